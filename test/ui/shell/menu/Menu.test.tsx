import { render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Menu } from '../../../../src/ui/shell/menu/Menu'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { putAway } from '../../playing'

afterEach(putAway)

it('after the end the menu leads to a new game', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game))
  render(<Menu />)
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('#/new')
})
