import type { AnyRailway } from '../../../src/families/railway/table'
import type { AlAction } from '../../../src/titles/18al/law'
import { law, rest } from '../../../src/titles/18al/law'
import { start } from '../../../src/titles/18al/start'
import { type Recorded, actionsOf as recorded } from '../../games/recorded'
import { tablesOf } from '../../played'
import { play } from './kit'

await rest.load()

/** The actions of a recorded game, typed as actions of 18AL; the rules refuse anything else. */
export function actionsOf(game: Recorded): readonly AlAction[] {
  return recorded(game) as readonly AlAction[]
}

/** The table after an action. Throws if it is refused. */
export const tableAfter = (state: AnyRailway, action: AlAction): AnyRailway => play(state, action)

/** The tables of a recorded game: before its first entry, and after each. */
export const statesOf = (game: Recorded): readonly AnyRailway[] => tablesOf(law, start(game), actionsOf(game))

/** The table of a recorded game after this many entries. */
export function stateAt(game: Recorded, entries: number): AnyRailway {
  return actionsOf(game).slice(0, entries).reduce(tableAfter, start(game))
}
