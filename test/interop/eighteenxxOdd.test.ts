import { describe, expect, it } from 'vitest'
import { importGame } from '../../src/interop/eighteenxx'
import { gameFileText, readGameFile } from '../../src/interop/gameFile'
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
  titleOf,
  train,
  types,
} from './eighteenxxKit'
import { rawFile } from './eighteenxxRecord'

const company = (entity: string, type: string, fields = {}) => ({
  entity,
  entity_type: 'company',
  type,
  ...fields,
})

describe('what a file may hold besides', () => {
  it('talk, programs, notes of the site, and fields that say who sat at the keys', async () => {
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

  it('undo and redo one after another, talk between them, and what was taken back done otherwise', async () => {
    const [u, r, talk] = [by(1, 'undo'), of('ABC', 'redo'), by(2, 'message')]
    const twice = await imported([...SOLD, u, u, talk, u, r, r, r])
    expect(types(twice)).toEqual(Array(5).fill('buyPrivate'))
    const other = await imported([...SOLD, u, u, bid(1, 'NDY', 125), u, r])
    expect(plain(other).at(-1)).toEqual({ type: 'bid', player: 'p1', private: 'NDY', amount: 125 })
    const lost = await imported([...SOLD, u, pass(2), r])
    expect(lost.stopped).toMatchObject({ entry: 8, type: 'redo', code: 'lostUndo' })
    const whole = await imported([...SOLD, by(1, 'undo', { action_id: 1 }), talk, r, u])
    expect(types(whole)).toEqual(Array(4).fill('buyPrivate'))
  })

  it('half a president’s certificate sold: its id with 10%, the holding of two players unchanged there', async () => {
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

  it('routes of which some carry what they earned and others do not', async () => {
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

describe('names', () => {
  const named = async (...names: readonly (string | null)[]) => {
    const players = names.map((name, i) => ({ id: i + 1, name }))
    const { file } = await imported([], { players })
    const back = await readGameFile(gameFileText(file), titleOf)
    expect('file' in back && back.file.setup).toEqual(file.setup)
    return file.setup.players.map(({ name }) => name)
  }

  it('are one line each, whole letters, and no two the same', async () => {
    expect(await named('  Ann\n\tBo ', 'ann bo', '', null)).toEqual([
      'Ann Bo',
      'ann bo 2',
      'Player 3',
      'Player 4',
    ])
    expect(await named(`${'x'.repeat(39)}🚂🚂`, `${'x'.repeat(39)}🚂`, '<b>&"', '=1+1', '🚂')).toEqual([
      'x'.repeat(39),
      `${'x'.repeat(36)} 2`,
      '<b>&"',
      '=1+1',
      '🚂',
    ])
  })
})

describe('the frame of a file', () => {
  it('may have a mark at its head, and values that nobody asked for', async () => {
    const odd = {
      status: 7,
      result: { 1: null, 2: 'many' },
      manually_ended: 'no',
      settings: null,
      acting: [],
    }
    const result = await importGame(`\uFEFF${rawFile(SOLD, odd)}\n`, titleOf)
    expect(result).toMatchObject({ file: { actions: { length: 5 } } })
    expect(result).not.toHaveProperty('recorded')
  })

  it('five sit as they are listed', async () => {
    const players = [50, 20, 40, 10, 30].map(id => ({ id, name: `N${id}` }))
    const entries = [bid(50, 'TR', 20), pass(20), pass(40), pass(10), bid(30, 'SNAR', 40)]
    const { file, stopped } = await imported(entries, { players, max_players: 5 })
    expect(stopped).toBeUndefined()
    expect(file.setup.players.map(({ name }) => name)).toEqual(['N50', 'N20', 'N40', 'N10', 'N30'])
  })
})

describe('a Priority Deal that lay elsewhere there', () => {
  it('leaves passes over that come after the round: nothing follows from them', async () => {
    // The last to act buys a private company of another player; early editions there did not count that.
    const result = await imported([
      ...FLOATED.slice(0, -3),
      by(2, 'buy_company', { company: 'BLC', price: 70 }),
      pass(3),
      pass(1),
      pass(2),
      ...IDLE,
      ...ROUND,
      tile('ABC', 'C6', '58'),
    ])
    expect(result.stopped).toBeUndefined()
    expect(table(result)).toMatchObject({ round: 'OR 2.1', turn: 'AB&C', priorityDeal: 'p3' })
  })
})
