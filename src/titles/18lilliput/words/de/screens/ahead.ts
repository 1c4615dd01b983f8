import { means } from '../../../../../families/words/de/ahead'
import type { ScreenWords } from '../../en/screens'
import { aTrain } from '../say'

/** Words of the look ahead, with what it assumes. */
export const ahead: ScreenWords['ahead'] = {
  ...means,
  buysNone: 'Gerade ist keine Aktie zu kaufen',
  title: 'Was kommt',
  tap: 'Ein Tipp auf eine Zeile zeigt, was dahintersteckt. Was jemand vorhat, ist nicht eingerechnet.',
  rounds: 'Die Runden',
  after: n =>
    n === 0
      ? 'Das ist die letzte Runde'
      : n === 1
        ? 'Noch 1 Runde nach dieser'
        : `Noch ${n} Runden nach dieser`,
  last: 'In der letzten Runde wird doppelt ausgeschüttet, nichts darf einbehalten werden, und ein Kursmarker rückt zwei Felder nach rechts. Danach kommt keine Bürokratie.',
  lastProfessional:
    'In der letzten Runde wird doppelt ausgeschüttet, nichts darf einbehalten werden, und ein Kursmarker rückt zwei Felder nach rechts. Der Zug der Bürokratie geht noch vor den Fahrten.',
  bureaucracy: 'Die Bürokratie allein',
  takes: (round, train) => `Runde ${round}: ${aTrain(train)}`,
  nothing: 'nichts ändert sich',
  stays: 'Seine Phase hat schon begonnen: Er wird nur ausgemustert.',
  noMore: 'Die Bürokratie nimmt keinen Zug mehr.',
  bureaucracyAssumes:
    'Vorausgesetzt: Niemand kauft einen Zug vom Stapel, und Gesellschaften über dem Limit trennen sich von ihren ältesten. Jeder gekaufte Zug zieht all das um eine Runde vor.',
  stack: 'Die Züge',
  type: (type, price, left) => `${type} · ${price} · ${left === null ? 'beliebig viele' : `${left} übrig`}`,
  by: round => `spätestens in Runde ${round}`,
  never: 'durch die Bürokratie allein nicht',
  begun: 'Seine Phase hat begonnen',
  more: 'Ein weiterer davon ändert nichts.',
  trainlessNow: companies =>
    `Jetzt ohne Zug: ${companies}. Ohne Zug wird nichts eingefahren, und der Kursmarker geht nach links.`,
  trainless: companies => `Dann ohne Zug: ${companies}.`,
  stackAssumes:
    'Vorausgesetzt: Die Züge davor sind weg und haben getan, was sie tun, und sonst ist alles wie jetzt.',
  lastCalls: 'Nur bis zum Ende',
  treasurer: (name, amount) =>
    `${name} hat den Schatzmeister: ${amount} in einem eigenen Spielzug mit Karte, nach dem letzten nichts mehr.`,
  copies: (name, count, worth) =>
    `${name} hat ${count === 1 ? '1 Kopierkarte' : `${count} Kopierkarten`}: am Ende ${worth}, wenn unbenutzt.`,
}
