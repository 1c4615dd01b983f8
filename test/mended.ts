import type { Action } from '../src/rules/rule'
import type { AnyTitle } from '../src/rules/title'
import { draftOf } from '../src/session/change'
import { sameEntry } from '../src/session/mend/ends'
import { type Mend, type Mistake, mends } from '../src/session/mend/mend'
import { begin, enter, type Session } from '../src/session/session'
import { actionsOf, type Recorded } from './games/recorded'
import { type Mistaken, mistakesAt, type Played, played } from './mistaken'

/** A game with its tables. */
export const playedOf = (title: AnyTitle, game: Recorded): Played =>
  played(title, title.start(game), actionsOf(game))

/** Enters a game with a mistake in it, as one change. */
export function wrongly(title: AnyTitle, game: Recorded, { wrong }: Mistaken): Session {
  const step = enter(begin(title, game), wrong)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  return step.session
}

/** Does a list read as it should have? */
export const isRight = (list: readonly { readonly action: Action }[], right: readonly Action[]) =>
  list.length === right.length && list.every(({ action }, i) => sameEntry(action, right[i] as Action))

/** The likeliest way in which a mistake is put right once it is named. */
export function mended(session: Session, { at, said, kind, right }: Mistaken): Mend | undefined {
  const id = session.entries[at]?.id ?? 0
  const ways = mends(draftOf(session), { ...said, id } as Mistake)
  // Who names one of two that were entered crosswise has not spoken of the other: it is among the ways that are offered.
  return kind === 'crossed' ? ways.find(({ list }) => isRight(list, right)) : ways[0]
}

/** How many mistakes of a kind there were, and how many of them were put right. */
export interface Tally {
  readonly right: number
  readonly all: number
}

/** Mistakes of all kinds in so many entries of a game, each named and put right, by kind. */
export function tallied(
  title: AnyTitle,
  game: Recorded,
  places: (at: number) => boolean,
): ReadonlyMap<string, Tally> {
  const made = playedOf(title, game)
  const found = new Map<string, Tally>()
  for (const at of made.actions.keys()) {
    if (!places(at)) continue
    for (const mistake of mistakesAt(made, at)) {
      const mend = mended(wrongly(title, game, mistake), mistake)
      const is = mend !== undefined && mend.stop === undefined && isRight(mend.list, mistake.right)
      const { right, all } = found.get(mistake.kind) ?? { right: 0, all: 0 }
      found.set(mistake.kind, { right: right + (is ? 1 : 0), all: all + 1 })
    }
  }
  return found
}

/** Tallies of several games together. */
export function together(tallies: readonly ReadonlyMap<string, Tally>[]): ReadonlyMap<string, Tally> {
  const sum = new Map<string, Tally>()
  for (const tally of tallies)
    for (const [kind, { right, all }] of tally) {
      const before = sum.get(kind) ?? { right: 0, all: 0 }
      sum.set(kind, { right: before.right + right, all: before.all + all })
    }
  return sum
}
