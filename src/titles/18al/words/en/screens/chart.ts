import { commonChart } from '../../../../../families/words/en/chart'
/** The stock chart. */
export const chart = {
  ...commonChart,
  yellow: 'yellow zone',
  yellowNote: 'Yellow: certificates of its corporations do not count against the limit.',
  parNote: 'Framed: par values. Framed in red, 300: the end of the game.',
}
