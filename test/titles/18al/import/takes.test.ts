import { describe, expect, it } from 'vitest'
import { takeAssignment } from '../../../../src/titles/18al/import/takes'
import { rest } from '../../../../src/titles/18al/law'
import { ownOf } from '../../../../src/titles/18al/own'
import {
  by,
  FLOATED,
  IDLE,
  imported,
  of,
  plain,
  ROUND,
  tile,
  train,
  types,
} from '../../../interop/eighteenxxKit'
import { tagOperates } from '../tables'
import { deskAt } from './desk'

describe('an operating turn', () => {
  it('pays for terrain with the first tile on a hex, and ends with the first entry of the next', async () => {
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
      { type: 'layTile', corporation: 'AB&C', cost: 60, hex: 'G4', tile: '441a', rotation: 0 },
      { type: 'buyTrain', corporation: 'AB&C', train: '2', from: 'ipo' },
      { type: 'endTurn', corporation: 'AB&C' },
      { type: 'layTile', corporation: 'AB&C', cost: 0, hex: 'G4' },
      { type: 'placeToken', corporation: 'AB&C', city: 'Birmingham', objective: true },
      { type: 'run', corporation: 'AB&C', revenue: 60, pay: false },
    ])
  })

  it('is named with its rotation, unless the map says that it cannot lie there or the file lacks something', async () => {
    const laid = (fields: object) => [
      ...FLOATED,
      of('ABC', 'lay_tile', { hex: 'G6', tile: '6-0', ...fields }),
    ]
    const entry = { type: 'layTile', corporation: 'AB&C', cost: 0, hex: 'G6' }
    const last = async (fields: object) => plain(await imported(laid(fields))).at(-1)
    expect(await last({ rotation: 5 })).toEqual({ ...entry, tile: '6', rotation: 5 })
    for (const odd of [
      {},
      { rotation: 6 },
      { rotation: '5' },
      { rotation: 0, tile: '9-0' },
      { rotation: 0, tile: 'X-0' },
    ])
      expect(await last(odd)).toEqual(entry)
  })

  it('of the only corporation is told from its next by the steps', async () => {
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

describe('4.2.4 a run without its dividend', () => {
  const run = of('ABC', 'run_routes', { routes: [{ train: '2-0', connections: [], revenue: 40 }] })
  const ran = [...FLOATED, train('ABC', '2-0', 100), of('ABC', 'pass'), ...ROUND, run]

  it.each([train('ABC', '2-1', 100), of('ABC', 'pass'), tile('ABC', 'C6', '58'), run, by(2, 'pass')])(
    '4.2.4 stops at what comes instead of it, and no run of $0 is made of it: %j',
    async entry => {
      const { stopped } = await imported([...ran, entry])
      expect(stopped).toMatchObject({ type: entry.type, code: 'noDividend', facts: { corporation: 'AB&C' } })
    },
  )

  it('4.2.4 may have a message, the purchase of a private company or the end of the game before it', async () => {
    const buys = await imported([...ran, of('ABC', 'buy_company', { company: 'BLC', price: 40 })])
    expect(buys.stopped?.code).not.toBe('noDividend')
    const talk = [by(1, 'message', { message: 'hm' }), of('ABC', 'dividend', { kind: 'withhold' })]
    expect(plain(await imported([...ran, ...talk])).at(-1)).toMatchObject({ type: 'run', revenue: 40 })
    expect(types(await imported([...ran, by(1, 'end_game')])).at(-1)).toBe('stop')
  })
})

describe('Table III the coal token', () => {
  const entry = (fields: Readonly<Record<string, unknown>>) => ({
    type: '',
    fields,
    player: undefined,
    ahead: () => undefined,
  })
  const placed = entry({ entity: 'SNAR', entity_type: 'company', target: 'E6', target_type: 'hex' })
  const deskOf = (trains: string[]) => deskAt(tagOperates({ privates: { 'S&NA': 'TAG' } }, { trains }))
  const take = takeAssignment({ waiting: null })

  it('Table III is placed without a train by a ruling that says so', async () => {
    await rest.load()
    const desk = deskOf([])
    expect(take(desk, placed)).toBeUndefined()
    expect(desk.actions).toEqual([
      {
        ...{ type: 'correct', coal: 'Gadsden' },
        reason: '18xx.games lets a corporation without a train place the coal token',
      },
    ])
    expect(ownOf(desk.state).abilities.coal).toEqual({ at: 'Gadsden', corporation: 'TAG' })
    const owns = deskOf(['3'])
    take(owns, placed)
    expect(owns.actions).toEqual([{ type: 'placeCoalToken', corporation: 'TAG', city: 'Gadsden' }])
  })
})
