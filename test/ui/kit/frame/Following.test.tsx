import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { followed } from '../../../../src/app/desk/followed'
import { heldBack } from '../../../../src/app/desk/guard'
import { route } from '../../../../src/app/desk/routes'
import { desk, elsewhere, session } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import {
  allow,
  asking,
  type OwnAsk,
  stopAsking,
  takeAnswer,
  withdraw,
} from '../../../../src/app/follow/asking'
import { away, following } from '../../../../src/app/follow/following'
import { readSaid } from '../../../../src/app/follow/words'
import type { Action } from '../../../../src/rules/rule'
import type { LogRecord } from '../../../../src/session/records'
import { before, type Session, take } from '../../../../src/session/session'
import { Following } from '../../../../src/ui/kit/frame/Following'
import { beside } from '../../../../src/ui/kit/parts/beside'
import { actionsOf, realGame } from '../../../games/recorded'
import { taken } from '../../../session/games'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')
const actions = actionsOf(game)
const BOUGHT = actions.findIndex(({ type }) => type === 'buyShare') + 1

const BUYER = String((actions[BOUGHT - 1] as { player?: unknown } | undefined)?.player)

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

const hears = (is: 'live' | 'lost', more: { game?: string; why?: 'moved' } = {}) =>
  act(() => {
    following.value = { is, game: 'g', since: 0, ...more }
  })

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

describe('the connection', () => {
  it('is live as long as the bank has this game open; if it has another, that is said in its place', async () => {
    await opened(BOUGHT)
    expect(strip()).toMatch(/^ ?Live /)
    expect(document.querySelector('.following.live')).not.toBeNull()
    act(() => {
      away.value = true
    })
    expect(strip()).toMatch(/^ ?The bank has another game open\. /)
    expect(document.querySelector('.following.live')).toBeNull()
    // The connection is there: nothing needs to be done about it.
    expect(screen.queryByRole('link', { name: 'Follow again' })).toBeNull()
    act(() => {
      away.value = false
    })
    expect(strip()).toMatch(/^ ?Live /)
  })
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
    // What another taps for themselves meanwhile, such as an exchange, the banker can enter.
    ask({ is: 'others', said: '', action: { type: 'exchange', player: followed.peek()?.g } as Action })
    expect(told()).toBe('That is not yours alone to enter now: tell the banker.')
  })

  it('is not told where the connection has ended for good; why it has stands there instead', async () => {
    await opened(BOUGHT)
    hears('lost', { why: 'moved' })
    expect(told()).toBeUndefined()
    await vi.waitFor(() => act(() => expect(strip()).toContain('Another phone has taken the bank over')))
    hears('lost', { game: 'another', why: 'moved' })
    expect(strip()).not.toContain('Another phone has taken the bank over')
  })

  it('is not told of a table that may be old', async () => {
    await opened(BOUGHT)
    hears('lost')
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

  it('leaves what lies below in its place, however many lines are said of it', async () => {
    const main = document.body.appendChild(document.createElement('main'))
    document.body.className = 'frame'
    let height = 100
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
    await opened(BOUGHT)
    const say = (lines: number, is: OwnAsk['is']) => {
      height = 60 + 20 * lines
      ask({ is })
      return main.scrollTop
    }
    expect(say(4, 'sent')).toBe(40)
    expect(say(3, 'refused')).toBe(20)
    // Another table, or another screen, begins where it begins.
    height = 200
    act(() => {
      route.value = { screen: 'chart' }
    })
    expect(main.scrollTop).toBe(20)
    measured.mockRestore()
    main.remove()
    document.body.className = ''
  })

  it('has one line with what was held back', async () => {
    await opened(BOUGHT)
    act(() => {
      heldBack.value = true
    })
    expect(document.querySelectorAll('.following p')).toHaveLength(1)
    expect(told()).toBe('This phone only follows: entries are made on the bank’s phone.')
  })
})

describe('what waits at the bank', () => {
  const own = () => {
    const choice = desk.value?.choices.find(({ refusal, slot }) => !refusal && slot !== 'banker')
    if (!choice) throw new Error('nothing to ask for')
    return choice
  }
  const button = () => screen.queryByRole('button', { name: 'Withdraw' })

  it('is marked at its button, and at no other', async () => {
    await opened(BOUGHT)
    const { draft } = own()
    const marked = () => desk.value?.choices.filter(choice => beside.value?.(choice, choice.draft))
    expect(marked()).toEqual([])
    ask({ action: draft })
    await vi.waitFor(() => act(() => expect(marked()).toContainEqual(own())))
    expect(marked()?.every(choice => choice.draft.type === draft.type)).toBe(true)
    expect(marked()?.length).toBeLessThan(desk.value?.choices.length ?? 0)
    ask({ action: { type: 'nothing' } })
    expect(marked()).toEqual([])
    ask({ action: draft, is: 'withdrawn' })
    expect(beside.value).toBeNull()
  })

  it('is withdrawn by one tap, on any screen, if the bank knows that', async () => {
    await opened(BOUGHT)
    ask({ action: own().draft })
    await vi.waitFor(() => act(() => expect(beside.value).not.toBeNull()))
    expect(button()).toBeNull()
    const sent: number[] = []
    act(() => {
      withdraw.value = id => sent.push(id)
    })
    for (const at of ['chart', 'play'] as const) {
      act(() => {
        route.value = { screen: at }
      })
      expect(button()).not.toBeNull()
    }
    const tapped = button()
    act(() => {
      tapped?.click()
      tapped?.click()
    })
    expect(sent).toEqual([1])
    // Until the bank says so, it counts as asked.
    expect(told()).toBe('Asked of the bank: A passes.')
    expect(button()).toBeNull()
    act(() => takeAnswer(1, 'withdrawn'))
    expect(told()).toBe('Withdrawn: A passes.')
  })

  it('cannot be withdrawn while the bank is silent, which may still take it', async () => {
    await opened(BOUGHT)
    withdraw.value = () => {}
    ask({ action: own().draft })
    await vi.waitFor(() => act(() => expect(button()).not.toBeNull()))
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    const withButton: boolean[] = []
    measured.mockImplementation(() => withButton.push(button() !== null))
    hears('lost')
    // What lies below moves only once.
    expect(withButton).toEqual([false])
    measured.mockRestore()
    expect(told()).toBe('Asked of the bank: A passes.')
    hears('live')
    expect(button()).not.toBeNull()
  })

  it('is nothing where the phone enters at once', async () => {
    await opened(BOUGHT)
    withdraw.value = () => {}
    ask({ action: own().draft, atOnce: true })
    expect(button()).toBeNull()
    expect(beside.value).toBeNull()
  })
})

describe('the own money', () => {
  it('says what came or went with the last change as past, and not while that may be old', async () => {
    await opened(BOUGHT, BUYER)
    expect(strip()).toMatch(/You paid \$\d+/)
    hears('lost')
    expect(strip()).not.toContain('You paid')
    expect(strip()).toContain('You: $')
  })

  it('says by how much a correction further back changed it, and not what the last entry brought', async () => {
    await opened(BOUGHT, BUYER)
    const put = (record: object) =>
      act(() => {
        const open = session.value as Session
        session.value = taken(take(open, { n: open.records.length + 1, ...record } as LogRecord))
      })
    const money = { from: 'bank', to: BUYER, amount: 20 }
    const insert = [{ type: 'correct', reason: 'paid too little', money } as Action]
    put({ splices: [{ after: 10, remove: [], insert }] })
    expect(strip()).toContain('You got $20')
    put({ undo: true })
    expect(strip()).not.toMatch(/You (?:got|paid)/)
    put({ redo: true })
    expect(strip()).toContain('You got $20')
  })
})
