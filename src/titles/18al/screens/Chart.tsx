import type { Prices } from '../../../families/chart/screens/Goals'
import { PriceChart } from '../../../families/chart/screens/PriceChart'
import type { CorporationView, TokenGoal } from '../tableView'
import { tableNow } from './table'
import { said } from './words'

/** A price where a token would lie; it is framed in the yellow zone. */
function Price({ price, yellow }: { price: number; yellow: boolean }) {
  if (!yellow) return <b>{price}</b>
  return (
    <b class="yellow-price">
      {price}
      <span class="hidden-text"> {said.value.chart.yellow}</span>
    </b>
  )
}

const prices: Prices<CorporationView, TokenGoal> = {
  now: ({ price, yellow }) => <Price price={price ?? 0} yellow={yellow} />,
  goal: ({ price, yellow }) => <Price price={price} yellow={yellow} />,
}

/** The stock chart of 18AL. */
export function Chart({ brief = false }: { brief?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = said.value
  return (
    <PriceChart {...{ view, prices, brief }} text={chart} legend={`${chart.yellowNote} ${chart.parNote}`} />
  )
}
