import { commonChart } from '../../../../../families/words/de/chart'
import type { ScreenWords } from '../../en/screens'

/** The stock chart. */
export const chart: ScreenWords['chart'] = {
  ...commonChart,
  yellow: 'gelbe Zone',
  yellowNote: 'Gelb: Zertifikate dieser Gesellschaften zählen nicht zum Limit.',
  parNote: 'Umrahmt: Nennwerte. Rot umrahmt, 300: das Ende des Spiels.',
}
