import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Asked, asked } from '../../../../src/app/desk/asked'
import { mustPick } from '../../../../src/app/desk/followers'
import { go, route } from '../../../../src/app/desk/routes'
import { readSaid } from '../../../../src/app/follow/words'
import type { Action } from '../../../../src/rules/rule'
import { Requests } from '../../../../src/ui/kit/frame/Requests'
import { actionsOf, knownGames, type Recorded } from '../../../games/recorded'
import { playing, putAway } from '../../playing'

const request = (said: string): Asked => ({
  ...{ phone: 1, player: 'p1', said, action: { type: 'pass' }, take: () => {}, refuse: () => {} },
})

beforeAll(readSaid)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  asked.value = []
  mustPick.value = false
  vi.useRealTimers()
})

const buttons = () => screen.getByRole('button', { name: /^Enter it/ }).parentElement

it('what has just come takes no tap that was meant for what lay there', () => {
  render(<Requests />)
  act(() => {
    asked.value = [request('Ann passes.')]
  })
  expect(buttons()?.className).toContain('comes')
  act(() => void vi.advanceTimersByTime(600))
  expect(buttons()?.className).not.toContain('comes')
  // Another one in its place has come just now.
  act(() => {
    asked.value = [request('Bo passes.')]
  })
  expect(buttons()?.className).toContain('comes')
})

it('where two phones went on by themselves, leads to the page that compares them, and says nothing of it there', () => {
  go('play')
  render(<Requests />)
  act(() => {
    mustPick.value = true
  })
  act(() => screen.getByRole('button', { name: 'Compare' }).click())
  expect(route.value).toMatchObject({ screen: 'follow', of: 'parted' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('the first run of a corporation is asked for beside the button that pays it out, which stands at 0', async () => {
  vi.useRealTimers()
  const [game] = knownGames('1889') as readonly [Recorded]
  const actions = actionsOf(game)
  const at = actions.findIndex(({ type }) => type === 'run')
  const { corporation } = actions[at] as { corporation?: string }
  await playing('1889', game, actions.slice(0, at))
  act(() => {
    const action = { type: 'run', corporation, revenue: 30, pay: true } as Action
    asked.value = [{ ...request('It pays.'), action }]
  })
  expect(screen.getAllByRole('button', { name: /^Enter it/ })).toHaveLength(1)
  const here = document.querySelector('.here')
  expect(here?.previousElementSibling?.textContent).toBe('Pay ')
  // What its tap would enter is not what is asked.
  expect(here?.className).not.toContain('same')
  putAway()
})
