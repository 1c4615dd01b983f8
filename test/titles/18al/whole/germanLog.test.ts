import { describe, expect, it } from 'vitest'
import type { RailHappening } from '../../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { choices } from '../../../../src/rules/apply'
import type { Happening } from '../../../../src/rules/happening'
import { type AlAction, law, rest } from '../../../../src/titles/18al/law'
import { words } from '../../../../src/titles/18al/words/de'
import { words as english } from '../../../../src/titles/18al/words/en'
import { expectSameFigures, voice } from '../../../words/said'
import { expectSaid } from '../words/german'
import { allSold, enter, firstTurn, played, table } from '../words/table'

await rest.load()

type Told = Happening | RailHappening

/** Happenings as the words take them: typed as the app's own kinds, with those of 18AL among them. */
const asTold = (happened: readonly Told[]) => happened as readonly Happening[]

/** Each sentence about an entry and its consequences, in German beside the English. */
function both(action: { type: string }, followed: readonly Told[]) {
  const happened = asTold(followed)
  return [
    [words.entry(action, happened, voice), english.entry(action, happened, voice)] as const,
    ...happened.map(it => [words.happening(it, voice), english.happening(it, voice)] as const),
  ]
}

/** The lines of the German log, each checked against the English. */
function checked(action: { type: string }, happened: readonly Told[]): readonly string[] {
  return both(action, happened).flatMap(([german, original]) => {
    expect(german === undefined).toBe(original === undefined)
    if (german === undefined) return []
    expectSaid(german)
    expectSameFigures(german, original ?? '')
    return [german]
  })
}

const log = (state: AnyRailway, action: AlAction) => checked(action, enter(state, action).happened)
const ruled = (what: object) => checked({ type: 'correct', reason: 'vereinbart', ...what } as AlAction, [])[0]

describe('the German log of a stock round', () => {
  it('tells private companies, auctions and deals', () => {
    const bid = played(
      table(),
      { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 },
      { type: 'pass', player: 'p2' },
    )
    expect(log(bid, { type: 'buyPrivate', player: 'p3', private: 'Tusc' })).toEqual([
      'Cy kauft die Tuscumbia Railway für $20; Ann zahlt $45 für die South & North Alabama.',
    ])
    const bids = played(
      table(),
      { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 },
      { type: 'bid', player: 'p2', private: 'S&NA', amount: 50 },
    )
    expect(log(bids, { type: 'buyPrivate', player: 'p3', private: 'Tusc' })[1]).toBe(
      'Die South & North Alabama wird unter den Bietern versteigert; zuerst wird Ann gefragt.',
    )
  })

  it('tells par, a float, income, a sale and a new president', () => {
    expect(log(allSold(), { type: 'par', player: 'p3', corporation: 'L&N', price: 75 })).toEqual([
      'Cy startet L&N zum Nennwert von $75 und kauft die Direktorenaktie für $150.',
    ])
    const second = played(
      firstTurn(),
      { type: 'endTurn', corporation: 'L&N', noRoute: true },
      { type: 'pass', player: 'p2' },
    )
    expect(log(second, { type: 'sellShares', player: 'p3', corporation: 'L&N', shares: 2 })).toEqual([
      'Cy verkauft 20\u00a0% von L&N für $140; der Kurs fällt auf $60.',
      'Direktorwechsel bei L&N: Ann löst Cy ab.',
    ])
    expect(log(second, { type: 'sellPrivate', player: 'p3', private: 'B&SLC', to: 'p1', price: 80 })).toEqual(
      ['Cy verkauft die Brown & Sons Lumber Co. für $80 an Ann.'],
    )
  })
})

describe('the German log of an operating round', () => {
  it('tells tiles, stations and a run', () => {
    expect(log(firstTurn(), { type: 'layTile', corporation: 'L&N', cost: 60, hex: 'G4' })).toEqual([
      'L&N legt ein Gleisplättchen auf G4 und zahlt $60 für das Gelände.',
    ])
    expect(log(firstTurn(), { type: 'placeToken', corporation: 'L&N', objective: true })).toEqual([
      'L&N setzt für $40 einen Bahnhof in Birmingham und erhält $100 für das historische Ziel.',
    ])
    const train = played(firstTurn(), {
      type: 'correct',
      reason: '',
      train: { train: '2', from: 'ipo', to: 'L&N' },
    })
    expect(log(train, { type: 'run', corporation: 'L&N', revenue: 60, pay: true })).toEqual([
      'L&N fährt $60 ein und schüttet $6 je Anteil aus: $12 an Ann, $6 an Bo, $18 an Cy; der Kurs steigt auf $80.',
    ])
    expect(log(train, { type: 'run', corporation: 'L&N', revenue: 60, pay: false })).toEqual([
      'L&N fährt $60 ein und behält alles ein.',
      'L&N zahlt keine Dividende, und der Kurs fällt von $75 auf $70.',
    ])
  })

  it('tells a train that the president pays, and a bankruptcy', () => {
    const poor = played(firstTurn(), {
      type: 'correct',
      reason: '',
      money: { from: 'L&N', to: 'bank', amount: 710 },
    })
    expect(log(poor, { type: 'buyTrain', corporation: 'L&N', train: '2', from: 'ipo' })[0]).toBe(
      'L&N kauft einen 2er-Zug aus dem Startangebot für $100; Cy schießt $60 zu.',
    )
    const broke = played(
      firstTurn(),
      { type: 'correct', reason: '', money: { from: 'L&N', to: 'bank', amount: 750 } },
      { type: 'correct', reason: '', money: { from: 'p3', to: 'bank', amount: 320 } },
    )
    expect(log(broke, { type: 'declareBankruptcy', player: 'p3' })[0]).toBe(
      'Cy ist bankrott: 10\u00a0% von L&N für $70 verkauft, $70 an die Bank verfallen, und das Spiel ist zu Ende.',
    )
  })

  it('tells trains and private companies that leave the game, and a discard', () => {
    const happening = (it: Told) => words.happening(it as Happening, voice)
    const train = { is: 'train', train: '2', to: 'gone', why: 'rusted' } as const
    expect(happening({ ...train, from: 'market' })).toBe('Ein 2er-Zug aus dem Offenen Markt verfällt.')
    expect(happening({ ...train, from: 'M&O' })).toBe('Ein 2er-Zug von M&O verfällt.')
    expect(words.happening({ ...train, from: 'AB&C' } as Happening, voice, 4)).toBe(
      'Vier 2er-Züge von AB&C verfallen.',
    )
    const closes = { is: 'private', to: 'closed', why: 'phase' } as const
    expect(happening({ ...closes, private: 'NDY', from: 'p2' })).toBe(
      'Die New Decatur Yards von Bo schließen.',
    )
    expect(happening({ ...closes, private: 'M&C', from: 'bank' })).toBe(
      'Die Memphis & Charleston der Bank schließt.',
    )
    const discard = { type: 'discardTrain', corporation: 'M&O', train: '3' }
    expect(checked(discard, [])).toEqual(['M&O gibt einen 3er-Zug in den Offenen Markt ab.'])
  })

  it.each(['2', '3', '4', '5', '6', '7', '4D'])('tells phase %s', phase => {
    checked({ type: 'extraRound' }, [{ is: 'phase', phase }])
  })

  it('tells what ends the game', () => {
    for (const during of ['stock', 'operating'] as const)
      for (const by of ['bank', 'market']) checked({ type: 'extraRound' }, [{ is: 'ending', by, during }])
    for (const by of ['bank', 'market', 'bankruptcy', 'stopped'])
      checked({ type: 'stop' }, [{ is: 'over', by }])
    for (const code of ['chitsLost', 'coalRemoved', 'bid'])
      checked({ type: 'stop' }, [{ is: 'noted', code, of: 'L&N' }])
  })
})

describe('the German log of the banker’s own entries', () => {
  it('tells each kind of ruling with its reason', () => {
    expect(ruled({ money: { from: 'bank', to: 'p1', amount: 20 } })).toBe(
      'Entscheidung: $20 von der Bank an Ann – vereinbart.',
    )
    expect(ruled({ shares: { corporation: 'L&N', from: 'p1', to: 'market', shares: 2 } })).toBe(
      'Entscheidung: 20\u00a0% von L&N gehen von Ann in den Offenen Markt – vereinbart.',
    )
    expect(ruled({ president: { corporation: 'L&N', player: 'p2' } })).toContain(
      'Bo hat den Direktorenposten',
    )
    expect(ruled({ price: { corporation: 'L&N', cell: [1, 4] } })).toContain('kommt auf $75 in Zeile 2')
    expect(ruled({ train: { train: '3', from: 'M&O', to: 'closed' } })).toContain('Ein 3er-Zug von M&O')
    expect(ruled({ train: { train: '3', from: 'closed', to: 'market' } })).toContain('in den Offenen Markt')
    expect(ruled({ train: { train: '4D', from: 'ipo', to: 'M&O' } })).toContain('Ein 4D-Zug geht')
    expect(ruled({ private: { private: 'M&C', to: 'closed' } })).toContain('schließt')
    expect(ruled({ private: { private: 'NDY', to: 'p1' } })).toBe(
      'Entscheidung: Die New Decatur Yards gehen an Ann – vereinbart.',
    )
    expect(ruled({ station: { corporation: 'L&N', left: 1 } })).toContain('noch 1 Bahnhof übrig')
    expect(ruled({ phase: '4' })).toContain('Es ist Phase 4')
    expect(ruled({ float: 'L&N' })).toContain('L&N nimmt den Betrieb auf')
    expect(ruled({ reason: 'wer weiß?', turn: 'p1' })).toBe('Entscheidung: Ann ist an der Reihe – wer weiß?')
    expect(ruled({ reason: ' ', turn: 'p1' })).toBe('Entscheidung: Ann ist an der Reihe.')
  })

  it('tells a count and a game joined midway', () => {
    expect(log(table(), { type: 'count', holder: 'p1', cash: 590 })).toEqual([
      'Bargeld von Ann gezählt: $590, laut den Büchern $600: Es fehlen $10.',
    ])
    expect(log(table(), { type: 'count', holder: 'p1', cash: 605 })).toEqual([
      'Bargeld von Ann gezählt: $605, laut den Büchern $600: Das sind $5 zu viel.',
    ])
    expect(log(table(), { type: 'count', holder: 'bank', cash: 6200 })).toEqual([
      'Bargeld der Bank gezählt: $6200, wie in den Büchern.',
    ])
    expect(checked({ type: 'position', table: { round: 'SR 2' } } as { type: string }, [])).toEqual([
      'Einstieg in die laufende Partie: Aktienrunde 2.',
    ])
  })
})

/** Plays a series of offered entries, and checks each sentence against the English. */
function play(start: AnyRailway, seed: number): void {
  let state = start
  let value = seed
  for (let i = 0; i < 400 && state.turn[0].at !== 'over'; i++) {
    const offered = choices(law, state)
    for (const { refusal } of offered) {
      if (!refusal) continue
      expectSaid(words.refusal(refusal, voice))
      expectSameFigures(words.refusal(refusal, voice), english.refusal(refusal, voice))
    }
    const open = offered.filter(({ refusal, draft }) => !refusal && draft.type !== 'stop')
    value = (value * 48271) % 2147483647
    const draft = open[value % Math.max(1, open.length)]?.draft
    if (!draft) throw new Error(`nothing to do in ${JSON.stringify(state.turn)}`)
    const action =
      draft.type === 'run' ? { ...draft, revenue: 60 + 10 * (value % 10), pay: value % 3 > 0 } : draft
    const done = enter(state, action)
    checked(action, done.happened)
    state = done.state
  }
}

describe('games in German', () => {
  it.each([
    [3, 11],
    [4, 23],
    [5, 37],
  ])('every entry at a table of %i is a sentence with the figures of the English', (players, seed) => {
    play(table(players), seed)
  })
})
