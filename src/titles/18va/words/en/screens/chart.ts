import { commonChart } from '../../../../../families/words/en/chart'
/** The stock chart. */
export const chart = {
  ...commonChart,
  note: 'Pays: with a dividend of at least its current value; with less, the token stays. Framed: starting values.',
}
