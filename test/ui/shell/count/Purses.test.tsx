import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { now, type Session } from '../../../../src/session/session'
import { Purses } from '../../../../src/ui/shell/count/Purses'
import { actionsOf, realGame } from '../../../games/recorded'
import { knownGames } from '../../../titles/18lilliput/games'
import { openInApp } from '../../../titles/drawn'

afterEach(cleanup)

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
