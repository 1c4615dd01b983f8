// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { session } from '../../../../../src/app/desk/table'
import { now } from '../../../../../src/session/session'
import { loadTitle } from '../../../../../src/titles/registry'
import { Panels } from '../../../../../src/ui/kit/panels/Panels'
import { actionsOf, knownGames } from '../../../../games/recorded'
import { kitOf, open, screens } from './kit'

afterEach(cleanup)

/** The forced purchase of a known game (by its place, from 0) after so many entries, as its buttons stand, with the sales behind the fold. */
async function forcedAt(index: number, entries: number): Promise<readonly string[]> {
  const game = knownGames()[index]
  if (!game) throw new Error('no such game')
  const words = await open(game, actionsOf(game).slice(0, entries))
  const title = await loadTitle('18AL')
  if (!session.value) throw new Error('no game')
  const { play, choices } = kitOf(title, now(session.value), words)
  const { container } = render(<Panels play={play} choices={choices} screens={screens} />)
  for (const fold of container.querySelectorAll<HTMLDetailsElement>('.forced details'))
    if (/other sales/.test(fold.textContent))
      act(() => {
        fold.open = true
      })
  return [...container.querySelectorAll('.forced button')].map(it => it.textContent)
}

describe('4.2.5.2 a forced purchase', () => {
  it('4.2.5.2 names what a sale costs, not what the corporation that does not run loses anyway', async () => {
    const buttons = await forcedAt(9, 1091)
    expect(buttons.length).toBeGreaterThan(4)
    expect(buttons[0]).toBe('Sell 3 TAG $240 token 80 to 70')
    expect(buttons).toContain('Sell 1 AB&C $105 ')
    expect(buttons).toContain('Sell 1 TAG $80 token 80 to 75 · worth $10 less')
  })

  it('4.2.5.2 offers bankruptcy first where it is all that is left, and else not among what may be tapped', async () => {
    expect((await forcedAt(9, 1397))[0]).toContain('is bankrupt')
    cleanup()
    expect((await forcedAt(9, 1091)).join()).not.toContain('bankrupt')
  })
})
