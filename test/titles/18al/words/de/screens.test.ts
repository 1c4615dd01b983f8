import { describe, expect, it } from 'vitest'
import { card } from '../../../../../src/titles/18al/card'
import { vocabulary as germanVocabulary } from '../../../../../src/titles/18al/words/de'
import { screens as german } from '../../../../../src/titles/18al/words/de/screens'
import { vocabulary } from '../../../../../src/titles/18al/words/en'
import { screens } from '../../../../../src/titles/18al/words/en/screens'
import type { Vocabulary } from '../../../../../src/titles/18al/words/vocabulary'
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
import { expectSameFigures, stimme as voice } from '../../../../words/said'
import { expectSaid } from '../german'

const GIVEN: Given = {
  cite: [['3.2'], ['ruling'], ['Table I']],
  tally: [[{ bought: 3, sold: 1, trains: 1 }], [{ bought: 1, sold: 2, trains: 2 }], [{}]],
  'ahead.bankOut': [
    ['SR 3', 0],
    ['OR 3.1', 2],
  ],
  'play.place': [['ipo'], ['market'], ['WRA']],
  'turnings.president': [[{ corporation: 'WRA', from: 'p1', to: 'p2' }, voice]],
  'turnings.phase': [
    [{ phase: '4', by: 'WRA', lost: ['L&N 2', 'ATN 2 2'] }, voice],
    [{ phase: '3', by: null, lost: [] }, voice],
  ],
  'turnings.lost': [[{ lost: ['L&N 2'] }, voice]],
  'turnings.helped': [[{ player: 'p1', corporation: 'WRA', amount: 40 }, voice]],
}

/** What is said besides entries, refusals and screens. */
const restOf = (it: Vocabulary) => {
  const {
    fields,
    rulings,
    phasePage,
    turnings,
    tally,
    phase,
    cite,
    mayStill,
    backTo,
    sharesFollow,
    places,
    figures,
  } = it
  return {
    fields,
    rulings,
    phasePage,
    turnings,
    tally,
    phase,
    cite,
    mayStill,
    backTo,
    sharesFollow,
    places,
    figures,
  }
}

const english = { ...screens, ...restOf(vocabulary) }
const translated = { ...german, ...restOf(germanVocabulary) }
const pairs = pairsOf(english, translated, GIVEN)

/** Proper names, signs, and words that are German too. */
const THE_SAME: readonly string[] = [
  'chart.space',
  'fields.phase',
  'joining.addTrain',
  'joining.bank',
  'joining.lumber',
  'joining.notYet',
  'joining.phase',
  'places.bank',
  'play.sheetPage.bonus',
  'play.sheetPage.train',
  'play.train',
  'play.typed',
  'rulings.lumber',
  'rulings.phase',
]

describe('the German words of the screens of 18AL', () => {
  it('are complete, with no others, each a text or a sentence with as many arguments', () => {
    expect(kindsOf(translated)).toEqual(kindsOf(english))
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
    const { bankOut } = german.ahead
    for (const text of [bankOut('SR 3', 0), bankOut('SR 3', 2)]) expect(text).toMatch(/\bAR 3\b/)
    for (const text of [bankOut('OR 3.1', 0), bankOut('OR 3.1', 2)]) expect(text).toMatch(/\bBR 3\.1\b/)
    expect(germanOf(pairs).filter(text => /[SO]R \d/.test(text))).toEqual([])
  })

  it('do not address the banker', () => {
    expect(addressesIn(pairs)).toEqual([])
  })

  it('tell each turning point in a whole sentence with the figures of the English', () => {
    const turnings = pairs.filter(({ path }) => path.startsWith('turnings.'))
    expect(turnings).toHaveLength(4)
    for (const { english: there, german: here } of turnings)
      for (const [i, text] of here.entries()) {
        expectSaid(text)
        expectSameFigures(text, there[i] ?? '')
      }
  })
})
