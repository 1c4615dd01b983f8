import { describe, expect, it } from 'vitest'
import { type AnyRailway, operatingTurnIn } from '../../../../src/families/railway/table'
import { freshOperatingTurn } from '../../../../src/families/railway/turns'
import { begin, somethingLeft } from '../../../../src/session/session'
import type { Action1889 } from '../../../../src/titles/1889/law'
import { report } from '../../../../src/titles/1889/start'
import { loadTitle } from '../../../../src/titles/registry'
import { correct, par, pass, sellShares as sell, buyShare as share } from '../../../families/railway/entries'
import { seated } from '../../tried'
import { play, refusal, sold, table } from '../tables'

const turn = (state: AnyRailway) => report(state).turn

/** Everybody passes until it is this round. */
function until(state: AnyRailway, round: string): AnyRailway {
  let now = state
  while (report(now).round !== round) {
    const by = report(now).turn ?? ''
    now = play(now, by.startsWith('p') ? pass(by) : { type: 'endTurn', corporation: by, noRoute: true })
  }
  return now
}

/** A table with other holdings, as if they had been bought. */
const holding = (
  state: AnyRailway,
  held: Record<string, Record<string, number>>,
  chart: AnyRailway['chart'],
): AnyRailway => ({
  ...state,
  held: { ...state.held, ...held },
  chart,
  corporations: {
    ...state.corporations,
    ...Object.fromEntries(
      chart.map(({ corporation }) => {
        const [president = null] = Object.entries(held[corporation] ?? {})
          .filter(([id]) => id.startsWith('p'))
          .sort(([, a], [, b]) => b - a)
          .map(([id]) => id)
        const record = state.corporations[corporation]
        return [corporation, { ...record, par: 65, president, floated: true }]
      }),
    ),
  } as AnyRailway['corporations'],
})

describe('Stock turn, Selling', () => {
  const started = () => {
    const first = play(sold(2), par('p2', 'IR', 65), pass('p2'), share('p1', 'IR'), pass('p1'))
    return play(first, share('p2', 'IR'), pass('p2'), share('p1', 'IR'), pass('p1'))
  }

  it('sells nothing in the first stock round', () => {
    expect(refusal(started(), sell('p2', 'IR', 1))).toMatchObject({ rule: 'Selling', code: 'noSalesYet' })
  })

  const later = () => {
    const floated = play(started(), share('p2', 'IR'), pass('p2'))
    return until(floated, 'SR 2')
  }

  it('sells all shares of a corporation at once', () => {
    const player = turn(later()) ?? ''
    const after = play(later(), sell(player, 'IR', 1))
    expect(refusal(after, sell(player, 'IR', 1))).toMatchObject({ rule: 'Selling', code: 'oneBlock' })
  })

  it('does not sell on both sides of a purchase', () => {
    const tokens: AnyRailway['chart'] = ['IR', 'KO', 'SR'].map(corporation => ({ corporation, at: [0, 3] }))
    const piles = { p1: 3, p2: 3, ipo: 4 }
    const state = holding(later(), { IR: piles, KO: piles, SR: piles }, tokens)
    const player = turn(state) ?? ''
    const rich = { ...state, cash: { ...state.cash, [player]: 500 } }
    const both = play(rich, sell(player, 'IR', 1), share(player, 'KO'))
    expect(refusal(both, sell(player, 'SR', 1))).toMatchObject({ rule: 'Stock turn', code: 'salesOver' })
    const first = play(rich, share(player, 'KO'), sell(player, 'IR', 1))
    expect(refusal(first, sell(player, 'IR', 1)).code).toBe('oneBlock')
    expect(play(first, sell(player, 'SR', 1))).toBeDefined()
  })

  it('allows one purchase, also where a corporation would be started (Stock turn)', () => {
    const bought = play(sold(2), par('p2', 'IR', 65))
    const once = { rule: 'Stock turn', code: 'onePurchase' }
    expect(refusal(bought, par('p2', 'KO', 65))).toMatchObject(once)
    expect(refusal(bought, share('p2', 'IR'))).toMatchObject(once)
  })
})

describe('7.6 and the colors of the chart', () => {
  const at = (space: readonly [number, number], held: Record<string, number>) => {
    const state = { ...sold(3), round: { stock: 2, operating: 0, of: 0 } }
    const rich = { ...state, cash: { ...state.cash, p1: 2000 } }
    return holding(rich, { KO: held }, [{ corporation: 'KO', at: space }])
  }

  it('allows 60%, and more in orange only', () => {
    const six = { p1: 6, ipo: 4 }
    expect(refusal(at([5, 0], six), share('p1', 'KO'))).toMatchObject({
      rule: '7.6',
      code: 'shareLimit',
      facts: { percent: 70, limit: 60 },
    })
    expect(report(play(at([8, 0], six), share('p1', 'KO'))).players.p1?.shares.KO).toBe(7)
  })

  it('counts no certificates in yellow and orange', () => {
    const four = { p1: 4, p2: 2, ipo: 4 }
    const counted = (space: readonly [number, number]) => report(at(space, four)).players.p1?.certificates
    expect([counted([0, 3]), counted([5, 0]), counted([8, 0])]).toEqual([5, 2, 2])
  })

  it('lets somebody over 60% sell before they pass or buy', () => {
    const state = at([5, 0], { p1: 7, p2: 1, ipo: 2 })
    expect(refusal(state, pass('p1'))).toMatchObject({
      rule: '7.6',
      code: 'overShare',
      facts: { percent: 70, limit: 60 },
    })
    expect(refusal(state, par('p1', 'AR', 65)).code).toBe('overShare')
    expect(report(play(state, sell('p1', 'KO', 1), pass('p1'))).turn).toBe('p2')
  })
})

it('7.6 of two limits, the one is told for which something may still be sold', () => {
  const full = (corporation: string, p2: number, others: object) => ({ [corporation]: { p2, ...others } })
  const held = {
    ...full('AR', 5, { market: 5 }),
    ...full('KO', 5, { market: 5 }),
    ...full('TR', 2, { p1: 1, market: 5, ipo: 2 }),
    ...full('SR', 2, { p1: 1, market: 5, ipo: 2 }),
    ...full('UR', 7, { ipo: 3 }),
  }
  const tokens: AnyRailway['chart'] = Object.keys(held).map(corporation => ({
    ...{ corporation, at: corporation === 'UR' ? [5, 0] : [0, 3] },
  }))
  const dealt = { ...sold(6), round: { stock: 2, operating: 0, of: 0 } }
  const state = holding({ ...dealt, privates: { ...dealt.privates, DR: 'p2', SIR: 'p2' } }, held, tokens)
  expect(report(state).players.p2?.certificates).toBeGreaterThan(11)
  expect(refusal(state, pass('p2'))).toMatchObject({ code: 'overShare', facts: { corporation: 'UR' } })
  expect(report(play(state, sell('p2', 'UR', 1), pass('p2'))).turn).toBe('p3')
})

describe('Private powers', () => {
  const exchange = (player: string): Action1889 => ({
    type: 'exchangePrivate',
    player,
    private: 'DR',
    from: 'ipo',
  })
  const owner = (state: AnyRailway) => String(state.privates.DR)

  /** The turn of the IR, which p1 presides over and whose train p1 has to pay for; p2 has three shares of it, and the Dougo Railway. */
  function raising(shares = 3): AnyRailway {
    const tokens: AnyRailway['chart'] = ['KO', 'IR'].map(corporation => ({ corporation, at: [0, 3] }))
    const state = holding(
      sold(3),
      { IR: { p1: shares, p2: 3, ipo: 7 - shares }, KO: { p1: 2, p2: 5, ipo: 3 } },
      tokens,
    )
    return {
      ...state,
      round: { stock: 2, operating: 1, of: 1 },
      cash: { ...state.cash, p1: 0, p2: 0, IR: 0 },
      privates: { ...state.privates, DR: 'p2' },
      turn: [freshOperatingTurn('IR', 'trains', ['KO'])],
    }
  }

  it('exchange the Dougo Railway for a share of the IR, which need not have been started', () => {
    const state = sold(3)
    const player = owner(state)
    const other = player === 'p1' ? 'p2' : 'p1'
    expect(refusal(state, exchange(other))).toMatchObject({ rule: 'Private powers', code: 'notOwner' })
    const after = play(state, exchange(player))
    expect(report(after).players[player]).toMatchObject({ shares: { IR: 1 } })
    expect(report(after).turn).toBe(report(state).turn)
    expect(refusal(after, exchange(player)).code).toBe('notOwner')
    expect(refusal(table(3), exchange('p1')).code).toBe('auctionFirst')
  })

  it('leave nothing to do in a turn after its purchase, but for the owner', async () => {
    const title = await loadTitle('1889')
    const open = begin(title, { players: seated(3), options: {} })
    const state = play(sold(3), par('p1', 'KO', 65))
    const isLeft = (DR: string) => {
      const owned = { ...state, privates: { ...state.privates, DR } }
      return somethingLeft(open, owned, title.implied(owned))
    }
    expect(title.implied(state)).toEqual([pass('p1')])
    expect([isLeft('p1'), isLeft('p2'), isLeft('closed')]).toEqual([true, false, false])
  })

  it('leave the president’s certificate of an IR that nobody has started', () => {
    const state = sold(3)
    const given = (ipo: number) => ({ ...state, held: { ...state.held, IR: { p1: 10 - ipo, ipo } } })
    expect(refusal(given(2), exchange(owner(state))).code).toBe('noneLeft')
    const player = owner(state) === 'p1' ? 'p2' : owner(state)
    const other = { ...given(3), privates: { ...state.privates, DR: player } }
    expect(report(play(other, exchange(player))).players[player]).toMatchObject({ shares: { IR: 1 } })
  })

  it('hold 60%, but no free place is needed', () => {
    const state = sold(3)
    const player = owner(state)
    const six = holding(state, { IR: { [player]: 6, ipo: 4 } }, [{ corporation: 'IR', at: [0, 3] }])
    expect(refusal(six, exchange(player))).toMatchObject({ code: 'shareLimit' })
    const { length } = Object.values(state.privates).filter(it => it === player)
    const many = { KO: 6, SR: 6, TR: 6, UR: 20 - 15 - length }
    const full = holding(
      state,
      Object.fromEntries(
        Object.entries(many).map(([id, shares]) => [id, { [player]: shares, ipo: 10 - shares }]),
      ),
      Object.keys(many).map(corporation => ({ corporation, at: [0, 3] })),
    )
    expect(report(full).players[player]?.certificates).toBe(19)
    expect(report(play(full, exchange(player))).players[player]).toMatchObject({
      certificates: 19,
      shares: { IR: 1 },
    })
  })

  it('bring a president who has sold nothing yet, if the presidency changes while money is raised', () => {
    const state = raising()
    const sale = play(state, sell('p1', 'KO', 1))
    const heir = play(sale, exchange('p2'))
    expect(heir.corporations.IR?.president).toBe('p2')
    expect(refusal(heir, { type: 'declareBankruptcy', player: 'p2' }).code).toBe('notBankrupt')
    expect(report(play(heir, sell('p2', 'KO', 1))).players.p2?.shares.KO).toBe(4)
    const same = play(raising(5), sell('p1', 'KO', 1), exchange('p2'))
    expect(operatingTurnIn(same)?.raised).toHaveLength(1)
  })

  it('Presidency: leave a president in place whom a ruling left with less than another, as a purchase of a third player does', () => {
    const tokens: AnyRailway['chart'] = [{ corporation: 'IR', at: [0, 3] }]
    const state = holding(sold(3), { IR: { p2: 3, p3: 3, ipo: 4 } }, tokens)
    const more = correct({ shares: { corporation: 'IR', from: 'ipo', to: 'p3', shares: 1 } })
    const ruled = play({ ...state, privates: { ...state.privates, DR: 'p1' } }, more)
    for (const act of [exchange('p1'), share('p1', 'IR')])
      expect(play(ruled, act).corporations.IR?.president).toBe('p2')
    const own = play({ ...ruled, privates: { ...ruled.privates, DR: 'p3' } }, exchange('p3'))
    expect(own.corporations.IR?.president).toBe('p3')
  })

  it('may float the IR in an operating round, which then operates from the next one on', () => {
    const state = holding(sold(3), { IR: { p1: 2, p2: 2, ipo: 6 } }, [
      { corporation: 'IR', at: [0, 3] },
      { corporation: 'KO', at: [0, 3] },
    ])
    const operating: AnyRailway = {
      ...state,
      corporations: { ...state.corporations, IR: { ...state.corporations.IR, floated: false } as never },
      held: { ...state.held, KO: { p1: 5, ipo: 5 } },
    }
    const round = until(operating, 'OR 1.1')
    expect(report(round).turn).toBe('KO')
    const after = play(round, exchange(owner(round)))
    expect(report(after).corporations.IR).toMatchObject({ floated: true, treasury: 650 })
    const next = play(after, { type: 'endTurn', corporation: 'KO', noRoute: true })
    expect(report(next).round).toBe('SR 2')
  })
})
