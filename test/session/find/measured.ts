import type { Holder, Money } from '../../../src/bank/money'
import { type Cause, type Explanation, mayBegin, ranked, search } from '../../../src/session/find/finding'
import type { Handed } from '../../../src/session/find/handed'
import { begin, now, type Session } from '../../../src/session/session'
import type { Differences } from '../../../src/session/settled'
import { actionsOf, type Recorded } from '../../games/recorded'
import { type Chance, chanceOf, oneOf } from '../../random'
import type { Kit } from '../../titles/kits'
import { KINDS, names, type Seeded, seeded, sessionFrom } from './mistakes'

/** How many causes the screen tries in one go. */
const AT_ONCE = 80
/** The cause should be among this many. */
const FIRST = 3

/** How often the mistake is among the first three: the number of games, and the hits with one purse counted and with all. */
export interface Measured {
  readonly kind: string
  readonly seeds: number
  readonly one: number
  readonly all: number
}

/** A game whose purses were counted, and a check for the cause of the difference. */
interface Counting {
  readonly session: Session
  readonly off: Differences
  readonly isCause: (cause: Cause) => boolean
}

function explanations({ session, off }: Pick<Counting, 'session' | 'off'>): readonly Explanation[] {
  const { length } = session.entries
  const from = Math.max(length - AT_ONCE, mayBegin(session, off))
  return ranked(
    session,
    [...search(session, off, from, length)].filter(it => it !== undefined),
  )
}

const found = (counting: Counting) =>
  explanations(counting)
    .slice(0, FIRST)
    .some(({ causes }) => causes.some(counting.isCause))

/** The purse that is off most: a player's, or a treasury if no player's is off; `undefined` if only the bank's is. */
function purseOf(session: Session, off: Differences): readonly [Holder, Money] | undefined {
  const { players } = now(session)
  const open = [...off].filter(([holder, by]) => by !== 0 && holder !== 'bank')
  const most = (some: typeof open) => some.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))[0]
  return most(open.filter(([holder]) => players.includes(holder))) ?? most(open)
}

function countingOf(seed: Seeded): Counting {
  const { session, should } = seed
  const is = now(session).cash
  const off = new Map(Object.keys(is).map(holder => [holder, (should.cash[holder] ?? 0) - (is[holder] ?? 0)]))
  return { session, off, isCause: cause => names(seed, cause) }
}

const HANDED: Readonly<Record<string, readonly [how: Handed, times: number]>> = {
  'at the table: not handed over': ['missed', -1],
  'at the table: handed over twice': ['double', 1],
  'at the table: the wrong way round': ['reversed', -2],
}

/** A game in which every entry is right, but the money of one of the last 60 entries was handed over wrongly at the table. */
function mishanded({ title }: Kit, game: Recorded, kind: string, chance: Chance): Counting | undefined {
  const list = actionsOf(game)
  const until = 20 + chance(Math.max(1, list.length - 20))
  const session = sessionFrom(begin(title, game), list.slice(0, until))
  const [how, times] = HANDED[kind] as (typeof HANDED)[string]
  const places = [...session.entries.keys()].slice(-60).flatMap(index => {
    const { happened } = session.entries[index] as Session['entries'][0]
    const { players } = now(session)
    return happened.flatMap(it => (it.is === 'paid' && players.includes(it.to) ? [{ index, it }] : []))
  })
  if (places.length === 0) return undefined
  const { index, it } = oneOf(chance, places)
  const moved = (holder: Holder) => (holder === it.to ? it.amount : holder === it.from ? -it.amount : 0)
  const off = new Map(Object.keys(now(session).cash).map(holder => [holder, times * moved(holder)]))
  return {
    session,
    off,
    isCause: cause => cause.is === 'money' && cause.index === index && cause.how === how,
  }
}

/**
 * Seeds this many mistakes of each kind into the known games of a title, and looks for each by one purse and by all; `isTried`:
 * whether the kind with this index is.
 */
export function measured(
  kit: Kit,
  count: number,
  seed: number,
  isTried: (nth: number) => boolean = () => true,
): readonly Measured[] {
  return [...KINDS, ...Object.keys(HANDED)].flatMap((kind, nth) => {
    if (!isTried(nth)) return []
    const chance = chanceOf(seed + nth)
    let [seeds, one, all] = [0, 0, 0]
    for (let i = 0; i < count; i++) {
      const game = oneOf(chance, kit.recorded)
      const mistake = kind in HANDED ? undefined : seeded(kit.title, game, kind, chance)
      const counting = kind in HANDED ? mishanded(kit, game, kind, chance) : mistake && countingOf(mistake)
      const purse = counting && purseOf(counting.session, counting.off)
      if (!counting || !purse) continue
      seeds++
      if (found({ ...counting, off: new Map([purse]) })) one++
      if (found(counting)) all++
    }
    return [{ kind, seeds, one, all }]
  })
}
