import type { Words } from '../en'

/** A new game. */
export const setup: Words['setup'] = {
  title: 'Neues Spiel',
  game: 'Welches Spiel',
  notHere: title => `${title} ist noch nicht auf diesem Gerät. Es kommt, sobald es ein Netz gibt.`,
  players: 'Spieler',
  seats: 'Im Uhrzeigersinn um den Tisch',
  name: n => `Spieler ${n}`,
  up: who => `${who} nach oben`,
  down: who => `${who} nach unten`,
  earlier: 'Frühere Namen',
  first: 'Wer beginnt',
  draw: 'Auslosen',
  drawn: who => `${who} beginnt.`,
  options: 'Varianten',
  begin: 'Spiel beginnen',
  twice: who => `${who} kommt zweimal vor; jeder braucht einen eigenen Namen.`,
  failed: 'Das Spiel ließ sich nicht beginnen. Nichts wurde gespeichert.',

  price: (row, space, price) => `${row}, Feld ${space}: ${price}`,
  noPrice: (row, space) => `${row}, Feld ${space}: leer`,
  space: 'Feld',
  digits: 'Ziffern für den Kurs',
  next: 'Nächstes Feld',
  addSpace: 'Feld anfügen',
  removeSpace: 'Letztes Feld entfernen',
  lastTime: 'Ausgefüllt wie beim letzten Mal.',
  change: 'Kurse ändern',
  ladderEmpty: (row, space) => `${row}: In Feld ${space} steht noch kein Kurs.`,
  ladderRange: (row, price, highest) =>
    `${row}: ${price} ist mehr als ${highest}, der höchste Kurs, den es geben darf.`,
  ladderRises: (row, price, before) =>
    `${row}: ${price} passt nicht hinter ${before}; die Kurse steigen die Reihe entlang.`,
  ladderBegins: (row, price, begins) =>
    `${row}: Gedruckt beginnt die Reihe mit ${begins}, also kann ${price} nicht stimmen.`,

  company: n => `Gesellschaft ${n}`,
  addCompany: 'Gesellschaft hinzufügen',
  removeCompany: who => `${who} entfernen`,
  color: (who, color) => `${color}, die Farbe von ${who}`,
  colorsOf: who => `Farben für ${who}`,
  companyEmpty: n => `Gesellschaft ${n} hat noch keinen Namen.`,
  companyTwice: name => `${name} steht zweimal in der Liste; jede Gesellschaft braucht einen eigenen Namen.`,
  companyKnown: name => `${name} heißt schon eine Gesellschaft dieses Spiels.`,
  companyPlayer: name =>
    `${name} heißt schon jemand am Tisch; eine Gesellschaft braucht einen anderen Namen.`,
  colors: {
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    turquoise: 'Türkis',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
    brown: 'Braun',
    black: 'Schwarz',
    grey: 'Grau',
    white: 'Weiß',
  },
}
