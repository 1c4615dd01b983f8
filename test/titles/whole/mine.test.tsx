import { act, cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { current } from '../../../src/app/desk/current'
import { followed } from '../../../src/app/desk/followed'
import { reachRest } from '../../../src/app/desk/rest'
import { desk, session, voice } from '../../../src/app/desk/table'
import { cashOf } from '../../../src/bank/money'
import { decidersOf, type ShellView } from '../../../src/rules/view'
import { now } from '../../../src/session/session'
import { isTitle } from '../../../src/titles/registry'
import { Mine } from '../../../src/ui/shell/follow/Mine'
import { reachScreens } from '../../../src/ui/shell/screens'
import { actionsOf } from '../../games/recorded'
import { drawn } from '../drawn'
import { kits } from '../kits'

afterEach(() => {
  cleanup()
  followed.value = {}
  session.value = null
  current.value = null
})

/** A player with what they own, as the tables of all titles show it. */
interface Owner {
  readonly id: string
  readonly shares?: Readonly<Record<string, number>>
  readonly privates?: readonly string[]
}

/** Entries after which the players look at their phones. */
const AFTER = 75

describe.each(kits)('the own phone of a player at a table of $id', kit => {
  if (!isTitle(kit.id)) throw new Error(kit.id)
  const id = kit.id
  const drawing = drawn(id)

  it('shows what they have while others decide', async () => {
    const { speak, openAt } = await drawing
    const [game] = kit.sample
    if (!game) throw new Error('no game')
    await speak()
    openAt(game, actionsOf(game).slice(0, AFTER))
    await reachScreens(id)
    await reachRest()
    const [view, open] = [desk.value?.view, session.value]
    if (!view || !open) throw new Error('no table')
    current.value = { id: 'followed' } as never
    let [shown, owned] = [0, 0]
    for (const player of game.players) {
      followed.value = { followed: player.id }
      const { container, unmount } = render(<Mine />)
      if (Object.values(decidersOf(view)).includes(player.id)) expect(container.textContent).toBe('')
      else {
        // It is fetched first.
        await vi.waitFor(() => act(() => expect(container.textContent).not.toBe('')))
        const text = container.textContent ?? ''
        expect(text).toContain(voice.value.name(player.id))
        expect(text).toContain(voice.value.money(cashOf(now(open).cash, player.id)))
        expect(text).toMatch(/certificate|share/)
        const { players } = view as ShellView & { players: readonly Owner[] }
        const { shares = {}, privates = [] } = players.find(it => it.id === player.id) ?? {}
        const held = Object.entries(shares).filter(([, number]) => number > 0)
        const owns = [
          ...held.map(([of, number]) => `${voice.value.name(of)}\u00a0${number}`),
          ...privates.map(voice.value.name),
        ]
        if (owns.length > 0) expect(text).toContain(`Has: ${owns.join(', ')}`)
        owned += owns.length
        expect(text).not.toMatch(/undefined|NaN|null/)
        shown += 1
      }
      unmount()
    }
    expect(shown).toBeGreaterThan(0)
    expect(owned).toBeGreaterThan(0)
    followed.value = { followed: '' }
    expect(render(<Mine />).container.textContent).toBe('')
  })
})
