import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { accept, changesOf, draftOf } from '../../src/session/change'
import { reopen } from '../../src/session/reopen'
import { undo } from '../../src/session/session'
import { actionsOf, realGame } from '../games/recorded'
import { remove, replace } from './changing'
import { accepted, idAt, sessionOf, tableOf, taken, title } from './games'

describe('a change of the past', () => {
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
    const back = taken(undo(changed))
    expect(tableOf(back)).toEqual(tableOf(session))
    expect(reopen(title, game, back.records).session.entries).toEqual(back.entries)
  })

  it('keeps what was changed, and when', () => {
    const game = realGame('4714')
    const index = actionsOf(game).findIndex(action => action.type === 'run')
    const session = sessionOf(game, index + 1)
    const was = game.trace[index]?.action as Action
    const draft = replace(draftOf(session), idAt(session, index), [{ ...was, revenue: 20 } as Action])
    const after = taken(accept(draft, '2026-01-01T21:14:00.000Z'))
    const changed = changesOf(after)
    expect([...changed.values()]).toEqual([
      [{ at: '2026-01-01T21:14:00.000Z', was: [was], is: [{ ...was, revenue: 20 }] }],
    ])
    expect(after.entries[index]?.id).toBe([...changed.keys()][0])
  })
})
