import { describe, expect, it } from 'vitest'
import { RailDesk } from '../../../../src/families/railway/import/desk'
import { takePurchase } from '../../../../src/families/railway/import/stock'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { recording } from '../../../../src/titles/18va/import'
import { takes } from '../../../../src/titles/18va/import/takes'
import { place } from '../kit'
import { AUCTION, bid, buy, by, imported, par, pass, passes, plain, tableOf } from './kit'

describe('4.1 an item that falls to $0', () => {
  const FALLEN = [
    bid(1, 'P2', 60),
    bid(2, 'P3', 80),
    bid(3, 'P4', 140),
    ...passes(1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3),
  ]
  const forced = { type: 'bid', player: 'p1', private: 'REA', amount: 0 }

  it('4.1 is taken by the bid of $0 that the recording leaves out', async () => {
    const more = [bid(2, 'P1', 5), ...passes(3, 1, 2), par(3, 'B&O', 100)]
    const result = await imported([...FALLEN, ...more])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).slice(15, 17)).toEqual([
      forced,
      { type: 'bid', player: 'p2', private: 'REA', amount: 5 },
    ])
    expect(tableOf(result).players.p2).toMatchObject({ cash: 315, privates: ['PY', 'REA'] })
  })

  it('4.1 is sold for $0 if nobody bids more, and the bid is there if the recording ends with it', async () => {
    expect(plain(await imported(FALLEN)).at(-1)).toEqual(forced)
    const result = await imported([...FALLEN, ...passes(2, 3, 1), par(3, 'B&O', 100)])
    expect(result.stopped).toBeUndefined()
    expect(tableOf(result).players.p1).toMatchObject({ cash: 340, privates: ['REA', 'TIW'] })
  })

  it('4.1 is bid on once if the recording has that bid itself', async () => {
    const result = await imported([...FALLEN, bid(1, 'P1', 10), ...passes(2, 3, 1)])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).filter(({ type }) => type === 'bid')).toHaveLength(4)
    expect(plain(await imported([...FALLEN, bid(1, 'P1', 0), pass(2)])).at(-2)).toEqual(forced)
  })
})

describe('3.1 the option of 70%', () => {
  const settings = { optional_rules: ['two_player_share_limit'] }

  it('3.1 is that of two players', async () => {
    const { file, stopped } = await imported([bid(1, 'P1', 40)], { settings }, 2)
    expect([file.setup.options, stopped]).toEqual([{ seventyPercent: true }, undefined])
  })

  it('3.1 means nothing for three, there and here', async () => {
    expect((await imported([bid(1, 'P1', 40)], { settings })).file.setup.options).toEqual({})
  })
})

describe('3.1 certificates', () => {
  /** p1 owns 13 certificates and acts. */
  const full = (players: number) =>
    place({
      players,
      cash: { p1: 500 },
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 6 } },
        SR: { president: 'p1', size: 10, shares: { p1: 6 } },
        WM: { president: 'p2', size: 10, shares: { p2: 4, p1: 3 } },
      },
      phase: '5',
      turn: 'p1',
    })
  const deskFor = (state: AnyRailway) =>
    new RailDesk({ ...recording, start: () => state }, { players: [], options: {} })
  const take = (desk: RailDesk, type: string, fields: object) =>
    (takes[type] ?? takePurchase)(desk, {
      ...{ type, fields: { entity_type: 'player', ...fields }, player: 'p1' },
      ahead: () => undefined,
    })
  const ruling = { type: 'correct', certificateLimit: 15 }

  it('3.1 with four players a fourteenth is bought after a ruling that says so', () => {
    const desk = deskFor(full(4))
    expect(take(desk, 'buy_shares', { shares: ['WMR_7'], percent: 10 })).toBeUndefined()
    expect(desk.actions).toMatchObject([ruling, { type: 'buyShare', corporation: 'WM' }])
    expect(take(desk, 'pass', {})).toBeUndefined()
    expect(desk.actions).toHaveLength(3)
  })

  it('3.1 so passes whoever a lost presidency has put over the limit', () => {
    const over = { ...full(4), own: { ...full(4).own, limitRuled: 12 } }
    const desk = deskFor(over)
    expect(take(desk, 'pass', {})).toBeUndefined()
    expect(desk.actions).toMatchObject([ruling, { type: 'pass' }])
  })

  it('3.1 with five players the limit is that of the book', () => {
    const hitch = take(deskFor(full(5)), 'buy_shares', { shares: ['WMR_7'], percent: 10 })
    expect(hitch?.refusal).toMatchObject({ code: 'certificateLimit', facts: { limit: 10 } })
  })
})

describe('4.3.2 what a file says of a trade', () => {
  it('4.3.2 is compared: percentage and price', async () => {
    const begun = [...AUCTION, par(2, 'VR', 70), ...passes(3, 1)]
    expect((await imported([...begun, buy(2, 'VR_1', 10)])).stopped).toMatchObject({
      code: 'percentDiffers',
      facts: { named: 'VGN', percent: 10, here: 20 },
    })
    const priced = by(2, 'buy_shares', { shares: ['VR_1'], share_price: 75 })
    expect((await imported([...begun, priced])).stopped).toMatchObject({
      code: 'priceDiffers',
      facts: { price: 75, here: 70 },
    })
    const { stopped } = await imported([...begun, by(2, 'buy_shares', { shares: ['VR_1'] })])
    expect(stopped).toBeUndefined()
  })
})
