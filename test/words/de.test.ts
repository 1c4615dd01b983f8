import { describe, expect, it } from 'vitest'
import { de } from '../../src/words/de'
import { en } from '../../src/words/en'

type Leaf = string | ((...given: readonly unknown[]) => string)

/** Every text and every sentence under its path, such as `play.sheetPage.title`. */
function leaves(of: object, path = ''): readonly (readonly [path: string, leaf: Leaf])[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof value === 'object' && value !== null
      ? leaves(value, here)
      : [[here, value as Leaf] as const]
  })
}

/** What sentences are given that take more than names and figures. */
const GIVEN: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'frame.cite': [['3.2'], ['ruling'], ['Table I']],
  'frame.round': [['SR 3'], ['OR 3.1']],
  'start.at': [['SR 3', '1.5.']],
  'files.problem': [
    [{ code: 'missingKey', key: 'players', line: 3, facts: {} }],
    [{ code: 'newer', key: '', line: 1, facts: { version: 2, known: 1 } }],
  ],
  'files.stopped': [
    [{ entry: 3, type: 'dividend', code: 'tooMany', facts: { most: 9 } }],
    [
      { entry: 3, type: 'pass', code: '', facts: {} },
      { rule: 'Table I', text: 'Nein.' },
    ],
  ],
  'store.damage': [
    [{ at: 3, why: 'missing', count: 2 }],
    [{ at: 1, why: 'changed', count: 0 }],
    [{ at: 5, why: 'doubled', of: 3, count: 4 }],
    [{ at: 2, why: 'order', of: 7, count: 1 }],
    [{ at: 2, why: 'changed', count: 1 }],
    [{ at: 9, why: 'extra', count: 1 }],
  ],
  'store.copyProblem': ['noJson', 'noCopy', 'tooLong', 'newer', 'wrongValue'].map(code => [
    { code, key: 'games', facts: { characters: 3, most: 2, version: 2, known: 1, received: 'x' } },
  ]),
  'store.copyTaken': [[{ added: 1, extended: 2, same: 3 }], [{ added: 0, extended: 0, same: 0 }]],
  'play.place': [['ipo'], ['market'], ['WRA']],
  'story.counts': [[{ entries: 1, undone: 2, bought: 3, sold: 1, trains: 1, paid: 1, withheld: 2 }]],
}

/** Names and figures of every kind: one or several, something or nothing, on or off. */
const NAMES = [1, 3, 0, '3', '', true, false, null] as const

/** What a text or a sentence says, in all its ways. */
function said(path: string, leaf: Leaf): readonly string[] {
  if (typeof leaf === 'string') return [leaf]
  const given =
    GIVEN[path] ??
    NAMES.flatMap(last => [Array(5).fill(last), [...Array(Math.max(0, leaf.length - 1)).fill('3'), last]])
  return given.flatMap(arguments_ => {
    try {
      return [leaf(...arguments_)]
    } catch {
      // A sentence that asks for text was given a figure.
      return []
    }
  })
}

const english = leaves(en)
const german = leaves(de)
const paired = english.map(([path, leaf]) => {
  const other = german.find(([there]) => there === path)?.[1]
  return [path, said(path, leaf), other === undefined ? [] : said(path, other)] as const
})

/** Proper names, signs, and words that are German too. */
const THE_SAME: readonly string[] = [
  'start.title',
  'menu.app',
  'frame.bank',
  'end.worthOf',
  'end.line',
  'end.heading',
  'chart.space',
  'log.gain',
  'log.loss',
  'parts.less',
  'parts.more',
  'past.change.nothingThere',
  'past.entry.places.bank',
  'past.joining.addTrain',
  'past.joining.bank',
  'past.joining.notYet',
  'past.joining.phase',
  'past.purses.off',
  'play.train',
  'play.typed',
  'play.sheetPage.bonus',
  'play.sheetPage.train',
  'ruling.fields.phase',
  'ruling.kinds.phase',
  'ruling.places.bank',
]

describe('the German words', () => {
  it('are all there, and no others, each a text or a sentence of as many facts', () => {
    const kinds = (all: typeof english) =>
      all.map(([path, leaf]) => `${path}: ${typeof leaf === 'string' ? 'text' : leaf.length}`).sort()
    expect(kinds(german)).toEqual(kinds(english))
  })

  it('say something wherever the English ones do', () => {
    for (const [path, , there] of paired) expect(there.length, path).toBeGreaterThan(0)
    const empty = (at: 1 | 2) =>
      paired.filter(it => it[at].some(text => text.trim() === '')).map(([path]) => path)
    expect(empty(2)).toEqual(empty(1))
  })

  it('are German, but for names and signs', () => {
    const same = paired.filter(([, here, there]) => here.join() !== '' && here.join() === there.join())
    expect(same.map(([path]) => path).sort()).toEqual(THE_SAME.toSorted())
  })

  it('have German quotes, and percent and money behind a space that does not break', () => {
    const all = paired.flatMap(([path, , there]) => there.map(text => `${path}: ${text}`))
    const slip = /["“][^“]*[“”"]|[”"]|\d[%$]|\d [%$]|\$\d/
    expect(all.filter(text => slip.test(text.replace(/„[^“”"]*“/g, '')))).toEqual([])
  })

  it('call rounds by their German names', () => {
    const { frame, story, ahead, share, start, notices, past } = de
    const all = ['SR 3', 'OR 3.1'].flatMap(round => [
      frame.round(round),
      frame.thenRound(round),
      story.earlyNote(round),
      ahead.bankOut(round, 0),
      ahead.bankOut(round, 2),
      share.entries(3, round),
      start.at(round, '1. Mai'),
      notices.differsAt(3, round),
      past.entry.titleOf(3, round),
      past.form.standsAt(3, round),
      past.moment.after(3, round),
      past.whatif.mark(3, round),
      past.purses.suspect('5', 'x', round),
    ])
    for (const text of all) expect(text).toMatch(/\bAR 3\b|\bBR 3\.1\b/)
    expect(all.join()).not.toMatch(/[SO]R \d/)
  })

  it('leave the banker unaddressed', () => {
    const all = paired.flatMap(([path, , there]) => there.map(text => `${path}: ${text}`))
    expect(all.filter(text => /\b(?:du|dein\w*|Sie haben|Ihr\w* Spiel\w*)\b/.test(text))).toEqual([])
  })
})
