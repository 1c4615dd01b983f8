import type { ActionSchema } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule, Why } from '../law'
import type { AnyRailway } from '../table'
import {
  corporations,
  first,
  floated,
  money,
  onlyListed,
  phaseAsSold,
  presides,
  privates,
  samePlayers,
  trains,
  turn,
  unstarted,
} from './faults'
import type { Fault, JoiningPolicy } from './policy'
import { discards, remembered } from './remembered'
import { type Position, type PositionTable, positionKeys, positionSchema } from './table'
import { takeTable } from './take'

/** What a table is refused for in a title that has no entries older than the family. */
export const FAULTS: readonly Fault[] = [
  ...[first, samePlayers, onlyListed, presides, corporations, floated, unstarted, money, trains],
  ...[phaseAsSold, privates, turn, remembered, discards],
]

/** The first thing that is wrong with a table to be joined; `undefined` if there is nothing. */
export const faultIn =
  (game: Game, policy: JoiningPolicy) =>
  (state: AnyRailway, table: PositionTable): Why | undefined => {
    for (const fault of policy.faults) {
      const why = fault(game, policy)(state, table)
      if (why) return why
    }
    return undefined
  }

/** The schema of a title's entry; its own keys come after those of a report and of the turn in progress. */
function schemaOf(game: Game, { ends, own, steps, frames, stored }: JoiningPolicy): ActionSchema {
  if (stored) return stored.schema
  const {
    first: report,
    end,
    last,
  } = positionKeys(game, {
    ...{ endings: Object.keys(ends), row: own.row ?? {}, frame: frames.schema(game, steps) },
  })
  return positionSchema({ ...report, ...own.table, ...end, ...own.end, ...last })
}

/** Joins a game in progress: the current table as the first entry; money, certificates and trains must all be accounted for. */
export function position(game: Game, policy: JoiningPolicy): RailRule<Position> {
  const refuse = faultIn(game, policy)
  const take = takeTable(game, policy)
  const { read } = policy.stored ?? { read: (table: object) => table as PositionTable }
  return {
    schema: schemaOf(game, policy),
    offers: () => [],
    why: (state, { table }) => refuse(state, read(table)),
    play: (ledger, { table }) => take(ledger, read(table)),
  }
}
