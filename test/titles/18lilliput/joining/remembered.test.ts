import { describe, it } from 'vitest'
import type { PositionTable } from '../../../../src/titles/18lilliput/joining/table'
import { positionOf } from '../../../../src/titles/18lilliput/later/positionOf'
import { expectAllowed, expectRefused, four, type LilAction, place, table } from '../kit'

/** Round 3 of a table of four in which p1 has taken a card, with the given memories changed. */
function joining(remembered: Partial<PositionTable>): LilAction {
  const state = place({
    companies: four(),
    round: 3,
    left: { '2': 2 },
    taken: [{ card: 'tile', use: 'action', player: 'p1' }],
    turn: 1,
  })
  return { type: 'position', table: { ...positionOf(state), ...remembered } }
}

/** The same while companies run: it is red's turn. */
const running = (remembered: Partial<PositionTable>): LilAction => {
  const { table: whole } = joining({}) as Extract<LilAction, { type: 'position' }>
  const { nth: _, cardsLeft: __, ...rest } = whole
  return { type: 'position', table: { ...rest, round: '3 run', turn: 'red', ...remembered } }
}

const took = (card: 'tile', player: string, copy = false) =>
  ({ card, use: 'action', player, ...(copy ? { copy: true as const } : {}) }) as const

describe('setup: what a table remembers must not contradict it', () => {
  it.each([
    ['a company twice', 'order', ['red', 'red', 'blue', 'green', 'yellow']],
    ['a company that has not begun', 'order', ['c5']],
    ['runs while cards are taken', 'done', ['red']],
    ['a card twice', 'taken', [took('tile', 'p1'), took('tile', 'p2')]],
    ['a copy of a card that nobody took', 'taken', [took('tile', 'p1', true)]],
  ] as const)('setup: %s', (_, key, value) => {
    expectRefused(table(), joining({ [key]: value }), 'setup', 'positionUnfit', { key })
  })

  it('run: the one whose turn it is has not run', () => {
    expectAllowed(table(), running({ done: ['blue'] }))
    expectRefused(table(), running({ done: ['blue', 'red'] }), 'setup', 'positionUnfit', { key: 'done' })
    expectRefused(table(), running({ done: ['blue', 'blue'] }), 'setup', 'positionUnfit', { key: 'done' })
  })

  it('copyCard: a copy of a card that somebody took is taken', () => {
    expectAllowed(
      table(),
      joining({ nth: 2, taken: [took('tile', 'p1'), took('tile', 'p2', true)], turn: 'p3' }),
    )
  })
})
