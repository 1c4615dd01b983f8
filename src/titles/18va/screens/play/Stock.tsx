import { CorporationRow } from '../../../../families/stock/screens/CorporationRow'
import { OverLimit } from '../../../../families/stock/screens/OverLimit'
import { PassFoot } from '../../../../families/stock/screens/PassFoot'
import { PlayerHead } from '../../../../families/stock/screens/PlayerHead'
import { newPresident } from '../../../../families/stock/screens/table'
import type { Happening } from '../../../../rules/happening'
import { openedIn } from '../../../../ui/kit/parts/opened'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { VaAction } from '../../law'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import type { Play, TurnOf } from './kit'

/** The choices of a stock turn, by their place on the card. */
export function stockSlots(slots: KitSlots<VaAction>) {
  return {
    buys: slots.take('buyShare', 'corporation:'),
    pars: slots.take('par', 'corporation:'),
    sales: slots.take('sellShares', 'corporation:'),
    passes: slots.take('pass', 'pass'),
  }
}

type StockSlots = ReturnType<typeof stockSlots>

/** A note on a purchase that changes the president, or is the sixth share, for which the bank adds money (4.4). */
function effectOf(play: Play, id: string, happened: readonly Happening[]): string | undefined {
  const text = said.value.play
  const president = newPresident(happened, id)
  const added = happened.filter(it => it.is === 'paid').find(it => it.why === 'underwriting')
  const effects = [
    ...(president ? [text.becomes(play.voice.name(president))] : []),
    ...(added ? [text.underwrites(play.voice.money(added.amount))] : []),
  ]
  return effects.length > 0 ? effects.join(', ') : undefined
}

/** A row for each corporation, always in printed order. */
function Corporations({ play, slots }: { play: Play; slots: StockSlots }) {
  const text = said.value.play
  const opened = openedIn(play)
  const of = <T extends { readonly draft: { readonly corporation: string } }>(
    choices: readonly T[],
    id: string,
  ) => choices.filter(it => it.draft.corporation === id)
  const priceOf = ({ price, percent }: CorporationView) => (
    <span>
      {price === null ? null : <b>{play.voice.money(price)} </b>}
      {text.percent(percent)} <span class="hidden-text">{text.aShare}</span>
    </span>
  )
  return (
    <ul class="corporation-rows" aria-label={text.corporations}>
      {play.view.corporations.map(corporation => (
        <CorporationRow
          key={corporation.id}
          play={play}
          text={text}
          corporation={corporation}
          price={priceOf(corporation)}
          costOf={() => corporation.price ?? 0}
          effectOf={happened => effectOf(play, corporation.id, happened)}
          buys={of(slots.buys, corporation.id)}
          pars={of(slots.pars, corporation.id)}
          sales={of(slots.sales, corporation.id)}
          opened={opened}
        />
      ))}
    </ul>
  )
}

/** A stock turn: a row for each corporation (4.3). */
export function Stock({ play, turn, slots }: { play: Play; turn: TurnOf<'stock'>; slots: StockSlots }) {
  const text = said.value.play
  const { player, acted } = turn
  return (
    <>
      <PlayerHead play={play} text={text} id={player} />
      <OverLimit play={play} text={text} cite="3.1" player={player} sales={slots.sales} />
      <StepLabel to={turn.cite} level={2}>
        {text.stockTurn}
      </StepLabel>
      <Corporations play={play} slots={slots} />
      <PassFoot play={play} text={text} player={player} acted={acted} passes={slots.passes} />
    </>
  )
}
