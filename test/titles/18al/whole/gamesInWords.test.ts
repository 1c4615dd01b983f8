import { describe, expect, it } from 'vitest'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { choices } from '../../../../src/rules/apply'
import type { Options } from '../../../../src/rules/rule'
import { type AlAction, law } from '../../../../src/titles/18al/law'
import { words } from '../../../../src/titles/18al/words/en'
import { voice } from '../../../words/said'
import { enter, expectSentence, table, told } from '../words/table'

/** Numbers below a bound, the same ones for the same seed. */
function dice(seed: number): (below: number) => number {
  let value = seed
  return below => {
    value = (value * 48271) % 2147483647
    return value % below
  }
}

/** Weights of kinds of entries, 10 by default: otherwise deals would go on forever and turns would not end. */
const WEIGHTS: Readonly<Partial<Record<AlAction['type'], number>>> = {
  sellPrivate: 1,
  sellShares: 3,
  pass: 12,
  bid: 4,
  buyShare: 30,
  par: 15,
  layTile: 6,
  stop: 0,
}

/** A legal entry among those offered: first its kind is drawn, then one of that kind; trains run for $60 to $150. */
function pick(offers: readonly AlAction[], roll: (below: number) => number): AlAction | undefined {
  const kinds = [...new Set(offers.map(({ type }) => type))]
  const lots = kinds.flatMap(type => Array.from({ length: WEIGHTS[type] ?? 10 }, () => type))
  const kind = lots[roll(Math.max(1, lots.length))]
  const same = offers.filter(({ type }) => type === kind)
  const draft = same[roll(Math.max(1, same.length))]
  return draft?.type === 'run' ? { ...draft, revenue: 60 + 10 * roll(10), pay: roll(3) > 0 } : draft
}

/** Plays offered entries until the game is over or there are enough, and checks every sentence on the way. */
function play(start: AnyRailway, seed: number, entries: number): ReadonlySet<string> {
  const roll = dice(seed)
  const seen = new Set<string>()
  let state = start
  for (let i = 0; i < entries && state.turn[0].at !== 'over'; i++) {
    const offered = choices(law, state)
    for (const { refusal } of offered) if (refusal) expectSentence(words.refusal(refusal, voice))
    const action = pick(
      offered.filter(choice => !choice.refusal).map(choice => choice.draft),
      roll,
    )
    if (!action) throw new Error(`nothing to do in ${JSON.stringify(state.turn)}`)
    const done = enter(state, action)
    for (const sentence of told(action, done.happened)) expectSentence(sentence)
    seen.add(action.type)
    state = done.state
  }
  return seen
}

const TABLES: readonly (readonly [players: number, seed: number, options: Options])[] = [
  [3, 11, {}],
  [4, 23, { doubleYellow: true, hardRust4: true }],
  [5, 37, { lnFromDecatur: true, unlimited4D: true }],
  [3, 51, { unlimited4D: true }],
  [4, 64, {}],
]

describe('whole games in words', () => {
  it('every entry, every consequence and every refusal on the way is a sentence', () => {
    const seen = TABLES.flatMap(([players, seed, options]) => [...play(table(players, options), seed, 600)])
    // Everything except what is never offered (rulings, counts, joining a game), what ends a game, and what few games need.
    const rare = ['correct', 'count', 'position', 'stop', 'extraRound', 'declareBankruptcy', 'discardTrain']
    const types = Object.keys(law.rules).filter(type => !rare.includes(type))
    expect(types.filter(type => !seen.includes(type))).toEqual([])
  })
})
