// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Panels } from '../../../../../src/ui/kit/panels/Panels'
import { actionsOf, knownGames } from '../../../../games/recorded'
import { drawn } from '../../../drawn'

const { speak, openAt, kitOf } = await drawn('18AL')

beforeAll(speak)
afterEach(cleanup)

/** The buttons of the forced purchase in a known game (by its index) after this many entries, the folded sales included. */
function forcedAt(index: number, entries: number): readonly string[] {
  const game = knownGames()[index]
  if (!game) throw new Error('no such game')
  const state = openAt(game, actionsOf(game).slice(0, entries))
  const { container } = render(<Panels {...kitOf(state)} />)
  for (const fold of container.querySelectorAll<HTMLDetailsElement>('.forced details'))
    if (/other sales/.test(fold.textContent))
      act(() => {
        fold.open = true
      })
  return [...container.querySelectorAll('.forced button')].map(it => it.textContent)
}

describe('4.2.5.2 a forced purchase', () => {
  it('4.2.5.2 names what a sale costs, not what the corporation loses anyway by not running', () => {
    const buttons = forcedAt(9, 1091)
    expect(buttons.length).toBeGreaterThan(4)
    expect(buttons[0]).toBe('Sell 3 TAG $240 token 80 to 70')
    expect(buttons).toContain('Sell 1 AB&C $105 ')
    expect(buttons).toContain('Sell 1 TAG $80 token 80 to 75 · worth $10 less')
  })

  it('4.2.5.2 offers bankruptcy first if nothing else is left, and otherwise not among what can be tapped', () => {
    expect(forcedAt(9, 1397)[0]).toContain('is bankrupt')
    cleanup()
    expect(forcedAt(9, 1091).join()).not.toContain('bankrupt')
  })
})
