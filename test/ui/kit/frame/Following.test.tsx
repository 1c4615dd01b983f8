import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { followed } from '../../../../src/app/desk/followed'
import { heldBack } from '../../../../src/app/desk/guard'
import { route } from '../../../../src/app/desk/routes'
import { desk, elsewhere, session } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import { allow, asking, type OwnAsk, stopAsking } from '../../../../src/app/follow/asking'
import { following } from '../../../../src/app/follow/following'
import { readSaid } from '../../../../src/app/follow/words'
import { before } from '../../../../src/session/session'
import { Following } from '../../../../src/ui/kit/frame/Following'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')
const actions = actionsOf(game)
const BOUGHT = actions.findIndex(({ type }) => type === 'buyShare') + 1

const strip = () => document.querySelector('.following')?.textContent
const told = () => document.querySelector('.told')?.textContent
const actor = () => desk.value?.view.actor ?? ''
const nameOf = (id: string) => game.players.find(player => player.id === id)?.name

/** After as many entries, the phone of a player (of whoever acts, if not given), which may enter at once. */
async function opened(count: number, whose?: string): Promise<void> {
  await openInApp('18AL', game, actions.slice(0, count))
  current.value = { id: 'g', changed: 0 } as never
  followed.value = { g: whose ?? actor() }
  following.value = { is: 'live', game: 'g', since: 0 }
  allow('enter', () => {})
  await readSaid()
  render(<Following />)
}

const ask = (own: Partial<OwnAsk>) =>
  act(() => {
    asking.value = { is: 'sent', said: 'A passes.', id: 1, records: 1e6, actions: '', ...own }
  })

beforeEach(() => {
  route.value = { screen: 'play' }
})
afterEach(() => {
  cleanup()
  stopAsking()
  asking.value = null
  heldBack.value = false
  elsewhere.value = null
  session.value = null
  following.value = { is: 'off' }
  followed.value = undefined
  current.value = null
  set('language', 'en')
})

describe('the turn', () => {
  it('is told where it is entered and, with a way there, everywhere else', async () => {
    await opened(BOUGHT)
    expect(told()).toBe('Your turn: what you tap here is entered.')
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull()
    for (const at of ['chart', 'log', 'rules', 'menu', 'lookahead'] as const) {
      act(() => {
        route.value = { screen: at }
      })
      expect(told()).toContain('It is your turn.')
      expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toContain('play')
    }
  })

  it('and the own money are those of the game, while its past is shown', async () => {
    await opened(BOUGHT)
    const money = strip()?.match(/You: [^ ]+/)?.[0]
    act(() => {
      route.value = { screen: 'moment' }
      const open = session.value
      if (!open) throw new Error()
      const past = { ...open, entries: open.entries.slice(0, 1) }
      expect(open.title.view(before(open, 1)).purses).not.toEqual(desk.value?.view.purses)
      elsewhere.value = { session: past, revision: -1, stays: true }
    })
    expect(told()).toContain('It is your turn.')
    expect(strip()).toContain(money)
  })

  it('of another player is said to whoever taps; that something is the table’s matter only on the own', async () => {
    await opened(BOUGHT)
    const acting = actor()
    ask({ is: 'others', said: '' })
    expect(told()).toBe('That is not yours alone to enter now: tell the banker.')
    act(() => {
      followed.value = { g: game.players.find(({ id }) => id !== acting)?.id ?? '' }
    })
    expect(told()).toBe(`It is ${nameOf(acting)}’s turn.`)
  })

  it('is not told of a table that may be old', async () => {
    await opened(BOUGHT)
    act(() => {
      following.value = { is: 'lost', game: 'g', since: 0 }
    })
    expect(told()).toBeUndefined()
  })
})

describe('what was asked', () => {
  it('is entered, and not taken by the bank, where nobody was asked', async () => {
    await opened(BOUGHT)
    ask({ atOnce: true, is: 'taken' })
    expect(told()).toBe('Entered: A passes.')
    ask({ is: 'taken' })
    expect(told()).toBe('The bank took it: A passes.')
  })

  it('has one line with what was held back', async () => {
    await opened(BOUGHT)
    act(() => {
      heldBack.value = true
    })
    expect(document.querySelectorAll('.following p')).toHaveLength(1)
    expect(told()).toBe('This phone only follows: the bank’s phone enters.')
  })
})

describe('the own money', () => {
  it('says what came or went with the last change as past, and not while that may be old', async () => {
    const buyer = String((actions[BOUGHT - 1] as { player?: unknown } | undefined)?.player)
    await opened(BOUGHT, buyer)
    expect(strip()).toMatch(/You paid \$\d+/)
    act(() => {
      following.value = { is: 'lost', game: 'g', since: 0 }
    })
    expect(strip()).not.toContain('You paid')
    expect(strip()).toContain('You: $')
  })
})
