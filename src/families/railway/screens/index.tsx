import type { ComponentType } from 'preact'
import { PlainChoice } from '../../../ui/kit/fields/PlainChoice'
import type { TitleScreens } from '../../../ui/kit/panels/screens'
import { later } from '../../../ui/kit/parts/later'
import { Over } from '../../../ui/kit/play/Over'
import type { Slots as KitSlots } from '../../../ui/kit/play/slots'
import { Discard } from '../../operating/screens/Discard'
import { begin } from '../../operating/screens/figure'
import type { RailwayView } from '../view'
import { board } from './board'
import { Operate, type OperateParts, operateSlots } from './Operate'
import { owned } from './owned'
import { Powers } from './Powers'
import { Stock, type StockParts, stockSlots } from './Stock'
import { type Play, type RailwayAction, said, type TurnOf } from './shown'
import { Auction, auctionSlots } from './Unsold'

/** What a title adds to the screens of a railway game. */
interface OwnScreens {
  /** Types of entries that only this title has, shown below each panel. */
  readonly powers?: readonly string[]
  /** What it draws in its own way on the card of an operating turn, with the choices that it takes for that. */
  operate?(play: Play, slots: KitSlots): OperateParts
  /** The same for a stock turn. */
  readonly stock?: StockParts
  /** Which limit the owners of too many trains exceed, if it is not the same for all. */
  discard?(play: Play, owners: TurnOf<'discard'>['owners']): string
  /** Adds up a revenue from the map. */
  readonly Sheet: ComponentType
}

type Screens = TitleScreens<RailwayView, RailwayAction>

/** The panels, each with the choices of these types below it. */
function panelsWith({ powers = [], operate, stock = {}, discard }: OwnScreens): Screens['panels'] {
  const below = (play: Play, slots: KitSlots) => {
    const left = powers.flatMap(type => slots.take(type, ''))
    return left.length > 0 ? <Powers play={play} powers={left} /> : null
  }
  return {
    stock: (play, turn, slots) => (
      <>
        <Stock play={play} turn={turn} slots={stockSlots(slots)} own={stock} />
        {below(play, slots)}
      </>
    ),
    auction: (play, turn, slots) => (
      <>
        <Auction play={play} turn={turn} slots={auctionSlots(slots)} />
        {below(play, slots)}
      </>
    ),
    operate: (play, turn, slots) => (
      <>
        <Operate {...{ play, turn }} own={operate?.(play, slots) ?? {}} slots={operateSlots(slots)} />
        {below(play, slots)}
      </>
    ),
    discard: (play, turn, slots) => (
      <>
        <Discard
          play={play}
          text={said.value.play}
          owners={turn.owners}
          notice={discard?.(play, turn.owners) ?? said.value.play.overTrainLimit(play.view.trainLimit)}
          discards={slots.take('discardTrain', 'discard:')}
        />
        {below(play, slots)}
      </>
    ),
    over: (play, _, slots: KitSlots) => (
      <Over play={play}>
        {powers.flatMap(type =>
          slots.take(type, '').map(choice => <PlainChoice key={choice.slot} play={play} choice={choice} />),
        )}
      </Over>
    ),
  }
}

/** The screens of a railway game. */
export const railwayScreens = (own: OwnScreens): Screens => ({
  panels: panelsWith(own),
  sharesOf: ({ players }, player, corporation) =>
    players.find(({ id }) => id === player)?.shares[corporation] ?? 0,
  owned,
  begin,
  Sheet: own.Sheet,
  Chart: later(async () => (await import('./Chart')).Chart),
  Books: later(async () => (await import('./Books')).Books),
  board,
  Newcomer: later(async () => (await import('./Newcomer')).Newcomer),
})
