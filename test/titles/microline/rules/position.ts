import * as v from 'valibot'
import { cellAt } from '../../../../src/bank/chart'
import type { Refusal } from '../../../../src/rules/rule'
import { action, player, space } from '../../../../src/rules/schema'
import { CASH, COMPANIES, SHARES } from '../data'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import type { MicroState } from '../state'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const company = v.picklist(COMPANIES)
const table = v.strictObject({
  round: v.picklist(['1', '2', '3']),
  turn: player,
  players: v.record(v.string(), v.strictObject({ cash: whole, shares: v.record(company, whole) })),
  corporations: v.record(company, v.strictObject({ treasury: whole, cell: space })),
})

/** Joins a game at the beginning of a round: the first entry is the table as it is. */
const schema = action('position', { table })
export type Position = v.InferOutput<typeof schema>
export type PositionTable = Position['table']

const sameIds = (some: readonly string[], others: object) =>
  some.toSorted().join() === Object.keys(others).toSorted().join()

function refuseTable(state: MicroState, table: PositionTable): Refusal | undefined {
  const ids = state.companies.map(({ id }) => id)
  if (!sameIds(state.players, table.players) || !sameIds(ids, table.corporations))
    return refuse('ruling', 'positionPlayers', {})
  for (const id of ids) {
    const found = state.players.reduce((sum, player) => sum + (table.players[player]?.shares[id] ?? 0), 0)
    if (found > SHARES) return refuse('shares', 'positionShares', { corporation: id, found, shares: SHARES })
    const [row, column] = table.corporations[id]?.cell ?? [0, 0]
    if (!cellAt(state.grid, [row, column])) return refuse('ruling', 'noSpace', { row, column })
  }
  return undefined
}

export const position: MicroRule<Position> = {
  cite: 'ruling',
  schema,
  offers: () => [],
  check: (state, { table }) =>
    state.fresh && Number(table.round) <= state.rounds
      ? refuseTable(state, table)
      : refuse('ruling', 'positionLate', {}),
  play(ledger, { table }) {
    const { companies, players } = ledger.state
    for (const player of players) {
      ledger.pay(player, 'bank', CASH, 'position')
      ledger.pay('bank', player, table.players[player]?.cash ?? 0, 'position')
    }
    for (const { id } of companies) {
      ledger.pay('bank', id, table.corporations[id]?.treasury ?? 0, 'position')
      ledger.token(ledger.state.grid, id, table.corporations[id]?.cell ?? [1, 0], 'position')
      for (const player of players) {
        const held = table.players[player]?.shares[id] ?? 0
        if (held > 0) ledger.shares(id, 'pool', player, held)
      }
    }
    ledger.set({ round: Number(table.round) })
    ledger.setTurn({ at: 'card', player: table.turn, nth: 0 })
  },
}
