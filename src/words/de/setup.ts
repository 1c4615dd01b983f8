import type { Words } from '../en'

/** A new game. */
export const setup: Words['setup'] = {
  title: 'Neues Spiel',
  players: 'Spieler',
  seats: 'Im Uhrzeigersinn um den Tisch',
  name: n => `Spieler ${n}`,
  up: who => `${who} nach oben`,
  down: who => `${who} nach unten`,
  earlier: 'Frühere Namen',
  first: 'Wer beginnt und die Vorrangkarte hat',
  draw: 'Auslosen',
  drawn: who => `${who} beginnt.`,
  options: 'Varianten',
  begin: 'Spiel beginnen',
  empty: n => `Spieler ${n} hat noch keinen Namen.`,
  twice: who => `${who} kommt zweimal vor; jeder braucht einen eigenen Namen.`,
}
