// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
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
  it('says so if it was made with other trains, and only then', async () => {
    await showNextRun(false)
    expect(screen.getByText(/^last run \$\d+$/)).toBeTruthy()
    expect(screen.queryByText(/with other trains/)).toBeNull()
    cleanup()
    await showNextRun(true)
    expect(await screen.findByText(/^last run \$\d+, with other trains$/)).toBeTruthy()
  })
})

describe('the buttons of a run', () => {
  it('say that the bank would run out, and only then', async () => {
    await showRun(10_000)
    expect(screen.queryByText(/the bank runs out/)).toBeNull()
    cleanup()
    await showRun(1)
    screen.getByRole('button', { name: '+10 more revenue' }).click()
    expect(await screen.findAllByText(/the bank runs out/)).toHaveLength(2)
  })
})
