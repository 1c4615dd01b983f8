import { describe, expect, it } from 'vitest'
import { outlookOf, privatesFor } from '../../../../src/families/railway/ahead/outlook'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import type { RailwayView } from '../../../../src/families/railway/view'
import { choices } from '../../../../src/rules/apply'
import { ahead as alabama } from '../../../../src/titles/18al/later/ahead'
import { ahead as virginia } from '../../../../src/titles/18va/later/ahead'
import { ahead as shikoku } from '../../../../src/titles/1889/later/ahead'
import { actionsOf } from '../../../games/recorded'
import { tablesOf } from '../../../played'
import { kits } from '../../../titles/kits'
import { buyShare, pass } from '../entries'
import { railways } from '../kits'

const AHEAD = { '18AL': alabama, '18VA': virginia, '1889': shikoku } as const

describe.each(railways)('what a player could buy in $id', kit => {
  const outlook = outlookOf(AHEAD[kit.id as keyof typeof AHEAD])
  const buysOf = (state: AnyRailway, player: string) =>
    outlook(state).liquidity.find(row => row.player === player)?.buys ?? []

  it('is what the rules take on a fresh turn, at the lowest price', () => {
    const recorded = kits.find(({ id }) => id === kit.id)?.sample[0]
    if (!recorded) throw new Error(kit.id)
    const start = kit.title.start(recorded) as AnyRailway
    const fresh = tablesOf(kit.law, start, actionsOf(recorded)).filter(
      state => frame(state, 'stock')?.deeds.length === 0,
    )
    expect(fresh.length).toBeGreaterThan(20)
    for (const state of fresh.filter((_, i) => i % 5 === 0)) {
      const player = frame(state, 'stock')?.player ?? ''
      const open = choices(kit.law, state, ['buyShare']).filter(({ refusal }) => !refusal)
      const corporations = new Set(open.map(({ draft }) => (draft as { corporation?: unknown }).corporation))
      const buys = buysOf(state, player)
      expect(new Set(buys.map(({ corporation }) => corporation))).toEqual(corporations)
      for (const { corporation, price } of buys) {
        const paid = open
          .filter(({ draft }) => (draft as { corporation?: unknown }).corporation === corporation)
          .map(({ draft }) => (state.cash[player] ?? 0) - (kit.play(state, draft).cash[player] ?? 0))
        expect(price).toBe(Math.min(...paid))
      }
    }
  })

  it('names the private companies that the rules sell or take bids on, at the price and from the least bid', () => {
    const policy = AHEAD[kit.id as keyof typeof AHEAD]
    const recorded = kits.find(({ id }) => id === kit.id)?.sample[0]
    if (!recorded) throw new Error(kit.id)
    const start = kit.title.start(recorded) as AnyRailway
    const sold = tablesOf(kit.law, start, actionsOf(recorded)).filter(
      state => frame(state, 'stock')?.deeds.length === 0 && Object.values(state.privates).includes('bank'),
    )
    for (const state of policy.privates ? sold : []) {
      const player = frame(state, 'stock')?.player ?? ''
      const open = (type: string) =>
        choices(kit.law, state, [type])
          .filter(({ refusal }) => !refusal)
          .map(({ draft }) => draft as unknown as { private: string; amount?: number })
      const { privates: shown } = kit.title.view(state) as RailwayView
      const priceOf = (id: string) => shown.find(it => it.id === id)?.price
      expect(privatesFor(policy, state, player)).toEqual([
        ...open('buyPrivate').map(it => ({ private: it.private, price: priceOf(it.private), bid: false })),
        ...open('bid').map(it => ({ private: it.private, price: it.amount, bid: true })),
      ])
      expect(privatesFor(policy, state, player)).not.toEqual([])
    }
    expect(policy.privates === undefined || sold.length > 2).toBe(true)
  })

  it('is told to those who are not on turn, too, and in an operating round for the next turn', () => {
    const [one] = kit.corporations
    const state = kit.place({
      corporations: { [one]: { president: 'p2', shares: { p2: 4, p3: 2 }, trains: ['2'] } },
      turn: 'p1',
    })
    const waiting = buysOf(state, 'p3')
    expect(waiting.map(({ corporation }) => corporation)).toContain(one)
    const bought = kit.play(state, buyShare('p1', one))
    expect(buysOf(bought, 'p3')).toEqual(waiting)
    const operating = kit.play(state, pass('p1'), pass('p2'), pass('p3'))
    expect(frame(operating, 'operate')?.corporation).toBe(one)
    expect(buysOf(operating, 'p3')).toEqual(waiting)
  })
})
