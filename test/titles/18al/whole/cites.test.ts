import { describe, expect, it } from 'vitest'
import type { RailwayView } from '../../../../src/families/railway/view'
import title from '../../../../src/titles/18al'
import { PARAGRAPHS } from '../../../../src/titles/18al/book'
import { knownGames, realGame } from '../../../games/recorded'
import { actionsOf, tableAfter } from '../recorded'

/** What kind of turn a table is in, as the rule book tells them apart. */
function kindOf({ turn }: RailwayView): string {
  if (turn.at === 'stock') return turn.unsold ? 'unsold' : 'stock'
  return turn.at === 'operate' && turn.forced ? 'forced' : turn.at
}

describe('the paragraphs of a table', () => {
  it('tell of the turn that is due, in each kind of turn, and of the phases', () => {
    const cited = new Map<string, Set<string>>()
    for (const game of [realGame('4714'), ...[0, 3, 8].flatMap(n => knownGames()[n] ?? [])]) {
      let state = title.start(game)
      for (const action of actionsOf(game)) {
        const view = title.view(state)
        const kind = kindOf(view)
        cited.set(kind, (cited.get(kind) ?? new Set()).add(view.turn.cite))
        expect(view.cites.phase).toBe('Table I')
        state = tableAfter(state, action)
      }
      const { turn } = title.view(state)
      expect(turn.cite).toBe('5.1')
      expect(PARAGRAPHS as readonly string[]).toContain(turn.cite)
    }
    expect(Object.fromEntries([...cited].map(([kind, cites]) => [kind, [...cites]]))).toEqual({
      unsold: ['3.1'],
      auction: ['3.1.1'],
      stock: ['3.2'],
      operate: ['4.2'],
      forced: ['4.2.5.2'],
      discard: ['4.2.5(g)'],
    })
  })
})
