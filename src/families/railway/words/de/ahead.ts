import { commonAhead } from '../../../words/de/ahead'
import { roundInFull, train } from '../../../words/de/say'
import type { RailAheadWords } from '../ahead'
import type { Spoken } from './terms'

/** Words of the look ahead, in German. */
export function railAhead({ game, places }: Spoken): RailAheadWords {
  const beside = game.trains.flatMap(type => {
    const from = game.train(type).besideFrom
    return from === undefined ? [] : [` (ein ${train(type)} folgt gleich auf den ersten ${train(from)})`]
  })
  return {
    ...commonAhead,
    endBankrupt: 'Ein Spieler geht bankrott.',
    division: (bank, perRound, times) => `${bank} ÷ ${perRound} = ${times.replace('.', ',')} Runden`,
    lastRound: round => `Das Spiel endete dann mit ${roundInFull(round)}, der letzten ihres Sets.`,
    bankAssumes:
      'Jede Gesellschaft mit einem Zug fährt wie zuletzt und schüttet aus, eine, die noch nicht gefahren ist, bringt nichts, die Privatgesellschaften bleiben, und auf jede Aktienrunde folgen so viele Betriebsrunden wie jetzt; sonst kommt und geht nichts. Neue und bessere Züge rücken das Ende heran, Geld an die Bank für Anteile und Züge schiebt es hinaus.',
    trainsAssume: `Die Züge davor sind verkauft und haben weggenommen, was sie wegnehmen${beside.join('')}, und niemand hat seither einen anderen gekauft; Kassen und Geld sind wie jetzt, egal, wer den ersten kauft.`,
    values: (from, path) => `Kurs ${from}, dann ${path}`,
    value: (from, to) => `Kurs ${from} auf ${to}`,
    keeps: (withheld, paid) =>
      `Einmal einbehalten, bekommt die Kasse ${withheld} zum Einkaufen; ausgeschüttet bekommt sie ${paid} für die Anteile ${places.market.within}.`,
    runsAssume:
      'Jede Fahrt bringt so viel wie die letzte, den Kursmarker bewegt nichts anderes, auch kein Verkauf, und das Spiel dauert so lange.',
    notCounted: (zone, what) => `Nicht gezählt (${zone}): ${what}.`,
    playersAssume:
      'Wer verkauft, ist an der Reihe, und von jeder Gesellschaft gelingt der größte Verkauf, den die Bank annimmt, zu den jetzigen Kursen. Ein Direktorenposten, der bleiben muss, wird nicht verkauft. Privatgesellschaften zählen nicht mit.',
  }
}
