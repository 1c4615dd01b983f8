import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { followed } from '../../../../src/app/desk/followed'
import { session } from '../../../../src/app/desk/table'
import { setOwner, watches } from '../../../../src/app/follow/owner'
import { readSaid } from '../../../../src/app/follow/words'
import { Whose } from '../../../../src/ui/shell/follow/Whose'
import { realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')
const [first] = game.players

const pressed = () =>
  screen
    .getAllByRole('button')
    .filter(button => button.getAttribute('aria-pressed') === 'true')
    .map(button => button.textContent)

/** A game that came just now, of which nobody has said whose phone this is. */
beforeEach(async () => {
  await openInApp('18AL', game, [])
  current.value = { id: 'g', changed: 0 } as never
  setOwner('g', '')
  await readSaid()
})
afterEach(() => {
  cleanup()
  session.value = null
  current.value = null
  followed.value = undefined
  watches.value = {}
})

describe('the question whose phone this is', () => {
  it('shows nothing as chosen before somebody has chosen it', () => {
    render(<Whose game="g" />)
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
      ...game.players.map(({ name }) => name),
      'I only watch',
    ])
    expect(pressed()).toEqual([])
  })

  it('shows what was chosen, also that this phone only watches, and then goes on', () => {
    const then = vi.fn()
    render(<Whose game="g" then={then} />)
    for (const name of ['I only watch', first?.name ?? '', 'I only watch']) {
      act(() => screen.getByRole('button', { name }).click())
      expect(pressed()).toEqual([name])
    }
    expect(then).toHaveBeenCalledTimes(3)
  })

  it('is still open in another game', () => {
    const { rerender } = render(<Whose game="g" />)
    act(() => screen.getByRole('button', { name: 'I only watch' }).click())
    act(() => {
      setOwner('other', '')
      current.value = { id: 'other', changed: 0 } as never
    })
    rerender(<Whose game="other" />)
    expect(pressed()).toEqual([])
  })
})
