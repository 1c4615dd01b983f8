import { afterEach, describe, expect, it } from 'vitest'
import { desk, session } from '../../../src/app/desk/table'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, knownGames as alGames } from '../../games/recorded'
import { setupOf, knownGames as vaGames } from '../../titles/18va/games'
import { drawn } from '../../titles/drawn'

afterEach(() => {
  session.value = null
})

/** The entries of a game up to and with the first purchase of a share after `from` others. */
function upToPurchase(all: readonly Action[], from: number): readonly Action[] {
  const at = all.findIndex(({ type }, i) => i >= from && type === 'buyShare')
  if (at < 0) throw new Error('nobody buys')
  return all.slice(0, at + 1)
}

describe('the way back to the player whose turn the next tap closes', () => {
  it('is left out if that player can do nothing more: in 18VA nothing follows a purchase (4.3.2)', async () => {
    const { openAt } = await drawn('18VA')
    const [game] = vaGames()
    if (!game) throw new Error('no game')
    openAt(
      setupOf(game),
      upToPurchase(
        game.trace.map(({ action }) => action),
        0,
      ),
    )
    expect(desk.value?.implied).toMatchObject([{ type: 'pass' }])
    expect(desk.value?.mayStill).toBeNull()
  })

  it('is there in 18AL, where shares or a private company may be sold after a purchase (3.2)', async () => {
    const { openAt } = await drawn('18AL')
    const [game] = alGames()
    if (!game) throw new Error('no game')
    const entered = upToPurchase(actionsOf(game), 0)
    openAt(game, entered)
    expect(desk.value?.implied).toMatchObject([{ type: 'pass' }])
    expect(desk.value?.mayStill).toBe((entered.at(-1) as Action & { player: string }).player)
  })
})
