import { describe, expect, it } from 'vitest'
import { merge } from '../../../src/app/saving/merge'
import { sessionOf } from '../../../src/app/saving/replay'
import { choices } from '../../../src/rules/apply'
import { begin, enter, now, type Session, undo } from '../../../src/session/session'
import { entered, taken, title } from '../../session/games'
import { setup } from '../setup'

const start = begin(title, setup)

/** Enters the nth choice that is allowed. */
function done(session: Session, nth = 0, at?: string): Session {
  const open = choices(title.law, now(session)).filter(
    choice => !choice.refusal && choice.draft.type !== 'stop',
  )
  const choice = open[Math.min(nth, open.length - 1)]
  return taken(choice && enter(session, [choice.draft], at))
}
const ids = (session: Session) =>
  session.entries.map(entry => `${entry.action.type} ${entry.action.at ?? ''}`)

describe('a game merged with what is stored', () => {
  const one = done(start)
  const two = done(one)

  it('follows what is stored', () => {
    const merged = merge(one, two.records)
    expect(merged).toMatchObject({ waiting: [], stranded: [] })
    expect(merged.session.records).toEqual(two.records)
    expect(merged.session.entries.map(entry => entry.id)).toEqual([1, 2])
  })

  it('stays as it is if nothing is new', () => {
    expect(merge(two, two.records)).toEqual({ session: two, waiting: [], stranded: [] })
  })

  it('keeps what is not stored yet waiting, even if the store lost everything', () => {
    expect(merge(two, one.records).waiting.map(({ record }) => record)).toEqual(two.records.slice(1))
    expect(merge(two, []).waiting.map(({ record }) => record)).toEqual(two.records)
  })

  it('puts its own entries after those of another tab if they still fit', () => {
    const bank = { from: 'bank', to: 'p1', amount: 5 }
    const ruling = (session: Session, amount: number) =>
      entered(session, [{ type: 'correct', reason: 'r', money: { ...bank, amount } } as never])
    const mine = ruling(ruling(one, 1), 2)
    const theirs = ruling(one, 3)
    const merged = merge(mine, theirs.records)
    expect(merged.stranded).toEqual([])
    expect(
      merged.session.entries
        .slice(1)
        .map(({ action }) => (action as unknown as { money: typeof bank }).money.amount),
    ).toEqual([3, 1, 2])
    expect(merged.waiting.map(({ record }) => record.n)).toEqual([3, 4])
    expect(sessionOf(title, setup, merged.session.records).entries).toEqual(merged.session.entries)
  })

  it('strands what no longer fits, and everything after it', () => {
    const mine = done(done(one, 0, 'mine'), 0, 'mine')
    const theirs = done(one, 0, 'theirs')
    const merged = merge(mine, theirs.records)
    expect(ids(merged.session)).toEqual(ids(theirs))
    expect(merged.stranded).toEqual(mine.records.slice(1))
    expect(merged.waiting).toEqual([])
  })

  it.each([{ type: 'pass', player: 'p4' }, { type: 'unheard' }])(
    'strands its own entries after an entry of a newer app that it does not take: $type',
    action => {
      const theirs = { n: 2, at: '', splices: [{ after: 1, remove: [], insert: [action] }] }
      const stored = [...one.records, theirs]
      expect(merge(one, stored)).toEqual({ session: one, waiting: [], stranded: [] })
      const merged = merge(two, stored)
      expect(merged.session.records).toEqual(one.records)
      expect(merged).toMatchObject({ waiting: [], stranded: two.records.slice(1) })
    },
  )

  it('takes the same entry made in two tabs for two, and an entry that this tab stored itself for one', () => {
    const mine = two.records
    const merged = merge(two, mine, { waiting: 1, by: ['a', 'b'], tab: 'a' })
    expect(merged.stranded.length + merged.waiting.length).toBe(1)
    expect(merge(two, mine, { waiting: 1, by: ['b', 'a'], tab: 'a' })).toEqual({
      session: two,
      waiting: [],
      stranded: [],
    })
  })

  it('does not undo what another tab entered', () => {
    const merged = merge(taken(undo(one)), two.records)
    expect(merged.session.entries).toHaveLength(2)
    expect(merged.stranded).toEqual([{ n: 2, undo: true }])
  })
})
