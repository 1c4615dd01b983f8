import type { ComponentChildren, ComponentType } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import type { Choice } from '../../../rules/rule'
import { Folded } from '../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { EndFoot } from '../../operating/screens/EndFoot'
import { OperateHead } from '../../operating/screens/OperateHead'
import { type Doubts, Run, type RunNotes } from '../../operating/screens/Run'
import { SheetKey } from '../../operating/screens/SheetKey'
import type { BuyTrain } from '../operating/buyTrain'
import type { DeclareBankruptcy } from '../operating/declareBankruptcy'
import type { LayTile } from '../operating/layTile'
import type { PlaceToken } from '../operating/placeToken'
import type { Run as RunDraft } from '../operating/policy'
import type { CorporationView } from '../view'
import { Companies } from './Companies'
import type { DealsProps } from './Deals'
import { Reminders } from './Reminders'
import { beside } from './rare'
import { type Choices, corporationOf, type Play, type Slots, said, type TurnOf } from './shown'
import { Trains } from './Trains'

/** What the card of an operating turn shows in a title's own way. */
export interface OperateParts {
  /** What is on the charter, in one line. */
  readonly charter?: string
  /** Further choices beside the costs of terrain. */
  readonly terrain?: ComponentChildren
  /** Further steps before the stations, and after them. */
  readonly first?: ComponentChildren
  readonly last?: ComponentChildren
  /** What a station brings, below its price, with the label that then says all of it. */
  station?(play: Play, price: string, choice: Choice<PlaceToken>): StationPart | undefined
  /** What stands beside the heading of stations. */
  stationAside?(play: Play, corporation: CorporationView): ComponentChildren
  /** What else may be done before the run. */
  readonly before?: ComponentChildren
  /** A line, if none of the title's own steps is possible: all steps fold under it, below a purchase that must be made. */
  readonly notNow?: string | undefined
  /** What else is asked about a run, and what it then does. */
  run?(runs: Choices<RunDraft>): RunParts
  /** A purchase that must be made: what the train is called, and what is said besides, one line each. */
  forced?(trains: Choices<BuyTrain>): ForcedParts
  /** What buying this train would bring, in a line; read where the trains are shown each by itself. */
  brings?(train: Choice<BuyTrain>): string | undefined
  /** The trains for sale, if they are shown otherwise than each by itself. */
  trains?(trains: Choices<BuyTrain>): ComponentChildren
  /** Private companies sold from player to player to raise money. */
  readonly Deals?: ComponentType<DealsProps>
  /** What a bankruptcy leads to, one line each. */
  ruins?(declared: Choice<DeclareBankruptcy>): readonly string[]
}

interface RunParts {
  readonly besides?: ComponentChildren
  readonly fields?: object
  readonly notes?: RunNotes
  /** What it has against a revenue. */
  readonly doubts?: Doubts | undefined
  /** A key in place of that of the sheet, which then stands below what is told there. */
  readonly keys?: ComponentChildren
  readonly below?: ComponentChildren
}

interface ForcedParts {
  readonly train: string
  readonly besides: readonly string[]
}

/** What a station brings, and its label. */
export interface StationPart {
  readonly brings: ComponentChildren
  readonly label: string
}

/** The choices of an operating turn, by their place on the card. */
export function operateSlots(slots: Slots) {
  return {
    tiles: slots.take('layTile', 'terrain'),
    stations: slots.take('placeToken', 'station'),
    runs: slots.take('run', 'revenue'),
    trains: slots.take('buyTrain', 'trains'),
    companies: slots.take('acquirePrivate', 'privates'),
    ends: slots.take('endTurn', 'end'),
    sales: slots.take('sellShares', 'corporation:'),
    deals: slots.take('sellPrivate', 'deal:'),
    bankruptcies: slots.take('declareBankruptcy', 'bankruptcy'),
  }
}

/** What the terrain of a tile costs. */
const Terrain = steady(
  ({ play, tiles, also }: { play: Play; tiles: Choices<LayTile>; also: ComponentChildren }) => {
    const text = said.value.play
    return (
      <section>
        <StepLabel of="layTile">{text.terrain}</StepLabel>
        <div class="chips">
          {tiles.map(tile => {
            const cost = play.voice.money(tile.draft.cost)
            return (
              <ChoiceButton key={tile.draft.cost} of={tile} play={play} label={text.terrainLabel(cost)}>
                {cost}
              </ChoiceButton>
            )
          })}
          {also}
        </div>
      </section>
    )
  },
)

interface StationsProps {
  readonly play: Play
  readonly price: string
  readonly ways: readonly { readonly station: Choice<PlaceToken>; readonly part: StationPart | undefined }[]
  readonly aside: ComponentChildren
}

/** The next station at its price, perhaps in several ways. */
const Stations = steady(({ play, price, ways, aside }: StationsProps) => {
  const text = said.value.play
  return (
    <section>
      <StepLabel of="placeToken" aside={aside}>
        {text.station}
      </StepLabel>
      <div class="chips stations">
        {ways.map(({ station, part }) => {
          const label = part?.label ?? text.stationLabel(price)
          return (
            <ChoiceButton key={label} of={station} class={part ? 'long' : ''} play={play} label={label}>
              <span>{price}</span>
              {part ? <small>{part.brings}</small> : null}
            </ChoiceButton>
          )
        })}
      </div>
    </section>
  )
})

interface BeforeProps {
  readonly play: Play
  readonly tiles: Choices<LayTile>
  readonly stations: Choices<PlaceToken>
  readonly corporation: CorporationView
  readonly own: OperateParts
}

/** The steps before the run; a step that is not used needs no tap. */
function Before({ play, tiles, stations, corporation, own }: BeforeProps) {
  const price = corporation.stations > 0 ? play.voice.money(corporation.stationPrice) : '–'
  const ways = stations.map(station => ({ station, part: own.station?.(play, price, station) }))
  const aside = own.stationAside?.(play, corporation)
  return (
    <>
      <div class="before">
        {own.first}
        {tiles.length > 0 ? <Terrain play={play} tiles={tiles} also={own.terrain} /> : null}
        {ways.length > 0 ? <Stations {...{ play, price, ways, aside }} /> : null}
        {own.last}
      </div>
      {own.before}
    </>
  )
}

/** The purchase that must be made, if there is one, and all the trains that may be bought. */
function Buying({ play, turn, slots, own }: OperateProps) {
  const { forced } = turn
  const { sales, bankruptcies, trains } = slots
  const { Deals } = own
  const purchase = () => {
    if (!forced) return null
    const { Forced } = beside()
    const { train = forced.train, besides = [] } = own.forced?.(trains) ?? {}
    return (
      <Forced {...{ play, sales, bankruptcies, trains, besides }} forced={{ ...forced, train }}>
        {Deals ? <Deals play={play} deals={slots.deals} /> : null}
      </Forced>
    )
  }
  return (
    <>
      {purchase()}
      {own.trains ? own.trains(trains) : <Trains play={play} trains={trains} brings={own.brings} />}
    </>
  )
}

interface OperateProps {
  readonly play: Play
  readonly turn: TurnOf<'operate'>
  readonly slots: ReturnType<typeof operateSlots>
  readonly own: OperateParts
}

/** One card for the whole operating turn, from top to bottom in the order of its steps; those not used need no tap. */
export function Operate({ play, turn, slots, own }: OperateProps) {
  const text = said.value.play
  const corporation = corporationOf(play.view, turn.corporation)
  if (!corporation) return null
  const { id, trains } = corporation
  const { tiles, stations, runs, bankruptcies } = slots
  const named = (train: string) => (play.view.obsolete.includes(train) ? text.obsolete(train) : train)
  const before = <Before {...{ play, tiles, stations, corporation, own }} />
  const parts = own.run?.(runs)
  const keys = parts?.keys ?? <SheetKey text={text} id={id} />
  const below = parts?.keys && (
    <>
      {parts.below}
      <a class="button" href={addressOf('sheet', id)} aria-label={text.sheetLabel}>
        {text.sheet}
      </a>
    </>
  )
  const run = <Run {...{ play, text, corporation, runs, turn, ...parts, keys, below }} />
  const shut = [...tiles, ...stations].every(({ refusal }) => refusal)
  const notNow = turn.forced && !turn.ran && shut ? own.notNow : undefined
  const ruin = () => {
    if (!turn.forced) return null
    const { Ruin } = beside()
    return (
      <Ruin
        {...{ play, forced: turn.forced }}
        bankruptcies={bankruptcies.filter(({ refusal }) => !refusal)}
        {...(own.ruins ? { ruins: own.ruins } : {})}
      />
    )
  }
  return (
    <>
      <OperateHead
        {...{ play, text, turn }}
        charter={own.charter ?? text.charter(trains.map(named).join(', '), corporation.stations)}
      />
      {turn.ran ? (
        <Folded line={text.earlierSteps(play.voice.money(turn.revenue), turn.revenue > 0)}>
          {before}
          {run}
        </Folded>
      ) : (
        <>
          {notNow === undefined ? before : null}
          {trains.length === 0 ? <p class="strip notice">{text.noTrainNoRun}</p> : run}
        </>
      )}
      <Buying {...{ play, turn, slots, own }} />
      {notNow === undefined ? null : <Folded line={notNow}>{before}</Folded>}
      <Companies play={play} companies={slots.companies} />
      <Reminders play={play} corporation={corporation} />
      <EndFoot
        play={play}
        notNow={turn.forced ? text.notNow : undefined}
        ends={slots.ends.map(choice => {
          const { corporation: ends, noRoute = false } = choice.draft
          return { choice, says: noRoute ? text.noRoute(ends) : text.endTurn(ends), quiet: noRoute }
        })}
      />
      {ruin()}
    </>
  )
}
