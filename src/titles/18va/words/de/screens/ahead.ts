import type { ahead as English } from '../../en/screens/ahead'

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export const ahead: typeof English = {
  endBankrupt: 'Alle Spieler bis auf einen gehen bankrott.',
  endPlaying: players => `${players} sind noch im Spiel.`,
  // the bank
  bankAssumes:
    'Jede Gesellschaft mit einem Zug fährt wie zuletzt und schüttet aus, eine, die noch nicht gefahren ist, bringt nichts, Kohle für die Kassen zählt nicht mit, die Privatgesellschaften bleiben, und auf jede Aktienrunde folgen so viele Betriebsrunden wie jetzt; sonst kommt und geht nichts. Neue und bessere Züge und der Zuschuss der Bank zum sechsten Anteil rücken das Ende heran, Geld an die Bank für Züge und für Anteile aus dem Pool schiebt es hinaus.',
  // trains
  converts: who => `Sofort umgewandelt in zehn Anteile: ${who}.`,
  withTredegar: amount => `Mit den Tredegar Iron Works wären nur ${amount} zuzuschießen.`,
  trainsAssume:
    'Die Züge davor sind verkauft und haben weggenommen, was sie wegnehmen (ein 4D folgt gleich auf den ersten 6/5G), niemand hat seither einen anderen gekauft, und im Pool liegt, was jetzt darin liegt; Kassen und Geld sind wie jetzt, egal, wer den ersten kauft.',
  // pay or withhold
  reaches: (price, revenue) =>
    `Eine Dividende von mindestens ${price} bewegt den Kursmarker: ${revenue} reichen.`,
  fallsShort: (price, revenue, by) =>
    `Eine Dividende von mindestens ${price} bewegt den Kursmarker: Bei ${revenue} fehlen ${by}, er bleibt.`,
  runsAssume:
    'Jede Fahrt bringt so viel wie die letzte, die Zahl der Anteile bleibt, den Kursmarker bewegt nichts anderes, auch kein Verkauf, und das Spiel dauert so lange.',
  // players
  playersAssume:
    'Wer verkauft, ist an der Reihe, und von jeder Gesellschaft gelingt der größte Verkauf, für den der Pool Platz hat, zu den jetzigen Kursen. Ein Direktorenposten, den niemand übernehmen kann, wird nicht verkauft, ebenso wenig Anteile einer Gesellschaft vor dem Ende ihres ersten Spielzugs. Privatgesellschaften zählen nicht mit: Nur Gesellschaften kaufen sie.',
}
