import { describe, expect, it } from 'vitest'
import { importKept, importStopped, scoresDiffer } from '../../../src/words/en/import'
import {
  bid,
  buy,
  by,
  company,
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
} from '../eighteenxxKit'

const money = (amount: number) => `$${amount}`

describe('entries made by programs', () => {
  it('follow the entry that triggered them; the programs themselves mean nothing', async () => {
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

  it('may stand in each other, and none is passed over: what is not understood stops the import with its name', async () => {
    const par = by(3, 'par', { corporation: 'ABC', share_price: '70,1,3' })
    const nested = { ...pass(3), auto_actions: [{ ...buy(1, 'ABC_1'), auto_actions: [by(2, 'take_loan')] }] }
    const result = await imported([...SOLD, { ...par, auto_actions: [nested] }])
    expect(types(result).slice(5)).toEqual(['par', 'pass', 'buyShare'])
    expect(result.stopped).toMatchObject({ entry: 6, type: 'take_loan', code: 'unknownEntry', kept: 8 })
    for (const followers of ['pass', 7, [null], [['pass']], [{ auto_actions: [] }]]) {
      const { stopped } = await imported([...SOLD, { ...par, auto_actions: followers }])
      expect(stopped).toMatchObject({ entry: 6, type: 'auto_actions', code: 'unknownEntry', kept: 6 })
    }
    const one = await imported([...SOLD, { ...par, auto_actions: pass(3) }])
    expect(types(one).slice(5)).toEqual(['par', 'pass'])
  })
})

describe('what a file may hold besides', () => {
  it('chat, programs, notes of the site, and fields that say who made an entry', async () => {
    const idle = ['message', 'log', 'program_enable', 'program_auction_bid', 'program_disable']
    const result = await imported([
      ...idle.map(type => by(2, type, { message: 'hello', user: 77 })),
      ...SOLD.map(entry => ({ ...entry, user: 77, created_at: '2024-01-14', original_id: null })),
    ])
    expect(result.stopped).toBeUndefined()
    expect(types(result)).toEqual(Array(5).fill('buyPrivate'))
  })

  it('entries without an id, a time or a kind of who made them', async () => {
    const bare = SOLD.map(({ entity_type: _, ...entry }) => ({ ...entry, id: null, created_at: null }))
    const result = await imported([...bare, { ...pass(3), id: null, auto_actions: null }])
    expect(result.stopped).toBeUndefined()
    expect(types(result).at(-1)).toBe('pass')
  })

  it('half a president’s certificate sold: its id with 10%, the holdings of two players unchanged on 18xx.games', async () => {
    const result = await imported([
      ...FLOATED,
      ...IDLE,
      buy(2, 'ABC_5'),
      buy(3, 'ABC_6'),
      ...[buy(1, 'ABC_7'), pass(1)],
      by(2, 'sell_shares', { shares: ['ABC_2', 'ABC_5'], percent: 20 }),
      pass(2),
      by(3, 'sell_shares', { shares: ['ABC_3', 'ABC_6', 'ABC_0'], percent: 30, share_price: null }),
    ])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).slice(-1)).toEqual([
      { type: 'sellShares', player: 'p3', corporation: 'AB&C', shares: 3 },
    ])
    expect(table(result)).toMatchObject({
      players: { p3: { shares: { 'AB&C': 1 } }, p1: { presidencies: ['AB&C'] } },
    })
  })

  it('a certificate that comes back from the Open Market', async () => {
    const result = await imported([
      ...FLOATED,
      ...IDLE,
      by(2, 'sell_shares', { shares: ['ABC_2'], percent: 10 }),
      pass(2),
      by(3, 'buy_shares', { shares: ['ABC_2'], percent: 10, share_price: 65, swap: null }),
    ])
    expect(plain(result).at(-1)).toEqual({
      type: 'buyShare',
      player: 'p3',
      corporation: 'AB&C',
      from: 'market',
    })
  })

  it('an ability passed over, a station with the one who places it, a train with its variant', async () => {
    const result = await imported([
      ...FLOATED,
      company('BLC', 'pass'),
      tile('ABC', 'G4', '441a'),
      of('ABC', 'place_token', { city: '441a-0-0', slot: 0, tokener: 'ABC', cost: null, token_type: null }),
      of('ABC', 'buy_train', { train: '2-0', price: 100, variant: '2', exchange: null, slots: null }),
    ])
    expect(result.stopped).toBeUndefined()
    expect(
      plain(result)
        .slice(-3)
        .map(({ type }) => type),
    ).toEqual(['layTile', 'placeToken', 'buyTrain'])
  })

  it('routes, some with their revenue and some without', async () => {
    const result = await imported([
      ...FLOATED,
      tile('ABC', 'G4', '441a'),
      train('ABC', '2-0', 100),
      of('ABC', 'pass'),
      ...ROUND,
      of('ABC', 'pass'),
      train('ABC', '2-1', 100),
      of('ABC', 'pass'),
      ...ROUND,
      of('ABC', 'run_routes', {
        routes: [
          { train: '2-0', connections: [['H5', 'G4']], revenue: null, halts: null },
          { train: '2-1', revenue: 70, revenue_str: 'A4-C4', hexes: ['A4', 'C4'], subsidy: 0 },
        ],
        extra_revenue: 0,
        subsidy: 0,
      }),
      of('ABC', 'dividend', { kind: 'payout' }),
    ])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).at(-1)).toMatchObject({ revenue: 110, pay: true })
  })
})

describe('what is not understood', () => {
  it('stops the import at its entry, and the game is there up to it', async () => {
    const result = await imported([...SOLD, by(3, 'take_loan', { id: 99 }), pass(3)])
    expect(result.stopped).toEqual({ entry: 99, type: 'take_loan', kept: 5, code: 'unknownEntry', facts: {} })
    expect(result.file.actions).toHaveLength(5)
    expect(result.stopped && importStopped(result.stopped, money)).toBe(
      'The import stops at entry 99 (take_loan): this kind of entry is not known.',
    )
  })

  it.each([
    [by(3, 'par', { corporation: 'ABC' }), 'unreadable', { key: 'share_price' }],
    [by(3, 'par', { corporation: 'B&O', share_price: '70,1,3' }), 'stranger', { named: 'B&O' }],
    [by(4, 'pass'), 'stranger', { named: '4' }],
    [bid(3, '__proto__', 20), 'stranger', { named: '__proto__' }],
    [of('constructor', 'pass'), 'stranger', { named: 'constructor' }],
    [of('ABC', 'buy_train', { train: '8-0', price: 1 }), 'stranger', { named: '8-0' }],
    [of('ABC', 'dividend', { kind: 'half' }), 'dividendKind', { kind: 'half' }],
    [of('ABC', 'dividend', { kind: 'payout' }), 'noRun', { corporation: 'AB&C' }],
  ])('%j', async (entry, code, facts) => {
    expect((await imported([...SOLD, entry])).stopped).toMatchObject({ entry: 6, code, facts })
  })

  it('may be a train’s stop that pays nothing', async () => {
    const run = of('ABC', 'run_routes', { routes: [{ train: '2-0', connections: [['B3', 'G6']] }] })
    const entries = [...FLOATED, train('ABC', '2-0', 100), of('ABC', 'pass'), pass(2), pass(3), pass(1), run]
    expect((await imported(entries)).stopped).toMatchObject({
      code: 'noStop',
      facts: { hex: 'B3', tile: '' },
    })
  })
})

describe('a private company sold to the bank', () => {
  it('stops the import with its name', async () => {
    const sale = by(3, 'sell_company', { company: 'BLC', price: 70, id: 12 })
    const { stopped } = await imported([...SOLD, sale])
    expect(stopped).toMatchObject({ entry: 12, type: 'sell_company', kept: 5, code: 'soldToBank' })
  })
})

describe('the sentence of a stop', () => {
  it.each([
    ['unreadable', { key: 'price' }, 'its "price" is missing or cannot be read'],
    ['stranger', { named: 'B&O' }, 'it names something that is not in this game: B&O'],
    ['priceDiffers', { named: '2', price: 90, here: 100 }, 'the price of "2" is $90 there and $100 here'],
    ['noStop', { hex: 'B3', tile: '' }, 'a train stops at B3, where nothing pays'],
    ['noStop', { hex: 'B3', tile: '9-0' }, 'a train stops at B3, and tile 9-0 there has no known revenue'],
    ['noRun', { corporation: 'TAG' }, 'TAG has not run before this'],
    ['noDividend', { corporation: 'TAG' }, 'what became of the revenue of TAG is missing'],
    ['tooMany', { most: 5000 }, 'a game has at most 5000 entries'],
    ['lostUndo', {}, 'what it undoes or redoes is not in the file'],
    ['soldToBank', {}, 'it sells a private company to the bank, which the rules of this game do not allow'],
    ['coalDiffers', { onRun: 40, onRoutes: 20 }, 'coal for the treasury is $40 in it, but $20 on its routes'],
    [
      'percentDiffers',
      { named: 'SR', percent: 10, here: 20 },
      'what is traded of "SR" is 10% there and 20% here',
    ],
    ['goesOn', {}, 'the file says that the game was over here, but by the rules it goes on'],
  ])('says why: %s', (code, facts, reason) => {
    expect(importStopped({ entry: 7, type: 'pass', kept: 1, code, facts }, money)).toBe(
      `The import stops at entry 7 (pass): ${reason}.`,
    )
    // There is none to name in a game that is said to be over without any.
    expect(importStopped({ entry: 0, type: '', kept: 0, code, facts }, money)).toBe(
      `The import stops: ${reason}.`,
    )
  })

  it('takes the words of a rule, with its paragraph', () => {
    const stop = { entry: 1, type: 'pass', kept: 0, code: 'refused', facts: {} }
    expect(importStopped(stop, money, { rule: '3.2', text: 'It is not your turn.' })).toContain(
      'It is not your turn (3.2).',
    )
  })

  it('says how much was imported', () => {
    const kept = [0, 1, 5].map(kept =>
      importKept({ ...{ entry: 7, type: 'pass', code: '', facts: {} }, kept }),
    )
    expect(kept.map(it => it.replace('The game was imported up to there: ', ''))).toEqual([
      'Nothing was imported.',
      '1 entry.',
      '5 entries.',
    ])
  })

  it('names the scores that differ', () => {
    expect(scoresDiffer([{ name: 'Ann', there: 1, here: 2 }], money)).toContain('Ann $1 there, $2 here.')
    const yen = (amount: number) => `¥${amount}`
    expect(scoresDiffer([{ name: 'Ann', there: 1, here: 2 }], yen)).toContain('Ann ¥1 there, ¥2 here.')
  })
})

describe('the end', () => {
  it('is a stop if the players ended the game by hand, as an entry or only the head says', async () => {
    expect(types(await imported([...SOLD, by(3, 'end_game')])).at(-1)).toBe('stop')
    const head = { status: 'finished', manually_ended: true, result: { 1: 595, 2: 600, 3: 600 } }
    const result = await imported(SOLD, head)
    expect(types(result).at(-1)).toBe('stop')
    expect(result.recorded).toEqual({ p1: 595, p2: 600, p3: 600 })
  })

  it('is missed if the file has one and the game goes on by the rules', async () => {
    const { stopped } = await imported(SOLD, { status: 'finished' })
    expect(stopped).toMatchObject({ entry: 5, code: 'goesOn' })
  })
})
