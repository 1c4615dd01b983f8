import type { Goal } from '../../../families/chart/moves'
import type { Prices } from '../../../families/chart/screens/Goals'
import { PriceChart } from '../../../families/chart/screens/PriceChart'
import type { CorporationView } from '../tableView'
import { tableNow } from './table'
import { said } from './words'

const prices: Prices<CorporationView, Goal> = {
  now: ({ price }) => <b>{price}</b>,
  goal: ({ price }) => <b>{price}</b>,
}

/** The stock chart of 18VA. */
export function Chart({ brief = false }: { brief?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = said.value
  return <PriceChart {...{ view, prices, brief }} text={chart} legend={chart.legend} />
}
