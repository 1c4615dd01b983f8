import { words } from '../../../app/words'
import type { TurnView } from '../../../rules/view'
import { Folded } from '../../parts/Folded'
import { openedIn } from '../../parts/opened'
import { StepLabel } from '../../parts/StepLabel'
import { ChoiceButton } from './ChoiceButton'
import { CorporationRow } from './CorporationRow'
import { Deals } from './Deals'
import { Foot } from './Foot'
import { PlayerHead } from './Head'
import type { ChoiceOf, Play } from './kit'
import { OverLimit } from './OverLimit'
import type { Slots } from './slots'
import { Unsold } from './Unsold'

/** The choices of a stock turn, by where they stand. */
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

/** A row for each corporation, always in the order of the charters. */
function Corporations({ play, slots }: { play: Play; slots: StockSlots }) {
  const opened = openedIn(play)
  const of = <T extends { readonly draft: { readonly corporation: string } }>(
    choices: readonly T[],
    id: string,
  ) => choices.filter(it => it.draft.corporation === id)
  return (
    <ul class="corporation-rows" aria-label={words.value.play.corporations}>
      {play.view.corporations.map(corporation => (
        <CorporationRow
          key={corporation.id}
          play={play}
          corporation={corporation}
          buys={of(slots.buys, corporation.id)}
          pars={of(slots.pars, corporation.id)}
          sales={of(slots.sales, corporation.id)}
          opened={opened}
        />
      ))}
    </ul>
  )
}

/** Ends the turn, or all turns that are left of the round. */
function PassFoot({
  play,
  turn,
  passes,
}: {
  play: Play
  turn: TurnView & { at: 'stock' }
  passes: readonly ChoiceOf<'pass'>[]
}) {
  const text = words.value.play
  const name = play.voice.name(turn.player)
  return (
    <Foot>
      {passes.map(pass => (
        <ChoiceButton
          key={pass.slot}
          of={pass}
          kind="ink"
          class="big"
          refusal={pass.refusal}
          onTap={() => play.submit(pass.draft)}
        >
          {turn.acted ? text.done(name) : text.passes(name)}
        </ChoiceButton>
      ))}
      {play.passes.length > 1 ? (
        <ChoiceButton
          class="big all-pass"
          onTap={() => play.submit(...play.passes)}
          label={text.allPassLabel(play.passes.length)}
        >
          {text.allPass}
        </ChoiceButton>
      ) : null}
    </Foot>
  )
}

/** A stock turn: private companies while there are unsold ones, else a row for each corporation. */
export function Stock({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnView & { at: 'stock' }
  slots: StockSlots
}) {
  const text = words.value.play
  const shares = <Corporations play={play} slots={slots} />
  return (
    <>
      <PlayerHead play={play} id={turn.player} />
      <OverLimit play={play} player={turn.player} sales={slots.sales} />
      <StepLabel to={play.view.cites.turn} level={2}>
        {turn.unsold ? text.companies : text.stockTurn}
      </StepLabel>
      {turn.unsold ? (
        <>
          <Unsold play={play} player={turn.player} purchases={slots.purchases} bids={slots.bids} />
          {slots.buys.length + slots.pars.length + slots.sales.length > 0 ? (
            <Folded line={text.corporationsLater}>{shares}</Folded>
          ) : null}
        </>
      ) : (
        shares
      )}
      <Deals play={play} deals={slots.deals} />
      <PassFoot play={play} turn={turn} passes={slots.passes} />
    </>
  )
}
