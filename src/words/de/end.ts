import type { Words } from '../en'

/** The end of a game. */
export const end: Words['end'] = {
  title: 'Das Ende',
  ranking: 'Rangliste',
  place: 'Platz',
  player: 'Spieler',
  out: 'ausgeschieden',
  total: 'Summe',
  wins: who => `${who} gewinnt`,
  tie: who => `${who} teilen sich den ersten Platz`,
  and: ' und ',
  ahead: (amount, who) => `${amount} vor ${who}.`,
  always: 'Vorn von der ersten Runde bis zur letzten.',
  since: (round, before) =>
    before === undefined ? `Vorn seit ${round}.` : `Vorn seit ${round}. Davor: ${before}.`,
  picture: 'Bild teilen',
  text: 'Als Text senden',
  worth: 'Vermögen je Runde',
  worthOf: (who, amount) => `${who} ${amount}`,
  worthTable: 'Dasselbe in Zahlen',
  round: 'Runde',
  start: 'Beginn',
  share: 'Ergebnis teilen',
  shareFile: 'Spiel als Datei sichern',
  copied: 'Das Ergebnis wurde kopiert.',
  notShared: 'Dieser Browser kann weder teilen noch kopieren. Das Spiel lässt sich als Datei sichern.',
  undoNote: '„Storno“ und der Entscheid des Bankhalters gehen weiterhin.',
  line: (place, who, total, parts) => `${place}. ${who} ${total} (${parts})`,
  part: (name, amount) => `${name} ${amount}`,
  heading: (title, by) => `${title}: ${by}`,
}
