import type { StockParts } from '../../../../families/railway/screens/Stock'
import type { CorporationView } from '../../table/view'
import { said } from '../shown'

/** What a stock turn shows in 18VA's own way: what a share counts, and what the sixth one brings (4.4). */
export const stockParts: StockParts = {
  price(play, corporation) {
    const { price, percent } = corporation as CorporationView
    const text = said.value.stock
    return (
      <span>
        {price === null ? null : <b>{play.voice.money(price)} </b>}
        {text.percent(percent)} <span class="hidden-text">{text.aShare}</span>
      </span>
    )
  },
  brings(play, happened) {
    const added = happened.filter(it => it.is === 'paid').find(it => it.why === 'underwriting')
    return added ? [said.value.stock.underwrites(play.voice.money(added.amount))] : []
  },
}
