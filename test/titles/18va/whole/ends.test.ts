import { describe, expect, it } from 'vitest'
import { standings } from '../../../../src/session/story'
import { view } from '../../../../src/titles/18va/table/view'
import { stop } from '../../../families/railway/entries'
import { place, play } from '../kit'

describe('5 scores', () => {
  it('5 equal totals share a place; a bankrupt is last whatever the others are worth', () => {
    const state = play(
      place({ players: 4, cash: { p1: 0, p2: 50, p3: 50, p4: 0 }, bankrupt: ['p1'], turn: 'p2' }),
      stop,
    )
    expect(standings(view(state)).map(({ player, place, out }) => [player, place, out === true])).toEqual([
      ['p2', 1, false],
      ['p3', 1, false],
      ['p4', 3, false],
      ['p1', 4, true],
    ])
  })
})
