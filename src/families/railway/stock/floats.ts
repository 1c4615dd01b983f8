import type { Game } from '../game'
import { corporationIn } from '../ledger'
import type { Certificates, StockPolicy } from './policy'

/** New certificates at par, used ones at the market value; the bank gets the money for both. */
export const parThenMarket = (game: Game): Certificates => ({
  price: (state, corporation, from) =>
    (from === 'ipo' ? corporationIn(state, corporation).par : game.price(state, corporation)) ?? 0,
  paid: () => 'bank',
})

/** A corporation floats once so many percent have left the Initial Offering: the bank pays so many times the par value. */
export const floats = ({
  percent,
  times,
}: {
  readonly percent: number
  readonly times: number
}): StockPolicy['float'] => ({
  due: ({ printed: { paper }, shares }, state, corporation) =>
    (paper.shares - shares(state, corporation, 'ipo')) * paper.percent >= percent,
  play(_, ledger, corporation) {
    const { par } = corporationIn(ledger.state, corporation)
    ledger.setCorporation(corporation, { floated: true })
    ledger.tell({ is: 'floated', corporation })
    ledger.pay('bank', corporation, (par ?? 0) * times, 'float', corporation)
  },
})
