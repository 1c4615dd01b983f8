import type { Action } from '../src/rules/rule'
import type { AnyTitle } from '../src/rules/title'
import { draftOf } from '../src/session/change'
import { type Mend, type Mistake, mends } from '../src/session/mend/mend'
import { sameEntry } from '../src/session/records'
import { begin, enter, type Session } from '../src/session/session'
import { actionsOf, type Recorded } from './games/recorded'
import { type Mistaken, mistakesAt, type Played, played } from './mistaken'

/** A recorded game with its tables. */
export const playedOf = (title: AnyTitle, game: Recorded): Played =>
  played(title, title.start(game), actionsOf(game))

/** Enters a game with a mistake in it, as a single change. */
export function wrongly(title: AnyTitle, game: Recorded, { wrong }: Mistaken): Session {
  const step = enter(begin(title, game), wrong)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  return step.session
}

/** Whether a list is as it should have been. */
export const isRight = (list: readonly { readonly action: Action }[], right: readonly Action[]) =>
  list.length === right.length && list.every(({ action }, i) => sameEntry(action, right[i] as Action))

/** The likeliest way to put a mistake right once it is named. */
export function mended(session: Session, { at, said, kind, right }: Mistaken): Mend | undefined {
  const id = session.entries[at]?.id ?? 0
  const ways = mends(draftOf(session), { ...said, id } as Mistake)
  // Naming one of two crossed entries says nothing about the other, so the right way is only among those offered.
  return kind === 'crossed' ? ways.find(({ list }) => isRight(list, right)) : ways[0]
}

/** The number of mistakes of a kind, and how many of them were put right. */
export interface Tally {
  readonly right: number
  readonly all: number
}

/** Makes every kind of mistake at some places of a game, names each, and tallies by kind which were put right. */
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

/** The sum of the tallies of several games. */
export function together(tallies: readonly ReadonlyMap<string, Tally>[]): ReadonlyMap<string, Tally> {
  const sum = new Map<string, Tally>()
  for (const tally of tallies)
    for (const [kind, { right, all }] of tally) {
      const before = sum.get(kind) ?? { right: 0, all: 0 }
      sum.set(kind, { right: before.right + right, all: before.all + all })
    }
  return sum
}
