import { screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { set } from '../../../../src/app/device/settings'
import { undo } from '../../../../src/app/saving/commands'
import { actionsOf, realGame } from '../../../games/recorded'
import { entering, playing, putAway } from '../../playing'

afterEach(putAway)

const slip = () => screen.queryByRole('region', { name: 'Payout slip' })?.textContent

const game = realGame('4714')
const actions = actionsOf(game)
// The pass that ends the stock round, so that private companies pay.
const last = actions.findIndex(
  (it, i) =>
    it.type === 'pass' &&
    i > 50 &&
    actions[i + 1]?.type !== 'pass' &&
    !['buyShare', 'sellShares', 'par'].includes(actions[i + 1]?.type ?? ''),
)

/** Shows the slip of the private companies. */
const paid = () => playing('18AL', game, actions.slice(0, last + 1))

it('a slip says for how much of a sum the table has no notes', async () => {
  set('paperMoney', [10, 50])
  await paid()
  expect(slip()).toMatch(/\b10, no notes for \$5\D/)
  act(() => set('paperMoney', []))
  expect(slip()).not.toContain('notes')
})

it('a slip says what else the entry did, and is not shown again when an entry after it is taken back', async () => {
  await paid()
  expect(slip()).toContain('has the Priority Deal.')
  expect(slip()).not.toContain('pays')
  await entering(actions[last + 1])
  expect(slip()).toBeUndefined()
  await act(() => {
    undo()
  })
  expect(slip()).toBeUndefined()
  expect(screen.getByText(/^Taken back: /)).toBeTruthy()
  expect(screen.getByText(/^Last entry now: /)).toBeTruthy()
})
