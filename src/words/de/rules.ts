import type { Words } from '../en'
import { many } from './say'

/** The rule book in our own words. */
export const rules: Words['rules'] = {
  title: 'Regeln',
  find: 'In den Regeln suchen',
  found: n => many(n, 'Absatz', 'Absätze'),
  none: 'In keinem Absatz steht das.',
  example: 'Beispiel',
  otherwise: 'Liest euer Tisch das anders, bringt eine Entscheidung es in die Bücher.',
  rule: kind => `Entscheidung: ${kind}`,
  notHere:
    'Die Regeln sind in dieser Sprache noch nicht auf diesem Gerät. Sie kommen, sobald es ein Netz gibt.',
  opening: 'Die Regeln werden geöffnet …',
}
