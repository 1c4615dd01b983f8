import { commonChart } from '../../../../../families/words/en/chart'
/** The stock chart. */
export const chart = {
  ...commonChart,
  note: 'Pays: with a dividend of at least its value now; with less the token stays. Framed: starting values.',
}
