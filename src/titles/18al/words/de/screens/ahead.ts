import { commonAhead } from '../../../../../families/words/de/ahead'
import type { ScreenWords } from '../../en/screens'

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export const ahead: ScreenWords['ahead'] = {
  ...commonAhead,
  endMarket: highest => `Ein Kurs erreicht ${highest}.`,
  endMarketNear: (corporation, price, runs) =>
    `${corporation} steht mit ${price} am höchsten, ${runs === 1 ? 'eine ausgeschüttete Fahrt' : `${runs} ausgeschüttete Fahrten`} davon entfernt.`,
  endMarketFar: 'Noch hat keine Gesellschaft einen Kurs.',
  endBankrupt: 'Ein Spieler geht bankrott.',
  // the bank
  division: (bank, perRound, times) => `${bank} ÷ ${perRound} = ${times.replace('.', ',')} Runden`,
  bankAssumes:
    'Jede Gesellschaft mit einem Zug fährt wie zuletzt und schüttet aus, eine, die noch nicht gefahren ist, bringt nichts, die Privatgesellschaften bleiben, und auf jede Aktienrunde folgen so viele Betriebsrunden wie jetzt; sonst kommt und geht nichts. Neue und bessere Züge rücken das Ende heran, Geld an die Bank für Anteile und Züge schiebt es hinaus.',
  // trains
  trainsAssume:
    'Die Züge davor sind verkauft und haben weggenommen, was sie wegnehmen, und niemand hat seither einen anderen gekauft; Kassen und Geld sind wie jetzt, gleich wer den ersten kauft.',
  // pay or withhold
  values: (from, path) => `Kurs ${from}, dann ${path}`,
  value: (from, to) => `Kurs ${from} → ${to}`,
  keeps: (withheld, paid) =>
    `Einmal einbehalten, bekommt die Kasse ${withheld} zum Einkaufen; ausgeschüttet bekommt sie ${paid} für die Anteile im Offenen Markt.`,
  runsAssume:
    'Jede Fahrt bringt so viel wie die letzte, den Kursmarker bewegt nichts anderes, auch kein Verkauf, und das Spiel dauert so lange.',
  // players
  cash: 'Geld',
  notCounted: what => `In der gelben Zone und darum nicht gezählt: ${what}.`,
  playersAssume:
    'Wer verkauft, ist an der Reihe, und von jeder Gesellschaft gelingt der größte Verkauf, den die Bank annimmt, zu den jetzigen Kursen. Ein Direktorenposten, der bleiben muss, wird nicht verkauft. Privatgesellschaften zählen nicht mit.',
}
