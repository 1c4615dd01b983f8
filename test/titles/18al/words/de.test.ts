import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../../../src/rules/rule'
import { card } from '../../../../src/titles/18al/card'
import { words } from '../../../../src/titles/18al/words/de'
import { voice } from '../../../words/said'

// What is said beside play is fetched on demand.
await words.rest?.load()

const said = (code: string, facts: Refusal['facts']) => words.refusal({ rule: 'ruling', code, facts }, voice)

describe('refusals in German', () => {
  it('decline the places of the table', () => {
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
      'Züge, die niemand besitzt, sind in „ipo“ und „market“: Eines von beiden angeben.',
    )
    expect(said('alreadySo', { what: 'private', of: 'bank' })).toBe(
      'Die Privatgesellschaft gehört schon der Bank.',
    )
    expect(said('wrongTurn', { turn: 'p1', round: 'OR 3.1' })).toBe(
      'Ann kann in Betriebsrunde 3.1 nicht an der Reihe sein.',
    )
  })

  it('treat the New Decatur Yards as a plural', () => {
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

  it('name trains as players do', () => {
    expect(said('notNext', { train: '4D', next: '7' })).toBe(
      'Der nächste neue Zug ist ein 7er-Zug, kein 4D-Zug.',
    )
    expect(said('shareLimit', { player: 'p1', corporation: 'L&N', percent: 70, limit: 60 })).toBe(
      '70\u00a0% von L&N sind mehr als die 60\u00a0%, die Ann besitzen darf.',
    )
  })
})

it('rounds have German names', () => {
  expect(card.round('SR 3', 'de')).toBe('AR 3')
  expect(card.round('OR 3.1', 'de')).toBe('BR 3.1')
  expect(['SR 3', 'OR 3.1', ''].map(round => card.round(round, 'en'))).toEqual(['SR 3', 'OR 3.1', ''])
  const { bankOut } = words.screens.ahead
  for (const left of [0, 2]) {
    expect(bankOut('SR 3', left)).toMatch(/\bAR 3\b/)
    expect(bankOut('OR 3.1', left)).toMatch(/\bBR 3\.1\b/)
  }
})
