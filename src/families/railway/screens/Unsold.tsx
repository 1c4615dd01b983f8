import type { Choice } from '../../../rules/rule'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf } from '../../../ui/kit/play/kit'
import { TurnHead } from '../../../ui/kit/play/TurnHead'
import type { Bid } from '../auction/bid'
import type { BuyPrivate } from '../auction/buyPrivate'
import type { PrivateView } from '../view'
import { BidButtons, FreeCash } from './Bids'
import { PassFoot } from './PassFoot'
import { type Choices, type Play, type Slots, said, type TurnOf } from './shown'

interface CompanyProps {
  readonly play: Play
  readonly company: PrivateView
  readonly buy: Choice<BuyPrivate> | undefined
  readonly bid: Choice<Bid> | undefined
}

function Company({ play, company, buy, bid }: CompanyProps) {
  const text = said.value.stock
  const { money, name } = play.voice
  const sold = !buy && !bid
  const price =
    buy && !buy.refusal ? -flowOf(followsOf(play.tryOut(buy.draft)), buy.draft.player) : company.price
  const cost = money(price ?? company.face)
  const bids = company.bids.map(it => `${name(it.player)} ${money(it.amount)}`).join(', ')
  return (
    <li class={`company ${sold ? 'sold' : ''}`}>
      <div class="company-name">
        <strong>{company.name}</strong>
        <span class="soft">{text.faceAndIncome(money(company.face), money(company.income))}</span>
        {sold ? <span>{text.soldTo(name(company.owner))}</span> : null}
        {bids ? <span>{text.bidsSoFar(bids)}</span> : null}
      </div>
      {buy ? (
        <ChoiceButton
          of={buy}
          kind="go"
          play={play}
          label={text.buyCompanyLabel(cost, name(buy.draft.player), company.id)}
        >
          {text.buyFor(cost)}
        </ChoiceButton>
      ) : null}
      {bid ? <BidButtons play={play} bid={bid} lot={company.id} /> : null}
    </li>
  )
}

interface UnsoldProps {
  readonly play: Play
  readonly player: string
  readonly purchases: Choices<BuyPrivate>
  readonly bids: Choices<Bid>
}

/** The private companies that the bank still sells: the cheapest with one tap, the others by bids; those sold come last. */
export function Unsold({ play, player, purchases, bids }: UnsoldProps) {
  const companies = play.view.privates.map(company => ({
    company,
    buy: purchases.find(it => it.draft.private === company.id),
    bid: bids.find(it => it.draft.private === company.id),
  }))
  const [left, sold] = [companies.filter(it => it.buy || it.bid), companies.filter(it => !it.buy && !it.bid)]
  return (
    <>
      <FreeCash play={play} asked={player} />
      <ul class="companies" aria-label={said.value.play.companies}>
        {[...left, ...sold].map(({ company, buy, bid }) => (
          <Company key={company.id} play={play} company={company} buy={buy} bid={bid} />
        ))}
      </ul>
    </>
  )
}

/** The choices of a running auction. */
export function auctionSlots(slots: Slots) {
  return { bids: slots.take('bid', 'private:'), passes: slots.take('pass', 'pass') }
}

interface AuctionProps {
  readonly play: Play
  readonly turn: TurnOf<'auction'>
  readonly slots: ReturnType<typeof auctionSlots>
}

/** A running auction: who may speak, the standing bids, how much each may still bid, and the raises. */
export function Auction({ play, turn, slots }: AuctionProps) {
  const text = said.value.stock
  const { name, money } = play.voice
  const company = play.view.privates.find(it => it.id === turn.private)
  const asked = turn.bidders.find(it => it.player === turn.player)
  return (
    <>
      <TurnHead
        who={name(turn.player)}
        money={money(asked?.free ?? 0)}
        left={text.mayRaise}
        right={text.freeForThis}
      />
      <section class="auction">
        <StepLabel
          to={play.view.turn.cite}
          level={2}
          aside={text.highBid(name(turn.high.player), money(turn.high.amount))}
        >
          {text.auctionOf(company?.name ?? turn.private)}
        </StepLabel>
        <ul class="bidders">
          {turn.bidders.map(({ player, amount, free }) => (
            <li key={player} class={player === turn.player ? 'asked' : undefined}>
              <strong>{name(player)}</strong>
              <span>{player === turn.high.player ? text.leads(money(amount)) : text.bid(money(amount))}</span>
              <span class="soft">{text.upTo(money(free))}</span>
            </li>
          ))}
        </ul>
        {slots.bids.map(bid => (
          <BidButtons key={bid.slot} play={play} bid={bid} lot={bid.draft.private} />
        ))}
      </section>
      <PassFoot play={play} player={turn.player} passes={slots.passes} all={[]} />
    </>
  )
}
