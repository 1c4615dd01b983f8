import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { accept, changesOf, draftOf } from '../../src/session/change'
import { reopen } from '../../src/session/reopen'
import { undo } from '../../src/session/session'
import { actionsOf, realGame } from '../games/recorded'
import { remove, replace } from './changing'
import { accepted, idAt, sessionOf, tableOf, title } from './games'

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
