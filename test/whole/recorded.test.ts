import { describe, expect, it } from 'vitest'
import type { AnyState } from '../../src/rules/state'
import { actionsOf, knownFile, knownGames, merged, type Recorded } from '../games/recorded'
import { tablesOf } from '../played'
import { expectSame } from '../same'
import { type Kit, kits, type Tree } from '../titles/kits'

function replay({ title, comparable }: Kit, game: Recorded): void {
  /** A recording has no `null`, which would be a key that is gone: what is unlimited is not in it. */
  const reported = (state: AnyState) => comparable(merged({}, { ...title.report(state) }), game)
  const tables = tablesOf(title.law, title.start(game), actionsOf(game))
  let table: Tree = {}
  for (const [i, { after }] of game.trace.entries()) {
    const state = tables[i + 1]
    if (!after || !state) continue
    table = merged(table, after)
    expectSame(reported(state), comparable(table, game), `after entry ${i + 1}`)
  }
  expect(reported(tables.at(-1) as AnyState)).toEqual(comparable(merged({}, game.final), game))
}

describe.each(kits)('recorded games of $id replay with every recorded table equal', kit => {
  it('there are some, for each number of players', () => {
    const { least, most } = kit.title.seats
    const seats = new Set(kit.recorded.map(({ players }) => players.length))
    const { id } = kit
    const how = `in test/games/${knownFile(id)}; npm run -s record -- ${id} makes the first`
    expect([...seats].sort(), how).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i))
  })

  it('and they are found by its id', () => {
    expect(knownGames(kit.id).length, knownFile(kit.id)).toBeGreaterThan(0)
  })

  for (const [i, game] of kit.recorded.entries())
    it(`game ${i + 1}, ${game.players.length} players`, () => replay(kit, game))
})
