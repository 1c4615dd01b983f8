import { expect, it } from 'vitest'
import { mostRunOf } from '../../../../src/families/railway/map/mostRun'
import { game } from '../../../../src/titles/18al/data'
import { MAP, ownMap } from '../../../../src/titles/18al/map/map'
import { ownOf } from '../../../../src/titles/18al/own'
import { start as begin } from '../../../../src/titles/18al/start'
import { setup } from '../../../app/setup'
import { actionsOf, realGame } from '../../../games/recorded'
import { play } from '../kit'

const mostRun = mostRunOf(game, MAP, ownMap)
const start = begin(setup)

function most(phase: string, trains: readonly string[], extra: object = {}) {
  const owned = { ...start.depot.owned, WRA: trains }
  const abilities = { ...ownOf(start).abilities, ...extra }
  const state = { ...start, phase, depot: { ...start.depot, owned }, own: { ...start.own, abilities } }
  return mostRun(state, 'WRA')
}

it('4.2.3: the most of a train is its best places of the phase, and every town', () => {
  expect(most('2', [])).toBe(0)
  expect(most('2', ['2'])).toBe(2 * 40 + 50)
  expect(most('5', ['5'])).toBe(70 + 4 * 50 + 50)
  // A 4D counts cities and ends twice, towns once.
  expect(most('4D', ['4D'])).toBe(2 * (70 + 70 + 50 + 50) + 50)
  expect(most('2', ['2', '2'])).toBe(2 * most('2', ['2']))
})

it('Table III: its coal token, the Lumber Terminal and its name chits bring more', () => {
  expect(most('2', ['2'], { coal: { corporation: 'WRA', at: 'Gadsden' } })).toBe(140)
  expect(most('2', ['2'], { coal: { corporation: 'L&N', at: 'Gadsden' } })).toBe(130)
  expect(most('2', ['2'], { lumber: 'laid' })).toBe(150)
  expect(most('2', ['2'], { chits: 'WRA' })).toBe(190)
})

it('no run of a real game is beyond it', () => {
  const runs: [number, number][] = []
  for (const name of ['4714', '144868'] as const) {
    const played = realGame(name)
    let state = begin(played)
    for (const action of actionsOf(played)) {
      const { type, corporation, revenue } = action as typeof action & { corporation: 'WRA'; revenue: number }
      if (type === 'run') runs.push([revenue, mostRun(state, corporation)])
      state = play(state, action as never)
    }
  }
  expect(runs.length).toBeGreaterThan(30)
  expect(runs.filter(([revenue, most]) => revenue > most)).toEqual([])
})
