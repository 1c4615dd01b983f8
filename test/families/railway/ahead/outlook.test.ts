import { describe, expect, it } from 'vitest'
import { type AheadPolicy, liquidityOf } from '../../../../src/families/railway/ahead/outlook'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import type { RailwayView } from '../../../../src/families/railway/view'
import { choices } from '../../../../src/rules/apply'
import type { Action } from '../../../../src/rules/rule'
import { actionsOf } from '../../../games/recorded'
import { tablesOf } from '../../../played'
import { kits } from '../../../titles/kits'
import { buyShare, pass, sellShares } from '../entries'
import { railways } from '../kits'
import { turnIn } from '../turn'

/** How a title looks ahead. */
const aheadOf = async (id: string): Promise<AheadPolicy> =>
  (await import(`../../../../src/titles/${id.toLowerCase()}/later/ahead.ts`)).ahead

const games = await Promise.all(railways.map(async kit => ({ ...kit, ahead: await aheadOf(kit.id) })))

interface Drafted {
  readonly corporation: string
  readonly private: string
  readonly train: string
  readonly amount?: number
  readonly price?: number
}

describe.each(games)('what a player could buy in $id', kit => {
  const policy = kit.ahead
  const rowOf = (state: AnyRailway, player: string) => liquidityOf(policy, state, player)
  const buysOf = (state: AnyRailway, player: string) => rowOf(state, player).buys
  const tables = () => {
    const recorded = kits.find(({ id }) => id === kit.id)?.sample[0]
    if (!recorded) throw new Error(kit.id)
    return tablesOf(kit.law, kit.title.start(recorded) as AnyRailway, actionsOf(recorded))
  }
  /** What the rules offer and take of some types. */
  const open = (state: AnyRailway, ...types: string[]) =>
    choices(
      kit.law,
      state,
      types.filter(type => Object.hasOwn(kit.law.rules, type)),
    )
      .filter(({ refusal }) => !refusal)
      .map(({ draft }) => draft as Action & Drafted)
  const actorOf = ({ turn: [top] }: AnyRailway) => ('player' in top ? String(top.player) : '')

  it('is what the rules take on a fresh turn, at the lowest price', () => {
    const fresh = tables().filter(state => frame(state, 'stock')?.deeds.length === 0)
    expect(fresh.length).toBeGreaterThan(20)
    for (const state of fresh.filter((_, i) => i % 5 === 0)) {
      const player = frame(state, 'stock')?.player ?? ''
      const drafts = open(state, 'buyShare')
      const corporations = new Set(drafts.map(draft => draft.corporation))
      const buys = buysOf(state, player)
      expect(new Set(buys.map(({ corporation }) => corporation))).toEqual(corporations)
      for (const { corporation, price } of buys) {
        const paid = drafts
          .filter(draft => draft.corporation === corporation)
          .map(draft => (state.cash[player] ?? 0) - (kit.play(state, draft).cash[player] ?? 0))
        expect(price).toBe(Math.min(...paid))
      }
    }
  })

  it('names the private companies that the rules sell or take bids on, at the price and from the least bid', () => {
    const sold = tables().filter(
      state => 'player' in state.turn[0] && open(state, 'buyPrivate', 'bid').length > 0,
    )
    expect(sold.length).toBeGreaterThan(2)
    for (const state of sold) {
      const player = actorOf(state)
      const { privates: shown } = kit.title.view(state) as RailwayView
      const priceOf = (id: string) => shown.find(it => it.id === id)?.price
      const bids = open(state, 'bid').map(it => ({ of: it.private, price: it.amount, bid: true }))
      expect(rowOf(state, player).privates).toEqual([
        ...open(state, 'buyPrivate').map(it => ({ of: it.private, price: priceOf(it.private), bid: false })),
        ...bids,
      ])
      // The same is told to another who waits with as much money and no bid.
      const other = state.players.find(id => id !== player) ?? ''
      const even = { ...state, bids: {}, cash: { ...state.cash, [other]: state.cash[player] ?? 0 } }
      if (!frame(state, 'auction')) expect(rowOf(even, other).privates).toEqual(rowOf(even, player).privates)
    }
  })

  it('is no share as long as only an auction is held, and later ones in an operating round', () => {
    const states = tables()
    const lots = states.filter(state => state.turn[0].at === 'lots')
    expect(lots.length > 0).toBe(kit.id === '18VA')
    for (const state of lots)
      for (const player of state.players)
        expect(rowOf(state, player)).toMatchObject({ buys: [], starts: [], later: false })
    const operating = states.find(state => state.round.operating > 0)
    expect(operating && rowOf(operating, operating.players[0] ?? '').later).toBe(true)
  })

  it('names the corporations that the rules let them start, with the least that this costs', () => {
    const states = tables().filter(state => open(state, 'par').length > 0 && frame(state, 'stock'))
    expect(states.length).toBeGreaterThan(2)
    for (const state of states.filter((_, i) => i % 4 === 0)) {
      const player = actorOf(state)
      const has = state.cash[player] ?? 0
      const costs = new Map<string, number>()
      for (const draft of open(state, 'par')) {
        const cost = has - (kit.play(state, draft).cash[player] ?? 0)
        costs.set(draft.corporation, Math.min(cost, costs.get(draft.corporation) ?? cost))
      }
      const starts = rowOf(state, player).starts
      expect(new Map(starts.map(({ of, price }) => [of, price]))).toEqual(costs)
    }
  })

  it('names the trains that the bank would sell their corporation, at what these cost', () => {
    const states = tables().filter(state => frame(state, 'operate')?.step === 'trains')
    let some = 0
    for (const state of states.filter((_, i) => i % 4 === 0)) {
      const { corporation } = frame(state, 'operate') ?? { corporation: '' }
      const { president } = state.corporations[corporation] ?? {}
      const paid = ({ cash }: AnyRailway) => (cash[corporation] ?? 0) + (cash[president ?? ''] ?? 0)
      const costs = new Map<string, number>()
      for (const draft of open(state, 'buyTrain').filter(({ price }) => price === undefined)) {
        const type = kit.game.typeOf(draft.train)
        const cost = paid(state) - paid(kit.play(state, draft))
        costs.set(type, Math.min(cost, costs.get(type) ?? cost))
      }
      const row = rowOf(state, president ?? '').trains.find(it => it.corporation === corporation)
      expect(new Map(row?.trains.map(({ of, price }) => [of, price]))).toEqual(costs)
      some += costs.size
    }
    expect(some).toBeGreaterThan(5)
  })

  it('names them before the turn, too, with the treasury as it is, and not after it', () => {
    const [one, two, three] = kit.corporations
    const own = { president: 'p2', shares: { p2: 5 }, trains: ['2'], floated: true }
    const state = kit.place({
      corporations: {
        [one]: { president: 'p1', shares: { p1: 5 }, trains: ['2'], floated: true },
        [two]: { ...own, treasury: kit.figures.trains['2'] ?? 0 },
        [three]: { ...own, treasury: 10 },
      },
      turn: one,
    })
    const mine = (at: AnyRailway) => rowOf(at, 'p2').trains.map(it => it.corporation)
    expect(mine(state)).toEqual([two])
    expect(rowOf(state, 'p2').trains[0]?.trains[0]).toEqual({ of: '2', price: kit.figures.trains['2'] })
    expect(rowOf(state, 'p3').trains).toEqual([])
    const after = {
      ...state,
      turn: [{ ...state.turn[0], corporation: three, operated: [one, two] }],
    } as AnyRailway
    expect(mine(after)).toEqual([])
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

  it(`${kit.cite('sellShares', 'oneBlock', 'forcedSale')}: what others could sell stays when a president sells for a train`, () => {
    const [, two] = kit.corporations
    const shares = { p2: 4, p1: 2, p3: 2 }
    const before = turnIn(kit)({ treasury: 50 }, { phase: '3' }, { trains: ['3'], shares })
    const after = kit.play(before, sellShares('p1', two))
    const sold = (state: AnyRailway, player: string) =>
      rowOf(state, player).sales.find(({ corporation }) => corporation === two)?.shares
    for (const player of ['p2', 'p3']) {
      expect(sold(before, player)).toBeGreaterThan(0)
      expect(sold(after, player)).toBe(sold(before, player))
    }
  })
})
