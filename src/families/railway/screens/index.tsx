import type { ComponentType } from 'preact'
import type { Fetched, Late } from '../../../rules/late'
import type { Action } from '../../../rules/rule'
import { PlainChoice } from '../../../ui/kit/fields/PlainChoice'
import type { TitleScreens } from '../../../ui/kit/panels/screens'
import { later } from '../../../ui/kit/parts/later'
import { Over } from '../../../ui/kit/play/Over'
import type { Slots as KitSlots } from '../../../ui/kit/play/slots'
import { begin } from '../../operating/screens/figure'
import type { Game } from '../game'
import type { RailwayMap } from '../map/printed'
import type { OwnMap } from '../map/values'
import type { RailwayView } from '../view'
import type { OperateParts } from './Operate'
import { Powers } from './Powers'
import { operatePanel, stockPanel } from './parts'
import { beside, bringBeside, discardPanel } from './rare'
import type { StockParts } from './Stock'
import { type Play, type RailwayAction, said, type TurnOf } from './shown'

/** What a title draws in its own way in operating rounds. */
export interface OwnOperating {
  /** On the card of an operating turn, with the choices that it takes for that. */
  card?(play: Play, slots: KitSlots): OperateParts
  /** Which limit the owners of too many trains exceed, if it is not the same for all. */
  discard?(play: Play, owners: TurnOf<'discard'>['owners']): string
  /** Prepares the card for entering an action again. */
  begin?(action: Action, revision: number): void
}

/** What a title adds to the screens of a railway game. */
interface OwnScreens {
  /** Types of entries that only this title has, shown below each panel. */
  readonly powers?: readonly string[]
  /** What it draws in its own way in operating rounds, and in a stock turn. */
  readonly operate?: Late<OwnOperating>
  readonly stock?: Late<StockParts>
  /** Adds up a revenue from the map. */
  readonly Sheet: ComponentType
}

type Screens = TitleScreens<RailwayView, RailwayAction>

/** The panels, each with the choices of these types below it. */
function panelsWith({ powers = [], operate, stock }: OwnScreens): Screens['panels'] {
  const below = (play: Play, slots: KitSlots) => {
    const left = powers.flatMap(type => slots.take(type, ''))
    return left.length > 0 ? <Powers play={play} powers={left} /> : null
  }
  return {
    stock(play, turn, slots) {
      const { Stock, stockSlots } = stockPanel()
      return (
        <>
          <Stock play={play} turn={turn} slots={stockSlots(slots)} own={stock?.() ?? {}} />
          {below(play, slots)}
        </>
      )
    },
    auction(play, turn, slots) {
      const { Auction, auctionSlots } = stockPanel()
      return (
        <>
          <Auction play={play} turn={turn} slots={auctionSlots(slots)} />
          {below(play, slots)}
        </>
      )
    },
    operate(play, turn, slots) {
      const { Operate, operateSlots } = operatePanel()
      return (
        <>
          <Operate
            {...{ play, turn }}
            own={operate?.().card?.(play, slots) ?? {}}
            slots={operateSlots(slots)}
          />
          {below(play, slots)}
        </>
      )
    },
    discard(play, turn, slots) {
      const { Discard } = discardPanel()
      const text = said.value.forced
      const notice = operate?.().discard?.(play, turn.owners) ?? text.overTrainLimit(play.view.trainLimit)
      const discards = slots.take('discardTrain', 'discard:')
      return (
        <>
          <Discard {...{ play, text, notice, discards }} owners={turn.owners} />
          {below(play, slots)}
        </>
      )
    },
    over: (play, _, slots: KitSlots) => (
      <Over play={play}>
        {powers.flatMap(type =>
          slots.take(type, '').map(choice => <PlainChoice key={choice.slot} play={play} choice={choice} />),
        )}
      </Over>
    ),
  }
}

/** What the panel of a turn is drawn with; without a turn, all that the screens fetch. */
function partsWith({ operate, stock }: OwnScreens) {
  const ofStock = [stockPanel, ...(stock ? [stock] : [])]
  const ofOperating = [operatePanel, ...(operate ? [operate] : [])]
  return (turn?: RailwayView['turn']): readonly Fetched[] => {
    if (!turn) return [...ofStock, ...ofOperating, discardPanel, beside]
    if (turn.at === 'over') return []
    if (turn.at === 'discard') return [...ofOperating, discardPanel]
    // A title's own kinds of turns are stock turns, too.
    if (turn.at !== 'operate') return ofStock
    return turn.forced ? [...ofOperating, beside] : ofOperating
  }
}

/** Adds up a revenue from a map that is data; the map comes with the sheet. */
export const mapSheet = (
  game: Game,
  map: () => Promise<{ readonly MAP: RailwayMap; readonly ownMap?: OwnMap }>,
) =>
  later(async () => {
    const [{ sheetOn }, { MAP, ownMap }] = await Promise.all([bringBeside(), map()])
    return sheetOn(game, MAP, ownMap)
  })

/** The screens of a railway game. */
export const railwayScreens = (own: OwnScreens): Screens => ({
  panels: panelsWith(own),
  parts: partsWith(own),
  sharesOf: ({ players }, player, corporation) =>
    players.find(({ id }) => id === player)?.shares[corporation] ?? 0,
  owned: (view, player) => beside().owned(view, player),
  begin(action, revision) {
    begin(action, revision)
    if (own.operate?.here) own.operate().begin?.(action, revision)
  },
  Sheet: own.Sheet,
  Chart: later(async () => (await bringBeside()).Chart),
  Books: later(async () => (await bringBeside()).Books),
  board: view => beside().board(view),
  Newcomer: later(async () => (await bringBeside()).Newcomer),
})
