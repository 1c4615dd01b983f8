import type { Money } from '../../../bank/money'
import { steady } from '../../../ui/kit/parts/steady'
import type { TriedSale } from '../../stock/screens/sales'
import { corporationOf, type Play, type ShownView, said } from './shown'

/** The name of a zone of the chart. */
const nameOf = (zone: string): string => said.value.zones[zone] ?? zone

interface ZonePriceProps {
  readonly price: Money | string
  readonly zone: string | null
  readonly class?: string
}

/** A price, on the ground of the zone that it lies in. */
export const ZonePrice = steady(({ price, zone, class: style = 'zone-price' }: ZonePriceProps) => {
  if (zone === null) return <b>{price}</b>
  return (
    <b class={`${style} ${zone}`}>
      {price}
      <span class="hidden-text"> {nameOf(zone)}</span>
    </b>
  )
})

/** The zone that a sale makes the token fall into; `null` if it stays in the zone it is in, or in none. */
function fallsInto({ view }: Play, { draft, after }: TriedSale<ShownView>): string | null {
  const before = corporationOf(view, draft.corporation)?.zone ?? null
  const then = after ? (corporationOf(after, draft.corporation)?.zone ?? null) : before
  return then === before ? null : then
}

/** A note on a sale: the token falls into a zone. */
export const intoZone = (play: Play) => (sale: TriedSale<ShownView>) => {
  const zone = fallsInto(play, sale)
  return zone === null ? [] : [said.value.play.fallsInto(nameOf(zone))]
}

/** A note on a trick: once the token has fallen into a zone, the rest of the holding no longer counts. */
export const zoneTrick = (play: Play) => (sale: TriedSale<ShownView>) => {
  const zone = fallsInto(play, sale)
  return zone === null ? [] : [said.value.stock.zoneTrick(sale.draft.corporation, nameOf(zone))]
}
