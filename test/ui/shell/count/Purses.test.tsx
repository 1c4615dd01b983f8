import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { counting, forgetCounts } from '../../../../src/app/count/count'
import { session } from '../../../../src/app/desk/table'
import { now, type Session } from '../../../../src/session/session'
import { Purses } from '../../../../src/ui/shell/count/Purses'
import { actionsOf, realGame } from '../../../games/recorded'
import { knownGames } from '../../../titles/18lilliput/games'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  forgetCounts()
})

it('asks for the bank’s cash only if there is some: a sum below zero cannot be counted', async () => {
  const [known] = knownGames()
  if (!known) throw new Error('no game')
  await openInApp('18Lilliput', known, actionsOf(known).slice(0, 60))
  expect(now(session.value as Session).cash.bank).toBeLessThan(0)
  render(<Purses />)
  expect(screen.getAllByRole('button').length).toBeGreaterThan(2)
  expect(screen.queryByText(/^Bank/)).toBeNull()
  cleanup()
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 20))
  render(<Purses />)
  expect(screen.getByText(/^Bank/)).toBeTruthy()
})

it('counts by typing at the row of the purse that is open, and not at that of another', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 20))
  render(<Purses />)
  const row = (name: RegExp) => screen.getByRole('button', { name })
  const type = async (name: RegExp, ...keys: readonly string[]) => {
    for (const key of keys)
      await act(() => void row(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  }
  await act(() => row(/^Player 1/).click())
  await type(/^Player 1/, '1', '2')
  expect([...counting.value.cash]).toEqual([['p1', 12]])
  await type(/^Player 2/, '4')
  expect([...counting.value.cash]).toEqual([['p1', 12]])
  await type(/^Player 1/, 'Backspace')
  expect([...counting.value.cash]).toEqual([['p1', 1]])
})
