import { commonChart } from '../../../../../families/words/de/chart'
import type { ScreenWords } from '../../en/screens'

/** The stock chart. */
export const chart: ScreenWords['chart'] = {
  ...commonChart,
  note: 'Zahlt: mit einer Dividende von mindestens dem jetzigen Kurs; mit weniger bleibt der Marker. Umrahmt: Startwerte.',
}
