import { describe, expect, it } from 'vitest'
import { table } from '../kit'
import { log, told } from '../log'

const ruled = (what: object) => told({ type: 'correct', ...what }, [])
const ofLN = { corporation: 'L&N' }

describe('the log of the banker’s own entries', () => {
  it.each([
    [
      { money: { from: 'bank', to: 'p1', amount: 20 } },
      '$20 from the bank to Ann',
      '20\u00a0$ von der Bank an Ann',
    ],
    [
      { shares: { ...ofLN, from: 'p1', to: 'market', shares: 2 } },
      '20% of L&N from Ann to the Open Market',
      '20\u00a0% von L&N gehen von Ann in den Offenen Markt',
    ],
    [{ president: { ...ofLN, player: 'p2' } }, 'Bo is president of L&N', 'Bo hat den Direktorenposten'],
    [
      { price: { ...ofLN, cell: [1, 4] } },
      'the token of L&N goes to $75 in row 2, under any that lie there',
      'kommt auf 75\u00a0$ in Zeile 2',
    ],
    [
      { train: { train: '3', from: 'M&O', to: 'closed' } },
      'a 3 Train from M&O is removed from play',
      'Ein 3er-Zug von M&O',
    ],
    [
      { train: { train: '3', from: 'closed', to: 'market' } },
      'a 3 Train comes back into play, to the Open Market',
      'in den Offenen Markt',
    ],
    [{ train: { train: '4D', from: 'ipo', to: 'M&O' } }, 'a 4D Train from', 'Ein 4D-Zug geht'],
    [{ private: { private: 'M&C', to: 'closed' } }, 'the Memphis & Charleston closes', 'schließt'],
    [
      { private: { private: 'NDY', to: 'p1' } },
      'the New Decatur Yards goes to Ann',
      'Die New Decatur Yards gehen an Ann',
    ],
    [{ station: { ...ofLN, left: 1 } }, 'L&N has 1 station left', 'noch 1 Bahnhof übrig'],
    [{ phase: '4' }, 'it is phase 4', 'Es ist Phase 4'],
    [{ float: 'L&N' }, 'L&N floats', 'L&N nimmt den Betrieb auf'],
    [{ turn: 'p1' }, 'it is Ann’s turn', 'Ann ist an der Reihe'],
  ] as const)('tells a ruling, %o, with its reason', (what, said, gesagt) => {
    const { en, de } = ruled({ reason: 'as agreed', ...what })
    expect(en[0]).toMatch(/^Ruling: .* — as agreed\.$/)
    expect(en[0]).toContain(said)
    expect(de[0]).toMatch(/^Entscheidung: .* – as agreed\.$/)
    expect(de[0]).toContain(gesagt)
  })

  it('tells a reason that is a question, and no reason', () => {
    expect(ruled({ reason: 'who knows?', turn: 'p1' })).toEqual({
      en: ['Ruling: it is Ann’s turn — who knows?'],
      de: ['Entscheidung: Ann ist an der Reihe – who knows?'],
    })
    expect(ruled({ reason: ' ', turn: 'p1' })).toEqual({
      en: ['Ruling: it is Ann’s turn.'],
      de: ['Entscheidung: Ann ist an der Reihe.'],
    })
  })

  it.each([
    [
      ['p1', 590],
      'Ann’s cash counted: $590, the books say $600: $10 missing.',
      'Bargeld von Ann gezählt: 590\u00a0$, laut den Büchern 600\u00a0$: Es fehlen 10\u00a0$.',
    ],
    [
      ['p1', 599],
      'Ann’s cash counted: $599, the books say $600: $1 missing.',
      'Bargeld von Ann gezählt: 599\u00a0$, laut den Büchern 600\u00a0$: Es fehlt 1\u00a0$.',
    ],
    [
      ['p1', 601],
      'Ann’s cash counted: $601, the books say $600: $1 too much.',
      'Bargeld von Ann gezählt: 601\u00a0$, laut den Büchern 600\u00a0$: Das ist 1\u00a0$ zu viel.',
    ],
    [
      ['p1', 605],
      'Ann’s cash counted: $605, the books say $600: $5 too much.',
      'Bargeld von Ann gezählt: 605\u00a0$, laut den Büchern 600\u00a0$: Das sind 5\u00a0$ zu viel.',
    ],
    [
      ['bank', 6200],
      'The bank’s cash counted: $6200, as the books say.',
      'Bargeld der Bank gezählt: 6200\u00a0$, wie in den Büchern.',
    ],
  ] as const)('tells a count, %o', ([holder, cash], said, gesagt) => {
    expect(log(table(), { type: 'count', holder, cash })).toEqual({ en: [said], de: [gesagt] })
  })

  it('tells a game joined midway', () => {
    expect(told({ type: 'position', table: { round: 'SR 2' } }, []).de).toEqual([
      'Einstieg in die laufende Partie: Aktienrunde 2.',
    ])
  })
})
