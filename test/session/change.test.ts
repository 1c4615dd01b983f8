import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { accept, changesOf, draftOf, insertBefore, remove, replace } from '../../src/session/change'
import { differences } from '../../src/session/compare'
import { reopen } from '../../src/session/reopen'
import { begin, type Session, undo } from '../../src/session/session'
import { actionsOf, knownGames, type Recorded, realGame } from '../games/recorded'
import { entered, sessionOf, tableOf, title } from './games'

const known = knownGames()
const everyGame: readonly Recorded[] = [realGame('4714'), realGame('144868'), ...known.slice(0, 20)]
/** Every so many entries of a long game, so that a run takes seconds. */
const some = (game: Recorded) => {
  const step = Math.ceil(game.trace.length / 40)
  return game.trace.flatMap((_, i) => (i % step === 0 ? [i] : []))
}

function accepted(draft: Parameters<typeof accept>[0]): Session {
  const step = accept(draft)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  return step.session
}

const idAt = (session: Session, index: number) => session.entries[index]?.id ?? 0

describe('a change of the past', () => {
  it('amending an entry to itself changes nothing', () => {
    for (const game of everyGame.slice(0, 8)) {
      const session = sessionOf(game)
      for (const index of some(game)) {
        const draft = replace(draftOf(session), idAt(session, index), [game.trace[index]?.action as Action])
        expect(draft.stop).toBeUndefined()
        expect(differences(tableOf(session), tableOf(accepted(draft)))).toEqual([])
      }
    }
  })

  it.each(everyGame.map((game, i) => [i, game] as const))(
    'removing any entry of game %i is accepted or names the first that no longer fits, and the game is unchanged until then',
    (_, game) => {
      const session = sessionOf(game)
      const [table, kept] = [JSON.stringify(tableOf(session)), session.entries]
      for (const [index, { id }] of session.entries.entries()) {
        const draft = remove(draftOf(session), [id])
        const step = accept(draft)
        if (draft.stop) {
          expect(draft.stop.index).toBeGreaterThanOrEqual(index)
          expect(step).toMatchObject({ stop: { id: draft.stop.id, refusal: draft.stop.refusal } })
        } else {
          expect('session' in step && step.session.entries.length).toBe(session.entries.length - 1)
        }
      }
      expect(session.entries).toBe(kept)
      expect(JSON.stringify(tableOf(session))).toBe(table)
    },
  )

  it('removing and putting back in the same place gives the same table', () => {
    const game = realGame('4714')
    const session = sessionOf(game)
    for (const index of some(game).slice(0, -1)) {
      const without = remove(draftOf(session), [idAt(session, index)])
      const back = insertBefore(without, idAt(session, index + 1), [game.trace[index]?.action as Action])
      expect(back.stop).toBeUndefined()
      expect(differences(tableOf(session), tableOf(accepted(back)))).toEqual([])
    }
  })

  it('amending is as good as having entered it right from the start', () => {
    const game = realGame('4714')
    const actions = actionsOf(game)
    const index = actions.findIndex(action => action.type === 'run')
    const wrong = { ...(actions[index] as Action), revenue: 10 } as Action
    const session = entered(begin(title, game), [
      ...actions.slice(0, index),
      wrong,
      ...actions.slice(index + 1, index + 3),
    ])
    const amended = accepted(replace(draftOf(session), idAt(session, index), [actions[index] as Action]))
    expect(tableOf(amended)).toEqual(tableOf(sessionOf(game, index + 3)))
  })

  it('a chain of repairs is one change with one undo, also after a reload', () => {
    const game = realGame('4714')
    const session = sessionOf(game, 120)
    const index = actionsOf(game).findIndex(action => action.type === 'par')
    let draft = remove(draftOf(session), [idAt(session, index)])
    let repairs = 0
    while (draft.stop) {
      draft = remove(draft, [draft.stop.id])
      repairs++
    }
    expect(repairs).toBeGreaterThan(0)
    const changed = accepted(draft)
    expect(changed.records).toHaveLength(session.records.length + 1)
    expect(reopen(title, game, changed.records).session).toEqual(changed)
    const step = undo(changed)
    if (!step || 'stop' in step) throw new Error('no undo')
    expect(tableOf(step.session)).toEqual(tableOf(session))
    expect(reopen(title, game, step.session.records).session.entries).toEqual(step.session.entries)
  })

  it('keeps what was changed, and when', () => {
    const game = realGame('4714')
    const index = actionsOf(game).findIndex(action => action.type === 'run')
    const session = sessionOf(game, index + 1)
    const was = game.trace[index]?.action as Action
    const draft = replace(draftOf(session), idAt(session, index), [{ ...was, revenue: 20 } as Action])
    const step = accept(draft, '2026-01-01T21:14:00.000Z')
    if ('stop' in step) throw new Error('refused')
    const changed = changesOf(step.session)
    expect([...changed.values()]).toEqual([
      [{ at: '2026-01-01T21:14:00.000Z', was: [was], is: [{ ...was, revenue: 20 }] }],
    ])
    expect(step.session.entries[index]?.id).toBe([...changed.keys()][0])
  })
})
