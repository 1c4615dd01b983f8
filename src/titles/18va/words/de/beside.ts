import { lotsJoining } from '../../../../families/railway/words/de/lots/rest'
import { railSheet } from '../../../../families/railway/words/de/sheet'
import type { JoinTerms } from '../../../../families/railway/words/join'
import type { OwnHints } from '../../../../families/words/newcomer'
import { game } from '../../state'
import type { beside as Beside } from '../en/beside'
import { t } from './terms'

type English = typeof Beside

const named = (id: string) => game.printed.privates[id]?.name ?? id

/** What the form for joining a game asks in 18VA. */
export const asked: JoinTerms = {
  stages: { station: 'ein Bahnhof gesetzt' },
  endings: { bank: 'Die Bank war schon gesprengt: Das Ende steht fest' },
  own: {
    operated: { name: 'Hat sie schon einen Spielzug beendet?', answers: { yes: 'Ja', no: 'Nein' } },
    express: { name: 'Ihr Marker +10\u00a0$ gehört' },
    station: { name: 'Ihr Zusatzbahnhof gehört' },
    limit: { name: 'Ihr Zuglimit +1 gehört' },
  },
  asks: {
    floated: () => 'Welche Gesellschaften haben begonnen? In einer Betriebsrunde ist es mindestens eine.',
    operated: who => `${who} hat keinen Zug: Ist ein Spielzug schon beendet?`,
    private: company => `${named(company)}: Wem gehört sie?`,
    express: company => `${named(company)}: Wer hat ihren Marker +10\u00a0$?`,
    station: company => `${named(company)}: Wer hat ihren Zusatzbahnhof?`,
    bid: lot =>
      `Wie hoch ist das Gebot auf ${named(lot)}? Mindestens der Nennwert, in Schritten von 5\u00a0$.`,
    limit: company => `${named(company)}: Wer hat ihr Zuglimit +1?`,
  },
}

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
const ahead: English['ahead'] = {
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

/** The books: the whole table on one screen. */
const books: English['books'] = {
  size: 'Anteile insgesamt',
  par: 'Startwert',
  price: 'Kurs',
  treasury: 'Geld',
  trainLimit: 'Limit',
  notSold: 'noch keinen Spielzug beendet: Anteile unverkäuflich',
  extraTrain: 'davon einer durch die Potomac Yards',
  extraStation: 'und der Zusatzbahnhof der Potomac Yards auf dem Plan',
  express: 'und der Marker +10\u00a0$ der Railway Express Agency auf dem Plan',
  key: '* ein Zug mehr, • ein Zusatzbahnhof, beides durch die Potomac Yards · X +10\u00a0$ in einer Stadt · G Güterzug · ° noch kein Spielzug: unverkäuflich',
  limits: (five, ten) =>
    five === undefined ? `Zuglimit ${ten}` : `Zuglimit: fünf Anteile ${five}, zehn ${ten}`,
}

/** Joining a game that has begun. */
const joining: English['joining'] = {
  what: 'Den Tisch eintragen, wie er steht. Was sich aus dem Übrigen ergibt (die Phase, die Bank, die Anteile in den Kassen, die übrigen Züge), wird nicht abgefragt.',
  ...lotsJoining(t),
  rest: percent => (percent < 0 ? `${-percent}\u00a0% zu viel` : `${percent}\u00a0% in ihrer Kasse`),
}

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer: OwnHints = {
  kinds: {
    lots: 'Alle vier werden zugleich versteigert: drei Privatgesellschaften, die in jeder Betriebsrunde zahlen, und der Direktorenposten der B&O. Ein Spielzug ist ein Gebot, oder man passt; passen alle nacheinander, bekommt jedes Stück, wer darauf führt.',
    value:
      'Die B&O startet mit Geld der Bank: Das Doppelte des Werts kommt in ihre Kasse. Danach sind alle in der Reihenfolge ihres Geldes dran.',
    stock:
      'In einer Aktienrunde kaufen und verkaufen die Spieler Anteile mit eigenem Geld: erst verkaufen, dann einen kaufen. Am Ende zählt, was ein Spieler besitzt, nicht, was seine Gesellschaften besitzen.',
    forced:
      'Die Gesellschaft muss einen Zug besitzen, und ihre Kasse kann ihn nicht bezahlen: Den Rest zahlt ihr Direktor, und wer das nicht kann, scheidet aus.',
    discard: 'Mehr Züge, als das Limit erlaubt: Der Direktor sagt, welcher in den Pool geht.',
  },
  steps: {
    convert:
      'Umgewandelt wird zuerst, dann kommen Gleise und ein Bahnhof, dann die Fahrt. Was ausgelassen wird, kostet nichts.',
    station: 'Ein Bahnhof kommt vor der Fahrt. Was ausgelassen wird, kostet nichts.',
    run: 'Jetzt fahren die Züge: Ihre Einnahmen werden ausgeschüttet oder einbehalten. Beim Tippen darf die letzte Null wegbleiben.',
  },
  options: {
    bid: [
      'Bieten',
      'Legt das Geld zurück, bis jemand mehr bietet. Was niemand will, wird billiger, wenn alle passen.',
    ],
    convert: [
      'In zehn Anteile umwandeln',
      'Fünf Anteile mehr zu verkaufen und zwei Bahnhöfe mehr. Jeder Anteil zählt bei der Dividende dann nur noch halb so viel.',
    ],
    usePrivate: [
      'Sonderrecht nutzen',
      'Schließt die Privatgesellschaft: kein Ertrag mehr, aber was sie gibt, bleibt für immer.',
    ],
    run: [
      'Ausschütten oder einbehalten',
      'Ausschütten bringt den Spielern Geld und hebt den Kurs, wenn die Dividende ihn erreicht. Einbehalten füllt die Kasse für den nächsten Zug und senkt den Kurs.',
    ],
    buyTrain: [
      'Zug kaufen',
      'Ohne Zug keine Fahrt. Personenzüge erreichen mehr Städte, Güterzüge Kohle und Minen. Der erste eines neuen Typs kann allen die älteren Züge nehmen.',
    ],
    declareBankruptcy: [
      'Bankrott erklären',
      'Nur, wenn auch alle erlaubten Verkäufe nicht reichen. Der Spieler scheidet aus; das Spiel geht weiter, solange zwei übrig sind.',
    ],
    par: [
      'Gesellschaft starten',
      'Macht zum Direktor, der für sie entscheidet; sie fährt schon in der nächsten Betriebsrunde. Ein hoher Wert füllt ihre Kasse, ein niedriger lässt Geld für mehr Anteile.',
    ],
    buyShare: [
      'Anteil kaufen',
      'Bringt bei jeder ausgeschütteten Fahrt eine Dividende und zählt mit, wenn es darum geht, wer Direktor ist. Aus der Kasse gekauft, geht das Geld an die Gesellschaft, aus dem Pool an die Bank.',
    ],
    sellShares: [
      'Anteile verkaufen',
      'Geld für etwas Besseres. Senkt den Kurs für alle, die behalten, und kann den Direktorenposten kosten. In dieser Runde ist kein Rückkauf möglich.',
    ],
    placeToken: [
      'Bahnhof setzen',
      'Hält eine Stadt für die eigenen Züge offen, und Häfen und Kohle zahlen sich aus.',
    ],
  },
  instead: {
    lots: {
      pass: ['Passen', 'Spart Geld. Bieten bleibt möglich, solange nicht alle nacheinander gepasst haben.'],
    },
    value: {
      par: ['Wert festlegen', 'Hoch: volle Kasse, teure Anteile. Niedrig: umgekehrt.'],
    },
    forced: {
      buyTrain: [
        'Den Zug kaufen',
        'Den günstigsten aus Bank und Pool, wenn die Kasse keinen zahlen kann. Der einer anderen Gesellschaft kann billiger sein.',
      ],
    },
  },
}

/** The revenue sheet. */
const sheet: English['sheet'] = {
  kinds: {
    city: 'Städte',
    port: 'Häfen',
    offMap: 'Städte außerhalb',
    coal: 'Kohlereviere',
    mine: 'Minen',
  },
  names: {
    'Port of Baltimore': 'Hafen Baltimore',
    'Port of Annapolis': 'Hafen Annapolis',
    'Port of Newport News': 'Hafen Newport News',
    'Port of Norfolk': 'Hafen Norfolk',
  },
  tiles: {
    ...railSheet.tiles,
    station: 'Bahnhof',
    noStation: 'kein Bahnhof',
  },
  shut: {
    length: 'mehr Städte, als der Zug anfahren darf',
    ends: 'höchstens eines von jeder Art, zwei Enden',
    freight: 'nur für Güterzüge',
    city: 'nur mit seiner Stadt',
  },
  lacks: {
    alone: 'noch keine Fahrt: ein weiterer Ort fehlt',
    goods: 'noch keine Fahrt: ein 1G braucht Mine oder Kohle',
    station: 'noch keine Fahrt: ein Bahnhof fehlt',
  },
  stops: (count, of) => `${count} von ${of} ${of === 1 ? 'Stadt' : 'Städten'}`,
  coal: amount => `Und ${amount} für Kohle in die Kasse.`,
  express: 'Der Marker +10\u00a0$ der Railway Express Agency',
  nowhere: 'noch in keiner Stadt',
  note: 'Ein Hafen zählt mit einem Bahnhof in seiner Stadt: Für einen Güterzug zählen Stadt und Hafen doppelt.',
}

/** Where a treasury cannot pay for a train, and of too many trains. */
const forced: English['forced'] = {
  // a forced purchase
  withTredegar: (company, name, amount) =>
    `Mit den ${company} müsste ${name} ${amount ? `nur ${amount}` : 'nichts'} zuschießen; gezwungen ist dazu niemand.`,
  cannotRaise: (raises, needs) => `kann ${raises} von ${needs} aufbringen und scheidet aus`,
  inherits: (name, corporation) => `${name} übernimmt ${corporation}`,
  mustFinish: (name, corporation) => `${name} übernimmt ${corporation} und muss den Kauf zu Ende bringen`,
  corporationCloses: corporation => `niemand hat zwei Anteile von ${corporation}: Sie schließt`,
  hasWon: name => `${name} bleibt allein übrig und hat gewonnen`,
  // discards
  overTrainLimits: limits =>
    `Über dem Zuglimit (${limits}): in den Pool abgeben, in beliebiger Reihenfolge. Wer ihn dort kauft, wählt wieder: Personen- oder Güterzug.`,
  mayKeep: (corporation, limit) => `${corporation} darf ${limit} behalten`,
}

/** What the screens of 18VA say beside play, and for what few turns come to. */
export const beside: English = { forced, ahead, books, joining, sheet }
