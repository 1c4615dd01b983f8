import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { set } from '../../../../src/app/device/settings'
import type { Action } from '../../../../src/rules/rule'
import { Story } from '../../../../src/ui/shell/story/Story'
import { actionsOf, realGame } from '../../../games/recorded'
import { sessionOf } from '../../../session/games'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')

const cells = (row: Element) => [...row.querySelectorAll('th, td')].map(cell => cell.textContent?.trim())
const rowsOf = (table: Element) => [...table.querySelectorAll('tbody tr')].map(cells)

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
  await openInApp('18AL', game, [position, ...actionsOf(game).slice(at + 1)])
  const { container } = render(<Story />)
  for (const details of container.querySelectorAll('details')) details.open = true
  return container
}

it('names all of those whom the winner is ahead of', async () => {
  const players = ['p1', 'p2', 'p3'].map((id, i) => ({ id, name: `P${i + 1}` }))
  const money = { from: 'bank', to: 'p2', amount: 5 }
  const actions = [{ type: 'correct', reason: 'as agreed', money }, { type: 'stop' }] as readonly Action[]
  await openInApp('18AL', { players, options: {} }, actions)
  render(<Story />)
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
