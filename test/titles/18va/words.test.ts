import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../src/rules/happening'
import type { VaAction } from '../../../src/titles/18va/law'
import { view } from '../../../src/titles/18va/table/view'
import { words as german } from '../../../src/titles/18va/words/de'
import { words } from '../../../src/titles/18va/words/en'
import { loadTitle } from '../../../src/titles/registry'
import { expectSameFigures, stimme, voice } from '../../words/said'
import { happened, place, table } from './kit'

// What is said beside play is fetched on demand.
await Promise.all([german.rest?.load(), words.rest?.load()])

it('4.1 shares follow the auction, also while the B&O’s buyer says its value', () => {
  const start = table()
  expect(words.stillInRound?.(view(start))).toBe('shares')
  const valued = { ...place({ turn: 'p1' }), turn: [{ at: 'value', player: 'p1' }] } as const
  expect(words.stillInRound?.(view(valued))).toBe('shares')
  expect(words.stillInRound?.(view(place({ turn: 'p1' })))).toBeUndefined()
})

/** Codes of what the first train of a type sets off. */
const SETS_OFF_CODES =
  'greenTiles privatesToCorporations mayConvert rounds2 goes2 limit1and3 goes3 mustConvert limit2 brownTiles secondValues rounds3 4DOnSale severalOfAType goes4 coalEnds grayTiles'

describe('labels of 18VA', () => {
  it('say what each first train sets off', () => {
    const codes = view(table()).trains.flatMap(({ setsOff }) => setsOff)
    expect(codes.toSorted()).toEqual(SETS_OFF_CODES.split(' ').toSorted())
    for (const code of codes) {
      expect(words.label(code)).not.toBe(code)
      expect(german.label(code)).not.toBe(words.label(code))
      expectSameFigures(german.label(code), words.label(code))
    }
  })

  it('say where the game is, and what its phase brings', () => {
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
      'Phase 5 beginnt: Alle Gesellschaften müssen zehn Anteile haben, das Zuglimit ist 2, es gibt braune Gleisplättchen und zweite Werte der Städte außerhalb, und ab der nächsten Aktienrunde folgen jeweils drei Betriebsrunden.',
    )
  })
})

/** Calls everything by its id. */
const byId = { name: (id: string) => id, money: (amount: number) => `$${amount}` }

it('says of the shares in a treasury where they are, also at the start of a sentence', () => {
  const lacks = {
    rule: 'ruling',
    code: 'holderLacks',
    facts: { holder: 'ipo', what: 'shares', has: 1, wants: 2 },
  }
  expect(words.refusal(lacks, byId)).toBe('Its treasury has 1 share to give, not 2 shares.')
  expect(german.refusal(lacks, byId)).toBe('Die Kasse kann 1 Anteil abgeben, nicht 2 Anteile.')
})

describe('the trains that a phase scraps in 18VA', () => {
  const scrapped = (...trains: readonly (readonly [string, string])[]) => {
    const removed = { is: 'removed', type: '3', trains, why: 'scrapped' } as never
    return [words.happening(removed, byId), german.happening(removed, byId)]
  }

  it('are one sentence; a train alone is called what it was declared as', () => {
    expect(scrapped(['2G', 'CO'])).toEqual(['A 2G train of CO is scrapped.', 'Ein 2G-Zug von CO verfällt.'])
    expect(scrapped(['3', 'market'])).toEqual([
      'A 3/2G train in the Pool is scrapped.',
      'Ein 3/2G-Zug aus dem Pool verfällt.',
    ])
    expect(scrapped(['3', 'market'], ['2G', 'CO'], ['3', 'CO'], ['3', 'SR'])).toEqual([
      '3/2G trains are scrapped: the Pool, CO (2×) and SR.',
      '3/2G-Züge verfallen: aus dem Pool, von CO (2×) und von SR.',
    ])
  })
})

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

it('a trade with the Tredegar Iron Works and a forced purchase are told with their figures', () => {
  const state = place({
    cash: { p1: 150, p2: 0, p3: 0 },
    corporations: { SR: { president: 'p1', shares: { p1: 2 }, treasury: 30 } },
    privates: { TIW: 'SR' },
    phase: '4',
    turn: 'SR',
  })
  const action: VaAction = { type: 'buyTrain', corporation: 'SR', train: '3G', from: 'ipo', private: 'TIW' }
  expect(words.entry(action, happened(state, action) as readonly Happening[], voice)).toBe(
    'SR buys a 3G train from the bank for $100; Ann adds $70. The Tredegar Iron Works takes $200 off and closes.',
  )
})
