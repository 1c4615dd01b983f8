import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/rules/apply'
import type { AnyState } from '../../../src/rules/state'
import type { TableView } from '../../../src/rules/view'
import { PARAGRAPHS } from '../../../src/titles/18al/book'
import { actionsOf, knownGames, realGame } from '../../games/recorded'
import { title } from '../../session/games'

/** What kind of turn a table is in, as the rule book tells them apart. */
function kindOf({ turn }: TableView): string {
  if (turn.at === 'stock') return turn.unsold ? 'unsold' : 'stock'
  return turn.at === 'operate' && turn.forced ? 'forced' : turn.at
}

describe('the paragraphs of a table', () => {
  it('tell of the turn that is due, in each kind of turn, and of the phases', () => {
    const cited = new Map<string, Set<string>>()
    for (const game of [realGame('4714'), ...[0, 3, 8].flatMap(n => knownGames()[n] ?? [])]) {
      let state: AnyState = title.setup(game)
      for (const action of actionsOf(game)) {
        const view = title.view(state)
        const kind = kindOf(view)
        cited.set(kind, (cited.get(kind) ?? new Set()).add(view.cites.turn))
        expect(view.cites.phase).toBe('Table I')
        const outcome = apply(title.law, state, action)
        if ('refusal' in outcome) throw new Error(outcome.refusal.code)
        state = outcome.state
      }
      const { cites } = title.view(state)
      expect(cites.turn).toBe('5.1')
      expect(PARAGRAPHS as readonly string[]).toContain(cites.turn)
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
