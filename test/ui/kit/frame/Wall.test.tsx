import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { lastSaid, session } from '../../../../src/app/desk/table'
import { News } from '../../../../src/ui/kit/frame/Wall'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')

afterEach(() => {
  cleanup()
  session.value = null
})

const shown = () => document.querySelector('.news')?.textContent

it('tells what came while it was fetched, and nothing that was entered before the view was opened', async () => {
  await openInApp('18AL', game, actionsOf(game).slice(0, 20))
  const [before, now] = ['what was said before', lastSaid.value]
  expect(now).not.toBe('')
  render(<News stood={now} />)
  expect(shown()).toBeUndefined()
  cleanup()
  render(<News stood={before} />)
  expect(shown()).toContain(now)
})
