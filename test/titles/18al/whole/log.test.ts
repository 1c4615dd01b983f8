import { describe, expect, it } from 'vitest'
import { corporationIn } from '../../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../../src/families/railway/table'
import type { Happening } from '../../../../src/rules/happening'
import { words as german } from '../../../../src/titles/18al/words/de'
import {
  acquire,
  bankrupt,
  bid,
  buyPrivate,
  buyShare,
  discard,
  endTurn,
  par,
  pass,
  run,
  sellShares,
  stop,
} from '../../../families/railway/entries'
import { stimme } from '../../../words/said'
import { afterPrivates, buyTrain, correct, layTile, placeToken, play, sellPrivate, table } from '../kit'
import { aboutToFloat, firstTurn, lastPass, log, told, whyNot } from '../log'

// What is said beside play is fetched on demand.
await german.rest?.load()

/** The L&N owns a 2 in its first turn. */
const withTrain = () => play(firstTurn(), correct({ train: { train: '2', from: 'ipo', to: 'L&N' } }))
const lays = (from: string, amount: number) => correct({ money: { from, to: 'bank', amount } })
const away = (trains: string, to: string) =>
  [...trains].map(train => correct({ train: { train, from: 'ipo', to } }))

/** The first operating turn, with a second corporation that has been started. */
function twoStarted(): AnyRailway {
  const state = firstTurn()
  const other = { ...corporationIn(state, 'M&O'), par: 60, president: 'p1' }
  return {
    ...state,
    corporations: { ...state.corporations, 'M&O': other },
    chart: [...state.chart, { corporation: 'M&O', at: [2, 2] }],
  }
}

describe('the log of a stock round', () => {
  it('tells a purchase and the auction that it settles', () => {
    expect(log(play(table(), bid('p1', 'S&NA', 45), pass('p2')), buyPrivate('p3', 'Tusc'))).toEqual({
      en: ['Cy buys the Tuscumbia Railway for $20; Ann pays $45 for the South & North Alabama.'],
      de: [
        'Cy kauft die Tuscumbia Railway für 20\u00a0$; Ann zahlt 45\u00a0$ für die South & North Alabama.',
      ],
    })
  })

  it('tells an auction from its bids to its end', () => {
    const bids = play(table(), bid('p1', 'S&NA', 45), bid('p2', 'S&NA', 50))
    expect(log(table(), bid('p1', 'S&NA', 45)).en).toEqual(['Ann bids $45 on the South & North Alabama.'])
    expect(log(bids, buyPrivate('p3', 'Tusc'))).toEqual({
      en: [
        'Cy buys the Tuscumbia Railway for $20.',
        'The South & North Alabama is auctioned among its bidders; Ann is asked first.',
      ],
      de: [
        'Cy kauft die Tuscumbia Railway für 20\u00a0$.',
        'Die South & North Alabama wird unter den Bietern versteigert; zuerst wird Ann gefragt.',
      ],
    })
    expect(log(play(bids, buyPrivate('p3', 'Tusc')), pass('p1')).en).toEqual([
      'Ann passes; Bo pays $50 for the South & North Alabama.',
    ])
  })

  it('tells par, certificates, a float and the end of the round', () => {
    expect(log(afterPrivates(), par('p3', 'L&N', 75))).toEqual({
      en: ['Cy starts L&N at a par value of $75 and buys the president’s certificate for $150.'],
      de: ['Cy startet L&N zum Nennwert von 75\u00a0$ und kauft die Direktorenaktie für 150\u00a0$.'],
    })
    expect(log(aboutToFloat(), buyShare('p1', 'L&N')).en).toEqual([
      'Ann buys 10% of L&N from the Initial Offering for $75.',
      'L&N floats.',
      'The bank pays $750 into the treasury of L&N.',
    ])
    expect(log(lastPass(), pass('p1')).en).toEqual([
      'Ann passes.',
      'Bo has the Priority Deal.',
      'Operating round 1.1 begins.',
      'The Tuscumbia Railway pays Ann $5.',
      'The South & North Alabama pays Bo $10.',
      'The Brown & Sons Lumber Co. pays Cy $15.',
      'The Memphis & Charleston pays Ann $20.',
      'The New Decatur Yards pays Bo $20.',
    ])
  })

  it('tells a sale, where the token lands, and a new president', () => {
    const second = play(firstTurn(), endTurn('L&N', true), pass('p2'))
    expect(log(second, sellShares('p3', 'L&N', 2))).toEqual({
      en: [
        'Cy sells 20% of L&N for $140; its market value falls from $70 to $60.',
        'Ann becomes president of L&N in place of Cy.',
      ],
      de: [
        'Cy verkauft 20\u00a0% von L&N für 140\u00a0$; der Kurs fällt von 70\u00a0$ auf 60\u00a0$.',
        'Direktorwechsel bei L&N: Ann löst Cy ab.',
      ],
    })
    expect(log(second, sellPrivate('p3', 'B&SLC', 'p1', 80))).toEqual({
      en: ['Cy sells the Brown & Sons Lumber Co. to Ann for $80.'],
      de: ['Cy verkauft die Brown & Sons Lumber Co. für 80\u00a0$ an Ann.'],
    })
  })
})

describe('the log of an operating round', () => {
  it('tells tiles and stations', () => {
    expect(log(firstTurn(), layTile('L&N', 0)).en).toEqual(['L&N lays a tile.'])
    expect(log(firstTurn(), layTile('L&N', 60, { hex: 'G4' }))).toEqual({
      en: ['L&N lays a tile on G4 and pays $60 for the terrain.'],
      de: ['L&N legt ein Gleisplättchen auf G4 und zahlt 60\u00a0$ für das Gelände.'],
    })
    expect(log(firstTurn(), placeToken('L&N')).en).toEqual(['L&N places a station for $40.'])
    expect(log(firstTurn(), placeToken('L&N', { objective: true }))).toEqual({
      en: ['L&N places a station in Birmingham for $40 and receives $100 for its historical objective.'],
      de: [
        'L&N setzt für 40\u00a0$ einen Bahnhof in Birmingham und erhält 100\u00a0$ für das historische Ziel.',
      ],
    })
  })

  it('tells a first train, and a turn without one', () => {
    expect(log(firstTurn(), buyTrain('L&N', '2')).en).toEqual([
      'L&N buys a 2 Train from the Initial Offering for $100.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
      'Phase 2 begins.',
    ])
    expect(log(firstTurn(), endTurn('L&N', true)).en[0]).toBe(
      'L&N has no train and no route, and ends its turn.',
    )
  })

  it('tells a run, paid out and withheld', () => {
    expect(log(withTrain(), run('L&N', 60))).toEqual({
      en: [
        'L&N runs for $60 and pays $6 a share: $12 to Ann, $6 to Bo, $18 to Cy; its market value rises from $75 to $80.',
      ],
      de: [
        'L&N fährt 60\u00a0$ ein und schüttet 6\u00a0$ je Anteil aus: 12\u00a0$ an Ann, 6\u00a0$ an Bo, 18\u00a0$ an Cy; der Kurs steigt von 75\u00a0$ auf 80\u00a0$.',
      ],
    })
    expect(log(withTrain(), run('L&N', 60, false))).toEqual({
      en: [
        'L&N runs for $60 and withholds it.',
        'L&N pays no dividend, and its market value falls from $75 to $70.',
      ],
      de: [
        'L&N fährt 60\u00a0$ ein und behält alles ein.',
        'L&N zahlt keine Dividende, und der Kurs fällt von 75\u00a0$ auf 70\u00a0$.',
      ],
    })
    expect(log(withTrain(), run('L&N', 0)).en[0]).toBe('L&N does not run.')
  })

  it('tells what a president adds, and a bankruptcy', () => {
    const bought = log(play(firstTurn(), lays('L&N', 710)), buyTrain('L&N', '2'))
    expect(bought.en[0]).toBe('L&N buys a 2 Train from the Initial Offering for $100; Cy adds $60.')
    expect(bought.de[0]).toBe(
      'L&N kauft einen 2er-Zug aus dem Startangebot für 100\u00a0$; Cy schießt 60\u00a0$ zu.',
    )
    const broke = log(play(firstTurn(), lays('L&N', 750), lays('p3', 320)), bankrupt('p3'))
    expect(broke.en).toEqual([
      'Cy is bankrupt: 10% of L&N sold for $70, $70 forfeited to the bank, and the game ends.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
      'The game is over: a player is bankrupt.',
    ])
    expect(broke.de[0]).toBe(
      'Cy ist bankrott: 10\u00a0% von L&N für 70\u00a0$ verkauft, 70\u00a0$ an die Bank verfallen, und das Spiel ist zu Ende.',
    )
  })

  it('tells a private company bought at half price and the trains that a phase takes', () => {
    const phase3 = play(
      twoStarted(),
      correct({ phase: '3' }),
      ...away('2', 'M&O'),
      ...away('22223333', 'closed'),
    )
    const yards = acquire('L&N', 'NDY', 150)
    expect(log(phase3, yards).en).toEqual(['L&N buys the New Decatur Yards from Bo for $150.'])
    expect(log(play(phase3, yards), buyTrain('L&N', '4', 'ipo', { private: 'NDY' })).en).toEqual([
      'L&N buys a 4 Train from the Initial Offering for $150. The New Decatur Yards halves the price and closes.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
      'Phase 4 begins: the train limit is 3, and several trains may be bought from the bank in one turn.',
      'A 2 Train of M&O is removed from play.',
    ])
    expect(log(phase3, acquire('L&N', 'M&C', 150)).en[1]).toBe('L&N receives the two train name chits.')
  })

  it('tells in one sentence which trains a phase takes', () => {
    const phase3 = play(
      twoStarted(),
      correct({ phase: '3' }),
      ...away('222', 'M&O'),
      ...away('22', 'market'),
      ...away('3333', 'closed'),
    )
    const { en, de } = log(phase3, buyTrain('L&N', '4'))
    expect(en.slice(2)).toEqual([
      'Phase 4 begins: the train limit is 3, and several trains may be bought from the bank in one turn.',
      '2 Trains are removed from play: the Open Market (2×) and M&O (3×).',
    ])
    expect(de.at(-1)).toBe('2er-Züge verfallen: aus dem Offenen Markt (2×) und von M&O (3×).')
  })

  it('tells trains and private companies that leave the game', () => {
    const sagt = (it: object) => german.happening(it as Happening, stimme)
    const removed = (...from: readonly string[]) =>
      sagt({ is: 'removed', type: '2', trains: from.map(it => ['2', it]), why: 'rusted' })
    expect(removed('market')).toBe('Ein 2er-Zug aus dem Offenen Markt verfällt.')
    expect(removed('M&O')).toBe('Ein 2er-Zug von M&O verfällt.')
    expect(removed('market', 'M&O', 'AB&C', 'AB&C')).toBe(
      '2er-Züge verfallen: aus dem Offenen Markt, von M&O und von AB&C (2×).',
    )
    const closing = (...privates: readonly (readonly [string, string])[]) => sagt({ is: 'closing', privates })
    expect(closing(['NDY', 'p2'])).toBe('Die New Decatur Yards (Bo) schließen.')
    expect(closing(['M&C', 'bank'])).toBe('Die Memphis & Charleston (die Bank) schließt.')
    expect(closing(['M&C', 'L&N'], ['NDY', 'p2'])).toBe(
      'Die Memphis & Charleston (L&N) und die New Decatur Yards (Bo) schließen.',
    )
  })
})

describe('the log of a phase', () => {
  it('tells what the first 5 Train closes and a discard', () => {
    const phase4 = play(
      twoStarted(),
      ...away('222223444', 'closed'),
      ...away('333', 'M&O'),
      correct({ phase: '4' }),
    )
    const five = buyTrain('L&N', '5')
    expect(log(phase4, five).en.slice(2)).toEqual([
      'Phase 5 begins: the train limit is 2, brown tiles, second values off the board and in Meridian, and three operating rounds follow each stock round from the next one on.',
      'The Tuscumbia Railway (Ann), the South & North Alabama (Bo), the Brown & Sons Lumber Co. (Cy), the Memphis & Charleston (Ann) and the New Decatur Yards (Bo) close.',
    ])
    expect(log(play(phase4, five), discard('M&O', '3'))).toEqual({
      en: ['M&O discards a 3 Train into the Open Market.'],
      de: ['M&O gibt einen 3er-Zug in den Offenen Markt ab.'],
    })
    expect(whyNot(play(phase4, five), endTurn('L&N'))).toBe(
      'M&O owns more trains than the limit allows and has to discard first.',
    )
  })

  it.each(['2', '3', '4', '5', '6', '7', '4D'])('tells phase %s', phase => {
    expect(told({ type: 'extraRound' }, [{ is: 'phase', phase }]).en).toHaveLength(2)
  })

  it('tells what ends the game', () => {
    for (const by of ['bank', 'market', 'bankruptcy', 'stopped']) told({ type: 'stop' }, [{ is: 'over', by }])
    for (const during of ['stock', 'operating'] as const)
      for (const by of ['bank', 'market']) told({ type: 'stop' }, [{ is: 'ending', by, during }])
    for (const code of ['chitsLost', 'coalRemoved', 'bid'])
      told({ type: 'stop' }, [{ is: 'noted', code, of: 'L&N' }])
    expect(log(table(), stop).en).toEqual([
      'The table ends the game here, and scores are taken as they stand.',
      'The game is over: the table has ended it.',
    ])
  })
})
