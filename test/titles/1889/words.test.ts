import { describe, expect, it } from 'vitest'
import { REPORT_FIELDS } from '../../../src/families/railway/fields'
import type { AnyRailway } from '../../../src/families/railway/table'
import { apply } from '../../../src/rules/apply'
import type { Happening } from '../../../src/rules/happening'
import type { Options, Refusal } from '../../../src/rules/rule'
import { type Action1889, law } from '../../../src/titles/1889/law'
import { words as german } from '../../../src/titles/1889/words/de'
import { words as english } from '../../../src/titles/1889/words/en'
import { bid, buyPrivate, correct, pass } from '../../families/railway/entries'
import { stimme, voice } from '../../words/said'
import { happened, play, refusal, table } from './tables'
import { acquire, train, turn } from './turn'

// What is said beside play is fetched on demand.
await Promise.all([german.rest?.load(), english.rest?.load()])

describe('1889 in words', () => {
  it('a private company that is closed belongs to nobody else', () => {
    const facts = { private: 'DR', owner: 'closed', player: 'p1' }
    const refusal = { rule: 'Private powers', code: 'notOwner', facts }
    expect(english.refusal(refusal, voice)).toBe('The Dougo Railway is closed.')
    expect(german.refusal(refusal, stimme)).toBe('Die Dougo Railway ist geschlossen.')
  })

  it('Ruling: a private company that so few players do without is not in the game, whoever should have it', () => {
    const why = refusal(table(2), correct({ private: { private: 'UTF', to: 'p1' } }) as Action1889)
    expect(why.rule).toBe('Ruling')
    expect(english.refusal(why as Refusal, voice)).toBe('The Uno-Takamatsu Ferry is not in this game.')
    expect(german.refusal(why as Refusal, stimme)).toBe(
      'Die Uno-Takamatsu Ferry ist in diesem Spiel nicht dabei.',
    )
  })

  it('10.6: after sales for a train it is the cheapest of bank and Pool', () => {
    const why = { rule: '10.6', code: 'soldForTrain', facts: { player: 'p2', corporation: 'KU' } }
    expect(english.refusal(why, voice)).toBe(
      'Bo has sold certificates to buy a train for KU, which now has to buy the cheapest one from the bank or the Pool.',
    )
    expect(german.refusal(why, stimme)).toBe(
      'Bo hat für einen Zug von KU Zertifikate verkauft, also kauft KU jetzt den günstigsten von der Bank oder aus dem Pool.',
    )
  })

  it("Beginner's game: phase 3 does not say that corporations may buy private companies", () => {
    const told = (options: Options, by: object = train('3')) => {
      const state = { ...turn({ offering: { 2: 0 } }), options } as AnyRailway
      const all = happened(state, by as Action1889) as readonly Happening[]
      return [english.happening, german.happening].map(say => all.map(it => say(it, voice) ?? '').join(' '))
    }
    const [en, de] = told({})
    expect([en, de]).toEqual([
      expect.stringContaining('corporations may buy'),
      expect.stringContaining('dürfen Privatgesellschaften kaufen'),
    ])
    for (const by of [train('3'), correct({ phase: '3' })])
      expect(told({ beginner: true }, by)).toEqual([
        expect.stringContaining('Phase 3 begins: green tiles, and'),
        expect.stringContaining('Phase 3 beginnt: grüne Gleisplättchen, und'),
      ])
  })

  it('Auction: a company gets cheaper once all have passed, and must be taken once it costs nothing', () => {
    let state: AnyRailway = table(2)
    const told: unknown[] = []
    for (let i = 0; i < 4; i++) {
      state = play(state, pass('p1'))
      const all = happened(state, pass('p2')) as readonly Happening[]
      told.push(all.map(it => [english.happening(it, voice), german.happening(it, stimme)]))
      state = play(state, pass('p2'))
    }
    const cheaper = [
      'All have passed, and the Takamatsu E-Railroad gets ¥5 cheaper.',
      'Alle haben gepasst, und die Takamatsu E-Railroad wird 5 ¥ billiger.',
    ]
    const free = [
      'All have passed, and the Takamatsu E-Railroad is free now: whoever has the turn takes it.',
      'Alle haben gepasst, und die Takamatsu E-Railroad kostet nichts mehr: Wer an der Reihe ist, nimmt sie.',
    ]
    expect(told).toEqual([[cheaper], [cheaper], [cheaper], [free]])
  })

  it('Trains: new ones come from the bank, and only certificates from the Initial Offering', () => {
    const said = (action: Action1889, before: AnyRailway) => {
      const outcome = apply(law, before, action)
      if (!('refusal' in outcome))
        return [
          english.entry(action, outcome.happened, voice),
          german.entry(action, outcome.happened, stimme),
        ]
      return [english.refusal(outcome.refusal, voice), german.refusal(outcome.refusal, stimme)]
    }
    expect(said(train('2'), turn())).toEqual([
      'AR buys a 2 Train from the bank for $80.',
      'AR kauft einen 2er-Zug von der Bank für 80 $.',
    ])
    const ruling = (what: object) => ({ type: 'correct', reason: 'x', ...what }) as Action1889
    expect(
      said(ruling({ shares: { corporation: 'IR', from: 'bank', to: 'p1', shares: 1 } }), turn()),
    ).toEqual([
      'Certificates of corporations that nobody owns are in “ipo” and “market”: name one of these.',
      'Zertifikate von Gesellschaften, die niemand besitzt, sind in „ipo“ und „market“: Eines von beiden angeben.',
    ])
    expect(said(ruling({ train: { train: '2', from: 'bank', to: 'AR' } }), turn())).toEqual([
      'Trains that nobody owns are in “ipo” and “market”: name one of these.',
      'Züge, die niemand besitzt, sind in „ipo“ und „market“: Eines von beiden angeben.',
    ])
    const offered = turn({ phase: '6', offering: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 1 } })
    expect(said(train('D', 'ipo', { exchange: '2' }), offered)).toEqual([
      'Only a 4 Train, 5 Train or 6 Train can be handed in for a D Train, not a 2 Train.',
      'Für einen D-Zug kann nur ein 4er-Zug, 5er-Zug oder 6er-Zug in Zahlung gegeben werden, kein 2er-Zug.',
    ])
    expect(said(train('6', 'ipo', { exchange: '4' }), offered)).toEqual([
      'No train can be handed in for this 6 Train.',
      'Für diesen 6er-Zug kann kein Zug in Zahlung gegeben werden.',
    ])
    const lacks = {
      rule: 'Ruling',
      code: 'holderLacks',
      facts: { holder: 'ipo', what: 'shares', has: 1, wants: 2 },
    }
    expect([english.refusal(lacks, voice), german.refusal(lacks, stimme)]).toEqual([
      'The Initial Offering has 10% to give, not 20%.',
      'Das Startangebot kann 10 % abgeben, nicht 20 %.',
    ])
    expect([english.holder('ipo', voice), english.holder('ipo', voice, 'train')]).toEqual([
      'Offering',
      'Bank',
    ])
  })

  it('Setting up: a private company that the game does without is not called closed', () => {
    const state = table(2)
    const said = (action: Action1889, before: AnyRailway = state) => {
      const no = refusal(before, action)
      return [english.refusal(no, voice), german.refusal(no, stimme)]
    }
    const absent = [
      'The South Iyo Railway is not in this game.',
      'Die South Iyo Railway ist in diesem Spiel nicht dabei.',
    ]
    expect(said(bid('p1', 'SIR', 100))).toEqual(absent)
    expect(said(buyPrivate('p1', 'SIR'))).toEqual(absent)
    const { SIR: _, ...privates } = turn().privates
    expect(said(acquire('SIR', 80), { ...turn({ phase: '3' }), privates })).toEqual(absent)
  })

  it('every head of a column and every field of an entry is there in German', () => {
    for (const { head } of REPORT_FIELDS.columns) expect(german.figure(head)).not.toBe(head)
    const entered = Object.values(law.rules).flatMap(({ schema }) =>
      'entries' in schema ? Object.keys(schema.entries as object) : [],
    )
    expect(entered).toContain('exchange')
    const said = entered.filter(key => english.field(key) !== key)
    expect(said.filter(key => german.field(key) === key)).toEqual([])
  })

  it('what a first train sets off, and the parts of a worth in short, are there in German', () => {
    const codes = ['goes2', 'limit2', 'rounds3', 'greenTiles', 'brownTiles', 'privatesClose', 'diesels']
    for (const code of [...codes, 'privatesToCorporations']) {
      expect(german.screens.setsOff(code)).not.toBe(code)
      expect(german.screens.setsOff(code)).not.toBe(english.screens.setsOff(code))
    }
    for (const id of ['cash', 'stock', 'privates']) expect(german.short(id)).not.toBe(english.short(id))
  })
})
