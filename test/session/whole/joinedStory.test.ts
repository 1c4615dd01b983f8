import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { worthOf } from '../../../src/rules/view'
import { begin } from '../../../src/session/session'
import { joinedIn, worthByRound } from '../../../src/session/story'
import { actionsOf, realGame } from '../../games/recorded'
import { entered, sessionOf, title } from '../games'

const game = realGame('4714')
const session = sessionOf(game)

/** The recorded game, joined at a later table of it and played on from there. */
async function joinedAt(entry: number) {
  const positionOf = await title.position?.()
  const state = session.entries[entry - 1]?.state
  if (!positionOf || !state) throw new Error('no position')
  const position: Action & { readonly table: object } = { type: 'position', table: positionOf(state) }
  return entered(begin(title, game), [position, ...actionsOf(game).slice(entry)])
}

describe('a game that was joined', () => {
  test('has its story begin with the table as it was joined', async () => {
    const open = await joinedAt(150)
    const then = title.view(session.entries[149]?.state ?? session.start)
    const worth = worthByRound(open)
    expect(joinedIn(open)).toBe(then.round)
    expect(worth[0]).toEqual({
      round: '',
      worth: Object.fromEntries(game.players.map(({ id }) => [id, worthOf(then, id)])),
    })
    const whole = worthByRound(session)
    const from = whole.findIndex(({ round }) => round === then.round)
    expect(worth.slice(1)).toEqual(whole.slice(from))
    expect(joinedIn(session)).toBeNull()
  })
})
