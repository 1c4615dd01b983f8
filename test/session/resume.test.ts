import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { draftOf } from '../../src/session/change'
import { leadsToTail, resume, type Tail, tailOf } from '../../src/session/resume'
import { type Entry, now, redo, type Session, undo } from '../../src/session/session'
import { knownGames, realGame } from '../games/recorded'
import { replace } from './changing'
import { accepted, sessionOf, taken } from './games'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The tail as it comes back from where it was kept. */
const keptTail = (session: Session) => JSON.parse(JSON.stringify(tailOf(session))) as Tail

const resumed = ({ title, setup, records }: Session, tail: Tail) => resume(title, setup, records, tail)

/** Everything an entry says. */
const said = ({ id, action, record, state, happened }: Entry) => ({ id, action, record, state, happened })

const whole = (session: Session) => ({ ...session, entries: session.entries.map(said) })

/** The same game under a law that refuses everything. */
function refusing(session: Session): Session {
  const { law } = session.title
  const never = { check: () => ({ rule: '1', code: 'never', facts: {} }) }
  const rules = Object.entries(law.rules).map(([type, rule]) => [type, { ...rule, ...never }])
  return { ...session, title: { ...session.title, law: { ...law, rules: Object.fromEntries(rules) } } }
}

const games = () => [realGame('4714'), ...knownGames().slice(0, 2)]

describe('a game that is resumed from what its last change left', () => {
  it('is the same as before, wherever it stopped', () => {
    for (const game of games())
      for (const at of [1, 2, 17, 100, 200]) {
        const session = sessionOf(game, at)
        const again = resumed(session, keptTail(session))
        if (!again) throw new Error('not resumed')
        expect(leadsToTail(again, same)).toBe(true)
        expect(whole(again)).toEqual(whole(session))
      }
  })

  it('also after undone, redone and amended entries', () => {
    const session = sessionOf(realGame('4714'), 80)
    const back = taken(undo(taken(undo(session))))
    const forth = taken(redo(back))
    const run = forth.entries.findLast(it => it.action.type === 'run')
    if (!run) throw new Error('no run')
    const more = { ...run.action, revenue: 10 } as Action
    const amended = accepted(replace(draftOf(forth), run.id, [more]))
    for (const one of [back, forth, amended, taken(undo(amended))]) {
      const again = resumed(one, keptTail(one))
      if (!again) throw new Error('not resumed')
      expect(whole(again)).toEqual(whole(one))
      expect(leadsToTail(again, same)).toBe(true)
    }
  })

  it('is not played until an earlier table is asked for', () => {
    const session = sessionOf(realGame('4714'), 60)
    const again = resumed(refusing(session), keptTail(session))
    if (!again) throw new Error('not resumed')
    expect(now(again)).toEqual(now(session))
    expect(again.entries).toHaveLength(60)
    expect(again.entries.at(-1)?.happened).toEqual(session.entries.at(-1)?.happened)
    expect(() => again.entries[58]?.state).toThrow('entry 1 is refused: never')
    expect(leadsToTail(again, same)).toBe(false)
  })

  it('is doubted if its records lead elsewhere', () => {
    const session = sessionOf(realGame('4714'), 60)
    const [left] = keptTail(session)
    if (!left) throw new Error('no tail')
    const wrong = [
      { ...left, state: { ...left.state, odd: 1 } },
      { ...left, happened: [...left.happened, { is: 'round', round: 'SR 9' } as const] },
    ]
    for (const one of wrong) {
      const again = resumed(session, [one])
      expect(again && leadsToTail(again, same)).toBe(false)
    }
  })

  it('is not resumed with a tail of another length, or if a record does not fit', () => {
    const session = sessionOf(realGame('4714'), 20)
    const tail = keptTail(session)
    expect(resumed(session, [])).toBeUndefined()
    expect(resumed(session, [...tail, ...tail])).toBeUndefined()
    const gap = { ...session, records: session.records.filter(({ n }) => n !== 7) }
    expect(resumed(gap, tail)).toBeUndefined()
  })

  it('has an empty tail before its first entry', () => {
    const session = sessionOf(realGame('4714'), 0)
    expect(tailOf(session)).toEqual([])
    expect(resumed(session, [])).toEqual(session)
  })
})
