import type { JoinTerms, RailJoinWords } from '../../../../../families/railway/words/join'
import { game } from '../../../state'
import type { joining as English } from '../../en/screens/joining'

const named = (id: string) => game.printed.privates[id]?.name ?? id

/** What the form for joining a game asks in 18VA. */
export const asked: JoinTerms = {
  stages: { station: 'ein Bahnhof gesetzt' },
  endings: { bank: 'Die Bank war schon gesprengt: Das Ende steht fest' },
  own: {
    operated: { name: 'Hat sie schon einen Spielzug beendet?', answers: { yes: 'Ja', no: 'Nein' } },
    express: { name: 'Ihr +10\u00a0$ in einer Stadt gehört' },
    station: { name: 'Ihr Zusatzbahnhof gehört' },
    limit: { name: 'Ihr Zuglimit +1 gehört' },
  },
  asks: {
    moves: after => (after === '' ? 'Wer ist zuerst dran?' : `Wer ist nach ${after} dran?`),
    floated: () => 'Welche Gesellschaften haben begonnen? In einer Betriebsrunde ist es mindestens eine.',
    operated: who => `${who} hat keinen Zug: Ist ein Spielzug schon beendet?`,
    private: company => `${named(company)}: Wem gehört sie?`,
    express: company => `${named(company)}: Wer hat ihr +10\u00a0$?`,
    station: company => `${named(company)}: Wer hat ihren Zusatzbahnhof?`,
    bid: lot =>
      `Wie hoch ist das Gebot auf ${named(lot)}? Mindestens der Nennwert, in Schritten von 5\u00a0$.`,
    limit: company => `${named(company)}: Wer hat ihr Zuglimit +1?`,
  },
}

/** Joining a game that has begun. */
export const joining: typeof English & Pick<RailJoinWords, 'addTrainTo'> = {
  what: 'Den Tisch eintragen, wie er steht. Was sich aus dem Übrigen ergibt (die Phase, die Bank, die Anteile in den Kassen, die übrigen Züge), wird nicht abgefragt.',
  moves: 'Spielreihenfolge: die Spieler nacheinander antippen',
  move: (nth, name) => `${nth} ${name}`,
  auction: {
    on: 'Die erste Versteigerung läuft noch',
    passes: 'Hintereinander gepasst',
    face: 'Nennwert jetzt',
    leads: 'Wer führt',
    noBid: 'kein Gebot',
    bid: lot => `Gebot auf ${lot}`,
  },
  value: 'Die Versteigerung ist vorbei; wer an der Reihe ist, legt den Startwert der B&O fest',
  bankrupts: 'Ist jemand bankrott?',
  bankrupt: name => `${name} ist bankrott`,
  par: 'Gestartet zu',
  size: 'Anteile insgesamt',
  rest: percent => (percent < 0 ? `${-percent}\u00a0% zu viel` : `${percent}\u00a0% in ihrer Kasse`),
  addTrainTo: (type, who) => `+ ${type}: ein Zug für ${who === 'Pool' ? 'den Pool' : who}`,
}
