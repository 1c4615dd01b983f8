import type { Words } from '../en'

/** The menu of an open game. */
export const menu: Words['menu'] = {
  lookahead: 'Was kommt',
  title: 'Menü',
  table: 'Am Tisch',
  count: 'Geld zählen',
  ruling: 'Entscheid des Bankhalters',
  tableView: 'Tischansicht ohne Knöpfe',
  result: 'Die Abrechnung des Spiels',
  players: 'Spieler',
  rename: who => `Name von ${who}`,
  renamed: who => `Heißt jetzt ${who}.`,
  notRenamed: 'Ein Name darf nicht leer sein und nicht der eines anderen.',
  save: 'Umbenennen',
  keep: 'Sichern und teilen',
  file: 'Spiel als Datei sichern',
  shareFile: 'Spiel teilen',
  games: 'Alle Spiele',
  app: 'Paymaster',
  settings: 'Einstellungen',
  rules: 'Regeln',
  end: 'Ende',
  stop: 'Das Spiel hier beenden',
  stopNote: 'Gewertet wird der jetzige Stand. „Zurück“ nimmt es zurück.',
}
