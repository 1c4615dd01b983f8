import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { session, titleWords } from '../../../../src/app/desk/table'
import { Menu } from '../../../../src/ui/shell/menu/Menu'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  session.value = null
  titleWords.value = null
})

it('after the end the menu leads to a new game', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game))
  render(<Menu />)
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('#/new')
})
