import { expect, it } from 'vitest'
import { boardOf } from '../../../../src/families/railway/kept/board'
import title from '../../../../src/titles/18al'
import type { AlAction } from '../../../../src/titles/18al/law'
import { kept } from '../../../../src/titles/18al/map/kept'
import { keeping } from '../../../../src/titles/18al/map/late'
import { report } from '../../../../src/titles/18al/start'
import { buyTrain, discard, place, play, run } from '../kit'

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
