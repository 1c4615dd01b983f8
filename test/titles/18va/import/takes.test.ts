import { describe, expect, it } from 'vitest'
import {
  AUCTION,
  buy,
  imported,
  of,
  par,
  passes,
  plain,
  power,
  runs,
  SECOND,
  STARTED,
  stateOf,
  tableOf,
  tile,
  train,
} from './kit'

describe('4.5.4.3 coal for the treasury', () => {
  const coal = (run: object, route: object) =>
    imported([...SECOND, ...runs('VR', 40, { ...run }, { ...route }, 'payout')])

  it.each([
    ['on the routes, as in files before September 2024', {}, { subsidy: 20 }],
    ['on the run', { subsidy: 20 }, {}],
    ['on both', { subsidy: 20 }, { subsidy: 20 }],
  ])('4.5.4.3 %s', async (_, run, route) => {
    const result = await coal(run, route)
    expect(plain(result).at(-1)).toMatchObject({ type: 'run', revenue: 40, pay: true, coal: 20 })
    expect(tableOf(result).corporations.VGN).toMatchObject({ treasury: 90 })
  })

  it('4.5.4.3 stops where the run says something else than its routes', async () => {
    const { stopped } = await coal({ subsidy: 40 }, { subsidy: 20 })
    expect(stopped).toMatchObject({
      type: 'run_routes',
      code: 'coalDiffers',
      facts: { onRun: 40, onRoutes: 20 },
    })
    expect((await coal({ subsidy: 0 }, { subsidy: 20 })).stopped?.code).toBe('coalDiffers')
  })

  it('4.5.4.3 stops at coal that its trains cannot bring', async () => {
    const { stopped } = await coal({}, { subsidy: 30 })
    expect(stopped).toMatchObject({ refusal: { rule: '4.5.4.3' } })
  })
})

describe('4.5.6 a run without its dividend', () => {
  const [run] = runs('VR', 40)

  it.each([train('VR', '2-2', 100, '2'), of('VR', 'pass'), run!, of('B&O', 'pass')])(
    '4.5.6 stops at what comes instead of it: %j',
    async entry => {
      const { stopped } = await imported([...SECOND, run!, entry])
      expect(stopped).toMatchObject({ code: 'noDividend', facts: { corporation: 'VGN' } })
    },
  )
})

describe('4.6 a turn that ends without a train', () => {
  const reason = { rule: '4.6', code: 'trainNeeded', facts: { corporation: 'VGN' } }

  it('4.6 stops with that reason where the corporation passed', async () => {
    const { stopped, file } = await imported([...STARTED, of('VR', 'pass'), ...passes(3, 1, 2)])
    expect(stopped).toMatchObject({ entry: 19, type: 'pass', refusal: reason, kept: 20 })
    expect(file.actions.at(-1)).toMatchObject({ type: 'placeToken', city: 'Roanoke' })
  })

  it('4.6 stops with that reason where the record leaves out its whole turn', async () => {
    const { stopped } = await imported([...STARTED.slice(0, -1), ...passes(3, 1, 2)])
    expect(stopped).toMatchObject({ entry: 17, refusal: reason })
  })

  it('4.5 stops with the turn itself where a corporation acts out of turn', async () => {
    const { stopped } = await imported([...STARTED, of('WMR', 'pass')])
    expect(stopped).toMatchObject({ type: 'pass', refusal: { code: 'trainNeeded' } })
  })
})

describe('4.2 the Potomac Yards', () => {
  /** The B&O buys them in the turn that brings phase 3. */
  const rich = (corporation: string) => runs(corporation, 1000)
  const THIRD = [
    ...AUCTION,
    par(2, 'VR', 70),
    par(3, 'N&W', 70),
    ...passes(1),
    buy(2, 'VR_1', 20),
    ...passes(3, 1, 2),
    train('B&O', '2-0', 100, '2'),
    train('VR', '2-1', 100, '2'),
    train('N&W', '2-2', 100, '2'),
    ...passes(3, 1, 2),
    ...[...rich('B&O'), train('B&O', '2-3', 100, '2')],
    ...[...rich('VR'), train('VR', '2-4', 100, '2')],
    ...[...rich('N&W'), train('N&W', '2-5', 100, '2')],
    ...passes(3, 1, 2),
    ...[...rich('B&O'), train('B&O', '3-0', 200, '3')],
  ]
  const BOUGHT = [...THIRD, of('B&O', 'buy_company', { company: 'P3', price: 120 })]
  const close = power('P3', 'choose_ability', { choice: 'close' })

  it('4.2 raise the train limit', async () => {
    const result = await imported([...BOUGHT, close])
    expect(result.stopped).toBeUndefined()
    expect(tableOf(result).corporations['B&O']).toMatchObject({ trainLimit: 5 })
    expect(stateOf(result).privates.PY).toBe('closed')
  })

  it('4.2 are not used by whoever does not own them, nor otherwise', async () => {
    expect((await imported([...THIRD, close])).stopped).toMatchObject({
      type: 'choose_ability',
      refusal: { rule: '4.2', code: 'notOwned', facts: { corporation: 'B&O', owner: 'p3' } },
    })
    const odd = power('P3', 'choose_ability', { choice: 'open' })
    expect((await imported([...BOUGHT, odd])).stopped).toMatchObject({ code: 'stranger' })
  })

  it('4.2 the REA placed after the run is booked by rulings that say so', async () => {
    const assign = power('P1', 'assign', { target: 'F7', target_type: 'hex' })
    const late = [...THIRD, of('B&O', 'buy_company', { company: 'P1', price: 60 }), assign]
    const result = await imported([...late, train('B&O', '2-1', 1, '2')])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).slice(-3)).toMatchObject([
      { type: 'correct', express: 'B&O' },
      { type: 'correct', private: { private: 'REA', to: 'closed' } },
      { type: 'buyTrain', from: 'VGN' },
    ])
    expect(stateOf(result).corporations['B&O'].express).toBe(true)
  })

  it('4.2 the REA placed where there is no city stops, also after the run', async () => {
    const assign = power('P1', 'assign', { target: 'A6', target_type: 'hex' })
    const late = [...THIRD, of('B&O', 'buy_company', { company: 'P1', price: 60 }), assign]
    const { stopped, file } = await imported(late)
    expect(stopped).toMatchObject({
      type: 'assign',
      refusal: { code: 'notInCity', facts: { city: 'Grafton' } },
    })
    expect(file.actions.at(-1)).toMatchObject({ type: 'acquirePrivate' })
  })

  it('4.5.1 a conversion after a tile stops; after the REA it is one by a ruling that says so', async () => {
    const turn = [...THIRD, of('B&O', 'pass')]
    const { stopped } = await imported([...turn, tile('VR'), of('VR', 'convert')])
    expect(stopped).toMatchObject({ type: 'convert', refusal: { rule: '4.5.1', code: 'convertLate' } })
    expect(plain(await imported([...turn, of('VR', 'convert'), tile('VR')])).at(-1)?.type).toBe('convert')
    const buys = of('VR', 'buy_company', { company: 'P1', price: 60 })
    const assign = power('P1', 'assign', { target: 'F7', target_type: 'hex' })
    const after = await imported([...turn, buys, assign, of('VR', 'convert')])
    expect(after.stopped).toBeUndefined()
    expect(plain(after).at(-1)).toMatchObject({ type: 'correct', convert: 'VGN' })
  })

  it('4.5.8 a train declared anew between corporations is so by rulings that say so', async () => {
    const result = await imported([...THIRD, train('B&O', '2-1', 50, '1G')])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).slice(-3)).toMatchObject([
      { type: 'buyTrain', train: '2', from: 'VGN', price: 50 },
      { type: 'correct', train: { train: '2', from: 'B&O', to: 'market' } },
      { type: 'correct', train: { train: '1G', from: 'market', to: 'B&O' } },
    ])
    expect(stateOf(result).depot.owned['B&O'].toSorted()).toEqual(['1G', '2', '2', '3'])
    const again = await imported([
      ...[...THIRD, train('B&O', '2-1', 50, '1G'), of('B&O', 'pass')],
      ...[...rich('VR'), of('VR', 'buy_train', { train: '2-1', price: 10 })],
    ])
    expect(plain(again).at(-1)).toMatchObject({ type: 'buyTrain', train: '1G', from: 'B&O', price: 10 })
  })

  it('4.5.8 a train is not declared as one of another type', async () => {
    const { stopped } = await imported([...THIRD, train('B&O', '2-1', 50, '2G')])
    expect(stopped).toMatchObject({ type: 'buy_train', code: 'stranger', facts: { named: '2G' } })
  })

  it('4.2 a tile after a private company belongs to the same turn', async () => {
    const bought = of('VR', 'buy_company', { company: 'P1', price: 60 })
    const result = await imported([...THIRD, of('B&O', 'pass'), bought, tile('VR'), ...rich('VR')])
    expect(result.stopped).toBeUndefined()
    expect(plain(result).slice(-3)).toMatchObject([
      { type: 'endTurn', corporation: 'B&O' },
      { type: 'acquirePrivate', corporation: 'VGN' },
      { type: 'run', corporation: 'VGN' },
    ])
  })
})
