import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../../../src/rules/rule'
import { PARAGRAPHS } from '../../../../src/titles/18al/book'
import { CORPORATIONS, PRIVATES } from '../../../../src/titles/18al/data'
import title from '../../../../src/titles/18al/index'
import { view } from '../../../../src/titles/18al/view'
import { words } from '../../../../src/titles/18al/words/de'
import { words as english } from '../../../../src/titles/18al/words/en'
import { expectSameFigures, voice } from '../../../words/said'
import { FACTS } from './facts'
import { expectSaid, expectSatz } from './german'
import { table } from './table'

const said = (code: string, facts: Refusal['facts']) => words.refusal({ rule: 'ruling', code, facts }, voice)

/** What the first train of a type sets off in 18AL. */
const SETS_OFF_CODES = [{}, { hardRust4: true as const }].flatMap(options =>
  view(table(3, options)).trains.flatMap(({ setsOff }) => setsOff),
)

const book = await words.book()
const englishBook = await english.book()

describe('the rule book in German', () => {
  it('has a page for each paragraph and no other', () => {
    expect(Object.keys(book)).toEqual(Object.keys(englishBook))
    expect(words.paragraphs).toBe(PARAGRAPHS)
  })

  it.each(PARAGRAPHS)('%s has a heading and whole sentences, with the figures of the English', paragraph => {
    const page = book[paragraph]
    const original = englishBook[paragraph]
    expect(page?.heading).toMatch(/^\S.*[^.\s]$/)
    expect(page?.heading).not.toBe(original?.heading)
    for (const line of page?.text.split('\n') ?? []) expectSatz(line)
    expectSameFigures(page?.text ?? '', original?.text ?? '')
    expectSatz(page?.example ?? '')
    expectSameFigures(page?.example ?? '', original?.example ?? '')
    expect(`${page?.text} ${page?.example}`).not.toMatch(/\$\d/)
  })

  it('is what the title gives out', async () => {
    expect(await (await title.words('de')).book()).toBe(book)
  })
})

describe('labels in German', () => {
  it('names corporations, private companies, options, steps and ends', () => {
    const ids = [...CORPORATIONS, ...PRIVATES, ...title.setup.flags.map(({ id }) => id)]
    for (const id of [
      ...ids,
      'tile',
      'station',
      'run',
      'trains',
      'bank',
      'market',
      'bankruptcy',
      'stopped',
    ]) {
      expect(words.label(id)).not.toBe(id)
      expectSameFigures(words.label(id), english.label(id))
    }
  })

  it.each(SETS_OFF_CODES)('says what sets off %s', code => {
    expect(words.screens.setsOff(code)).not.toBe(code)
    expect(words.screens.setsOff(code)).not.toBe(english.screens.setsOff(code))
    expectSameFigures(words.screens.setsOff(code), english.screens.setsOff(code))
  })
})

describe('refusals in German', () => {
  it.each(Object.entries(FACTS))('%s is a sentence with the figures of the English', (code, list) => {
    for (const facts of list) {
      expectSaid(said(code, facts))
      const original = english.refusal({ rule: 'ruling', code, facts }, voice)
      expect(said(code, facts)).not.toBe(original)
      expectSameFigures(said(code, facts), original)
    }
  })

  it('declines the places of the table', () => {
    expect(said('noneLeft', { corporation: 'L&N', from: 'ipo' })).toBe(
      'Im Startangebot liegt kein Zertifikat von L&N.',
    )
    expect(said('notThere', { train: '3', from: 'market' })).toBe('Im Offenen Markt liegt kein 3er-Zug.')
    expect(said('notOwner', { private: 'B&SLC', owner: 'bank', player: 'p1' })).toBe(
      'Die Brown & Sons Lumber Co. gehört noch der Bank.',
    )
    expect(said('noSuchHolder', { holder: 'closed', kind: 'money' })).toBe(
      'Geld kann man nicht aus dem Spiel nehmen.',
    )
    expect(said('noSuchHolder', { holder: 'bank', kind: 'train' })).toBe(
      'Die Bank hat ihre Züge im Startangebot und im Offenen Markt: Eines von beiden angeben.',
    )
    expect(said('alreadySo', { what: 'private', of: 'bank' })).toBe(
      'Die Privatgesellschaft gehört schon der Bank.',
    )
    expect(said('wrongTurn', { turn: 'p1', round: 'OR 3.1' })).toBe(
      'Ann kann in Betriebsrunde 3.1 nicht an der Reihe sein.',
    )
  })

  it('treats the New Decatur Yards as a plural', () => {
    expect(said('mustAccept', { player: 'p1', private: 'NDY' })).toBe(
      'Die New Decatur Yards kosten nichts mehr, und Ann muss sie nehmen.',
    )
    expect(said('notThisAuction', { private: 'NDY', auction: 'B&SLC' })).toBe(
      'Jetzt wird die Brown & Sons Lumber Co. versteigert; die New Decatur Yards müssen warten.',
    )
    expect(said('yardsNotOwned', { corporation: 'L&N', owner: 'closed' })).toBe(
      'Die New Decatur Yards sind geschlossen, also zahlt L&N den vollen Preis.',
    )
  })

  it('names trains as players do', () => {
    expect(said('notNext', { train: '4D', next: '7' })).toBe(
      'Der nächste neue Zug ist ein 7er-Zug, kein 4D-Zug.',
    )
    expect(said('shareLimit', { player: 'p1', corporation: 'L&N', percent: 70, limit: 60 })).toBe(
      '70\u00a0% von L&N sind mehr als die 60\u00a0%, die Ann besitzen darf.',
    )
  })

  it('gives an unknown code as it is', () => {
    expect(words.refusal({ rule: '9', code: 'newRule', facts: {} }, voice)).toBe('newRule')
  })
})
