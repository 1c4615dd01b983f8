import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { desk, session, titleWords } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import { entriesToEnd, undo } from '../../../../src/app/saving/commands'
import type { Action } from '../../../../src/rules/rule'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { actionsOf, knownGames as knownAl, realGame } from '../../../games/recorded'
import { knownGames } from '../../../titles/18lilliput/games'
import { knownGames as knownVa, setupOf } from '../../../titles/18va/games'
import { drawn } from '../../../titles/drawn'
import { entering, playing } from '../../playing'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  session.value = null
  titleWords.value = null
})

const strip = () => [...document.querySelectorAll('.last-entry p')].map(line => line.textContent)

it('a run that is kept is told with the end of the turn that the same tap entered, and so when it is taken back', async () => {
  const found = knownGames().flatMap(game => {
    const actions = game.trace.map(({ action }) => action)
    const at = actions.findIndex(
      (it, i) =>
        it.type === 'run' &&
        !it.pay &&
        it.revenue > 0 &&
        actions[i + 1]?.type === 'endRun' &&
        actions[i + 2]?.type === 'takeCard',
    )
    return at < 0 ? [] : [{ game, before: actions.slice(0, at), tap: actions.slice(at, at + 2) }]
  })
  const [first] = found
  if (!first) throw new Error('no last company keeps its revenue')
  await playing('18Lilliput', first.game, first.before)
  await entering(...first.tap)
  expect(strip()).toEqual([
    'Glimigrim runs for $10 and keeps it. Glimigrim ends its turn.',
    'Glimigrim pays no dividend, and its share price falls from $50 to $38.',
    'Bureaucracy: a 3-train goes to the scrapped trains.',
    'P2 has the starting player card.',
  ])
  await act(() => void undo())
  expect(strip()[0]).toBe(
    '2 entries taken back: Glimigrim runs for $10 and keeps it. Glimigrim ends its turn.',
  )
})

it('all passes of one tap are named when it is taken back', async () => {
  const game = realGame('4714')
  await playing('18AL', game, actionsOf(game).slice(0, 30))
  await entering(...entriesToEnd('pass'))
  await act(() => void undo())
  expect(strip()[0]).toBe(
    '4 entries taken back: Player 2 passes. Player 3 passes. Player 4 passes. Player 1 passes.',
  )
})

/** 4714 up to its first entry that begins a round of this kind, open in the app. */
async function beginning(kind: string): Promise<void> {
  const game = realGame('4714')
  const { openAt } = await drawn('18AL')
  openAt(game, actionsOf(game))
  const entries = session.value?.entries ?? []
  const at = entries.findIndex(({ happened }) =>
    happened.some(it => it.is === 'round' && it.round.startsWith(kind)),
  )
  await playing('18AL', game, actionsOf(game).slice(0, at + 1))
}

it.each([
  ['OR', 'Operating round 1.1 begins.'],
  ['SR', 'Stock round 2 begins.'],
])('a round that begins (%s) is announced in a line, until the next entry', async (kind, text) => {
  await beginning(kind)
  const line = () => document.querySelector('.round-begun')?.textContent
  expect(line()).toBe(text)
  const [next] = desk.value?.choices.filter(({ refusal, draft }) => !refusal && draft.type !== 'stop') ?? []
  await entering(next?.draft)
  expect(line()).toBeUndefined()
})

it('a round that begins with an implied end of turn is announced with its first turn, in the head as well, and not after it', async () => {
  const [game] = knownGames()
  const all = game?.trace.map(({ action }) => action) ?? []
  // The first turn to run comes after the last turn with a card.
  const at = all.findIndex(({ type }) => type === 'run') - 1
  if (!game || all[at]?.type !== 'endTurn') throw new Error('no last turn with a card')
  await playing('18Lilliput', game, all.slice(0, at))
  const line = () => document.querySelector('.round-begun')?.textContent
  const head = () => document.querySelector('.top .where b')?.textContent
  expect(desk.value?.implied).toEqual([all[at]])
  expect([line(), head()]).toEqual(['The companies run in round 1.', 'Round 1, runs'])
  const run = all[at + 1]
  await entering(run)
  expect([line(), head()]).toEqual([undefined, 'Round 1, runs'])
})

/** The screen of Play after so many entries of 4714, by default in a stock turn, with its list scrolled by the banker. */
async function scrolled(entries = 30): Promise<HTMLElement> {
  const game = realGame('4714')
  await playing('18AL', game, actionsOf(game).slice(0, entries))
  const scroller = document.querySelector('.play')?.parentElement as HTMLElement
  scroller.scrollTop = 300
  scroller.dispatchEvent(new Event('scroll'))
  return scroller
}

it('after Undo the turn begins at the top of the screen, whose name and cash it shows', async () => {
  const scroller = await scrolled()
  await act(() => void undo())
  expect(scroller.scrollTop).toBe(0)
})

it('a purchase on an operating turn that goes on leaves the list where the next one is made', async () => {
  const actions = actionsOf(realGame('4714'))
  const trains = actions.map(action =>
    'train' in action && action.type === 'buyTrain' ? action.train : null,
  )
  // No first one of its type.
  const at = trains.findIndex((train, i) => train !== null && trains.indexOf(train) < i)
  const scroller = await scrolled(at)
  await entering(actions[at])
  expect(scroller.scrollTop).toBe(300)
})

it('a purchase that brings a new phase goes to the top of the screen, where that is told', async () => {
  const actions = actionsOf(realGame('4714'))
  const at = actions.findIndex(
    action => action.type === 'buyTrain' && 'train' in action && action.train === '3',
  )
  const scroller = await scrolled(at)
  await entering(actions[at])
  expect(scroller.scrollTop).toBe(0)
  expect(strip().join(' ')).toContain('Phase 3 begins')
})

it('after each other entry what it was and who acts now are in sight, at the top of the screen', async () => {
  const scroller = await scrolled()
  const [next] = actionsOf(realGame('4714')).slice(30)
  await entering(next)
  expect(scroller.scrollTop).toBe(0)
  expect(strip()[0]).toMatch(/\.$/)
})

it('a second tap at one place is dropped, and said to be, until the next entry', async () => {
  await scrolled()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const at = { clientX: 90, clientY: 600, detail: 1 }
  const pass = () => screen.getByRole('button', { name: / passes$| is done$/ })
  const [first, entries] = [pass().textContent, () => session.value?.entries.length]
  const before = entries() ?? 0
  await act(() => void fireEvent.click(pass(), at))
  expect(entries()).toBeGreaterThan(before)
  const after = entries()
  const told = () => screen.queryByText(/^Two quick taps/)
  expect(told()).toBeNull()
  await act(() => void fireEvent.click(pass(), at))
  expect(entries()).toBe(after)
  expect(pass().textContent).not.toBe(first)
  // In the head, where it covers nothing of what was just entered.
  expect(told()?.closest('.top')).toBeTruthy()
  await act(() => void fireEvent.click(pass(), { ...at, clientY: 100 }))
  expect(entries()).toBeGreaterThan(after ?? 0)
  expect(told()).toBeNull()
})

it('other entries fold again after each entry', async () => {
  const [game] = knownGames()
  if (!game) throw new Error('no game')
  const { speak, openAt, kitOf } = await drawn('18Lilliput')
  await speak()
  const kit = kitOf(openAt(game))
  const { rerender } = render(<Panels {...kit} />)
  const fold = () => document.querySelector<HTMLDetailsElement>('details.rest')
  const first = fold()
  if (first) first.open = true
  rerender(<Panels {...kit} play={{ ...kit.play, revision: kit.play.revision + 1 }} />)
  expect(first).toBeTruthy()
  expect(fold()).not.toBe(first)
  expect(fold()?.open).toBe(false)
})

it('the game is not ended from Play, where one tap enters, but from the menu, which asks', async () => {
  const [game] = knownGames()
  if (!game) throw new Error('no game')
  await playing('18Lilliput', game)
  expect(desk.value?.choices.some(({ draft }) => draft.type === 'stop')).toBe(true)
  expect(document.querySelector('details.rest')).toBeNull()
})

/** A table at which private companies have just paid, and the first corporation is to run. */
async function incomeBeforeRun() {
  const [game] = knownAl()
  if (!game) throw new Error('no known game')
  return playing('18AL', game, actionsOf(game).slice(0, 293))
}

it('the treasury is called so, beside the name of a president, who has other cash', async () => {
  await incomeBeforeRun()
  expect(document.querySelector('.turn-who')?.textContent).toMatch(/treasury \$\d+$/)
})

it('a slip is one line that opens while a revenue is due, and whole otherwise', async () => {
  await incomeBeforeRun()
  const slip = document.querySelector('.slip')
  const details = slip?.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelector('summary')?.textContent).toBe(
    'Private companies pay P2\u00a0$5 · P1\u00a0$10 · P3\u00a0$15 · P4\u00a0$20 · P5\u00a0$20',
  )
  expect(slip?.querySelectorAll('li')).toHaveLength(5)
  const pay = desk.value?.choices.find(({ draft }) => draft.type === 'run')?.draft
  await entering(pay)
  expect(document.querySelector('.slip')).not.toBeNull()
  expect(document.querySelector('.slip details')).toBeNull()
})

const hints = () => document.querySelector<HTMLDetailsElement>('.newcomer')

/** Waits for the hints, whose file is fetched on demand. */
const hinted = () => vi.waitFor(() => expect(hints()).not.toBeNull(), { interval: 1 })

it('the hints of a newcomer are folded while a revenue is due', async () => {
  set('newcomer', true)
  await incomeBeforeRun()
  await hinted()
  expect(hints()?.open).toBe(false)
  set('newcomer', false)
})

it('the hints of a newcomer are folded while several things are up for bids', async () => {
  set('newcomer', true)
  const [game] = knownVa()
  if (!game) throw new Error('no game')
  await playing('18VA', setupOf(game))
  await hinted()
  expect(document.querySelectorAll('.lots > li').length).toBe(4)
  expect(hints()?.open).toBe(false)
  set('newcomer', false)
})

it('the hints of a newcomer are open until an entry is made under them, and start again once turned off', async () => {
  set('newcomer', true)
  const game = realGame('4714')
  await playing('18AL', game, actionsOf(game).slice(0, 110))
  expect(desk.value?.view.turn.at).toBe('stock')
  await hinted()
  expect(hints()?.open).toBe(true)
  await entering({ type: 'pass', player: desk.value?.view.actor ?? '' } as Action)
  expect(desk.value?.view.turn.at).toBe('stock')
  expect(hints()?.open).toBe(false)
  await act(() => set('newcomer', false))
  await act(() => set('newcomer', true))
  expect(hints()?.open).toBe(true)
  await act(() => set('newcomer', false))
})
