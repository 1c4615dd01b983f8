import { describe, expect, it } from 'vitest'
import { card } from '../../../../../src/titles/18al/card'
import { words as german } from '../../../../../src/titles/18al/words/de'
import { words as english } from '../../../../../src/titles/18al/words/en'
import {
  addressesIn,
  emptyIn,
  type Given,
  germanOf,
  kindsOf,
  pairsOf,
  sameIn,
  slipsIn,
} from '../../../../words/pair'

const GIVEN: Given = {
  'ahead.bankOut': [
    ['SR 3', 0],
    ['OR 3.1', 2],
  ],
  'play.buyLabel': [['★', 'Ann', 'WRA', 'ipo']],
  'play.fallsInto': [['X']],
  setsOff: [['goes2']],
  'play.nextWays': [[['A', 'B']]],
  'play.place': [['ipo'], ['market'], ['WRA']],
}

const pairs = pairsOf(english.screens, german.screens, GIVEN)

/** Proper names, signs, and words that are German too. */
const THE_SAME: readonly string[] = [
  'chart.space',
  'joining.addTrain',
  'joining.bank',
  'joining.notYet',
  'joining.own.lumber.name',
  'joining.phase',
  'play.fallsInto',
  'play.train',
  'sheet.bonus',
  'sheet.train',
]

describe('the German words of the screens of 18AL', () => {
  it('are complete, with no others, each a text or a sentence with as many arguments', () => {
    expect(kindsOf(german.screens)).toEqual(kindsOf(english.screens))
  })

  it('are empty only where the English ones are', () => {
    for (const { path, german: said } of pairs) expect(said.length, path).toBeGreaterThan(0)
    expect(emptyIn(pairs, 'german')).toEqual(emptyIn(pairs, 'english'))
  })

  it('are German, except for names and signs', () => {
    expect(sameIn(pairs)).toEqual(THE_SAME.toSorted())
  })

  it('have German quotes, and no-break spaces before percent and currency signs', () => {
    expect(slipsIn(pairs)).toEqual([])
  })

  it('call rounds by their German names', () => {
    expect(card.round('SR 3', 'de')).toBe('AR 3')
    expect(card.round('OR 3.1', 'de')).toBe('BR 3.1')
    expect(['SR 3', 'OR 3.1', ''].map(round => card.round(round, 'en'))).toEqual(['SR 3', 'OR 3.1', ''])
    const { bankOut } = german.screens.ahead
    for (const text of [bankOut('SR 3', 0), bankOut('SR 3', 2)]) expect(text).toMatch(/\bAR 3\b/)
    for (const text of [bankOut('OR 3.1', 0), bankOut('OR 3.1', 2)]) expect(text).toMatch(/\bBR 3\.1\b/)
    expect(germanOf(pairs).filter(text => /[SO]R \d/.test(text))).toEqual([])
  })

  it('do not address the banker', () => {
    expect(addressesIn(pairs)).toEqual([])
  })
})
