import { cleanup, screen } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { set } from '../../../../src/app/device/settings'
import type { Action } from '../../../../src/rules/rule'
import { actionsOf, realGame } from '../../../games/recorded'
import { sessionOf } from '../../../session/games'
import { seated } from '../../../titles/tried'
import { rowsOf, told } from './kit'

const game = realGame('4714')

beforeEach(() => set('hideNetWorth', false))
afterEach(cleanup)

/** Draws the story of the game as joined at the table with which a round began, with everything unfolded. */
async function tellJoined(round: string) {
  const { entries, title } = sessionOf(game)
  const at = entries.findIndex(({ happened }) => happened.some(it => it.is === 'round' && it.round === round))
  const positionOf = await title.position?.()
  const state = entries[at]?.state
  if (!state || !positionOf) throw new Error('no position')
  const position: Action & { readonly table: object } = { type: 'position', table: positionOf(state) }
  return told(game, [position, ...actionsOf(game).slice(at + 1)])
}

it('names all of those whom the winner is ahead of', async () => {
  const money = { from: 'bank', to: 'p2', amount: 5 }
  const actions = [{ type: 'correct', reason: 'as agreed', money }, { type: 'stop' }] as readonly Action[]
  await told({ players: seated(3), options: {} }, actions)
  expect(document.querySelector('.by')?.textContent).toContain('$5 ahead of P1 and P3.')
})

describe('the story of a game that was joined', () => {
  it('begins where the table was joined, and says that nothing before is known', async () => {
    await tellJoined('SR 4')
    expect(
      screen.getByText('The table was joined in SR 4, and the story begins there. Before: not known.'),
    ).toBeTruthy()
    expect(screen.getByText('Net worth since SR 4; before: not known')).toBeTruthy()
    const figures = rowsOf(screen.getByRole('region', { name: 'Net worth by round' }))
    expect(figures.map(([round]) => round).slice(0, 3)).toEqual(['Joined', 'SR 4', 'OR 4.1'])
  })

  it('says of whoever has led since then that nothing before that is known', async () => {
    const { textContent } = await tellJoined('OR 7.2')
    expect(textContent).toContain('In the lead since the table was joined in OR 7.2. Before that: not known.')
    expect(textContent).not.toContain('from the first round')
  })
})
