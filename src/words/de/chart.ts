import type { Words } from '../en'

/** The stock chart. */
export const chart: Words['chart'] = {
  title: 'Kurstabelle',
  whole: 'Ganze Tabelle',
  hint: 'Ein Kursmarker, angetippt, zeigt in der Tabelle, wohin er geht.',
  none: 'Keine Gesellschaft ist gestartet.',
  space: (price, tokens) => `${price}: ${tokens}`,
  goals: 'Wohin jeder Kursmarker geht, in der Reihenfolge der Betriebsrunde',
  corporation: 'Gesellschaft',
  now: 'jetzt',
  pays: 'zahlt',
  withholds: 'behält',
  sold: shares => (shares === 1 ? '1 verk.' : `${shares}`),
  yellow: 'gelbe Zone',
  yellowNote: 'Gelb: Zertifikate dieser Gesellschaften zählen nicht zum Limit.',
  parNote: 'Umrahmt: Nennwerte. Rot umrahmt, 300: das Ende des Spiels.',
}
