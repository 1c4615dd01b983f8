import { describe, expect, it } from 'vitest'
import { positionOf } from '../../../src/titles/18lilliput/later/positionOf'
import {
  chooseCharacter,
  chooseCorporation,
  correct,
  expectRefused,
  four,
  type LilState,
  place,
  play,
  type TrainCard,
  table,
} from './kit'

const base = () => place({ companies: four(), round: 3, left: { '2': 2 }, turn: 0 })
const joined = (state: LilState) => play(table(), { type: 'position', table: positionOf(state) })

describe('setup: a table that results from rulings', () => {
  it('trains: is joined with trains that a ruling took out of the game, as they last lay', () => {
    const state = play(
      base(),
      correct({ train: { train: '4', from: 'ipo', to: 'closed' } }),
      correct({ train: { train: '4D', from: 'ipo', to: 'closed' } }),
    )
    expect(positionOf(state)).toMatchObject({ ruled: true, gone: ['4', '4D'] })
    expect(joined(state).depot.gone.toSorted()).toEqual(state.depot.gone.toSorted())
    const { ruled: _, ...plain } = positionOf(state)
    const facts = { train: '4', found: 4, number: 5 }
    expectRefused(table(), { type: 'position', table: plain }, 'trains', 'positionTrains', facts)
    const { gone: __, ...whole } = positionOf(state)
    const wrong: TrainCard[][] = [[], ['4', '4'], ['5']]
    for (const gone of wrong) {
      const action = { type: 'position', table: { ...whole, gone } } as const
      expectRefused(table(), action, 'setup', 'positionUnfit', { key: 'gone' })
    }
  })

  it('trainLimit: discards are due only if the table says so', () => {
    const state = play(
      base(),
      ...Array.from({ length: 2 }, () => correct({ train: { train: '3', from: 'ipo', to: 'red' } })),
      correct({ phase: '5' }),
    )
    expect(joined(state).turn).toEqual(state.turn)
    expect(joined(state).turn[0].at).toBe('card')
  })

  it('setup: a train of a company that nobody chose may be back in the game', () => {
    const chosen = play(
      table(3),
      chooseCorporation('p1', 'red'),
      chooseCorporation('p2', 'blue'),
      chooseCorporation('p3', 'green'),
      chooseCharacter('p3', 'emperor'),
      chooseCharacter('p2', 'general'),
      chooseCharacter('p1', 'admiral'),
    )
    // Yellow's two trains.
    expect(chosen.depot.gone).toEqual(['2', '2'])
    const state = play(chosen, correct({ train: { train: '2', from: 'closed', to: 'scrapped' } }))
    const again = play(table(3), { type: 'position', table: positionOf(state) })
    expect(again.depot).toMatchObject({ market: ['2'], gone: ['2'] })
  })
})
