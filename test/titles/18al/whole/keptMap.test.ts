import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/families/railway/kept/board'
import type { AnyRailway } from '../../../../src/families/railway/table'
import type { Action } from '../../../../src/rules/rule'
import { draftOf } from '../../../../src/session/change'
import { reopen } from '../../../../src/session/reopen'
import { now, redo, type Session, undo } from '../../../../src/session/session'
import { kept } from '../../../../src/titles/18al/map/kept'
import { keeping } from '../../../../src/titles/18al/map/late'
import { ownOf } from '../../../../src/titles/18al/own'
import { actionsOf, mappedGame } from '../../../games/recorded'
import { remove, replace } from '../../../session/changing'
import { accepted, entered, idAt, sessionOf, taken, title } from '../../../session/games'

await Promise.all([title.rest?.load(), keeping.load()])

const game = mappedGame()
const actions = actionsOf(game)
/** The first tile of the game, and a later one over it. */
const [FIRST, UPGRADE] = [48, 127]

const stateOf = (session: Session) => now(session) as AnyRailway
const board = (session: Session) => boardOf(kept, stateOf(session))
const doubts = (session: Session) => (ownOf(stateOf(session)).map?.doubts ?? []).map(({ code }) => code)

describe('4.2.1 a kept map', () => {
  it('is taken back and done again entry by entry, to the first tile, with which it was begun', () => {
    const whole = sessionOf(game, FIRST + 20)
    let session = whole
    for (let at = whole.entries.length; at > FIRST; at--) {
      expect(board(session)).toEqual(board(sessionOf(game, at)))
      session = taken(undo(session))
    }
    expect(board(session)).toBeUndefined()
    for (let at = FIRST; at < whole.entries.length; at++) session = taken(redo(session))
    expect(board(session)).toEqual(board(whole))
    expect(board(reopen(title, game, session.records).session)).toEqual(board(whole))
  })

  it('follows an amendment of a tile: what was laid over it is doubted then, and no more once that is undone', () => {
    const session = sessionOf(game, UPGRADE + 1)
    expect(actions[FIRST]).toMatchObject({ hex: 'C4', tile: '57' })
    expect(actions[UPGRADE]).toMatchObject({ hex: 'C4', tile: '14' })
    expect(doubts(session)).toEqual([])
    const without = accepted(remove(draftOf(session), [idAt(session, FIRST)]))
    expect(board(without)?.tiles.C4).toEqual(board(session)?.tiles.C4)
    expect(doubts(without)).toContain('otherColor')
    const turned = replace(draftOf(session), idAt(session, FIRST), [
      { ...actions[FIRST], rotation: 1 } as Action,
    ])
    // Turned, it leads nowhere: neither the next tile nor a station is connected.
    expect(doubts(accepted(turned))).toEqual(['notConnected', 'stationAgainst'])
    expect(doubts(taken(undo(without)))).toEqual([])
  })

  it('refuses an amendment to a tile that cannot lie there, and names the entry', () => {
    const session = sessionOf(game, FIRST + 1)
    const draft = replace(draftOf(session), idAt(session, FIRST), [
      { ...actions[FIRST], rotation: 6 } as Action,
    ])
    expect(draft.stop?.refusal).toMatchObject({ code: 'noRotation', facts: { rotation: 6 } })
  })

  it('is tried out beside the game, which stays as it is', () => {
    const session = sessionOf(game, FIRST)
    const open = entered(session, [{ type: 'map', tiles: [] } as Action])
    const tried = entered(open, actions.slice(FIRST, FIRST + 1))
    expect(board(tried)?.tiles).toHaveProperty('C4')
    expect(board(open)?.tiles).toEqual({})
    expect(board(session)).toBeUndefined()
  })
})
