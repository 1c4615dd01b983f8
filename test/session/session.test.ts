import { describe, expect, it } from 'vitest'
import { reopen } from '../../src/session/reopen'
import { begin, enter, now, redo, undo, withImplied } from '../../src/session/session'
import { actionsOf, knownGames, realGame } from '../games/recorded'
import { entered, sessionOf, tableOf, taken, title } from './games'

describe('a session', () => {
  const game = realGame('4714')
  const actions = actionsOf(game)

  it('has the same table after its entries as a replay of the records', () => {
    const session = sessionOf(game)
    const again = reopen(title, game, session.records)
    expect(again.stop).toBeUndefined()
    expect(again.session).toEqual(session)
  })

  it('refuses an entry with its reason and stays as it was', () => {
    const session = begin(title, game)
    const step = enter(session, [{ type: 'pass', player: 'p2' } as never])
    expect(step).toMatchObject({
      stop: { index: 0, refusal: { rule: '3', code: 'notYourTurn', facts: { turn: 'p1' } } },
    })
    expect(session.entries).toEqual([])
  })

  it('shows its table with what that implies entered, or as it is if that is refused', () => {
    const session = sessionOf(game)
    const at = session.entries.findIndex(({ state }) => title.implied(state).length > 0)
    const open = sessionOf(game, at + 1)
    const [end] = title.implied(now(open))
    const closed = withImplied(open, now(open))
    expect(closed.state).toEqual(now(entered(open, [end as never])))
    expect(closed.happened).toEqual(session.entries[at + 1]?.happened)
    const refused = [{ type: 'pass', player: 'nobody' }]
    expect(withImplied(open, now(open), refused)).toEqual({ state: now(open), happened: [] })
  })

  it('accepts several entries as one tap, or none of them', () => {
    const session = begin(title, game)
    const [first, second] = actions
    if (!first || !second) throw new Error('no actions')
    const both = taken(enter(session, [first, second]))
    expect(both.entries).toHaveLength(2)
    expect(taken(undo(both)).entries).toHaveLength(0)
    expect(enter(session, [first, first])).toMatchObject({ stop: { index: 1 } })
  })

  it('undoes to the start and redoes to the end, also after a reload', () => {
    let session = sessionOf(game, 60)
    const end = tableOf(session)
    const start = tableOf(begin(title, game))
    for (let i = 0; i < 60; i++) session = taken(undo(session))
    expect(tableOf(session)).toEqual(start)
    expect(undo(session)).toBeUndefined()
    session = reopen(title, game, session.records).session
    for (let i = 0; i < 60; i++) session = taken(redo(session))
    expect(tableOf(session)).toEqual(end)
    expect(redo(session)).toBeUndefined()
    expect(reopen(title, game, session.records).session).toEqual(session)
  })

  it('forgets what was undone once something else is entered', () => {
    const session = taken(undo(sessionOf(game, 3)))
    const other = entered(session, [actions[2] as never])
    expect(redo(other)).toBeUndefined()
    expect(other.entries.at(-1)?.id).toBe(4)
  })

  it('opens the good part of records and names the first that does not fit', () => {
    const { records } = sessionOf(game, 5)
    const gap = [...records.slice(0, 2), ...records.slice(3)]
    const opened = reopen(title, game, gap)
    expect(opened.stop).toEqual({ record: 4, entry: 3, why: 'record 4 does not follow 2' })
    expect(opened.session.entries).toHaveLength(2)
  })

  it('names a record whose rule throws, and opens what comes before it', () => {
    const throws = () => {
      throw new Error('no such thing')
    }
    const { pass } = title.law.rules as Readonly<Record<string, object>>
    const odd = {
      ...title,
      law: { ...title.law, rules: { ...title.law.rules, pass: { ...pass, play: throws } } },
    }
    const at = actions.findIndex(({ type }) => type === 'pass')
    const opened = reopen(odd as never, game, sessionOf(game, at + 3).records)
    expect(opened.stop).toEqual({ record: at + 1, entry: at + 1, why: 'no such thing' })
    expect(opened.session.entries).toHaveLength(at)
  })

  it('shares states with the session before it', () => {
    const session = sessionOf(knownGames()[0] as never, 40)
    const undone = taken(undo(session))
    expect(undone.entries.at(-1)).toBe(session.entries[38])
  })
})
