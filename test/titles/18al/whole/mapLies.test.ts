import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/families/railway/kept/board'
import title from '../../../../src/titles/18al'
import { PRIVATES } from '../../../../src/titles/18al/data'
import type { AlAction } from '../../../../src/titles/18al/law'
import { kept } from '../../../../src/titles/18al/map/kept'
import { keeping } from '../../../../src/titles/18al/map/late'
import { report } from '../../../../src/titles/18al/start'
import { discard, run } from '../../../families/railway/entries'
import { seated } from '../../tried'
import { buyTrain, place, placeToken, play } from '../kit'

await keeping.load()

const EMPTY: AlAction = { type: 'map', tiles: [] }

it('4.2(a) a home station is on the map in the first turn, also while another corporation discards', () => {
  const first = place({
    corporations: {
      'L&N': { president: 'p1', shares: { p1: 6 }, treasury: 900, trains: ['4'] },
      WRA: { president: 'p2', shares: { p2: 6 }, trains: ['3', '3', '4'] },
    },
    phase: '4',
    left: { '4': 0 },
    turn: 'L&N',
  })
  const state = play(first, EMPTY, run('L&N', 40), buyTrain('L&N', '5'))
  expect(title.view(state).turn).toMatchObject({ at: 'discard', owners: [{ corporation: 'WRA' }] })
  expect(boardOf(kept, state)?.stations).toEqual({ A4: ['L&N'] })
  expect(report(state)).toMatchObject({ map: { stations: { A4: ['L&N'] } } })
  expect(boardOf(kept, play(state, discard('WRA', '3')))?.stations).toEqual({ A4: ['L&N'] })
})

describe('4.2.2 a station that was placed where no circle was free', () => {
  const city = { city: 'Decatur' }
  const wra = { president: 'p2', shares: { p2: 6 }, stations: 1 }
  const lnn = { president: 'p1', shares: { p1: 6 }, treasury: 500, trains: ['2'] }
  const before = place({
    corporations: { 'L&N': lnn, WRA: wra },
    privates: Object.fromEntries(PRIVATES.map(id => [id, 'p3'])),
    ...{ phase: '2', turn: 'L&N', extra: { operatedOnce: ['L&N', 'WRA'], cities: { WRA: ['Decatur'] } } },
  })
  const played = play(before, { type: 'map', tiles: [['C4', '57', 0]] }, placeToken('L&N', city))
  const { map } = report(played) as { map: { stations: Record<string, string[]> } }

  it('4.2.2 is there as well when the table says how its map lies', () => {
    expect(map.stations).toEqual({ A4: ['L&N'], C4: ['L&N', 'WRA'], L5: ['WRA'] })
    const said = play(played, { type: 'map', tiles: [['C4', '57', 0]], stations: map.stations } as AlAction)
    expect(boardOf(kept, said)?.stations).toEqual(map.stations)
    expect(report(said)).toEqual(report(played))
    expect(title.breaches?.(said).map(({ code }) => code)).not.toContain('stationAgainst')
  })

  it('4.2.2 is in the position of the table, too', () => {
    const table = report(played)
    const fresh = title.start({ players: seated(3), options: {} })
    expect(report(play(fresh, { type: 'position', table } as never))).toEqual(table)
  })
})
