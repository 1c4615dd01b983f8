import type { Words } from '../en'
import { many, roundName, times } from './say'

const rounds = (n: number) => many(n, 'Betriebsrunde', 'Betriebsrunden')

/** What comes, each figure with the sum behind it, and what it takes for granted. */
export const ahead: Words['ahead'] = {
  title: 'Was kommt',
  tap: 'Ein Tipp auf eine Zeile zeigt die Rechnung dahinter. Gerechnet wird nur: Was jemand vorhat, steckt nicht darin.',
  assumes: what => `Vorausgesetzt: ${what}`,
  // the bank
  bank: 'Die Bank',
  bankOut: (round, n) =>
    n === 0
      ? `Gesprengt in ${roundName(round)}, der laufenden Runde`
      : `Gesprengt in ${roundName(round)}, in ${rounds(n)}`,
  bankFar: 'Kein Ende der Bank in Sicht',
  bankIsOut: 'Die Bank ist gesprengt.',
  bankLasts: 'Bei den letzten Fahrten verlässt nichts die Bank.',
  bankNow: 'Jetzt in der Bank',
  perShare: (share, shares) => `${share} auf ${shares} Anteile`,
  privates: 'Privatgesellschaften',
  aRound: 'Eine Betriebsrunde kostet',
  thisRound: 'In dieser Runde noch fällig',
  division: (bank, perRound, times) => `${bank} ÷ ${perRound} = ${times.replace('.', ',')} Runden`,
  bankAssumes:
    'Jede Gesellschaft mit einem Zug fährt wie zuletzt und schüttet aus, eine, die noch nicht gefahren ist, bringt nichts, die Privatgesellschaften bleiben, und auf jede Aktienrunde folgen so viele Betriebsrunden wie jetzt; sonst kommt und geht nichts. Neue und bessere Züge rücken das Ende heran, Geld an die Bank für Anteile und Züge schiebt es hinaus.',
  // trains
  trains: 'Die Züge',
  left: (type, price, left) => `${type} · ${price} · ${left === null ? 'beliebig viele' : `noch ${left}`}`,
  firstTakes: what => `Der erste nimmt ${what}`,
  firstTakesNone: 'Der erste nimmt niemandem einen Zug',
  begun: 'Seine Phase hat begonnen',
  sets: what => `Der erste löst aus: ${what}.`,
  takes: (corporation, trains, last) =>
    `${corporation} verliert ${trains}${last ? ' und ist ohne Zug' : ''}.`,
  discards: (corporation, excess) => `${corporation} liegt ${excess} über dem neuen Zuglimit und gibt ab.`,
  without: who => `ohne Zug: ${who}`,
  cheapest: 'Günstigster Zug dann',
  treasury: corporation => `Kasse von ${corporation}`,
  adds: name => `${name} müsste zuschießen`,
  treasuryPays: 'Die Kasse zahlt ihn allein.',
  has: name => `${name} hat`,
  mustSell: (name, amount) => `${name} müsste ${amount} durch Verkäufe aufbringen.`,
  canPay: name => `${name} kann das zahlen.`,
  trainsAssume:
    'Die Züge davor sind verkauft und haben genommen, was sie nehmen, und niemand hat seither einen anderen gekauft; Kassen und Geld sind wie jetzt, gleich wer den ersten kauft.',
  // pay or withhold
  runs: 'Ausschütten oder einbehalten',
  better: (amount, paying) =>
    paying
      ? `ausschütten ist je Anteil ${amount} besser`
      : `zuerst einbehalten ist je Anteil ${amount} besser`,
  even: 'beides bringt je Anteil gleich viel',
  lastRun: revenue => `letzte Fahrt ${revenue}`,
  noTrainNow: 'Jetzt ohne Zug.',
  paidAll: n => `${times(n)} ausschütten`,
  withheldFirst: n => `Einbehalten, dann ${times(n)} ausschütten`,
  values: (from, path) => `Kurs ${from}, dann ${path}`,
  dividends: (n, share) => `${many(n, 'Dividende', 'Dividenden')} von ${share}`,
  value: (from, to) => `Kurs von ${from} auf ${to}`,
  aShare: 'Ein Anteil gewinnt',
  keeps: (withheld, paid) =>
    `Einmal einbehalten, bekommt die Kasse ${withheld} zum Einkaufen; ausgeschüttet bekommt sie ${paid} für die Anteile im Offenen Markt.`,
  runsAssume:
    'Jede Fahrt bringt so viel wie die letzte, den Kursmarker bewegt nichts anderes, auch kein Verkauf, und das Spiel dauert so lange.',
  none: 'Noch ist keine Gesellschaft gefahren.',
  // players
  players: 'Die Spieler',
  raises: (name, amount) => `${name} könnte ${amount} aufbringen`,
  room: (held, limit, room) =>
    `${held} von ${limit} Zertifikaten: ${room === 0 ? 'kein Platz' : `Platz für ${room}`}`,
  cash: 'Geld',
  sale: (shares, corporation, price) => `${shares} ${corporation} zu ${price}`,
  all: 'Alles zusammen',
  notCounted: what => `In der gelben Zone und darum nicht gezählt: ${what}.`,
  playersAssume:
    'Der Spieler ist mit Verkaufen an der Reihe; von jeder Gesellschaft der größte Verkauf, den die Bank annimmt, zu den jetzigen Kursen. Ein Direktorenposten, der bleiben muss, wird nicht verkauft. Privatgesellschaften zählen nicht mit.',
}
