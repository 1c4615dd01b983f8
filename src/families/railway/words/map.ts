import type { RefusalWords } from '../../words/vocabulary'
import type { MapReasons } from '../kept/reasons'
import type { map } from './en/map'

/** What the screens of a map say, at a table that keeps it. */
export type MapWords = typeof map

/**
 * Why a tile or station cannot lie where an entry puts it, and what is doubtful about one that does. What areas are that take no tile,
 * the title says.
 */
export type MapRefusals = RefusalWords<Omit<MapReasons, 'noTileHere'>>
