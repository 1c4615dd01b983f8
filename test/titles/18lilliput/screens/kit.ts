import type { AnyTitle } from '../../../../src/rules/title'
import title from '../../../../src/titles/18lilliput'
import type { LilState } from '../../../../src/titles/18lilliput/state'
import { atTable } from '../../atTable'
import { knownGames } from '../games'

/** The title without its own types, as the app handles it. */
export const any = title as unknown as AnyTitle

export const { found, show } = atTable<LilState>(any, knownGames())
