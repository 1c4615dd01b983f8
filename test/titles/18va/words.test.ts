import { describe, expect, it } from 'vitest'
import { PARAGRAPHS } from '../../../src/titles/18va/book'
import { CORPORATIONS, PRIVATES } from '../../../src/titles/18va/data'
import title from '../../../src/titles/18va/index'
import { type Reason, refuse } from '../../../src/titles/18va/refusals'
import { STEPS } from '../../../src/titles/18va/state'
import { fields } from '../../../src/titles/18va/table/report'
import { view } from '../../../src/titles/18va/table/view'
import { words as german } from '../../../src/titles/18va/words/de'
import { words } from '../../../src/titles/18va/words/en'
import { loadTitle } from '../../../src/titles/registry'
import { expectSameFigures, stimme, voice } from '../../words/said'
import { place, table } from './kit'
import { FACTS } from './words/facts'
import { expectGesagt, expectSatz, expectSentence } from './words/said'

const book = await words.book()
const buch = await german.book()

it('4.1 shares follow the auction, also while the B&O’s buyer says its value', () => {
  const start = table()
  expect(words.stillInRound?.(view(start))).toBe('shares')
  const valued = { ...place({ turn: 'p1' }), turn: [{ at: 'value', player: 'p1' }] } as const
  expect(words.stillInRound?.(view(valued))).toBe('shares')
  expect(words.stillInRound?.(view(place({ turn: 'p1' })))).toBeUndefined()
})

describe('the rule book of 18VA', () => {
  it('has a page for each paragraph and no other, in both languages', () => {
    expect(Object.keys(book).toSorted()).toEqual([...PARAGRAPHS].toSorted())
    expect(Object.keys(buch)).toEqual(Object.keys(book))
    expect(german.paragraphs).toBe(words.paragraphs)
  })

  it.each(PARAGRAPHS)('%s has a heading, whole sentences, and an example in figures', paragraph => {
    const page = book[paragraph]
    expect(page?.heading).toMatch(/^\S.*[^.\s]$/)
    expectSentence(page?.text ?? '')
    expectSentence(page?.example ?? '')
    expect(page?.example, 'an example in figures').toMatch(/\d/)
    expect(`${page?.text} ${page?.example}`).not.toMatch(/\b(?:he|his|him|himself)\b/i)
  })

  it.each(PARAGRAPHS)('%s has the same figures in German', paragraph => {
    const [page, original] = [buch[paragraph], book[paragraph]]
    expect(page?.heading).toMatch(/^\S.*[^.\s]$/)
    expect(page?.heading).not.toBe(original?.heading)
    expectSatz(page?.text ?? '')
    expectSatz(page?.example ?? '')
    expectSameFigures(page?.text ?? '', original?.text ?? '')
    expectSameFigures(page?.example ?? '', original?.example ?? '')
    expect(`${page?.text} ${page?.example}`).not.toMatch(/\$\d/)
  })

  it('is what the title gives out', async () => {
    expect(await (await title.words('en')).book()).toBe(book)
    expect(await (await title.words('de')).book()).toBe(buch)
  })
})

describe('refusals of 18VA in words', () => {
  it.each(Object.keys(FACTS) as Reason[])(
    '%s is a sentence in both languages, with the same figures',
    code => {
      for (const facts of FACTS[code] ?? []) {
        const refusal = refuse('ruling', code, facts)
        const said = words.refusal(refusal, voice)
        const gesagt = german.refusal(refusal, stimme)
        expectSentence(said)
        expectGesagt(gesagt)
        expectSameFigures(gesagt, said)
      }
    },
  )

  it.each(Object.keys(FACTS) as Reason[])('%s says each number that decides it', code => {
    // The bank's $8,000 and rows are put in other ways, and a missing sum is given without its sign.
    const silent = [
      'row',
      'column',
      'held',
      'shares',
      'most',
      'enough',
      'presidents',
      'wants',
      'has',
      'missing',
    ]
    for (const facts of FACTS[code] ?? [])
      for (const [key, value] of Object.entries(facts))
        if (typeof value === 'number' && !silent.includes(key))
          expect(words.refusal(refuse('ruling', code, facts), voice)).toContain(String(value))
  })

  it('gives an unknown code as it is', () => {
    expect(words.refusal({ rule: '9', code: 'newRule', facts: {} }, voice)).toBe('newRule')
    expect(german.refusal({ rule: '9', code: 'toString', facts: {} }, voice)).toBe('toString')
  })
})

/** Codes of what the first train of a type sets off. */
const SETS_OFF_CODES =
  'greenTiles privatesToCorporations mayConvert rounds2 goes2 limit1and3 goes3 mustConvert limit2 brownTiles secondValues rounds3 4DOnSale severalOfAType goes4 coalEnds grayTiles'

describe('labels of 18VA', () => {
  it('name corporations, private companies, options, steps, ends and parts of a worth', () => {
    const ids = [...CORPORATIONS, ...PRIVATES, ...title.setup.flags.map(({ id }) => id), ...STEPS]
    for (const id of [...ids, 'bank', 'bankruptcy', 'stopped', 'stock', 'privates', 'income']) {
      expect(words.label(id)).not.toBe(id)
      expect(german.label(id)).not.toBe(id)
      expectSameFigures(german.label(id), words.label(id))
    }
    expect(german.label('cash')).toBe('Bargeld')
    expect(words.label('toString')).toBe('toString')
  })

  it('say what each first train sets off', () => {
    const codes = view(table()).trains.flatMap(({ setsOff }) => setsOff)
    expect(codes.toSorted()).toEqual(SETS_OFF_CODES.split(' ').toSorted())
    for (const code of codes) {
      expect(words.label(code)).not.toBe(code)
      expect(german.label(code)).not.toBe(words.label(code))
      expectSameFigures(german.label(code), words.label(code))
    }
  })

  it('name figures, fields, rulings, places and what a phase brings', () => {
    for (const key of Object.keys(fields.kinds)) {
      expect(words.figure(key).length).toBeGreaterThan(1)
      expect(german.figure(key).length).toBeGreaterThan(1)
    }
    for (const { id, fields: own } of title.rulings.kinds) {
      expect(words.ruling(id)).not.toBe(id)
      expect(german.ruling(id)).not.toBe(id)
      for (const field of own) {
        expect(words.field(field.id)).not.toBe(field.id)
        expect(german.field(field.id)).not.toBe(field.id)
      }
    }
    for (const holder of title.places) expect(words.holder(holder, voice)).not.toBe(holder)
    expect(words.holder('p1', voice)).toBe('Ann')
    expect(words.where(view(place({ phase: '5', turn: 'p1' })))).toBe('phase 5')
    expect(words.pages(view(table()))).toEqual([{ text: 'What phase 2 brings', to: '2', line: 'Phase 2' }])
  })
})

describe('the beginning of a phase in 18VA', () => {
  it('does not say of phase 5 that corporations have ten shares: after a ruling some may still have five', () => {
    const phase5 = { is: 'phase', phase: '5' } as never
    expect(words.happening(phase5, voice)).toBe(
      'Phase 5 begins: all corporations must have ten shares, the train limit is 2, brown tiles, second values of Off-Map Cities, and three operating rounds follow each stock round from the next one on.',
    )
    expect(german.happening(phase5, stimme)).toBe(
      'Phase 5 beginnt: Alle Gesellschaften müssen zehn Anteile haben, das Zuglimit ist 2, braune Gleisplättchen, zweite Werte der Städte außerhalb, und ab der nächsten Aktienrunde folgen auf jede drei Betriebsrunden.',
    )
  })
})

/** Calls everything by its id. */
const byId = { name: (id: string) => id, money: (amount: number) => `$${amount}` }

describe('the source of something in 18VA', () => {
  it.each([
    ['en', 'Treasury', 'Pool'],
    ['de', 'Kasse', 'Pool'],
  ] as const)(
    'is the treasury for shares and the bank for trains, in %s',
    async (language, treasury, pool) => {
      const { holder } = await (await loadTitle('18VA')).words(language)
      expect(holder('ipo', byId)).toBe(treasury)
      expect(holder('ipo', byId, 'train')).toBe('Bank')
      expect(holder('market', byId, 'train')).toBe(pool)
      expect(holder('WM', byId, 'train')).toBe('WM')
    },
  )
})
