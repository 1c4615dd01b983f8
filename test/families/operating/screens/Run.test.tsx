import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../../src/rules/rule'
import type { AnyState } from '../../../../src/rules/state'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { actionsOf, realGame } from '../../../games/recorded'
import { drawn } from '../../../titles/drawn'

afterEach(cleanup)

/** The panel of 4714's first run, with this much money in the bank. */
async function showRun(bank: number) {
  const { speak, openAt, kitOf } = await drawn('18AL')
  await speak()
  const game = realGame('4714')
  const first = actionsOf(game).findIndex(({ type }) => type === 'run')
  const state = openAt(game, actionsOf(game).slice(0, first)) as AnyState & { cash: Record<string, number> }
  const { play, choices, screens } = kitOf({ ...state, cash: { ...state.cash, bank } } as AnyState)
  render(<Panels play={play} choices={choices} screens={screens} />)
}

/** The panel of the first run in 4714 that follows another of its corporation, with a new train between them or not. */
async function showNextRun(other: boolean) {
  const { speak, openAt, kitOf } = await drawn('18AL')
  await speak()
  const game = realGame('4714')
  const actions = actionsOf(game) as readonly (Action & { corporation?: string })[]
  const at = actions.findIndex(({ type, corporation }, i) => {
    const before = actions
      .slice(0, i)
      .findLastIndex(it => it.type === 'run' && it.corporation === corporation)
    const between = actions.slice(before, i)
    const buys = between.some(it => it.type === 'buyTrain' && it.corporation === corporation)
    return type === 'run' && before >= 0 && buys === other
  })
  render(<Panels {...kitOf(openAt(game, actions.slice(0, at)))} />)
}

describe('the revenue of the last run', () => {
  it('goes with one tap on Erase, and comes back with the next', async () => {
    await showNextRun(false)
    const old = figure()
    const erase = () => act(() => screen.getByRole('button', { name: 'Erase' }).click())
    expect(old).not.toBe('$0')
    await erase()
    expect(figure()).toBe('$0')
    await erase()
    expect(figure()).toBe(old)
  })

  it('says so if it was made with other trains, and only then', async () => {
    await showNextRun(false)
    expect(screen.getByText(/^last run \$\d+$/)).toBeTruthy()
    expect(screen.queryByText(/with other trains/)).toBeNull()
    cleanup()
    await showNextRun(true)
    expect(await screen.findByText(/^last run \$\d+ · other trains$/)).toBeTruthy()
  })
})

describe('the buttons of a run', () => {
  it('say that the bank would run out, and only then', async () => {
    await showRun(10_000)
    expect(screen.queryAllByText(/the bank runs out/)).toHaveLength(0)
    cleanup()
    await showRun(1)
    screen.getByRole('button', { name: '+10 more revenue' }).click()
    expect(await screen.findAllByRole('button', { name: /the bank runs out/ })).toHaveLength(2)
  })
})

it('no line ends between a player and what the player gets', async () => {
  await showRun(10_000)
  await typeDigits('8')
  const sums = document.querySelector('.pay .players')?.textContent?.replace(/ $/, '') ?? ''
  expect(sums.split(' · ').length).toBeGreaterThan(1)
  for (const sum of sums.split(' · ')) expect(sum).toMatch(/\u00a0\d+$/)
})

const figure = () => screen.getByRole('status', { name: 'Revenue' }).textContent
const pays = () => screen.getByRole('button', { name: /^Pay/ })

/** Types digits, after erasing those of the test before. */
async function typeDigits(digits: string) {
  for (let i = 0; i < 5; i++) await act(() => screen.getByRole('button', { name: 'Erase' }).click())
  for (const digit of digits) await act(() => screen.getByRole('button', { name: `${digit} digit` }).click())
}

describe('a typed revenue', () => {
  it('may leave out its last zero, and is never multiplied if it is typed whole', async () => {
    await showRun(10_000)
    await typeDigits('15')
    expect(figure()).toBe('$150')
    await typeDigits('150')
    expect(figure()).toBe('$150')
    expect(pays().getAttribute('aria-disabled')).toBeNull()
    await typeDigits('155')
    expect(figure()).toBe('$155')
  })

  it('that is no multiple of ten cannot be entered, and asks which of two was meant', async () => {
    await showRun(10_000)
    await typeDigits('155')
    expect(screen.getByText('Runs are in tens: $150 or $160?')).toBeTruthy()
    expect(pays().getAttribute('aria-disabled')).toBe('true')
    await act(() => screen.getByRole('button', { name: '$160' }).click())
    expect(figure()).toBe('$160')
    expect(screen.queryByText(/in tens/)).toBeNull()
    expect(pays().getAttribute('aria-disabled')).toBeNull()
  })

  it('without a last run is doubted in a line if it is more than the trains can earn, and can be paid', async () => {
    await showRun(10_000)
    await typeDigits('8')
    expect(screen.queryByText(/with these trains\?$/)).toBeNull()
    await typeDigits('99')
    expect(screen.getByText(/^Over \$\d+ with these trains\?$/)).toBeTruthy()
    expect(pays().className).toContain('doubted')
    expect(pays().getAttribute('aria-disabled')).toBeNull()
  })
})

it('of what stands over the figure only a doubt is announced', async () => {
  const said = (part: Element | null) => part?.closest('[aria-live]') !== null
  await showNextRun(true)
  expect(said(await screen.findByText(/other trains$/))).toBe(false)
  expect(said(screen.getByRole('heading', { name: 'Revenue' }))).toBe(false)
  cleanup()
  await showRun(10_000)
  await typeDigits('8')
  const live = document.querySelector('.run-head [aria-live="polite"]')
  expect(live?.textContent).toBe('')
  await typeDigits('155')
  expect(live?.textContent).toMatch(/^Runs are in tens/)
})
