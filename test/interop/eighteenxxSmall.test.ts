import { describe, expect, it } from 'vitest'
import {
  bid,
  buy,
  by,
  FLOATED,
  IDLE,
  imported,
  of,
  pass,
  plain,
  ROUND,
  SOLD,
  table,
  tile,
  train,
  types,
} from './eighteenxxKit'

describe('undo and redo', () => {
  it('take back the last entry, or all behind the one that is named', async () => {
    const one = await imported([bid(1, 'TR', 20), bid(2, 'SNAR', 40), by(2, 'undo'), bid(2, 'BLC', 75)])
    expect(plain(one)).toEqual([
      { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
      { type: 'bid', player: 'p2', private: 'B&SLC', amount: 75 },
    ])
    const all = await imported([...SOLD, by(2, 'undo', { action_id: 1 }), pass(2)])
    expect(types(all)).toEqual(['buyPrivate', 'pass'])
    expect(types(await imported([...SOLD, by(2, 'undo', { action_id: 0 }), pass(1)]))).toEqual(['pass'])
  })

  it('bring back what the last undo took, talk left aside', async () => {
    const talk = by(3, 'message', { message: 'oops' })
    const back = await imported([...SOLD, by(2, 'undo', { action_id: 2 }), talk, by(2, 'redo')])
    expect(types(back)).toEqual(Array(5).fill('buyPrivate'))
    const twice = await imported([...SOLD, talk, by(2, 'undo'), by(2, 'undo'), by(2, 'redo')])
    expect(types(twice)).toEqual(Array(4).fill('buyPrivate'))
  })

  it('stop the import where they name what is not there', async () => {
    const { stopped, file } = await imported([...SOLD, by(2, 'undo', { action_id: 77 }), pass(3)])
    expect(stopped).toMatchObject({ entry: 6, type: 'undo', code: 'lostUndo' })
    expect(file.actions).toHaveLength(5)
    expect((await imported([...SOLD, by(1, 'redo')])).stopped).toMatchObject({ entry: 6, code: 'lostUndo' })
  })
})

describe('entries made by programs', () => {
  it('follow the entry that set them off; the programs themselves say nothing', async () => {
    const program = by(1, 'program_buy_shares', { auto_actions: [buy(1, 'ABC_1')], corporation: 'ABC' })
    const par = by(3, 'par', { corporation: 'ABC', share_price: '70,1,3', created_at: 1_702_596_925 })
    const result = await imported([
      ...SOLD,
      { ...par, auto_actions: [pass(3), by(3, 'program_disable')] },
      program,
      by(2, 'program_share_pass', { auto_actions: [pass(2)] }),
    ])
    expect(types(result).slice(5)).toEqual(['par', 'pass', 'buyShare', 'pass', 'pass'])
    expect(result.file.actions[5]).toMatchObject({ at: '2023-12-14T23:35:25.000Z' })
    expect(result.file.actions[6]).toMatchObject({ at: '2023-12-14T23:35:25.000Z' })
    expect(result.file.actions[7]).not.toHaveProperty('at')
  })
})

describe('private companies', () => {
  it('are auctioned in our order, whoever 18xx.games asks first', async () => {
    // The bids stand 2, 3, 1: there the lowest bidder (2) is asked first, here the seat behind the highest (2 as well),
    // then there 3, then 1 by the height of their bids; a pass there is for good.
    const result = await imported([
      bid(1, 'BLC', 75),
      bid(2, 'BLC', 80),
      bid(3, 'BLC', 85),
      bid(1, 'TR', 20),
      pass(2),
      bid(3, 'SNAR', 40),
      bid(1, 'BLC', 90),
      pass(2),
      bid(3, 'BLC', 95),
      pass(1),
      pass(1),
    ])
    expect(result.stopped).toBeUndefined()
    expect(table(result)).toMatchObject({
      players: { p3: { privates: ['B&SLC', 'S&NA'], cash: 465 } },
      turn: 'p2',
    })
  })

  it('pay while some are unsold and everybody passes', async () => {
    const result = await imported([bid(1, 'TR', 20), pass(2), pass(3), pass(1), bid(2, 'SNAR', 40)])
    expect(table(result)).toMatchObject({ round: 'SR 2', players: { p1: { cash: 585 }, p2: { cash: 560 } } })
  })

  it('go for nothing in the end', async () => {
    const passes = Array.from({ length: 12 }, (_, i) => pass(1 + (i % 3)))
    const result = await imported([...passes, bid(2, 'SNAR', 40)])
    expect(plain(result).slice(12)).toEqual([
      { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
      { type: 'buyPrivate', player: 'p2', private: 'S&NA' },
    ])
    const cheaper = await imported([...passes.slice(0, 3), bid(1, 'TR', 15)])
    expect(table(cheaper).players.p1).toMatchObject({ cash: 585, privates: ['Tusc'] })
    const { stopped } = await imported([...passes.slice(0, 3), bid(1, 'TR', 20)])
    expect(stopped).toMatchObject({ code: 'priceDiffers', facts: { price: 20, here: 15 } })
  })

  it('change hands between players on the buyer’s turn', async () => {
    const result = await imported([...SOLD, by(3, 'buy_company', { company: 'NDY', price: 130 })])
    expect(plain(result).at(-1)).toEqual({
      type: 'sellPrivate',
      player: 'p2',
      private: 'NDY',
      to: 'p3',
      price: 130,
    })
    const later = await imported([
      ...SOLD,
      by(3, 'par', { corporation: 'ABC', share_price: '70,1,3' }),
      by(1, 'buy_company', { company: 'BLC', price: 1 }),
    ])
    expect(types(later).slice(5)).toEqual(['par', 'pass', 'sellPrivate'])
  })
})

describe('an operating turn', () => {
  it('pays for terrain with the first tile on a hex, and ends when the next is heard of', async () => {
    const result = await imported([
      ...FLOATED,
      tile('ABC', 'G4', '441a'),
      of('ABC', 'pass'),
      train('ABC', '2-0', 100),
      of('ABC', 'pass'),
      ...ROUND,
      of('ABC', 'lay_tile', { hex: 'G4', tile: '442a-0' }),
      of('ABC', 'place_token', { city: '442a-0-0', slot: 0 }),
      of('ABC', 'run_routes', { routes: [{ train: '2-0', connections: [['H5', 'G4']] }] }),
      of('ABC', 'dividend', { kind: 'withhold' }),
    ])
    expect(result.stopped).toBeUndefined()
    const turns = plain(result).filter(action => 'corporation' in action && action.type !== 'buyShare')
    expect(turns.slice(1)).toEqual([
      { type: 'layTile', corporation: 'AB&C', cost: 60, hex: 'G4' },
      { type: 'buyTrain', corporation: 'AB&C', train: '2', from: 'ipo' },
      { type: 'endTurn', corporation: 'AB&C' },
      { type: 'layTile', corporation: 'AB&C', cost: 0, hex: 'G4' },
      { type: 'placeToken', corporation: 'AB&C', city: 'Birmingham', objective: true },
      { type: 'run', corporation: 'AB&C', revenue: 60, pay: false },
    ])
  })

  it('of a corporation that is alone is told from the next by its steps', async () => {
    const result = await imported([...FLOATED, ...IDLE, ...ROUND, tile('ABC', 'C6', '58'), ...IDLE, ...ROUND])
    expect(types(result).slice(-10)).toEqual([
      'pass',
      'endTurn',
      'pass',
      'pass',
      'pass',
      'layTile',
      'endTurn',
      'pass',
      'pass',
      'pass',
    ])
    expect(plain(result).find(action => action.type === 'layTile')).toMatchObject({ cost: 20, hex: 'C6' })
  })

  it('that 18xx.games gives to another corporation than the rules stops the import', async () => {
    const { stopped } = await imported([...FLOATED, tile('TAG', 'C6', '58')])
    expect(stopped).toMatchObject({
      entry: 14,
      type: 'lay_tile',
      code: 'refused',
      refusal: { code: 'notYourTurn' },
    })
  })

  it('passes over trains that have no route, as a run of nothing', async () => {
    const result = await imported([
      ...FLOATED,
      train('ABC', '2-0', 100),
      of('ABC', 'pass'),
      ...ROUND,
      train('ABC', '2-1', 100),
    ])
    expect(plain(result).slice(-2)).toEqual([
      { type: 'run', corporation: 'AB&C', revenue: 0, pay: false },
      { type: 'buyTrain', corporation: 'AB&C', train: '2', from: 'ipo' },
    ])
  })
})
