import type { Words } from '../en'

/** The end of a game. */
export const end: Words['end'] = {
  title: 'Das Ende',
  ranking: 'Rangliste',
  place: 'Platz',
  player: 'Spieler',
  cash: 'Geld',
  stock: 'Anteile',
  privates: 'Privat',
  total: 'Summe',
  wins: who => `${who} gewinnt`,
  tie: who => `${who} teilen sich den ersten Platz`,
  and: ' und ',
  tieRule:
    'Ein Gleichstand auf dem ersten Platz bleibt bestehen, es sei denn, der Tisch spielt noch eine Betriebsrunde.',
  extraRound: 'Noch eine Betriebsrunde spielen',
  worth: 'Vermögen je Runde',
  worthOf: (who, amount) => `${who} ${amount}`,
  worthTable: 'Dasselbe in Zahlen',
  round: 'Runde',
  start: 'Beginn',
  share: 'Ergebnis teilen',
  shareFile: 'Spiel als Datei sichern',
  copied: 'Das Ergebnis wurde kopiert.',
  notShared: 'Dieser Browser kann weder teilen noch kopieren. Das Spiel lässt sich als Datei sichern.',
  undoNote: '„Zurück“ und der Entscheid des Bankhalters gehen weiterhin.',
  line: (place, who, total, parts) => `${place}. ${who} ${total} (${parts})`,
  parts: (cash, stock, privates) => `Geld ${cash}, Anteile ${stock}, Privatgesellschaften ${privates}`,
  heading: (title, by) => `${title}: ${by}`,
}
