import { describe, expect, it } from 'vitest'
import { de } from '../../src/words/de'
import { follow as followDe } from '../../src/words/de/follow'
import { en } from '../../src/words/en'
import { follow as followEn } from '../../src/words/en/follow'
import { addressesIn, emptyIn, type Given, germanOf, kindsOf, pairsOf, sameIn, slipsIn } from './pair'

const GIVEN: Given = {
  'files.problem': [
    [{ code: 'missingKey', key: 'players', line: 3, facts: {} }],
    [{ code: 'noJson', key: '', line: 3, facts: {} }],
    [{ code: 'unknownTitle', key: 'title', line: 1, facts: { received: '1846' } }],
    [{ code: 'newer', key: '', line: 1, facts: { version: 2, known: 1 } }],
  ],
  'files.stopped': [
    [{ entry: 3, type: 'dividend', kept: 2, code: 'tooMany', facts: { most: 9 } }, String],
    [{ entry: 3, type: 'pass', kept: 0, code: '', facts: {} }, String, { rule: 'Tabelle I', text: 'Nein.' }],
  ],
  'files.scoresDiffer': [[[{ name: 'A', there: 1, here: 2 }], String]],
  'end.ahead': [
    ['3', ['A']],
    ['3', ['A', 'B', 'C']],
  ],
  'end.tie': [[['A', 'B']], [['A', 'B', 'C']]],
  'files.readable': [[['A', 'B']]],
  'frame.taken': [[['A.']], [['A.', 'B.']]],
  'start.at': ['', '17:03'].map(time => ['Betrieb 1.1', [2026, 2, 5], time]),
  'start.what': [[['A', 'B', 'C']], [['A', 'B']]],
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
  'store.copyLacks': [[['A']], [['A', 'B']]],
  'store.copyTaken': [[{ added: 1, extended: 2, same: 3 }], [{ added: 0, extended: 0, same: 0 }]],
  'story.counts': [
    [{ entries: 1, undone: 2, paid: 1, withheld: 2 }, ''],
    [{ entries: 2, undone: 0, paid: 3, withheld: 0 }, 'x'],
  ],
}

const pairs = pairsOf({ ...en, follow: followEn }, { ...de, follow: followDe }, GIVEN)

/** Proper names, signs, and words that are German too. */
const THE_SAME: readonly string[] = [
  'start.title',
  'menu.app',
  'follow.live',
  'frame.bank',
  'end.worthOf',
  'end.line',
  'end.part',
  'end.heading',
  'log.moved',
  'parts.less',
  'parts.more',
  'past.change.nothingThere',
  'past.purses.off',
  'settings.version',
]

describe('the German words', () => {
  it('are complete, with no others, each a text or a sentence with as many arguments', () => {
    expect(kindsOf(de)).toEqual(kindsOf(en))
  })

  it('are empty only where the English ones are', () => {
    for (const { path, german } of pairs) expect(german.length, path).toBeGreaterThan(0)
    expect(emptyIn(pairs, 'german')).toEqual(emptyIn(pairs, 'english'))
  })

  it('are German, except for names and signs', () => {
    expect(sameIn(pairs)).toEqual(THE_SAME.toSorted())
  })

  it('have German quotes, and no-break spaces before percent and currency signs', () => {
    expect(slipsIn(pairs)).toEqual([])
  })

  it('name no round by its id, but as its title does', () => {
    expect(germanOf(pairs).filter(text => /[SO]R \d/.test(text))).toEqual([])
  })

  it('do not address the banker', () => {
    expect(addressesIn(pairs)).toEqual([])
  })
})
