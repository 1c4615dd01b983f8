import { commonJoining } from '../../../../../families/words/de/join'
import type { ScreenWords } from '../../en/screens'

/** Joining a game that has begun. */
export const joining: ScreenWords['joining'] = {
  ...commonJoining,
  what: 'Den Tisch eintragen, wie er steht. Was sich aus dem Übrigen ergibt (die Phase, die Bank, die Anteile in den Kassen, die übrigen Züge), wird nicht gefragt.',
  moves: 'Zugreihenfolge: die Spieler nacheinander antippen',
  move: (nth, name) => `${nth} ${name}`,
  auction: {
    on: 'Die erste Versteigerung läuft noch',
    passes: 'Hintereinander gepasst',
    face: 'Nennwert jetzt',
    leads: 'Wer führt',
    noBid: 'kein Gebot',
    bid: lot => `Gebot auf ${lot}`,
  },
  bankrupts: 'Ist jemand bankrott?',
  bankrupt: name => `${name} ist bankrott`,
  par: 'Gestartet zu',
  price: 'Jetziger Kurs',
  size: 'Anteile insgesamt',
  market: 'Pool',
  rest: percent => (percent < 0 ? `${-percent} % zu viel` : `${percent} % in ihrer Kasse`),
  operated: 'Hat sie schon einen Spielzug beendet?',
  yes: 'Ja',
  no: 'Nein',
  trainsMarket: 'Züge im Pool',
  powers: {
    express: 'Ihr +10 $ in einer Stadt gehört',
    station: 'Ihr Zusatzbahnhof gehört',
    limit: 'Ihr Zuglimit +1 gehört',
  },
  ending: 'Die Bank war schon gesprengt: Das Ende steht fest',
  asks: {
    moves: after => (after === '' ? 'Wer zieht zuerst?' : `Wer zieht nach ${after}?`),
    priority: () => 'Wer hat die Vorrangkarte?',
    turn: () => 'Wer ist an der Reihe?',
    cash: who => `Wie viel Geld hat ${who}?`,
    treasury: who => `Wie viel liegt in der Kasse von ${who}?`,
    operated: who => `${who} hat keinen Zug: Ist ein Spielzug schon beendet?`,
    private: company => `${company}: Wem gehört sie?`,
    express: company => `${company}: Wer hat ihr +10 $?`,
    station: company => `${company}: Wer hat ihren Zusatzbahnhof?`,
    bid: lot => `Wie hoch ist das Gebot auf ${lot}? Mindestens der Nennwert, in Schritten von 5 $.`,
    limit: company => `${company}: Wer hat ihr Zuglimit +1?`,
  },
}
