import { describe, expect, it } from 'vitest'
import { cash } from '../../titles/tried'
import { acquire, buyTrain, run } from '../railway/entries'
import { railways } from '../railway/kits'
import type { Position } from '../railway/place'

describe.each(railways)('private companies bought by corporations of $id', kit => {
  const { game, cite, play, report, refuses, expectAllowed, place, figures } = kit
  const [one, two] = kit.corporations
  const [mine, its] = kit.privates
  const face = game.printed.privates[mine]?.face ?? 0
  const buys = cite('acquirePrivate')

  /** The turn of the first corporation, of p1, with private companies where they are said to be. */
  const turn = (privates: Record<string, string>, treasury = 900, more: Partial<Position> = {}) =>
    place({
      corporations: {
        [one]: { president: 'p1', shares: { p1: 4, p2: 2 }, par: 90, treasury, trains: ['2'] },
        [two]: { president: 'p2', shares: { p2: 6 } },
      },
      ...{ privates, phase: '3', turn: one },
      ...more,
    })

  it.each(figures.prices)(`${buys} %s for %i to %i`, (company, least, most) => {
    const state = turn({ [company]: 'p3' })
    for (const price of [least - 1, most + 1])
      refuses(state, acquire(one, company, price), 'priceRange', { private: company, price, least, most })
    for (const price of [least, most]) {
      const bought = play(state, acquire(one, company, price))
      const had = state.cash.p3 ?? 0
      expect([bought.privates[company], ...cash(bought, one, 'p3')]).toEqual([one, 900 - price, had + price])
      expect(report(bought).players.p3?.certificates).toBe(0)
    }
  })

  it(`${cite('acquirePrivate', 'tooExpensive')} from the treasury`, () => {
    const poor = turn({ [mine]: 'p3' }, face - 1)
    refuses(poor, acquire(one, mine, face), 'tooExpensive', { payer: one, has: face - 1, price: face })
    expectAllowed(poor, acquire(one, mine, face - 1))
  })

  it(`${cite('acquirePrivate', 'notFromPlayer')} from any player, the president too; of nobody else`, () => {
    expectAllowed(turn({ [mine]: 'p1' }), acquire(one, mine, face))
    for (const owner of [two, 'bank', 'closed'])
      refuses(turn({ [mine]: owner }), acquire(one, mine, face), 'notFromPlayer', { private: mine, owner })
  })

  it(`${buys} several in a turn, at any time of it`, () => {
    const both = turn({ [mine]: 'p1', [its]: 'p2' })
    const other = game.printed.privates[its]?.face ?? 0
    expectAllowed(play(both, acquire(one, mine, face), run(one, 0)), acquire(one, its, other))
  })

  it(`${cite('acquirePrivate', figures.early)} not in phase 2, but in the very turn that brings phase 3`, () => {
    const corporations = { [one]: { president: 'p1', shares: { p1: 6 }, treasury: 900 } }
    const early = turn({ [mine]: 'p3' }, 900, { corporations, phase: '2', left: { '2': 0 } })
    refuses(early, acquire(one, mine, face), figures.early, { phase: '2', from: '3' })
    expectAllowed(play(early, buyTrain(one, '3')), acquire(one, mine, face))
  })
})
