import type { Words } from '../en'

/** What surrounds every screen of a game. */
export const frame: Words['frame'] = {
  menu: 'Menü',
  bank: 'Bank',
  saved: 'gespeichert',
  saving: 'wird gespeichert',
  notSaved: waiting => (waiting === 0 ? 'nicht gespeichert' : `nicht gespeichert (${waiting})`),
  thenWho: who => `dann ${who}`,
  thenRound: round => `dann ${round}`,
  thenEnd: 'dann endet das Spiel',
  over: 'Spielende',
  undo: 'Storno',
  redo: 'Wiederholen',
  wrong: 'Falsch?',
  wrongLabel: 'Falsch? Einen Eintrag richtigstellen',
  taken: what =>
    what.length > 1
      ? `${what.length} Einträge zurückgenommen: ${what.join(' ')}`
      : `Zurückgenommen: ${what.join()}`,
  lastNow: last => `Letzter Eintrag ist jetzt: ${last}`,
  takenBack: last => `Zurückgenommen.${last && ` Letzter Eintrag: ${last}`}`,
  redone: last => `Wiederholt: ${last}`,
  bar: 'Ansichten des Spiels',
  play: 'Spiel',
  chart: 'Kurse',
  books: 'Bücher',
  log: 'Verlauf',
  tooSoon: 'Doppelt zählt einmal. Zwei gemeint? Noch mal tippen.',
  readRule: rule => `${rule} lesen`,
  back: 'Eine Seite zurück',
  opening: 'Wird geöffnet …',
  broken: 'Auf dieser Seite ist etwas schiefgegangen. Kein Eintrag geht dadurch verloren.',
  brokenAgain: 'Die Seite noch einmal zeigen',
  brokenDetail: 'Was schiefgegangen ist',
  toStart: 'Zum Anfang',
}
