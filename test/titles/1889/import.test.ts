import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Imported, importGame } from '../../../src/interop/eighteenxx'
import { scoresThatDiffer } from '../../../src/interop/eighteenxx/scores'
import { bid, by, company, importedText, of, plain } from '../../interop/eighteenxxKit'
import { titleOf } from '../../session/games'
import type { Tree } from '../kits'

/** A game of 18xx.games with three players, 1 to 3, and these entries. */
function imported(entries: readonly Tree[], more: Tree = {}) {
  const players = [1, 2, 3].map(id => ({ id, name: `P${id}` }))
  const actions = entries.map((fields, i) => ({ id: i + 1, ...fields }))
  return importedText(JSON.stringify({ title: '1889', players, actions, ...more }))
}

/** The auction, in which the first player buys the Dougo Railway. */
const SOLD = [
  ...[bid(1, 'TR', 20), bid(2, 'MF', 30), bid(3, 'ER', 40)],
  ...[bid(1, 'SMR', 50), bid(2, 'DR', 60), bid(3, 'SIR', 80)],
]
/** SR 1: the AR of player 1 floats at 70. */
const FLOATED = [
  ...SOLD,
  by(1, 'par', { corporation: 'AR', share_price: '70,2,3' }),
  ...['AR_1', 'AR_2', 'AR_3'].flatMap((share, i) => [
    ...(i === 0 ? [by(2, 'pass'), by(3, 'pass')] : []),
    ...(i > 0 ? [by(2, 'pass'), by(3, 'pass')] : []),
    by(1, 'buy_shares', { shares: [share] }),
  ]),
  ...[by(2, 'pass'), by(3, 'pass'), by(1, 'pass')],
]
const last = (result: Imported) => plain(result).at(-1) ?? { type: 'none' }

describe('a game of 1889 on 18xx.games', () => {
  it('Auction: purchases and bids are told apart, under our ids', async () => {
    const { file, stopped } = await imported([bid(1, 'MF', 35), bid(2, 'TR', 20)])
    expect(stopped).toBeUndefined()
    expect(file.actions).toMatchObject([
      { type: 'bid', player: 'p1', private: 'MF', amount: 35 },
      { type: 'buyPrivate', player: 'p2', private: 'TE' },
    ])
  })

  it('Auction, Stock turn: as files of early 2020 say it, by the names of companies and one certificate', async () => {
    const named = { 'Takamatsu E-Railroad': 'TR', 'Mitsubishi Ferry': 'MF', 'Dougo Railway': 'DR' }
    const idOf = new Map(Object.entries(named).map(([name, id]) => [id, name]))
    const buys = [by(2, 'buy_shares', { shares: ['AR_1'] }), by(3, 'buy_shares', { shares: ['AR_2'] })]
    const exchange = company('DR', 'buy_shares', { shares: ['IR_1'] })
    const par = by(1, 'par', { corporation: 'AR', share_price: '70,2,3' })
    const now = [...SOLD, par, ...buys, exchange]
    const then = now.map(({ shares, company, entity, ...entry }: Tree) => ({
      ...{ ...entry, entity: idOf.get(`${entity}`) ?? entity },
      ...(company === undefined ? {} : { company: idOf.get(`${company}`) ?? company }),
      ...(Array.isArray(shares) ? { type: 'buy_share', share: shares[0] } : {}),
    }))
    const game = await imported(then)
    expect(game.stopped).toBeUndefined()
    expect(game.file.actions).toEqual((await imported(now)).file.actions)
    expect(last(game).type).toBe('exchangePrivate')
    const nothing = await imported([...SOLD, par, by(2, 'buy_share', {})])
    expect(nothing.stopped).toMatchObject({ code: 'unreadable', facts: { key: 'shares.0' }, kept: 7 })
  })

  it('Auction: another price than ours stops the import', async () => {
    const { stopped } = await imported([bid(1, 'TR', 15)])
    expect(stopped).toMatchObject({ code: 'priceDiffers', facts: { named: 'TE', price: 15, here: 20 } })
  })

  it('Auction: a company that costs nothing any more is taken without an entry', async () => {
    const passes = Array.from({ length: 12 }, (_, i) => by((i % 3) + 1, 'pass'))
    expect(last(await imported(passes))).toEqual({ type: 'buyPrivate', player: 'p1', private: 'TE' })
  })

  it('Private powers: a share of IR for the Dougo Railway, the ids of the file notwithstanding', async () => {
    const exchange = company('DR', 'buy_shares', { shares: ['IR_1'] })
    expect(last(await imported([...SOLD, exchange]))).toEqual({
      ...{ type: 'exchangePrivate', player: 'p2', private: 'DR', from: 'ipo' },
    })
  })

  it('Private powers: only a player who owns the Dougo Railway has a share of IR for it', async () => {
    const exchange = company('DR', 'buy_shares', { shares: ['IR_1'] })
    const { stopped, file } = await imported([...SOLD, exchange, { ...exchange, shares: ['IR_2'] }])
    expect(stopped).toMatchObject({ kept: 7, refusal: { code: 'notOwner', facts: { owner: 'closed' } } })
    expect(file.actions.at(-1)?.type).toBe('exchangePrivate')
    const early = await imported([exchange])
    expect(early.stopped).toMatchObject({ kept: 0, refusal: { code: 'auctionFirst' } })
    const bought = SOLD.slice(0, 4)
    expect((await imported([...bought, exchange])).stopped).toMatchObject({ kept: 4 })
  })

  it('Trains: revenue beyond belief stops the import', async () => {
    const run = (revenue: number) => [
      ...FLOATED,
      of('AR', 'buy_train', { train: '2-0', price: 80 }),
      ...[by(1, 'pass'), by(2, 'pass'), by(3, 'pass')],
      of('AR', 'run_routes', { routes: [{ train: '2-0', revenue }], extra_revenue: 20 }),
      of('AR', 'dividend', { kind: 'withhold' }),
    ]
    expect((await imported(run(50))).stopped).toBeUndefined()
    expect((await imported(run(1_000_000))).stopped).toMatchObject({
      ...{ type: 'dividend', code: 'unreadable', facts: { key: 'revenue' } },
    })
  })

  it.each([undefined, null, '', {}, [], true])(
    'an entry by %j stops the import: its entity cannot be read',
    async entity => {
      const { stopped } = await imported([{ ...bid(1, 'TR', 20), entity }])
      expect(stopped).toMatchObject({ code: 'unreadable', facts: { key: 'entity' }, kept: 0 })
    },
  )

  it('Terrain: what a tile costs is worked out', async () => {
    const tile = of('AR', 'lay_tile', { hex: 'I6', tile: '8-0', rotation: 0 })
    const free = of('AR', 'lay_tile', { hex: 'J7', tile: '8-0', rotation: 0 })
    expect(last(await imported([...FLOATED, tile]))).toEqual({
      ...{ type: 'layTile', corporation: 'AR', cost: 80, hex: 'I6' },
    })
    expect(last(await imported([...FLOATED, free])).type).toBe('pass')
  })

  it('Trains: bought new, run, and paid out', async () => {
    const game = await imported([
      ...FLOATED,
      of('AR', 'buy_train', { train: '2-0', price: 80 }),
      ...[by(1, 'pass'), by(2, 'pass'), by(3, 'pass')],
      of('AR', 'run_routes', { routes: [{ train: '2-0', revenue: 50 }] }),
      of('AR', 'dividend', { kind: 'payout' }),
    ])
    expect(game.stopped).toBeUndefined()
    expect(last(game)).toEqual({ type: 'run', corporation: 'AR', revenue: 50, pay: true })
  })

  it.each([
    ['sell_company', { company: 'ER', price: 10 }, 'soldToBank'],
    ['assign', { target: 'C4' }, 'unknownEntry'],
    ['convert', {}, 'unknownEntry'],
    ['choose_ability', { choice: 'x' }, 'unknownEntry'],
    ['buy_shares', { shares: ['IR_1', 'KO_1'] }, 'stranger'],
    ['sell_shares', {}, 'unreadable'],
    ['par', { corporation: 'XX', share_price: '70,2,3' }, 'stranger'],
  ])('%s that cannot be taken stops the import with its name', async (type, more, code) => {
    const { stopped } = await imported([...SOLD, by(1, type, more)])
    expect(stopped).toMatchObject({ type, code, kept: 6 })
  })

  it('Dividend: a file that ends with a run says so, for what became of its revenue is missing', async () => {
    const run = [
      ...FLOATED,
      of('AR', 'buy_train', { train: '2-0', price: 80 }),
      ...[by(1, 'pass'), by(2, 'pass'), by(3, 'pass')],
      of('AR', 'run_routes', { routes: [{ train: '2-0', revenue: 50 }] }),
    ]
    const { stopped } = await imported(run, { status: 'finished' })
    expect(stopped).toMatchObject({ type: 'run_routes', code: 'noDividend', facts: { corporation: 'AR' } })
    expect((await imported(run)).stopped).toBeUndefined()
  })

  it('messages and programs say nothing, undo and redo are followed, and end_game stops the game', async () => {
    const quiet = [by(1, 'message', { message: 'hi' }), by(1, 'program_share_pass')]
    const game = await imported([...quiet, bid(1, 'TR', 20), by(2, 'undo'), by(1, 'redo'), by(2, 'end_game')])
    expect(game.stopped).toBeUndefined()
    expect(game.file.actions.map(({ type }) => type)).toEqual(['buyPrivate', 'stop'])
  })
})

/** Beside the repository, or beside the folder of its worktrees. */
const PATHS = ['../../../..', '../../../../..'].map(up => `${up}/shared/games/1889-314.18xxgames.json`)
const real = PATHS.map(path => new URL(path, import.meta.url)).find(path => existsSync(path))

describe.skipIf(!real)('the real game 314 of 18xx.games (skipped where its file is not at hand)', () => {
  it('is imported to its end, with the scores of the file', async () => {
    const outcome = await importGame(readFileSync(real as URL, 'utf8'), titleOf)
    if ('problem' in outcome) throw new Error(JSON.stringify(outcome.problem))
    expect(outcome.stopped).toBeUndefined()
    expect(outcome.recorded).toBeDefined()
    expect(scoresThatDiffer(outcome)).toEqual([])
  })

  it('is the same game if it does not say what its routes earned', async () => {
    const text = readFileSync(real as URL, 'utf8')
    const game = JSON.parse(text) as { actions: { routes?: { revenue?: number }[] }[] }
    for (const { routes = [] } of game.actions) for (const route of routes) delete route.revenue
    const [one, other] = [await importGame(text, titleOf), await importGame(JSON.stringify(game), titleOf)]
    if ('problem' in one || 'problem' in other) throw new Error('cannot be read')
    expect(other.stopped).toBeUndefined()
    expect(other.file.actions).toEqual(one.file.actions)
  })
})
