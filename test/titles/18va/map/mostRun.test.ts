import { expect, it } from 'vitest'
import { mostRun } from '../../../../src/titles/18va/map/mostRun'
import { start as begin } from '../../../../src/titles/18va/start'
import { setup } from '../../../app/setup'

const start = begin(setup)

function most(phase: string, trains: readonly string[], express = false) {
  const owned = { ...start.depot.owned, 'B&O': trains }
  const corporations = { ...start.corporations, 'B&O': { ...start.corporations['B&O'], express } }
  const state = { ...start, phase, corporations, depot: { ...start.depot, owned } }
  return mostRun(state, 'B&O')
}

it('4.5.5: the most of a train is its best cities of the phase, an Off-Map City with a station, and a port', () => {
  expect(most('2', [])).toBe(0)
  expect(most('2', ['2'])).toBe(80 + 20 + 30)
  expect(most('2', ['2'], true)).toBe(140)
  // A 4D doubles all of it.
  expect(most('4D', ['4D'])).toBe(2 * (140 + 60 + 60 + 50 + 50))
})

it('4.5.4: a freight train doubles its port and that city, and has coal and mines besides', () => {
  expect(most('2', ['1G'])).toBe(80 + 30 + (30 + 20) + 20 + 50)
})
