import { describe, expect, it } from 'vitest'
import { FLOATED, IDLE, imported, of, plain, ROUND, tile, train, types } from '../../../interop/eighteenxxKit'

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
      { type: 'layTile', corporation: 'AB&C', cost: 60, hex: 'G4' },
      { type: 'buyTrain', corporation: 'AB&C', train: '2', from: 'ipo' },
      { type: 'endTurn', corporation: 'AB&C' },
      { type: 'layTile', corporation: 'AB&C', cost: 0, hex: 'G4' },
      { type: 'placeToken', corporation: 'AB&C', city: 'Birmingham', objective: true },
      { type: 'run', corporation: 'AB&C', revenue: 60, pay: false },
    ])
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
