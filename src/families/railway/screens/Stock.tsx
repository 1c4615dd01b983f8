import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Happening } from '../../../rules/happening'
import type { Action } from '../../../rules/rule'
import { Folded } from '../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { newPresident } from '../../stock/screens/table'
import type { RailHappening } from '../ledger'
import type { SellShares } from '../operating/sellShares'
import type { BuyShare } from '../stock/buyShare'
import type { Par } from '../stock/par'
import type { CorporationView } from '../view'
import { rowOf } from './CorporationRow'
import type { DealsProps } from './Deals'
import { OverLimit } from './OverLimit'
import { PassFoot } from './PassFoot'
import { PlayerHead } from './PlayerHead'
import { type Choices, type Play, type Slots, said, type TurnOf } from './shown'
import { Unsold } from './Unsold'
import { ZonePrice } from './Zone'

export { Auction, auctionSlots } from './Unsold'

/** The choices of a stock turn, by their place on the screen. */
export function stockSlots(slots: Slots) {
  return {
    buys: slots.take('buyShare', 'corporation:'),
    pars: slots.take('par', 'corporation:'),
    sales: slots.take('sellShares', 'corporation:'),
    purchases: slots.take('buyPrivate', 'private:'),
    bids: slots.take('bid', 'private:'),
    deals: slots.take('sellPrivate', 'deal:'),
    passes: slots.take('pass', 'pass'),
  }
}

type StockSlots = ReturnType<typeof stockSlots>

/** What a stock turn shows in a title's own way. */
export interface StockParts {
  /** The price of a corporation, instead of one on the ground of its zone. */
  price?(play: Play, corporation: CorporationView): ComponentChildren
  /** What else a purchase brings. */
  brings?(play: Play, happened: readonly Happening[]): readonly string[]
  /** Private companies sold from player to player, if its rules know that. */
  readonly Deals?: ComponentType<DealsProps>
}

/** The effect of a purchase: a new president, what the title adds, or the corporation floats. */
function effectOf(
  play: Play,
  id: string,
  happened: readonly Happening[],
  own: StockParts,
): string | undefined {
  const text = said.value.stock
  const president = newPresident(happened, id)
  const floats = (happened as readonly (Happening | RailHappening)[]).some(it => it.is === 'floated')
  const effects = [
    ...(president ? [text.becomes(play.voice.name(president))] : []),
    ...(own.brings?.(play, happened) ?? []),
    ...(floats && !president ? [text.floats] : []),
  ]
  return effects.length > 0 ? effects.join(', ') : undefined
}

interface CorporationsProps {
  readonly play: Play
  readonly player: string
  readonly own: StockParts
  readonly buys: Choices<BuyShare>
  readonly pars: Choices<Par>
  readonly sales: Choices<SellShares>
}

/** A row for each corporation, always in printed order. */
function Corporations({ play, player, buys, pars, sales, own }: CorporationsProps) {
  const name = play.voice.name(player)
  // Every button names the player: only these names are new on most turns.
  const who = useSignal(name)
  who.value = name
  const of = <A extends Action & { readonly corporation: string }>(choices: Choices<A>, id: string) =>
    choices.filter(it => it.draft.corporation === id)
  return (
    <ul class="corporation-rows" aria-label={said.value.stock.corporations}>
      {play.view.corporations.map(corporation => {
        const { id, price, zone } = corporation
        return rowOf({
          ...{ play, who, corporation },
          price:
            own.price?.(play, corporation) ??
            (price === null ? null : <ZonePrice price={play.voice.money(price)} zone={zone} class="zone" />),
          effectOf: happened => effectOf(play, id, happened, own),
          ...{ buys: of(buys, id), pars: of(pars, id), sales: of(sales, id) },
        })
      })}
    </ul>
  )
}

interface StockProps {
  readonly play: Play
  readonly turn: TurnOf<'stock'>
  readonly slots: StockSlots
  readonly own: StockParts
}

/** A stock turn: private companies while there are unsold ones, otherwise a row for each corporation. */
export function Stock({ play, turn, slots, own }: StockProps) {
  const text = said.value.stock
  const { player, unsold, acted } = turn
  const { Deals } = own
  const { buys, pars, sales } = slots
  const shares = <Corporations play={play} player={player} own={own} buys={buys} pars={pars} sales={sales} />
  return (
    <>
      <PlayerHead play={play} id={player} />
      <OverLimit play={play} player={player} sales={sales} />
      <StepLabel to={play.view.turn.cite} level={2}>
        {unsold ? said.value.play.companies : text.stockTurn}
      </StepLabel>
      {unsold ? (
        <>
          <Unsold play={play} player={player} purchases={slots.purchases} bids={slots.bids} />
          {buys.length + pars.length + sales.length > 0 ? (
            <Folded line={text.corporationsLater}>{shares}</Folded>
          ) : null}
        </>
      ) : (
        shares
      )}
      {Deals ? <Deals play={play} deals={slots.deals} /> : null}
      <PassFoot play={play} player={player} acted={acted} passes={slots.passes} />
    </>
  )
}
