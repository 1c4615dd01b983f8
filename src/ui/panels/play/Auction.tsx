import { words } from '../../../app/words'
import type { TurnView } from '../../../rules/view'
import { StepLabel } from '../../parts/StepLabel'
import { ChoiceButton } from './ChoiceButton'
import { Foot } from './Foot'
import { Head } from './Head'
import type { Play } from './kit'
import type { Slots } from './slots'
import { BidButtons } from './Unsold'

/** The choices of an auction. */
export function auctionSlots(slots: Slots) {
  return { bids: slots.take('bid', 'private:'), passes: slots.take('pass', 'pass') }
}

/** A running auction: who may speak, the standing bids, what each may still bid, and the raises (3.1.1). */
export function Auction({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnView & { at: 'auction' }
  slots: ReturnType<typeof auctionSlots>
}) {
  const text = words.value.play
  const { name, money } = play.voice
  const company = play.view.privates.find(it => it.id === turn.private)
  const asked = turn.bidders.find(it => it.player === turn.player)
  return (
    <>
      <Head
        who={name(turn.player)}
        money={money(asked?.free ?? 0)}
        left={text.mayRaise}
        right={text.freeForThis}
      />
      <section class="auction">
        <StepLabel
          to={play.view.cites.turn}
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
          <BidButtons key={bid.slot} play={play} bid={bid} />
        ))}
      </section>
      <Foot>
        {slots.passes.map(pass => (
          <ChoiceButton
            key={pass.slot}
            of={pass}
            kind="ink"
            class="big"
            refusal={pass.refusal}
            onTap={() => play.submit(pass.draft)}
          >
            {text.passes(name(turn.player))}
          </ChoiceButton>
        ))}
      </Foot>
    </>
  )
}
