import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepCardboard, movedLast } from '../../../../src/app/desk/cardboard'
import { desk, lastHappened, session, tableNow } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import { enter, redo, undo } from '../../../../src/app/saving/commands'
import type { Action } from '../../../../src/rules/rule'
import { AtTable } from '../../../../src/ui/shell/past/AtTable'
import { actionsOf, type Recorded, realGame } from '../../../games/recorded'
import { sessionOf } from '../../../session/games'
import { openInApp } from '../../../titles/drawn'
import { kits } from '../../../titles/kits'

const game = realGame('4714')
const actions = actionsOf(game)
const firstOf = (train: string) =>
  actions.findIndex(action => action.type === 'buyTrain' && 'train' in action && action.train === train)
const phase = firstOf('4')
const share = actions.findIndex(({ type }) => type === 'buyShare')

beforeEach(() => set('cardboardOf', {}))
afterEach(() => {
  cleanup()
  set('paperMoneyOf', {})
  session.value = null
})

/** A recorded game of 18VA up to the purchase after which the bank takes the last four shares. */
function underwritten(): readonly [Recorded, readonly Action[]] {
  for (const recorded of kits.find(({ id }) => id === '18VA')?.recorded ?? []) {
    const all = actionsOf(recorded)
    const at = sessionOf(recorded).entries.findIndex(({ happened }) =>
      happened.some(it => it.is === 'paid' && it.why === 'underwriting'),
    )
    if (at >= 0) return [recorded, all.slice(0, at + 1)]
  }
  throw new Error('no corporation was underwritten')
}

const told = () => [...document.querySelectorAll('.at-table')].map(it => it.textContent)

async function after(count: number): Promise<void> {
  await openInApp('18AL', game, actions.slice(0, count))
  render(<AtTable paid={false} />)
}

it('a table that has not said what it keeps hears of much at once, and of no usual entry', async () => {
  await after(share + 1)
  expect(told()).toEqual([])
  cleanup()
  await after(phase + 1)
  expect(told()).toHaveLength(1)
  expect(told()[0]).toMatch(/^At the table: \d+ moves \(Phase 4\b/)
})

it('what the table keeps is said in a line, with the notes if it has paper money', async () => {
  keepCardboard('18AL', ['certificates'])
  await after(share + 1)
  expect(told()).toEqual([
    expect.stringMatching(/^At the table: 10% of \S+ from the Initial Offering to Player \d$/),
  ])
  cleanup()
  set('paperMoneyOf', { '18AL': [5, 100] })
  await after(share + 1)
  expect(told()[0]).toMatch(/; Player \d to Bank \$1\d\d\s\(100.*\)$/)
  cleanup()
  set('paperMoneyOf', {})
  keepCardboard('18AL', ['trains'])
  await after(share + 1)
  expect(told()).toEqual([])
  cleanup()
  keepCardboard('18AL', [])
  await after(phase + 1)
  expect(told()).toEqual([])
})

it('much at once is a line for each owner, to be ticked off', async () => {
  keepCardboard('18AL', ['trains'])
  await after(phase + 1)
  const [line] = document.querySelectorAll('summary')
  if (!line) throw new Error('nothing folded')
  await act(() => {
    const details = line.closest('details')
    if (details) details.open = true
    fireEvent(details ?? line, new Event('toggle'))
  })
  const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[]
  expect(boxes.length).toBeGreaterThan(1)
  await act(() => void fireEvent.click(boxes[0] as HTMLInputElement))
  expect((boxes[0] as HTMLInputElement).checked).toBe(true)
})

it('what owners of private companies may do from now on moves nothing: the phase says it', async () => {
  keepCardboard('18AL', ['certificates', 'tokens', 'trains'])
  const at = firstOf('3')
  await after(at + 1)
  const { corporation } = actions[at] as Action & { readonly corporation: string }
  expect(movedLast.value.map(({ owner }) => owner)).toEqual(['Phase 3', corporation])
  expect(told().join()).toContain('corporations may buy private companies')
})

it('what several taps of Undo took back, or of Redo brought back, is told together', async () => {
  keepCardboard('18AL', ['certificates'])
  await openInApp('18AL', game, actions.slice(0, share + 1))
  await act(() => void undo())
  await act(() => void undo())
  render(<AtTable paid={false} />)
  expect(told()[0]).toMatch(
    /^At the table, for all 2 taken back: 10% of \S+ from Player \d to the Initial Offering/,
  )
  await act(() => void redo())
  await act(() => void redo())
  expect(told()[0]).toMatch(
    /^At the table, for all 2 redone: 10% of \S+ from the Initial Offering to Player \d/,
  )
})

it('tells what was paid as the entry tells it: two sums for one treasury are not added up', async () => {
  const [recorded, last] = underwritten()
  keepCardboard('18VA', [])
  set('paperMoneyOf', { '18VA': [1, 2, 5, 10, 20, 50, 100, 200] })
  await openInApp('18VA', recorded, last)
  render(<AtTable paid={false} />)
  const paid = lastHappened.value.filter(it => it.is === 'paid')
  expect(paid.length).toBe(2)
  const text = told().join()
  for (const { amount } of paid) expect(text).toContain(`$${amount}`)
})

it('books that are put right by a count move no money: it lies as counted', async () => {
  set('paperMoneyOf', { '18AL': [5, 100] })
  await openInApp('18AL', game, actions.slice(0, share + 1))
  const books = tableNow.value?.purses.find(({ holder }) => holder === 'p1')?.books ?? 0
  const money = { from: 'p1', to: 'bank', amount: 5 }
  const correct = { type: 'correct', reason: 'counted', money }
  const [ruled, counted] = [[correct], [correct, { type: 'count', holder: 'p1', cash: books - 10 }]]
  await act(() => void enter(ruled, desk.value?.revision ?? -1))
  const shown = render(<AtTable paid={false} />)
  expect(told()).toEqual([expect.stringMatching(/Player 1 to Bank \$5$/)])
  shown.unmount()
  await act(() => void enter(counted, desk.value?.revision ?? -1))
  render(<AtTable paid={false} />)
  expect(told()).toEqual([])
})
