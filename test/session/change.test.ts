import { describe, expect, it } from 'vitest'
import { apply, choices } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import { accept, changesOf, draftOf, insertBefore, remove, replace } from '../../src/session/change'
import { reopen } from '../../src/session/reopen'
import { now, type Session, before as tableBefore, undo } from '../../src/session/session'
import { actionsOf, knownGames, type Recorded, realGame } from '../games/recorded'
import { entered, sessionOf, tableOf, title } from './games'

const known = knownGames()
const everyGame: readonly Recorded[] = [realGame('4714'), realGame('144868'), ...known.slice(0, 20)]
const numbered = everyGame.map((game, i) => [i, game] as const)
/** So many entries of a game, evenly from its first to its last. */
const some = (game: Recorded, count: number) => {
  const step = Math.max(1, Math.floor(game.trace.length / count))
  return game.trace.flatMap((_, i) => (i % step === 0 ? [i] : []))
}

function accepted(draft: Parameters<typeof accept>[0]): Session {
  const step = accept(draft)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  return step.session
}

const idAt = (session: Session, index: number) => session.entries[index]?.id ?? 0
/** The whole table, also what a report does not say. */
const whole = (session: Session) => JSON.stringify(now(session))

/** Plays actions one by one, without any of what is tested here: the table they come to, and the first that is refused. */
function played(from: AnyState, actions: readonly Action[]) {
  let state = from
  for (const [i, action] of actions.entries()) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) return { state, refused: i, refusal: outcome.refusal }
    state = outcome.state
  }
  return { state }
}

/** What might have been entered by mistake instead of an action, where it stands. */
function mistakesFor(state: AnyState, action: Action): readonly Action[] {
  const drafts = choices(title.law, state).flatMap(({ draft, refusal }) => (refusal ? [] : [draft]))
  const { revenue, pay } = action as Action & { readonly revenue?: number; readonly pay?: boolean }
  const runs = [{ revenue: (revenue ?? 0) + 10 }, { pay: !pay }].map(other => ({ ...action, ...other }))
  const all = action.type === 'run' && (revenue ?? 0) > 0 ? [...runs, ...drafts] : drafts
  return all.filter(other => JSON.stringify(other) !== JSON.stringify(action))
}

describe('a change of the past', () => {
  it.each(numbered)('amending an entry of game %i to itself changes nothing', (_, game) => {
    const session = sessionOf(game)
    const table = whole(session)
    for (const index of some(game, 30)) {
      const draft = replace(draftOf(session), idAt(session, index), [game.trace[index]?.action as Action])
      expect(draft.stop).toBeUndefined()
      const again = accepted(draft)
      expect(whole(again)).toBe(table)
      expect(again.entries).toHaveLength(session.entries.length)
    }
  })

  it.each(numbered)(
    'removing any entry of game %i is accepted or names the first that no longer fits, and the game is unchanged until then',
    (_, game) => {
      const session = sessionOf(game)
      const actions = actionsOf(game)
      const [table, kept] = [whole(session), [...session.entries]]
      let [taken, stopped] = [0, 0]
      for (const [index, { id }] of session.entries.entries()) {
        const draft = remove(draftOf(session), [id])
        const step = accept(draft)
        const plainly = played(tableBefore(session, index), actions.slice(index + 1))
        if ('session' in step) {
          taken++
          expect(plainly.refused).toBeUndefined()
          expect(whole(step.session)).toBe(JSON.stringify(plainly.state))
        } else {
          stopped++
          const next = session.entries[index + 1 + (plainly.refused ?? 0)]
          expect(step.stop).toMatchObject({ id: next?.id, action: next?.action, refusal: plainly.refusal })
          expect(draft.stop).toEqual(step.stop)
        }
      }
      expect(taken).toBeGreaterThan(0)
      expect(stopped).toBeGreaterThan(0)
      expect(session.entries).toEqual(kept)
      expect(whole(session)).toBe(table)
    },
  )

  it.each(numbered)('removing and putting back an entry of game %i gives the same table', (_, game) => {
    const session = sessionOf(game)
    for (const index of some(game, 30).slice(0, -1)) {
      const without = remove(draftOf(session), [idAt(session, index)])
      const back = insertBefore(without, idAt(session, index + 1), [game.trace[index]?.action as Action])
      expect(back.stop).toBeUndefined()
      expect(whole(accepted(back))).toBe(whole(session))
    }
  })

  it.each(numbered)('amending an entry of game %i is as good as having entered it right', (_, game) => {
    const right = sessionOf(game)
    const actions = actionsOf(game)
    let [tried, wentOn] = [0, 0]
    for (const index of some(game, 25)) {
      const state = tableBefore(right, index)
      const [wrong] = mistakesFor(state, actions[index] as Action)
      if (!wrong) continue
      // The game goes on for as long as nobody notices.
      const list = [wrong, ...actions.slice(index + 1, index + 40)]
      const { refused = list.length } = played(state, list)
      const open = entered(sessionOf(game, index), list.slice(0, refused))
      const amended = accepted(replace(draftOf(open), idAt(open, index), [actions[index] as Action]))
      expect(whole(amended)).toBe(JSON.stringify(tableBefore(right, index + refused)))
      tried++
      if (refused > 1) wentOn++
    }
    expect(tried).toBeGreaterThan(10)
    expect(wentOn).toBeGreaterThan(0)
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
