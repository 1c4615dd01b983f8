import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import type { AnyState } from '../../../../src/rules/state'
import { Bar } from '../../../../src/ui/kit/frame/Bar'
import { wide } from '../../../../src/ui/kit/parts/wide'
import { realGame } from '../../../games/recorded'
import { sessionOf } from '../../../session/games'

beforeAll(readWords)
afterEach(() => {
  cleanup()
  session.value = null
})

const tabs = () => screen.getAllByRole('link').map(link => link.textContent)

it('leads to a price chart only in a game that has one', () => {
  wide.value = false
  session.value = sessionOf(realGame('4714'), 20)
  const { unmount } = render(<Bar />)
  expect(tabs()).toEqual(['Play', 'Chart', 'Books', 'Log'])
  unmount()
  const open = sessionOf(realGame('4714'), 21)
  const { title } = open
  const view = (state: AnyState) => ({ ...title.view(state), chart: { grid: [], tokens: [] } })
  session.value = { ...open, title: { ...title, view } }
  render(<Bar />)
  expect(tabs()).toEqual(['Play', 'Books', 'Log'])
})

it('has “Wrong?” beside Undo whatever is undone: no other button comes into its place', () => {
  const open = sessionOf(realGame('4714'), 20)
  session.value = open
  render(<Bar />)
  const names = () => screen.getAllByRole('button').map(it => it.getAttribute('aria-label') ?? it.textContent)
  const before = names()
  expect(before).toEqual(['Undo', 'Wrong? Put an entry right'])
  screen.getByRole('button', { name: 'Undo' }).click()
  expect(session.value).not.toBe(open)
  expect(names()).toEqual(before)
})

it('takes nothing of the game back on a page that is itself filled in', () => {
  const open = sessionOf(realGame('4714'), 20)
  session.value = open
  const { unmount } = render(<Bar fills />)
  screen.getByRole('button', { name: 'Undo' }).click()
  expect(session.value).toBe(open)
  unmount()
  render(<Bar />)
  screen.getByRole('button', { name: 'Undo' }).click()
  expect(session.value).not.toBe(open)
})
