import { describe, expect, it } from 'vitest'
import { schemaFields } from '../../../src/rules/schema'
import { begin, now } from '../../../src/session/session'
import { actionsOf } from '../../games/recorded'
import { entered } from '../../session/games'
import { wholeWords } from '../../words/whole'
import { kits } from '../kits'

/** The types of entries that the shell makes by itself. */
const OF_THE_SHELL = ['count', 'correct', 'stop', 'position']

/** All keys of a report, nested ones included. */
function keysOf(value: unknown, kinds: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(Object.hasOwn(kinds, key) ? [key] : []),
    ...keysOf(inner, kinds),
  ])
}

describe.each(kits)('the words of $id', ({ title, setupFor, sample }) => {
  const { worth } = title.view(title.start(setupFor(title.seats.most)))
  const parts = [...new Set(Object.values(worth).flatMap(of => of.map(({ part }) => part)))]
  const { rules } = title.law

  it('name each part of a worth in German, at length and at the head of a column', async () => {
    const words = await wholeWords(title, 'de')
    expect(parts.length, 'parts of a worth').toBeGreaterThan(0)
    expect(parts.filter(part => words.label(part) === part)).toEqual([])
    expect(parts.filter(part => words.short(part) === part)).toEqual([])
  })

  it('have entries of the types that the shell enters by itself, and name the fields of every type', async () => {
    expect(Object.keys(rules)).toEqual(expect.arrayContaining(OF_THE_SHELL))
    const words = await wholeWords(title, 'de')
    // A ruling has its own form, which asks for it by its kind.
    const { correct: _, ...named } = rules
    const fields = Object.values(named).flatMap(({ schema }) => schemaFields(schema).map(({ name }) => name))
    expect([...new Set(fields)].filter(name => words.field(name) === name)).toEqual([])
    expect(title.rulings.kinds.map(({ id }) => id).filter(id => words.ruling(id) === id)).toEqual([])
  })

  it('name everything in a report, how a game ends, and the income that a slip lists', async () => {
    const words = await wholeWords(title, 'de')
    const [game] = sample
    if (!game) throw new Error('no game')
    const open = entered(begin(title, game), actionsOf(game))
    const report = title.report(now(open))
    const figures = [...new Set(keysOf(report, title.fields.kinds))]
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter(key => words.figure(key) === key)).toEqual([])
    expect(report.gameOver && words.label(report.gameOver)).not.toBe(report.gameOver)
    const incomes = open.entries.some(({ happened }) =>
      happened.some(it => it.is === 'paid' && it.why === 'income'),
    )
    if (incomes) expect(words.label('income')).not.toBe('income')
  })
})
