import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { accept, draftOf } from '../../../src/session/change'
import { sameEntry } from '../../../src/session/mend/ends'
import { type Mistake, mends } from '../../../src/session/mend/mend'
import { splicesTo } from '../../../src/session/mend/wanted'
import { begin, enter, now, type Session } from '../../../src/session/session'
import { actionsOf, type Recorded } from '../../games/recorded'
import { type Mistaken, mistakesAt, type Played, played } from '../../mistaken'
import { type Kit, kits } from '../../titles/kits'
import { WHOLE } from '../../whole'

/** Enters a game with a mistake in it, as one change. */
function wrongly({ title }: Kit, game: Recorded, { wrong }: Mistaken): Session {
  const step = enter(begin(title, game), wrong)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  return step.session
}

const isRight = (list: readonly { readonly action: Action }[], right: readonly Action[]) =>
  list.length === right.length && list.every(({ action }, i) => sameEntry(action, right[i] as Action))

/** The likeliest way in which the mistake is put right once it is named. */
function mended(session: Session, { at, said, kind, right }: Mistaken) {
  const id = session.entries[at]?.id ?? 0
  const ways = mends(draftOf(session), { ...said, id } as Mistake)
  // Who names one of two that were entered crosswise has not spoken of the other: it is among the ways that are offered.
  return kind === 'crossed' ? ways.find(({ list }) => isRight(list, right)) : ways[0]
}

/** Mistakes of all kinds, spread over a game. */
function sampled(game: Played, step: number): readonly Mistaken[] {
  const places = game.actions.flatMap((_, at) => (at % step === 3 ? [at] : []))
  return places.flatMap(at => mistakesAt(game, at))
}

describe.each(kits)('a mistake named in $id', kit => {
  const { title, sample } = kit
  const games = sample.map(game => ({ game, made: played(title, title.start(game), actionsOf(game)) }))

  it('restores the game as it should have been in at least 95 of 100 of each kind', () => {
    const tally = new Map<string, { right: number; all: number }>()
    for (const { game, made } of games)
      for (const mistake of sampled(made, WHOLE ? 5 : 29)) {
        const mend = mended(wrongly(kit, game, mistake), mistake)
        const count = tally.get(mistake.kind) ?? { right: 0, all: 0 }
        const right = mend !== undefined && mend.stop === undefined && isRight(mend.list, mistake.right)
        tally.set(mistake.kind, { right: count.right + (right ? 1 : 0), all: count.all + 1 })
      }
    expect([...tally.keys()]).toEqual(expect.arrayContaining(['revenue', 'pay', 'swapped', 'forgotten']))
    for (const [kind, { right, all }] of tally) expect([kind, right / all >= 0.95]).toEqual([kind, true])
  }, 120_000)

  it('is taken into the game as one change, with nothing else in it changed and one undo', () => {
    for (const { game, made } of games.slice(0, 1))
      for (const mistake of sampled(made, 97)) {
        const session = wrongly(kit, game, mistake)
        const mend = mended(session, mistake)
        if (!mend || mend.stop !== undefined) continue
        const step = accept({ ...draftOf(session), splices: splicesTo(session.entries, mend.list) })
        if ('stop' in step) throw new Error(step.stop.refusal.code)
        const fresh = played(title, title.start(game), mistake.right)
        if (isRight(mend.list, mistake.right))
          expect(JSON.stringify(now(step.session))).toBe(JSON.stringify(fresh.states.at(-1)))
        expect(step.session.done).toHaveLength(session.done.length + 1)
        const kept = new Set(mend.list.flatMap(({ id }) => id ?? []))
        const there = session.entries.filter(({ id }) => kept.has(id))
        expect(step.session.entries.filter(({ id }) => kept.has(id)).map(it => it.action)).toEqual(
          there.map(it => it.action),
        )
      }
  }, 60_000)
})
