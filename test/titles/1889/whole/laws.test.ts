import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../../src/bank/money'
import { apply, choices } from '../../../../src/rules/apply'
import { worthOf } from '../../../../src/rules/view'
import { throughJson } from '../../../random'
import { randomGame } from '../../../randomGame'
import { kit, shikoku } from '../kit'

const { law, view, report, breaches } = shikoku
const seeds = Array.from({ length: 12 }, (_, i) => i + 1)

describe('random games of 1889', () => {
  it('conserve money, certificates and trains, and stay legal', () => {
    let entries = 0
    for (const seed of seeds) {
      const { start, states } = randomGame(kit, seed, 600)
      for (const state of states) {
        entries += 1
        expect(totalCash(state.cash)).toBe(7000)
        expect([...kit.lost(start, state), ...kit.illegal(state)]).toEqual([])
      }
      const last = states.at(-1) ?? start
      expect(breaches?.(last)).toEqual([])
    }
    expect(entries).toBeGreaterThan(2000)
  })

  it('say in view and report what is so', () => {
    for (const seed of seeds.slice(0, 4)) {
      const { states } = randomGame(kit, seed, 300)
      for (const state of states) {
        const { purses, over, actor, worth } = view(state)
        expect(purses.filter(({ holder, books }) => state.cash[holder] !== books)).toEqual([])
        expect(actor === null).toBe(over !== null)
        const { scores, gameOver } = report(state)
        expect(gameOver).toBe(over ?? undefined)
        for (const player of state.players)
          if (scores) expect(scores[player]).toBe(worthOf({ worth }, player))
        expect(throughJson(state)).toEqual(state)
      }
    }
  })

  it('offer what can be entered: each choice without a refusal is taken', () => {
    for (const seed of seeds.slice(0, 3)) {
      const { states } = randomGame(kit, seed, 200)
      for (const state of states.filter((_, i) => i % 5 === 0))
        for (const { draft, refusal } of choices(law, state))
          expect('refusal' in apply(law, state, draft)).toBe(refusal !== undefined)
    }
  })

  it('conserve everything with rulings, too', () => {
    for (const seed of seeds) {
      const { start, states } = randomGame(kit, seed, 200, true)
      for (const state of states) {
        expect(totalCash(state.cash)).toBe(7000)
        expect(kit.lost(start, state).filter(what => !what.startsWith('bids'))).toEqual([])
      }
    }
  })
})
