import { expect, it } from 'vitest'
import { mostRun, trainRun } from '../../../../src/titles/18lilliput/operating/mostRun'
import { start as begin } from '../../../../src/titles/18lilliput/setup'
import type { LilState } from '../../../../src/titles/18lilliput/state'
import { knownGames } from '../games'

const [game] = knownGames()
if (!game) throw new Error('no known game')
const start = begin(game)

function most(trains: readonly string[], options: object = {}) {
  const owned = { ...start.depot.owned, blue: trains }
  const state = { ...start, options: { ...start.options, ...options }, depot: { ...start.depot, owned } }
  return mostRun(state as unknown as LilState, 'blue')
}

it('running, obsolete: a D train counts twice, an obsolete one half', () => {
  expect(trainRun('3')).toEqual({ stops: 3, times: 1, obsolete: false })
  expect(trainRun('4D')).toEqual({ stops: 4, times: 2, obsolete: false })
  expect(trainRun('3*')).toEqual({ stops: 3, times: 1, obsolete: true })
})

it('the most of a train is the highest value in the book at every place', () => {
  expect(most([])).toBe(0)
  expect(most(['2'])).toBe(3 * 80)
  expect(most(['2*'])).toBe(120)
  expect(most(['3D'])).toBe(2 * 4 * 80)
  expect(most(['2', '3'])).toBe(3 * 80 + 4 * 80)
})

it('variants: the express brings each train more', () => {
  expect(most(['2'], { allenbeck: true })).toBe(3 * 80 + 50)
})
