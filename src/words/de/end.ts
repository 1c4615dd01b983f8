import type { Words } from '../en'

/** Several players in a row: `A und B`, `A, B und C`. */
const together = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' und ')

/** The end of a game. */
export const end: Words['end'] = {
  title: 'Das Ende',
  ranking: 'Rangliste',
  player: 'Spieler',
  out: 'ausgeschieden',
  total: 'Summe',
  wins: who => `${who} gewinnt`,
  tie: who => `${together(who)} teilen sich den ersten Platz`,
  ahead: (amount, who) => `${amount} vor ${together(who)}.`,
  always: 'Vorn von der ersten Runde bis zur letzten.',
  sinceJoined: round => `Vorn seit dem Einstieg in ${round}. Davor: nicht bekannt.`,
  since: (round, before) =>
    before === undefined ? `Vorn seit ${round}.` : `Vorn seit ${round}. Davor: ${before}.`,
  picture: 'Bild teilen',
  text: 'Als Text senden',
  worth: 'Vermögen je Runde',
  worthSince: round => `Vermögen ab ${round}; davor: nicht bekannt`,
  worthOf: (who, amount) => `${who} ${amount}`,
  worthTable: 'Dasselbe in Zahlen',
  round: 'Runde',
  start: 'Beginn',
  joined: 'Einstieg',
  copied: 'Das Ergebnis wurde kopiert.',
  notShared: 'Dieser Browser kann weder teilen noch kopieren. Das Spiel lässt sich als Datei sichern.',
  undoNote: '„Storno“ und die Entscheidung des Bankhalters gehen weiterhin.',
  line: (place, who, total, parts) => `${place}. ${who} ${total} (${parts})`,
  part: (name, amount) => `${name} ${amount}`,
  heading: (title, by) => `${title}: ${by}`,
}
