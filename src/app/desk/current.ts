import { signal } from '@preact/signals'
import type { LogRecord } from '../../session/records'
import type { GameHead } from '../../store/types'
import type { TitleId } from '../../titles/registry'

/** The open game as the list shows it; `null` if none is open. */
export const current = signal<GameHead | null>(null)

/** The title of a game that is being opened: what it needs is fetched while the game is read. */
export const coming = signal<TitleId | undefined>(undefined)

/**
 * Records of this tab that could not follow what another tab had stored before them. They are not in the game; they stay
 * here until the banker has seen them.
 */
export const stranded = signal<readonly LogRecord[]>([])
