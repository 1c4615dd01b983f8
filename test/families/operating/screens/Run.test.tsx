// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
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
