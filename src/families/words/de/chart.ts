import type { commonChart as En } from '../en/chart'

/** Words of the stock chart. */
export const commonChart: typeof En = {
  title: 'Kurstabelle',
  whole: 'Ganze Tabelle',
  hint: 'Ein Tipp auf einen Kursmarker zeigt in der Tabelle, wohin er geht.',
  none: 'Keine Gesellschaft ist gestartet.',
  space: (price, tokens) => `${price}: ${tokens}`,
  goals: 'Wohin jeder Kursmarker geht, in der Reihenfolge der Betriebsrunde',
  corporation: 'Gesellschaft',
  now: 'jetzt',
  pays: 'zahlt',
  withholds: 'behält',
  sold: shares => (shares === 1 ? '1 verk.' : `${shares}`),
}
