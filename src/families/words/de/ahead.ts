import type { commonAhead as En, means as EnMeans } from '../en/ahead'
import { list, many, roundName, times, train } from './say'

const rounds = (n: number) => many(n, 'Betriebsrunde', 'Betriebsrunden')

/** Words of what a player could buy and raise. */
export const means: typeof EnMeans = {
  owns: what => `Im Besitz: ${what}`,
  buys: what => `Jetzt zu kaufen: ${what}`,
  buysLater: what => `In der Aktienrunde zu kaufen, Stand jetzt: ${what}`,
  buysNone: 'Gerade ist kein Anteil zu kaufen',
  bids: what => `Gebote ab: ${what}`,
  starts: what => `Zu gründen ab: ${what}`,
  trainsFor: (corporation, what) => `Züge für ${corporation}: ${what}`,
  priced: (corporation, price) => `${corporation}\u00a0${price}`,
  sells: amount => `Mit Verkäufen bis zu ${amount}`,
  cash: 'Geld',
  sale: (shares, corporation, price) => `${shares} ${corporation} zu ${price}`,
  all: 'Alles zusammen',
}

/** Words of the look ahead about the bank, trains, runs and players, for every title that has one. */
export const commonAhead: typeof En = {
  ...means,
  title: 'Was kommt',
  tap: 'Ein Tipp auf eine Zeile zeigt die Rechnung dahinter. Es wird nur gerechnet: Was jemand vorhat, steckt nicht darin.',
  assumes: what => `Vorausgesetzt: ${what}`,
  ends: 'Wie das Spiel enden kann',
  endBank: 'Die Bank wird gesprengt.',
  endBankNear: (left, when) => `Sie hat ${left}. ${when}`,
  endNobody: 'So wie die Züge liegen, muss das niemand fürchten.',
  endThreatened: (name, corporation, type) =>
    `${name} muss es fürchten: Ist der erste ${train(type)} verkauft, hat ${corporation} keinen Zug.`,
  endThreatenedNow: (name, corporation, amount) =>
    `${name} muss es fürchten: ${corporation} hat keinen Zug, und ${name} kann die ${amount} nicht aufbringen, die zum günstigsten zuzuschießen sind.`,
  bank: 'Die Bank',
  bankOut: (round, n) =>
    n === 0
      ? `Gesprengt in ${roundName(round)}, der laufenden Runde`
      : `Gesprengt in ${roundName(round)}, in ${rounds(n)}`,
  bankFar: 'Kein Ende der Bank in Sicht',
  bankIsOut: 'Die Bank ist gesprengt.',
  bankLasts: 'Bringt jede Fahrt dasselbe wie zuletzt, verlässt nichts die Bank.',
  bankNow: 'Jetzt in der Bank',
  perShare: (share, shares) => `${share} auf ${shares} Anteile`,
  privates: 'Privatgesellschaften',
  aRound: 'Eine Betriebsrunde kostet',
  thisRound: 'In dieser Runde noch fällig',
  trains: 'Die Züge',
  left: (type, price, left) => `${type} · ${price} · ${left === null ? 'beliebig viele' : `noch ${left}`}`,
  trainlessNow: corporation => `${corporation} hat jetzt keinen Zug`,
  wouldAdd: (name, amount) => `Zum günstigsten schießt ${name} ${amount} zu.`,
  firstTakes: what => `Mit dem ersten verfallen Züge von ${what}`,
  firstTakesNone: 'Der erste nimmt niemandem einen Zug weg',
  begun: 'Seine Phase hat begonnen',
  sets: what => `Der erste bringt: ${what}.`,
  takes: (corporation, trains, last) =>
    `${corporation} verliert ${trains}${last ? ' und ist ohne Zug' : ''}.`,
  discards: (corporation, excess) => `${corporation} liegt ${excess} über dem neuen Zuglimit und gibt ab.`,
  overIfBought: corporations =>
    `Wer ihn kauft, zählt ihn mit: ${list(corporations, 'oder')} läge dann über dem neuen Zuglimit und gäbe ab.`,
  without: who => `ohne Zug: ${who}`,
  cheapest: 'Günstigster Zug dann',
  treasury: corporation => `Kasse von ${corporation}`,
  adds: name => `${name} müsste zuschießen`,
  treasuryPays: 'Die Kasse zahlt ihn allein.',
  has: name => `${name} hat`,
  mustSell: (name, amount) => `${name} müsste ${amount} durch Verkäufe aufbringen.`,
  canPay: name => `${name} kann das zahlen.`,
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
  dividends: (n, share) => `${many(n, 'Dividende', 'Dividenden')} von ${share}`,
  aShare: 'Ein Anteil gewinnt',
  none: 'Noch ist keine Gesellschaft gefahren.',
  players: 'Die Spieler',
  raises: (name, amount) => `${name} könnte ${amount} aufbringen`,
  room: (held, limit, room) =>
    `${held} von ${limit} Zertifikaten: ${room === 0 ? 'kein Platz' : `Platz für ${room}`}`,
}
