import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { Log } from '../../../../src/ui/shell/log/Log'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

afterEach(cleanup)

it('the numbers of the log have no gap: a line names those of the ends of turns that belong to it', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 40))
  const { container } = render(<Log />)
  const numbers = [...container.querySelectorAll('.number')].map(it => it.textContent ?? '').reverse()
  expect(numbers).toContain('9–10')
  const all = numbers.flatMap(text => {
    const [from = 0, to = from] = text.split('–').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  expect(all).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
})

it('a button that would show no more entries is not there', async () => {
  const game = realGame('4714')
  // 60 lines, and the ends of turns that belong to them.
  for (const count of [60, 61, 62, 70]) {
    await openInApp('18AL', game, actionsOf(game).slice(0, count))
    render(<Log />)
    const lines = document.querySelectorAll('.entry').length
    const more = screen.queryByRole('button', { name: /^Show \d+ earlier/ })
    const first = [...document.querySelectorAll('.number')].at(-1)?.textContent ?? ''
    expect(more !== null, `${count}`).toBe(Number.parseInt(first, 10) > 1)
    if (more) expect(lines).toBe(60)
    cleanup()
  }
})

it('the focus stays with the button that shows earlier entries, and goes to the first of them once that is gone', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 260))
  render(<Log />)
  const more = () => screen.queryByRole('button', { name: /^Show \d+ earlier/ })
  const links = () => [...document.querySelectorAll('.entry-open')]
  more()?.focus()
  await act(() => more()?.click())
  expect(links()).toHaveLength(180)
  expect(document.activeElement).toBe(more())
  await act(() => more()?.click())
  expect(more()).toBeNull()
  expect(links().length).toBeGreaterThan(180)
  expect(document.activeElement).toBe(links()[180])
})
