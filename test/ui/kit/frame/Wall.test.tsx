import { act, cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { lastSaid, session } from '../../../../src/app/desk/table'
import { take, undo } from '../../../../src/session/session'
import { News } from '../../../../src/ui/kit/frame/Wall'
import { actionsOf, realGame } from '../../../games/recorded'
import { taken } from '../../../session/games'
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

it('tells that something was put right further back, and that this was taken back', async () => {
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  const open = session.value
  if (!open) throw new Error('no game')
  render(<News stood={lastSaid.value} />)
  const ruling = { type: 'correct', reason: 'paid too little', money: { from: 'bank', to: 'p1', amount: 20 } }
  const splices = [{ after: 10, remove: [], insert: [ruling] }]
  act(() => {
    session.value = taken(take(open, { n: open.records.length + 1, splices }))
  })
  await vi.waitFor(() => expect(shown()).toBe('Put right from No. 11 on'))
  act(() => {
    session.value = session.value && taken(undo(session.value))
  })
  await vi.waitFor(() => expect(shown()).toBe('The correction from No. 11 on was taken back'))
})
