import { signal } from '@preact/signals'
import type { LogRecord } from '../../session/records'
import type { GameHead } from '../../store/types'
import type { TitleId } from '../../titles/registry'

/** The open game as the list shows it; nothing on the start screen. */
export const current = signal<GameHead | null>(null)

/** The title of a game that is on its way to the desk: what is fetched for it comes while the game is read. */
export const coming = signal<TitleId | undefined>(undefined)

/**
 * Entries of this tab that could not follow what another one had stored before them. They are not in the game; they
 * stand here until the banker has seen them.
 */
export const stranded = signal<readonly LogRecord[]>([])
