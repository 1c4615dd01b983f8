import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { voice } from '../../../src/app/desk/table'
import { Chart } from '../../../src/families/railway/screens/Chart'
import { Newcomer } from '../../../src/families/railway/screens/Newcomer'
import type { Action } from '../../../src/rules/rule'
import type { AnyTitle } from '../../../src/rules/title'
import { begin, now } from '../../../src/session/session'
import title from '../../../src/titles/18va'
import { CHARTERS, type CorporationId } from '../../../src/titles/18va/data'
import { Books } from '../../../src/titles/18va/screens/Books'
import { Ahead } from '../../../src/titles/18va/screens/later/Ahead'
import { Join } from '../../../src/titles/18va/screens/later/Join'
import { Sheet } from '../../../src/titles/18va/screens/later/Sheet'
import type { VaState } from '../../../src/titles/18va/state'
import { entered } from '../../session/games'
import { atTable } from '../atTable'
import { knownGames, type Recorded, setupOf } from './games'
import { positionOf } from './kit'

await title.rest?.load()

const any = title as unknown as AnyTitle

const games = knownGames()
const { found, show } = atTable<VaState>(any, games)

/** Five players, and all seven corporations in both sizes. */
const full = (state: VaState) => {
  const all = Object.values(state.corporations)
  const sizes = new Set(all.filter(({ par }) => par !== null).map(({ size }) => size))
  return state.players.length === 5 && all.every(({ par }) => par !== null) && sizes.size === 2
}

afterEach(cleanup)
const cells = (row: Element | undefined) => [...(row?.querySelectorAll('td') ?? [])].map(it => it.textContent)

describe('the screens of 18VA around its decisions', () => {
  it('the books show what players hold in the move order, size, treasury shares, Pool and declared trains of the fullest table', async () => {
    const state = await show(found(full))
    const { container } = render(<Books />)
    const rows = [...container.querySelectorAll('tbody tr')]
    const row = (name: string) => cells(rows.find(it => it.querySelector('th')?.textContent === name))
    const ids = Object.keys(state.corporations) as (keyof VaState['corporations'])[]
    const held = (holder: string) => ids.map(id => `${state.held[id][holder] ?? '·'}`)
    expect(row('shares in all')).toEqual(ids.map(id => `${state.corporations[id].size}`))
    expect(row('Treasury')).toEqual(held('ipo'))
    expect(row('Pool')).toEqual(held('market'))
    expect(row('trains')).toEqual(ids.map(id => state.depot.owned[id].join(' ') || '·'))
    expect(rows.slice(0, 6).map(it => it.querySelector('th')?.firstChild?.textContent)).toEqual([
      ...state.order.map(id => voice.value.name(id)),
      'shares in all',
    ])
    for (const [i, id] of state.order.entries())
      expect(cells(rows[i]).slice(2).map(Number.parseFloat)).toEqual(
        ids.map(of => state.held[of][id] ?? Number.NaN),
      )
  })

  it('the chart has no zones, frames the starting values, and says where tokens go', async () => {
    await show(found(full))
    const { container } = render(<Chart />)
    expect(container.querySelector('.yellow, .end')).toBeNull()
    const [first] = container.querySelectorAll('button.cell')
    if (!first) throw new Error('no token')
    fireEvent.click(first)
    await Promise.resolve()
    expect(container.querySelectorAll('.cell.goal').length).toBeGreaterThan(0)
    expect(container.querySelectorAll('.goals tbody tr')).toHaveLength(7)
    expect(container.querySelectorAll('.goals tbody tr.pointed').length).toBeGreaterThan(0)
    fireEvent.click(first)
  })

  it('the look ahead shows conversions, the dividend that moves a token, and the last round', async () => {
    await show(found(full))
    const { container } = render(<Ahead />)
    expect(container.textContent).toContain('To ten shares at once:')
    expect(container.textContent).toMatch(/A dividend of at least \$\d+ moves the token/)
    expect(container.textContent).toMatch(/The game would then end with OR \d+\.\d/)
  })

  it('4.6.2 the look ahead names a corporation without a train, and who is at risk now, before any later train', async () => {
    const game = games[5] as Recorded
    const actions = game.trace.slice(0, 774).map(({ action }) => action)
    await show(entered(begin(any, setupOf(game)), actions))
    const { container } = render(<Ahead />)
    expect(container.textContent).toMatch(/is at risk: N&W has no train, and \S+ cannot raise the \$168/)
    const lines = [...container.querySelectorAll('.told-line')].map(it => it.textContent)
    const place = lines.indexOf('N&W has no train now')
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(lines.findIndex(line => line?.startsWith('5/4G')))
  })

  it('the sheet counts mines for a freight train and leaves them to it', async () => {
    const freight = (state: VaState) => {
      const [top] = state.turn
      return (
        top.at === 'operate' && (state.depot.owned[top.corporation as CorporationId] ?? []).join() === '1G'
      )
    }
    const { turn } = await show(found(freight))
    const home = turn[0].at === 'operate' ? CHARTERS[turn[0].corporation as CorporationId].home : ''
    const { container, getByLabelText, findByText } = render(<Sheet />)
    fireEvent.click(getByLabelText(/Mines.*more|more.*Mines|\+.*Mines/i))
    // Mines alone are no route (4.5.5).
    expect(await findByText(/: no run yet: it needs another place$/)).toBeTruthy()
    expect(container.querySelector('.page-foot')?.textContent).toContain('Use $0 as revenue')
    fireEvent.click(getByLabelText(new RegExp(`^${home}`)))
    expect(await findByText('Use $30 as revenue')).toBeTruthy()
  })

  it('a joined table can be put right: the form says that nothing is missing, and gives the same entry', async () => {
    const open = found(state => full(state) && state.turn[0].at === 'stock')
    const state = await show(open)
    const entries: Action[] = []
    const table = positionOf(state)
    const { container } = render(
      <Join
        setup={open.setup}
        fresh={open.start}
        from={{ type: 'position', table } as Action}
        confirm="Join"
        onDone={list => entries.push(...list)}
      />,
    )
    const button = container.querySelector('.join-foot .button.big')
    expect(container.querySelector('.join-foot')?.textContent).toContain('Everything is filled in.')
    if (button) fireEvent.click(button)
    expect(any.report(now(entered(begin(any, open.setup), entries)))).toEqual(any.report(state))
  })

  it('every screen speaks German too', async () => {
    const open = found(full)
    await show(open, 'de')
    for (const screen of [
      <Books key={1} />,
      <Chart key={2} />,
      <Ahead key={3} />,
      <Sheet key={4} />,
      <Newcomer key={5} />,
    ]) {
      const { container } = render(screen)
      expect(container.textContent).not.toMatch(/undefined|\[object/)
      expect(container.textContent).not.toMatch(/\b(the|shares|treasury)\b/)
      cleanup()
    }
  })
})
