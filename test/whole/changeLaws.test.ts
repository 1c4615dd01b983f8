import { describe, expect, it } from 'vitest'
import { apply, choices } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import type { AnyTitle } from '../../src/rules/title'
import { accept, draftOf } from '../../src/session/change'
import { now, type Session, before as tableBefore } from '../../src/session/session'
import { WHOLE } from '../all'
import { actionsOf, type Recorded } from '../games/recorded'
import { playedUpTo } from '../played'
import { insertBefore, remove, replace } from '../session/changing'
import { accepted, entered, idAt, sessionOf } from '../session/games'
import { kits } from '../titles/kits'

/** The indexes of this many entries of a game, evenly spread. */
const some = (game: Recorded, count: number) => {
  const step = Math.max(1, Math.floor(game.trace.length / count))
  return game.trace.flatMap((_, i) => (i % step === 0 ? [i] : []))
}

/** How many entries of a game are tried, at least. */
const TRIED = WHOLE ? 60 : 12

/** The whole table, including what a report leaves out. */
const whole = (session: Session) => JSON.stringify(now(session))

/** Plays actions without anything that is tested here: the last table, and the index and refusal of the first that is refused. */
function played(title: AnyTitle, from: AnyState, actions: readonly Action[]) {
  const { done, refusal } = playedUpTo(title.law, from, actions)
  const state = done.at(-1)?.state ?? from
  return refusal ? { state, refused: done.length, refusal } : { state }
}

/** What might have been entered by mistake instead of an action: another sum, a no for a yes, another entry. */
function mistakeFor(title: AnyTitle, state: AnyState, action: Action): Action | undefined {
  const slips = Object.entries(action).flatMap(([key, value]) => {
    if (typeof value === 'number' && value > 0) return [{ ...action, [key]: value + 10 }]
    return typeof value === 'boolean' ? [{ ...action, [key]: !value }] : []
  })
  const taken = slips.filter(slip => !('refusal' in apply(title.law, state, slip)))
  const drafts = choices(title.law, state).flatMap(({ draft, refusal }) => (refusal ? [] : [draft]))
  return [...taken, ...drafts].find(other => JSON.stringify(other) !== JSON.stringify(action))
}

describe.each(kits)('a change of the past in $id', ({ title, sample }) => {
  const numbered = sample.map((game, i) => [i + 1, game] as const)

  it.each(numbered)('amending an entry of game %i to itself changes nothing', (_, game) => {
    const session = sessionOf(game)
    const table = whole(session)
    for (const index of some(game, TRIED)) {
      const draft = replace(draftOf(session), idAt(session, index), [game.trace[index]?.action as Action])
      expect(draft.stop).toBeUndefined()
      const again = accepted(draft)
      expect(whole(again)).toBe(table)
      expect(again.entries).toHaveLength(session.entries.length)
    }
  })

  it.each(numbered)(
    'removing any entry of game %i is accepted, or names the first one that no longer fits and leaves the game unchanged',
    (_, game) => {
      const session = sessionOf(game)
      const actions = actionsOf(game)
      const [table, kept] = [whole(session), [...session.entries]]
      let [taken, stopped] = [0, 0]
      for (const index of some(game, WHOLE ? 240 : 60)) {
        const id = idAt(session, index)
        const draft = remove(draftOf(session), [id])
        const step = accept(draft)
        const plainly = played(title, tableBefore(session, index), actions.slice(index + 1))
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
    for (const index of some(game, TRIED).slice(0, -1)) {
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
      const wrong = mistakeFor(title, state, actions[index] as Action)
      if (!wrong) continue
      // The game goes on until somebody notices.
      const list = [wrong, ...actions.slice(index + 1, index + 40)]
      const { refused = list.length } = played(title, state, list)
      const open = entered(sessionOf(game, index), list.slice(0, refused))
      const amended = accepted(replace(draftOf(open), idAt(open, index), [actions[index] as Action]))
      expect(whole(amended)).toBe(JSON.stringify(tableBefore(right, index + refused)))
      tried++
      if (refused > 1) wentOn++
    }
    expect(tried).toBeGreaterThan(10)
    expect(wentOn).toBeGreaterThan(0)
  })
})
