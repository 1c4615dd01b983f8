import type { ComponentChildren } from 'preact'
import { go } from '../../../app/desk/routes'
import type { Choice } from '../../../rules/rule'
import { Button } from '../../../ui/kit/parts/Button'
import { Folded } from '../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { Companies } from '../../operating/screens/Companies'
import { EndFoot } from '../../operating/screens/EndFoot'
import { Forced } from '../../operating/screens/Forced'
import { OperateHead } from '../../operating/screens/OperateHead'
import { Ruin } from '../../operating/screens/Ruin'
import { Run } from '../../operating/screens/Run'
import type { LayTile } from '../operating/layTile'
import type { PlaceToken } from '../operating/placeToken'
import type { CorporationView } from '../view'
import { Deals } from './Deals'
import { type Choices, corporationOf, type Play, type Slots, said, type TurnOf } from './shown'
import { Trains } from './Trains'
import { intoZone } from './Zone'

/** What the card of an operating turn shows in a title's own way. */
export interface OperateParts {
  /** Further choices beside the costs of terrain. */
  readonly terrain?: ComponentChildren
  /** What a station brings, below its price, with the label that then says all of it. */
  station?(play: Play, price: string, choice: Choice<PlaceToken>): StationPart | undefined
  /** What stands beside the heading of stations. */
  stationAside?(play: Play, corporation: CorporationView): ComponentChildren
  /** What else may be done before the run. */
  readonly before?: ComponentChildren
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
function Terrain({ play, tiles, own }: { play: Play; tiles: Choices<LayTile>; own: OperateParts }) {
  const text = said.value.play
  return (
    <section>
      <StepLabel of="layTile">{text.terrain}</StepLabel>
      <div class="chips">
        {tiles.map(tile => {
          const cost = play.voice.money(tile.draft.cost)
          return (
            <ChoiceButton
              key={tile.draft.cost}
              of={tile}
              refusal={tile.refusal}
              onTap={() => play.submit(tile.draft)}
              label={text.terrainLabel(cost)}
            >
              {cost}
            </ChoiceButton>
          )
        })}
        {own.terrain}
      </div>
    </section>
  )
}

/** The next station at its price, perhaps in several ways. */
function Stations({
  play,
  stations,
  corporation,
  own,
}: {
  play: Play
  stations: Choices<PlaceToken>
  corporation: CorporationView
  own: OperateParts
}) {
  const text = said.value.play
  const price = play.voice.money(corporation.stationPrice)
  return (
    <section>
      <StepLabel of="placeToken" aside={own.stationAside?.(play, corporation)}>
        {text.station}
      </StepLabel>
      <div class="chips stations">
        {stations.map(station => {
          const part = own.station?.(play, price, station)
          const label = part?.label ?? text.stationLabel(price)
          return (
            <ChoiceButton
              key={label}
              of={station}
              class={part ? 'long' : ''}
              refusal={station.refusal}
              onTap={() => play.submit(station.draft)}
              label={label}
            >
              <span>{price}</span>
              {part ? <small>{part.brings}</small> : null}
            </ChoiceButton>
          )
        })}
      </div>
    </section>
  )
}

/** The steps before the run; a step that is not used needs no tap. */
function Before({
  play,
  tiles,
  stations,
  corporation,
  own,
}: {
  play: Play
  tiles: Choices<LayTile>
  stations: Choices<PlaceToken>
  corporation: CorporationView
  own: OperateParts
}) {
  return (
    <>
      <div class="before">
        {tiles.length > 0 ? <Terrain play={play} tiles={tiles} own={own} /> : null}
        {stations.length > 0 ? (
          <Stations play={play} stations={stations} corporation={corporation} own={own} />
        ) : null}
      </div>
      {own.before}
    </>
  )
}

/** What private companies of the corporation and its president mean for the map. */
function Reminders({ play, corporation }: { play: Play; corporation: CorporationView }) {
  const { reminders } = said.value
  const owners = [corporation.id, corporation.president]
  const owned = play.view.privates.filter(
    ({ id, owner, powerless }) => !powerless && owners.includes(owner) && reminders[id],
  )
  return owned.map(({ id }) => (
    <p key={id} class="soft">
      {reminders[id]}
    </p>
  ))
}

/** One card for the whole operating turn, from top to bottom in the order of its steps; those not used need no tap. */
export function Operate({
  play,
  turn,
  slots,
  own,
}: {
  play: Play
  turn: TurnOf<'operate'>
  slots: ReturnType<typeof operateSlots>
  own: OperateParts
}) {
  const text = said.value.play
  const corporation = corporationOf(play.view, turn.corporation)
  if (!corporation) return null
  const { id, trains, stations } = corporation
  const named = (train: string) => (play.view.obsolete.includes(train) ? text.obsolete(train) : train)
  const lost = slots.bankruptcies.filter(({ refusal }) => !refusal)
  const before = (
    <Before play={play} tiles={slots.tiles} stations={slots.stations} {...{ corporation, own }} />
  )
  const sheet = (
    <Button class="word" onTap={() => go('sheet', id)} label={text.sheetLabel}>
      {text.sheet}
    </Button>
  )
  const run = <Run {...{ play, text, corporation, keys: sheet }} runs={slots.runs} most={turn.mostRun} />
  return (
    <>
      <OperateHead
        play={play}
        text={text}
        turn={turn}
        charter={text.charter(trains.map(named).join(', '), stations)}
      />
      {turn.ran ? (
        <Folded line={text.earlierSteps(play.voice.money(turn.revenue), turn.revenue > 0)}>
          {before}
          {run}
        </Folded>
      ) : (
        <>
          {before}
          {trains.length === 0 ? <p class="strip notice">{text.noTrainNoRun}</p> : run}
        </>
      )}
      {turn.forced ? (
        <Forced
          play={play}
          text={text}
          forced={turn.forced}
          sales={slots.sales}
          bankruptcies={slots.bankruptcies}
          trains={slots.trains}
          alsoSold={intoZone(play)}
        >
          <Deals play={play} deals={slots.deals} />
        </Forced>
      ) : null}
      <Trains play={play} trains={slots.trains} />
      <Companies play={play} text={text} companies={slots.companies} />
      <Reminders play={play} corporation={corporation} />
      <EndFoot
        play={play}
        notNow={turn.forced ? text.notNow : undefined}
        ends={slots.ends.map(choice => {
          const { corporation: ends, noRoute = false } = choice.draft
          return { choice, says: noRoute ? text.noRoute(ends) : text.endTurn(ends), quiet: noRoute }
        })}
      />
      {turn.forced ? <Ruin play={play} text={text} forced={turn.forced} bankruptcies={lost} /> : null}
    </>
  )
}
