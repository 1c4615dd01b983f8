import type { Prices } from '../../chart/screens/Goals'
import { PriceChart } from '../../chart/screens/PriceChart'
import type { CorporationView, TokenGoal } from '../view'
import { said, tableNow } from './shown'
import { ZonePrice } from './Zone'

const prices: Prices<CorporationView, TokenGoal> = {
  now: ({ price, zone }) => <ZonePrice price={price ?? 0} zone={zone} />,
  goal: ({ price, zone }) => <ZonePrice price={price} zone={zone} />,
}

/** The stock chart. */
export function Chart({ brief = false }: { brief?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = said.value
  return <PriceChart {...{ view, prices, brief }} text={chart} legend={chart.legend} />
}
