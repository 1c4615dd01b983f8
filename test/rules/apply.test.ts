import { describe, expect, it } from 'vitest'
import { apply, check, choices, type Law } from '../../src/rules/apply'
import { Ledger } from '../../src/rules/ledger'
import type { Refusal, Rule } from '../../src/rules/rule'
import { action, money } from '../../src/rules/schema'
import type { Table } from '../../src/rules/state'

interface Give {
  readonly type: 'give'
  readonly amount: number
}
/** A table at which money is given away, and rounds are counted. */
interface Gifts extends Table {
  readonly rounds: { readonly begun: number }
}

const table: Gifts = {
  players: ['ann', 'bo'],
  cash: { bank: 0, ann: 10, bo: 0 },
  fresh: true,
  turn: [{ at: 'ann' }],
  rounds: { begun: 0 },
}
const broke: Refusal = { rule: '1', code: 'broke', facts: { has: 10 } }
const give: Rule<Gifts, Give, Ledger<Gifts>> = {
  cite: '1',
  schema: action('give', { amount: money(0) }),
  offers: () => [5, 20].map(amount => ({ slot: 'gift', draft: { type: 'give', amount } })),
  check: (state, { amount }) => ((state.cash.ann ?? 0) < amount ? broke : undefined),
  play: (ledger, { amount }) => ledger.pay('ann', 'bo', amount, 'gift'),
}
const law = (due: (state: Gifts) => boolean): Law<Gifts, Give, Ledger<Gifts>> => ({
  Ledger,
  rules: { give },
  consequences: [{ due, play: ledger => ledger.set({ rounds: { begun: ledger.state.rounds.begun + 1 } }) }],
})

describe('carrying out an entry', () => {
  it('plays what its check allows, and then what follows until nothing is due', () => {
    const outcome = apply(
      law(state => state.rounds.begun < 3),
      table,
      { type: 'give', amount: 4 },
    )
    expect(outcome).toMatchObject({
      state: { cash: { ann: 6, bo: 4 }, rounds: { begun: 3 } },
      happened: [{ is: 'paid', from: 'ann', to: 'bo', amount: 4, why: 'gift' }],
    })
    expect(table.cash.ann).toBe(10)
  })

  it('a refusal leaves everything as it was', () => {
    expect(
      apply(
        law(() => true),
        table,
        { type: 'give', amount: 11 },
      ),
    ).toEqual({ refusal: broke })
    expect(
      check(
        law(() => true),
        table,
        { type: 'give', amount: 11 },
      ),
    ).toBe(broke)
  })

  it('consequences that never come to rest are a programmer’s error', () => {
    expect(() =>
      apply(
        law(() => true),
        table,
        { type: 'give', amount: 1 },
      ),
    ).toThrow('do not come to rest')
  })

  it('choices are offers, judged by the check of their own rule', () => {
    expect(
      choices(
        law(() => false),
        table,
      ),
    ).toEqual([
      { slot: 'gift', draft: { type: 'give', amount: 5 } },
      { slot: 'gift', draft: { type: 'give', amount: 20 }, refusal: broke },
    ])
  })
})

describe('the ledger', () => {
  it('keeps the slices that did not change, and tells nothing where nothing moved', () => {
    const ledger = new Ledger(table)
    ledger.pay('ann', 'bo', 0, 'gift')
    expect(ledger.state).toBe(table)
    expect(ledger.happened).toEqual([])
    ledger.pay('ann', 'bo', 1, 'gift', 'NDY')
    expect(ledger.state.rounds).toBe(table.rounds)
    expect(ledger.happened).toEqual([
      { is: 'paid', from: 'ann', to: 'bo', amount: 1, why: 'gift', of: 'NDY' },
    ])
  })

  it('stacks turns: the last laid on acts first, and the last one stays', () => {
    const ledger = new Ledger(table)
    ledger.pushTurn({ at: 'bo' })
    ledger.setTurn({ at: 'bank' })
    expect(ledger.state.turn).toEqual([{ at: 'bank' }, { at: 'ann' }])
    ledger.popTurn()
    expect(ledger.state.turn).toEqual([{ at: 'ann' }])
    expect(() => ledger.popTurn()).toThrow()
  })
})
