import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../../../src/rules/rule'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { actionsOf, knownGames } from '../../../games/recorded'
import { tap } from '../../../ui/buttons'
import { drawn } from '../../drawn'

const { speak, openAt, kitOf } = await drawn('18AL')

beforeAll(speak)
afterEach(cleanup)

/** Draws a known game (by its index) after this many entries; returns a list that collects what is entered there. */
function drawAt(index: number, entries: number): readonly Action[] {
  const game = knownGames()[index]
  if (!game) throw new Error('no such game')
  const submitted: Action[] = []
  render(<Panels {...kitOf(openAt(game, actionsOf(game).slice(0, entries)), submitted)} />)
  return submitted
}

/** The buttons of the forced purchase in such a game, the folded sales included. */
function forcedAt(index: number, entries: number): readonly string[] {
  drawAt(index, entries)
  const container = document.body
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

  it('4.2.5.2 declares bankruptcy with a second tap, below every way out, and keeps it folded while there is another', () => {
    const submitted = drawAt(9, 1397)
    const [way] = screen.getAllByRole('button', { name: 'Declare bankruptcy…' })
    const others = screen.getAllByRole('button').filter(it => it !== way && !it.closest('.play-foot'))
    for (const other of others)
      expect(other.compareDocumentPosition(way as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    tap('Declare bankruptcy…')
    expect(submitted).toEqual([])
    expect(screen.getByText(/can raise \$\d+ of \$\d+: the game ends$/)).toBeTruthy()
    expect(screen.getByText(/^\$\d+ forfeited to the bank$/)).toBeTruthy()
    tap(/^Declare .* bankrupt$/)
    expect(submitted).toMatchObject([{ type: 'declareBankruptcy' }])
    cleanup()
    expect(forcedAt(9, 1091).join()).not.toContain('bankrupt')
  })

  it('4.2.5.2 says what may be done next, in the order of the screen, and folds away the end that is refused', () => {
    drawAt(9, 1397)
    expect(screen.getByText(/^Possible: (.*, or )?declare bankruptcy \(at the very bottom\)\.$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^End .*’s turn$/ })).toBeNull()
    cleanup()
    drawAt(9, 1091)
    expect(screen.getByText(/^Possible: sell shares/).textContent).not.toContain('bankruptcy')
  })

  it('4.2.5.2 names the end of a turn without a route as what it is', () => {
    drawAt(9, 1397)
    expect(screen.getByRole('button', { name: /^No route: end .*’s turn without a train$/ })).toBeTruthy()
  })
})
