import { describe, expect, it } from 'vitest'
import { draftOf, draftWith } from '../../../src/session/change'
import { splicesTo } from '../../../src/session/mend/wanted'
import { now } from '../../../src/session/session'
import { WHOLE } from '../../all'
import { isRight, mended, playedOf, tallied, together, wrongly } from '../../mended'
import { mistakesAt, played } from '../../mistaken'
import { kits } from '../../titles/kits'
import { accepted } from '../games'

/** The same title, but every action is refused. */
function unplayable(session: ReturnType<typeof wrongly>): ReturnType<typeof wrongly> {
  const get = () => {
    throw new Error('an entry was played again')
  }
  return { ...session, title: { ...session.title, law: new Proxy(session.title.law, { get }) } }
}

/** The kinds of mistakes that were tried, over all titles. */
const tried = new Set<string>()

describe.each(kits)('a mistake named in $id', ({ title, sample }) => {
  it('restores the game as it should have been in at least 95 of 100 of each kind', () => {
    const step = WHOLE ? 5 : 41
    const sum = together(sample.map(game => tallied(title, game, at => at % step === 3)))
    expect(sum.size, 'kinds of mistakes').toBeGreaterThan(0)
    for (const [kind, { right, all }] of sum) {
      tried.add(kind)
      expect([kind, right / all >= 0.95]).toEqual([kind, true])
    }
  })

  it('is shown without being played twice, and taken into the game as one change with nothing else in it changed', () => {
    const [game] = sample
    if (!game) throw new Error('no game')
    const made = playedOf(title, game)
    let taken = 0
    for (const at of made.actions.keys())
      for (const mistake of at % 97 === 3 ? mistakesAt(made, at) : []) {
        const session = wrongly(title, game, mistake)
        const mend = mended(session, mistake)
        if (!mend || mend.stop !== undefined || !isRight(mend.list, mistake.right)) continue
        const splices = splicesTo(session.entries, mend.list)
        const shown = draftWith(unplayable(session), splices, mend.played)
        expect([shown?.list.length, shown?.stop]).toEqual([mend.list.length, undefined])
        const after = accepted({ ...draftOf(session), splices })
        const fresh = played(title, title.start(game), mistake.right)
        expect(JSON.stringify(now(after))).toBe(JSON.stringify(fresh.states.at(-1)))
        expect(after.done).toHaveLength(session.done.length + 1)
        taken++
      }
    expect(taken, 'mistakes put right').toBeGreaterThan(Math.min(5, made.actions.length / 97))
  })
})

it('all kinds of mistakes are tried, if not in every title', () => {
  // If each turn is a single entry, a forgotten entry leaves the next player out of turn.
  expect([...tried]).toEqual(expect.arrayContaining(['swapped', 'forgotten', 'player', 'twice']))
  expect(tried.size).toBeGreaterThan(8)
})
