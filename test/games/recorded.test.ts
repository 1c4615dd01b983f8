import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { apply } from '../../src/rules/apply'
import { type Kit, kits, type Tree } from '../titles/kits'
import { merged, type Recorded } from './recorded'

function replay({ title, comparable }: Kit, game: Recorded): void {
  let state = title.start(game)
  let table: Tree = {}
  for (const [i, { action, after }] of game.trace.entries()) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome)
      throw new Error(`entry ${i + 1} ${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    state = outcome.state
    if (!after) continue
    table = merged(table, after)
    const [stands, wanted] = [comparable({ ...title.report(state) }, game), comparable(table, game)]
    // Far quicker than the matcher, which is asked where they differ.
    if (!isDeepStrictEqual(stands, wanted)) expect(stands, `after entry ${i + 1}`).toEqual(wanted)
  }
  expect(comparable({ ...title.report(state) }, game)).toEqual(comparable(game.final, game))
}

describe.each(kits)('recorded games of $id replay with every recorded table equal', kit => {
  it('there are some, for each number of players', () => {
    const { least, most } = kit.title.seats
    const seats = new Set(kit.recorded.map(({ players }) => players.length))
    expect([...seats].sort()).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i))
  })

  for (const [i, game] of kit.recorded.entries())
    it(`game ${i + 1}, ${game.players.length} players`, () => replay(kit, game))
})
