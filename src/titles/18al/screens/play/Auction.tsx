import { BidButtons } from '../../../../families/stock/screens/Bids'
import { PassFoot } from '../../../../families/stock/screens/PassFoot'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import { TurnHead } from '../../../../ui/kit/play/TurnHead'
import type { AlAction } from '../../law'
import { said } from '../words'
import type { Play, TurnOf } from './kit'

/** The choices of an auction. */
export function auctionSlots(slots: KitSlots<AlAction>) {
  return { bids: slots.take('bid', 'private:'), passes: slots.take('pass', 'pass') }
}

/** An auction in progress: who may speak, the standing bids, how much each may still bid, and the raises (3.1.1). */
export function Auction({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnOf<'auction'>
  slots: ReturnType<typeof auctionSlots>
}) {
  const text = said.value.play
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
          <BidButtons key={bid.slot} play={play} text={text} bid={bid} lot={bid.draft.private} />
        ))}
      </section>
      <PassFoot play={play} text={text} player={turn.player} passes={slots.passes} all={[]} />
    </>
  )
}
