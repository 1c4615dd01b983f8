import type { ComponentType } from 'preact'
import { desk } from '../../../app/desk/table'
import type { Board } from '../../../ui/kit/panels/board'
import type { TitleScreens } from '../../../ui/kit/panels/screens'
import { Over } from '../../../ui/kit/play/Over'
import type { Slots as KitSlots } from '../../../ui/kit/play/slots'
import { type BoardRow, boardOf, sharesLeft, trainsOn } from '../../books/screens/board'
import type { Prices } from '../../chart/screens/Goals'
import { PriceChart } from '../../chart/screens/PriceChart'
import { Hints } from '../../newcomer/screens/Hints'
import { Discard } from '../../operating/screens/Discard'
import { begin } from '../../operating/screens/figure'
import type { CorporationView, RailwayView, TokenGoal, TurnView } from '../view'
import { Books } from './Books'
import { Operate, operateSlots } from './Operate'
import { owned } from './owned'
import { Powers } from './Powers'
import { Stock, stockSlots } from './Stock'
import { type Play, type RailwayAction, said, tableNow } from './shown'
import { Auction, auctionSlots } from './Unsold'
import { ZonePrice } from './Zone'

const prices: Prices<CorporationView, TokenGoal> = {
  now: ({ price, zone }) => <ZonePrice price={price ?? 0} zone={zone} />,
  goal: ({ price, zone }) => <ZonePrice price={price} zone={zone} />,
}

/** The stock chart. */
function Chart({ brief = false }: { brief?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = said.value
  return <PriceChart {...{ view, prices, brief }} text={chart} legend={chart.legend} />
}

/** The table as it is shown to everybody at it. */
function board(view: RailwayView): Board {
  const { books, zones } = said.value
  const rows: readonly BoardRow<CorporationView>[] = [
    { name: books.treasury, of: it => (it.floated ? `${it.treasury}` : '–') },
    { name: books.trains, of: it => trainsOn(it.trains) },
    { name: books.offering, of: it => sharesLeft(it.ipo) },
    { name: books.market, of: it => sharesLeft(it.market) },
  ]
  return boardOf({ ...books, zones }, view, rows, ({ privates }) => privates)
}

/** The kind of this turn, as a code of the words. */
function kindOf(turn: TurnView): string {
  if (turn.at === 'stock') return turn.unsold ? 'unsold' : 'stock'
  return turn.at === 'operate' && turn.forced ? 'forced' : turn.at
}

/** The options of the turn and the reasons to choose them. */
function Newcomer() {
  const turn = (desk.value?.view as RailwayView | undefined)?.turn
  if (!turn) return null
  const kind = kindOf(turn)
  const step = kind === 'operate' && turn.at === 'operate' ? turn.step : undefined
  return <Hints text={said.value.newcomer} kind={kind} step={step} cite={turn.cite} />
}

/** What a title adds to the screens of a railway game. */
interface OwnScreens {
  /** Types of entries that only this title has, shown below each panel. */
  readonly powers?: readonly string[]
  /** Adds up a revenue from the map. */
  readonly Sheet: ComponentType
}

type Screens = TitleScreens<RailwayView, RailwayAction>

/** The panels, each with the choices of these types below it. */
function panelsWith(powers: readonly string[]): Screens['panels'] {
  const below = (play: Play, slots: KitSlots) => (
    <Powers play={play} powers={powers.flatMap(type => slots.take(type, ''))} />
  )
  return {
    stock: (play, turn, slots) => (
      <>
        <Stock play={play} turn={turn} slots={stockSlots(slots)} />
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
        <Operate play={play} turn={turn} slots={operateSlots(slots)} />
        {below(play, slots)}
      </>
    ),
    discard: (play, turn, slots) => (
      <>
        <Discard
          play={play}
          text={said.value.play}
          owners={turn.owners}
          notice={said.value.play.overTrainLimit(play.view.trainLimit)}
          discards={slots.take('discardTrain', 'discard:')}
        />
        {below(play, slots)}
      </>
    ),
    over: play => <Over play={play} />,
  }
}

/** The screens of a railway game. */
export const railwayScreens = ({ powers = [], Sheet }: OwnScreens): Screens => ({
  panels: panelsWith(powers),
  // All stock turns count as one decision, so that the page does not scroll to its top between them.
  moment: turn =>
    turn.at === 'operate' ? turn.corporation : turn.at === 'stock' ? `stock ${turn.unsold}` : turn.at,
  sharesOf: ({ players }, player, corporation) =>
    players.find(({ id }) => id === player)?.shares[corporation] ?? 0,
  owned,
  begin,
  Sheet,
  Chart,
  Books,
  board,
  Newcomer,
})
