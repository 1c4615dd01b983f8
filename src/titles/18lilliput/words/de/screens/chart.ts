import type { ScreenWords } from '../../en/screens'

/** The share price index. */
export const chart: ScreenWords['chart'] = {
  title: 'Kurstabelle',
  whole: 'Ganze Tabelle',
  hint: 'Ein Tipp auf einen Marker zeigt in der Tabelle, wohin er geht.',
  none: 'Noch ist keine Gesellschaft gewählt.',
  space: (price, markers) => `${price}: ${markers}`,
  goals: 'Wohin jeder Marker geht, in der Reihenfolge der Fahrten',
  corporation: 'Gesellschaft',
  now: 'jetzt',
  pays: 'zahlt',
  withholds: 'behält',
  sold: shares => (shares === 1 ? '1 verk.' : `${shares}`),
  note: 'Zuerst fährt die teuerste Gesellschaft, bei gleichem Kurs die weiter rechts, auf demselben Feld die oberste. Nach jeder Fahrt wird die Reihenfolge neu bestimmt.',
  lastRound: 'Zahlt: zwei Felder in dieser letzten Runde.',
  toRun: names => `Es fahren noch: ${names}.`,
}
