import type { Words } from '../en'
import { citation, roundName } from './say'

/** What stands around every screen of a game. */
export const frame: Words['frame'] = {
  menu: 'Menü',
  phase: phase => `Phase ${phase}`,
  bank: 'Bank',
  saved: 'gespeichert',
  saving: 'wird gespeichert',
  notSaved: waiting => (waiting === 0 ? 'nicht gespeichert' : `nicht gespeichert (${waiting})`),
  thenWho: who => `dann ${who}`,
  thenRound: round => `dann ${roundName(round)}`,
  thenEnd: 'dann endet das Spiel',
  over: 'Spielende',
  undo: 'Zurück',
  redo: 'Wiederholen',
  bar: 'Ansichten des Spiels',
  play: 'Spiel',
  chart: 'Kurse',
  books: 'Bücher',
  log: 'Verlauf',
  refused: 'Abgelehnt',
  cite: citation,
  round: roundName,
  readRule: rule => `${citation(rule)} lesen`,
  back: 'Eine Seite zurück',
  opening: 'Wird geöffnet …',
  noGame: 'Es ist kein Spiel geöffnet.',
  broken: 'Auf dieser Seite ist etwas schiefgegangen. Kein Eintrag geht dadurch verloren.',
  brokenAgain: 'Die Seite noch einmal zeigen',
  brokenDetail: 'Was schiefgegangen ist',
  toStart: 'Zum Anfang',
}
