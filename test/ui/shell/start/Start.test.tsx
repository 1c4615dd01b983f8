import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { route } from '../../../../src/app/desk/routes'
import { readWords } from '../../../../src/app/desk/words'
import { shelf } from '../../../../src/app/device/shelf'
import { binGame, closeGame, games, newGame, refresh } from '../../../../src/app/games/games'
import { beginJoining, fillIn, goOnJoining, joining } from '../../../../src/app/games/join'
import { retrySaving } from '../../../../src/app/saving/keeping'
import { Bin } from '../../../../src/ui/shell/start/Bin'
import { Start } from '../../../../src/ui/shell/start/Start'
import { setup } from '../../../app/setup'
import { equip } from '../../../app/support'
import { tap } from '../../buttons'

const SAYS = 'It could not be stored; try again.'
const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
const named = (...names: readonly string[]) => ({
  ...setup,
  players: names.map((name, i) => ({ id: `p${i + 1}`, name })),
})

/** Ids of the games that are not in the bin. */
const listed = () => games.value.filter(game => !game.deleted).map(({ id }) => id)

/** The id of the game whose first player is called this. */
const gameOf = (name: string) => games.value.find(({ players }) => players[0]?.name === name)?.id ?? ''

beforeEach(async () => {
  equip()
  await readWords()
  // The list is in the order of time, in which two games of one millisecond have none.
  vi.useFakeTimers({ toFake: ['Date'] })
  await newGame('18AL', named('Ann', 'Bo', 'Cy'))
  vi.setSystemTime(Date.now() + 1000)
  await newGame('18AL', named('Di', 'Ed', 'Flo'))
  vi.useRealTimers()
  closeGame()
  await retrySaving()
  await refresh()
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  const store = await shelf()
  for (const { id } of await store.games()) await store.purge(id)
})

it('whose games cannot be read is not welcomed as if there were none', async () => {
  const all = games.value
  games.value = []
  vi.spyOn(await shelf(), 'games').mockRejectedValueOnce(new Error('unread'))
  await refresh()
  render(<Start />)
  expect(screen.queryByText('Try a table')).toBeNull()
  // What could not be read once is read again.
  await vi.waitFor(() => expect(games.value).toEqual(all))
})

it('a game that cannot be put in the bin stays in the list, and the page says so', async () => {
  vi.spyOn(await shelf(), 'bin').mockRejectedValueOnce(full)
  render(<Start />)
  tap('Put Ann, Bo, Cy in the bin')
  await screen.findByText(SAYS)
  expect(listed()).toHaveLength(2)
  tap('Put Ann, Bo, Cy in the bin')
  await vi.waitFor(() => expect(listed()).toHaveLength(1))
  expect(screen.queryByText(SAYS)).toBeNull()
})

it('a game put in the bin keeps its row until the banker leaves, and can be taken back there', async () => {
  await newGame('18AL', named('Gus', 'Hal', 'Ivy'))
  closeGame()
  await retrySaving()
  const shown = render(<Start />)
  tap('Put Di, Ed, Flo in the bin')
  await vi.waitFor(() => expect(listed()).toHaveLength(2))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Di, Ed, FloIn the binRestore',
    expect.stringMatching(/^Ann, Bo, Cy18AL/),
  ])
  tap('Restore: Di, Ed, Flo')
  await vi.waitFor(() => expect(listed()).toHaveLength(3))
  tap('Put Ann, Bo, Cy in the bin')
  await screen.findByText('In the bin')
  shown.unmount()
  render(<Start />)
  expect(screen.queryByText(/Ann, Bo, Cy/)).toBeNull()
  expect(screen.getByText('Bin: 1 game')).toBeTruthy()
})

it('a game that cannot be restored from the bin stays there, and the page says so', async () => {
  const id = gameOf('Di')
  await binGame(id)
  vi.spyOn(await shelf(), 'restore').mockRejectedValueOnce(full)
  render(<Bin />)
  tap(/^Restore: Di, Ed, Flo$/)
  await screen.findByText(SAYS)
  expect(listed()).not.toContain(id)
  tap(/^Restore: Di, Ed, Flo$/)
  await vi.waitFor(() => expect(listed()).toContain(id))
  expect(screen.queryByText(SAYS)).toBeNull()
})

it('tells games of the same players on the same day by the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 1, 5, 9, 3))
  await newGame('18AL', named('Gus', 'Hal', 'Ivy'))
  vi.setSystemTime(new Date(2026, 1, 5, 17, 30))
  await newGame('18AL', named('Gus', 'Hal', 'Ivy'))
  vi.useRealTimers()
  closeGame()
  await retrySaving()
  await refresh()
  render(<Start />)
  const told = () => screen.getAllByText(/ · /).map(({ textContent }) => textContent)
  expect(told().filter(text => text?.includes('Feb 5, 2026, '))).toEqual([
    expect.stringMatching(/, 17:30$/),
    expect.stringMatching(/, 09:03$/),
  ])
  await binGame(games.value.find(({ players }) => players[0]?.name === 'Gus')?.id ?? '')
  await vi.waitFor(() => expect(told().some(text => text?.endsWith('Feb 5, 2026'))).toBe(true))
})

it('leads to the joining form that was opened last, which is the one that it names', async () => {
  await beginJoining('18AL', named('Ann', 'Bo', 'Cy'))
  fillIn({ cash: { p1: 1 } })
  await beginJoining('18VA', named('Di', 'Ed'))
  render(<Start />)
  expect(screen.getByRole('link', { name: 'Go on joining 18VA · Di, Ed' })).toBeTruthy()
  route.value = { screen: 'join' }
  await goOnJoining()
  expect(joining.value?.title).toBe('18VA')
})
