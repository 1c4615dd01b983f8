import { cleanup, render, screen, within } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { desk, tableNow, voice } from '../../../../src/app/desk/table'
import { spaceOf, valueAt } from '../../../../src/bank/chart'
import { apply } from '../../../../src/rules/apply'
import type { Action } from '../../../../src/rules/rule'
import { standings } from '../../../../src/session/story'
import type { TitleId } from '../../../../src/titles/registry'
import { BoardPage } from '../../../../src/ui/shell/board/BoardPage'
import { screens } from '../../../../src/ui/shell/screens'
import { actionsOf, knownGames, type Recorded } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { kits } from '../../../titles/kits'

/** Draws the table view of a game after this many entries. */
async function draw(id: string, game: Recorded, upTo?: number) {
  await openInApp(id as TitleId, game, actionsOf(game).slice(0, upTo))
  render(<BoardPage />)
  const [view, turn] = [tableNow.value, desk.value?.view]
  if (!view || !turn) throw new Error('no table')
  return { view, turn }
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(it => it.textContent?.trim())

afterEach(cleanup)

describe.each(kits)('the table view of $id', ({ id, sample }) => {
  const game = sample.find(({ players }) => players.length > 2) ?? sample[0]
  if (!game) throw new Error('no game')
  const middle = Math.floor(actionsOf(game).length / 2)

  it('has a row for each player with their cash and their shares', async () => {
    const { view } = await draw(id, game, middle)
    const corporations = screens.value?.board(view).corporations ?? []
    expect(corporations.length).toBeGreaterThan(0)
    for (const { id: player, name } of game.players) {
      const [cash, ...shares] = cellsOf(rowOf(name))
      const books = view.purses.find(({ holder }) => holder === player)?.books ?? Number.NaN
      expect(cash).toBe(voice.value.money(books))
      expect(shares.map(it => Number.parseInt(it || '0', 10))).toEqual(
        corporations.map(({ of }) => screens.value?.sharesOf(view, player, of.id)),
      )
    }
  })

  it('has the price of each corporation, as its token lies on the chart', async () => {
    const { view } = await draw(id, game, middle)
    const prices = corporationsPrices()
    for (const [at, { of }] of (screens.value?.board(view).corporations ?? []).entries()) {
      const space = spaceOf(view.chart.tokens, of.id)
      expect(prices[at]).toBe(space ? valueAt(view.chart.grid, space) : Number.NaN)
    }
  })

  it('says whose turn it is, and the one who acts stands out', async () => {
    const { turn } = await draw(id, game, middle)
    const acts = document.querySelector('tr.acts th')?.textContent ?? ''
    expect(acts).not.toBe('')
    const said = screen.getByRole('status').textContent ?? ''
    expect(said).toContain(voice.value.name(turn.actor ?? ''))
    expect(game.players.some(({ name }) => acts.startsWith(name) && said.includes(name))).toBe(true)
    const next = document.querySelector('.board-next')
    expect(next?.textContent).toContain(` ${next?.querySelector('span')?.textContent}`)
  })

  it('names the winner once the game is over, with the scores of all, and nobody stands out', async () => {
    const { view } = await draw(id, game)
    expect(view.over).not.toBeNull()
    expect(screen.getByRole('status').textContent).toMatch(/ wins$| share first place$/)
    expect(document.querySelector('.acts')).toBeNull()
    for (const { player, total } of standings(view)) {
      expect(cellsOf(rowOf(voice.value.name(player)))[0]).toBe(voice.value.money(total))
    }
  })

  it('has no control but the way out', async () => {
    await draw(id, game, middle)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getAllByRole('link').map(it => it.getAttribute('href'))).toEqual(['#/menu'])
  })
})

it('names all who must discard', async () => {
  const kit = kits.find(({ id }) => id === '1889')
  if (!kit) throw new Error('no kit')
  const { title, recorded } = kit
  /** After how many entries two players must discard at once; 0 if they never must. */
  const discardsIn = (game: Recorded): number => {
    let state = title.start(game)
    for (const [i, action] of actionsOf(game).entries()) {
      const outcome = apply(title.law, state, action)
      if ('refusal' in outcome) return 0
      state = outcome.state
      if (new Set(Object.values(title.view(state).deciders ?? {})).size > 1) return i + 1
    }
    return 0
  }
  const game = recorded.find(it => discardsIn(it) > 0)
  if (!game) throw new Error('no discard')
  const { turn } = await draw('1889', game, discardsIn(game))
  const said = screen.getByRole('status').textContent
  const deciders = Object.entries(turn.deciders ?? {})
  for (const [corporation, player] of deciders) {
    expect(said).toContain(`${corporation} ${voice.value.name(player)}`)
    expect(rowOf(voice.value.name(player)).className).toBe('acts')
  }
  expect(document.querySelectorAll('thead tr:first-child th.acts').length).toBe(deciders.length)
  expect(deciders.length).toBeGreaterThan(1)
})

it('has the private companies that corporations own, once there are any', async () => {
  const [game] = knownGames('1889').filter(it => actionsOf(it).some(({ type }) => type === 'acquirePrivate'))
  if (!game) throw new Error('no game')
  const at = actionsOf(game).findIndex(({ type }) => type === 'acquirePrivate')
  await draw('1889', game, at)
  expect(screen.queryByRole('row', { name: /^privates/ })).toBeNull()
  cleanup()
  const { view } = await draw('1889', game, at + 1)
  const bought = actionsOf(game)[at] as Action & { readonly private: string; readonly corporation: string }
  const corporations = screens.value?.board(view).corporations.map(({ of }) => of.id) ?? []
  expect(cellsOf(rowOf('privates'))[corporations.indexOf(bought.corporation)]).toBe(bought.private)
})

/** The prices as shown; not a number where a corporation has none. */
function corporationsPrices(): readonly number[] {
  const row = document.querySelector<HTMLElement>('.board-prices')
  if (!row) throw new Error('no prices')
  return cellsOf(row).map(it => Number.parseInt(it ?? '', 10))
}
