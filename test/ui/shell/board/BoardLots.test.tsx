import { cleanup, render, screen, within } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { session, tableNow, voice } from '../../../../src/app/desk/table'
import type { RailwayView } from '../../../../src/families/railway/view'
import type { Action, Setup } from '../../../../src/rules/rule'
import type { TitleId } from '../../../../src/titles/registry'
import { BoardPage } from '../../../../src/ui/shell/board/BoardPage'
import { entered } from '../../../session/games'
import { openInApp } from '../../../titles/drawn'

const players = ['Ann', 'Bo', 'Cy', 'Dee'].map((name, i) => ({ id: `p${i + 1}`, name }))
const setup: Setup = { players, options: {} }

const bid = (player: string, lot: string, amount: number) =>
  ({ type: 'bid', player, private: lot, amount }) as Action
const buy = (player: string, company: string) => ({ type: 'buyPrivate', player, private: company }) as Action

/** Draws the table view of a game after these entries. */
async function draw(id: TitleId, ...actions: readonly Action[]) {
  await openInApp(id, setup, actions)
  render(<BoardPage />)
}

/** The texts of a row's cells, by the columns. */
function rowOf(name: string) {
  const heads = [...document.querySelectorAll('thead tr:first-child th')].map(it => it.textContent?.trim())
  const cells = within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')
  const texts = cells.map(it => it.textContent?.trim() ?? '')
  return Object.fromEntries(heads.slice(-texts.length).map((head, i) => [head, texts[i]]))
}

afterEach(cleanup)

it('has the price of each company that a beginner’s game deals, whichever is bought first', async () => {
  await openInApp('1889', { players, options: { beginner: true } }, [])
  render(<BoardPage />)
  expect(rowOf('for sale at')).toEqual({ ER: '40', SMR: '60', DR: '60', SIR: '90' })
})

describe.each([
  { id: '1889', cheapest: 'TE', price: '20', lot: 'MF', name: 'Mitsubishi Ferry', face: 30 },
  { id: '18AL', cheapest: 'Tusc', price: '20', lot: 'S&NA', name: 'South & North Alabama', face: 40 },
] as const)('the table view of an auction of $id', ({ id, cheapest, price, lot, name, face }) => {
  const bids = [bid('p1', lot, face + 5), bid('p2', lot, face + 10)]
  const money = (amount: number) => voice.value.money(amount)
  const cash = () => (tableNow.value as RailwayView).players.map(it => it.cash)

  it('has a column for each private company of the bank, with what it costs or the lowest bid on it', async () => {
    await draw(id)
    const { privates } = tableNow.value as RailwayView
    const { [cheapest]: first, [lot]: second, ...others } = rowOf('for sale at')
    expect([first, second]).toEqual([price, '·'])
    expect(Object.keys(others)).toHaveLength(privates.length - 2)
    expect(rowOf('bids from')).toMatchObject({ [cheapest]: '·', [lot]: `${face + 5}` })
  })

  it('has who bid what on what, who leads, and what each player has free', async () => {
    await draw(id, ...bids)
    const [all = 0] = cash()
    expect(rowOf('Ann')).toMatchObject({
      free: `${money(all - face - 5)} of ${money(all)}`,
      [lot]: `${face + 5}`,
    })
    expect(rowOf('Bo')).toMatchObject({
      free: `${money(all - face - 10)} of ${money(all)}`,
      [lot]: `${face + 10} (leads)`,
    })
    expect(rowOf('Cy')).toMatchObject({ free: money(all), [lot]: '' })
    expect(rowOf('bids from')).toMatchObject({ [lot]: `${face + 15}` })
  })

  it('names the company on which players bid in turn, whose turn it is, and nothing else for sale', async () => {
    await draw(id, ...bids, buy('p3', cheapest))
    expect(screen.getByText(`Auction: ${name}`)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Turn Ann')
    expect(document.querySelector('tr.acts th')?.textContent).toMatch(/^Ann/)
    expect(document.querySelector('th.acts[scope=col]')?.textContent).toBe(lot)
    expect(screen.queryByRole('row', { name: /^for sale at/ })).toBeNull()
    const { free, ...least } = rowOf('bids from')
    expect(free).toBeUndefined()
    expect(Object.entries(least).filter(([, amount]) => amount !== '·')).toEqual([[lot, `${face + 15}`]])
    expect(screen.queryByRole('columnheader', { name: cheapest })).toBeNull()
  })

  it('leaves corporations out until they begin, and has them as before once all is sold', async () => {
    await draw(id)
    expect(document.querySelector('thead .plate')).toBeNull()
    expect(document.querySelector('.board-rows')).toBeNull()
    cleanup()
    const sold = (tableNow.value as RailwayView).privates.map(it => it.id)
    const rulings = sold.map(
      it => ({ type: 'correct', reason: 'dealt', private: { private: it, to: 'p1' } }) as Action,
    )
    session.value = entered(session.value as never, rulings)
    render(<BoardPage />)
    expect(document.querySelectorAll('thead .plate')).toHaveLength(
      (tableNow.value as RailwayView).corporations.length,
    )
    expect(document.querySelector('.board-lot, .board-leads, .board-called')).toBeNull()
    expect(screen.queryByRole('row', { name: /^(?:for sale at|bids from)/ })).toBeNull()
  })
})

it('has the presidency among the lots of 18VA, the one bid on each, and what is free', async () => {
  await draw('18VA', bid('p1', 'REA', 40), bid('p2', 'B&O', 150))
  expect(rowOf('bids from')).toEqual({ REA: '45', TIW: '60', PY: '80', 'B&O (president)': '155' })
  expect(rowOf('Ann')).toMatchObject({ free: '$260 of $300', REA: '40 (leads)', 'B&O (president)': '' })
  expect(rowOf('Bo')).toMatchObject({ free: '$150 of $300', REA: '', 'B&O (president)': '150 (leads)' })
  expect(rowOf('Cy')).toMatchObject({ free: '$300' })
  expect(screen.getByRole('status').textContent).toBe('Turn Cy')
  expect(document.querySelector('.board-rows')).toBeNull()
})

it('keeps a corporation of which a ruling gave shares away beside what is auctioned', async () => {
  const shares = { corporation: 'IR', from: 'ipo', to: 'p1', shares: 1 }
  await draw('1889', { type: 'correct', reason: 'dealt', shares } as Action)
  expect(document.querySelectorAll('thead .plate')).toHaveLength(1)
  expect(rowOf('Ann')).toMatchObject({ IR: '1', TE: '' })
  expect(rowOf('for sale at')).toMatchObject({ TE: '20' })
})
