import { render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { ofScreens } from '../../../../src/app/desk/rest'
import { go } from '../../../../src/app/desk/routes'
import { refused, session } from '../../../../src/app/desk/table'
import { takeChange, undo } from '../../../../src/app/saving/commands'
import { enter } from '../../../../src/session/session'
import { Refused } from '../../../../src/ui/kit/frame/Refused'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { putAway } from '../../playing'

afterEach(putAway)

const told = () => screen.queryByText(/^Taken back: /)?.textContent

it('what Undo took back is said on the page on which it was tapped, except beside Play, whose strip says it', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  go('menu')
  const { rerender } = render(<Refused />)
  expect(told()).toBeUndefined()
  await act(() => void undo())
  expect(told()).toMatch(/\.$/)
  await act(() => go('settings'))
  expect(told()).toBeUndefined()
  await act(() => go('menu'))
  expect(told()).toBeUndefined()
  await act(() => void undo())
  expect(told()).toBeDefined()
  rerender(<Refused besidePlay />)
  expect(told()).toBeUndefined()
})

it('has Redo beside what was taken back, and again while more is undone', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  const entries = () => session.value?.entries.length
  go('menu')
  render(<Refused />)
  expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull()
  await act(() => void undo())
  await act(() => void undo())
  expect(entries()).toBe(28)
  await act(() => screen.getByRole('button', { name: 'Redo' }).click())
  expect(entries()).toBe(29)
  expect(screen.getByText(/^Redone: /)).toBeTruthy()
  await act(() => screen.getByRole('button', { name: 'Redo' }).click())
  expect(entries()).toBe(30)
  expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull()
})

it('names every entry that one Undo took back, but no end of a turn', async () => {
  const game = realGame('4714')
  const actions = actionsOf(game)
  const run = actions.findIndex(({ type }) => type === 'run')
  await openInApp('18AL', game, actions.slice(0, run))
  go('menu')
  render(<Refused />)
  const both = actions.slice(run, run + 2)
  await act(() => void takeChange((open, at) => enter(open, both, at)))
  await act(() => void undo())
  expect(screen.getByText(/^2 entries taken back: .* runs for .*\. .*\.$/)).toBeTruthy()
})

it('leaves what was tapped in its place, also where the words of the reason come later', async () => {
  const measured = vi
    .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    .mockImplementation(() => (document.querySelector('.refused .strip') ? 60 : 0))
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  go('play')
  render(
    <div class="frame">
      <Refused besidePlay />
      <main />
    </div>,
  )
  const scrolled = () => document.querySelector('main')?.scrollTop
  await act(() => {
    ofScreens.value = [{ here: false, load: () => Promise.resolve() }]
    refused.value = { rule: '3.1', code: 'notYourTurn', facts: { turn: 'p1' } }
  })
  expect([scrolled(), document.querySelector('.refused .strip')]).toEqual([0, null])
  await act(() => {
    ofScreens.value = []
  })
  expect(scrolled()).toBe(60)
  refused.value = null
  measured.mockRestore()
})
