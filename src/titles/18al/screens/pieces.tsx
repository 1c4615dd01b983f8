import { Deals } from '../../../families/railway/screens/Deals'
import { mapParts } from '../../../families/railway/screens/keptMap'
import type { OperateParts, StationPart } from '../../../families/railway/screens/Operate'
import type { Play } from '../../../families/railway/screens/shown'
import type { CorporationView } from '../../../families/railway/view'
import type { Choice } from '../../../rules/rule'
import { Folded } from '../../../ui/kit/parts/Folded'
import { Mark } from '../../../ui/kit/parts/Mark'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf } from '../../../ui/kit/play/kit'
import type { Slots } from '../../../ui/kit/play/slots'
import { OBJECTIVES } from '../data'
import type { LayTile } from '../map/layTile'
import type { PlaceCoalToken, PlaceToken } from '../map/placeToken'
import { ownOf } from '../own'
import { onMap } from './onMap'
import { said } from './words'

/** A station at the objective: what it brings besides its price (4.2.2.1). */
function station(play: Play, price: string, { draft, refusal }: Choice<PlaceToken>): StationPart | undefined {
  if (!draft.objective) return undefined
  const text = said.value.pieces
  const { corporation } = draft
  const cost = play.view.corporations.find(({ id }) => id === corporation)?.stationPrice ?? 0
  const brought = refusal ? undefined : flowOf(followsOf(play.tryOut(draft)), corporation) + cost
  const bonus = text.objectiveBonus(brought === undefined ? '' : play.voice.money(brought))
  return {
    brings: (
      <>
        {bonus} <Mark of="president" />
      </>
    ),
    label: text.objectiveLabel(price, bonus, OBJECTIVES[corporation] ?? ''),
  }
}

/** The objective that a corporation has still to reach. */
function objective({ view }: Play, { id }: CorporationView) {
  if (ownOf(view).objectives.includes(id)) return undefined
  return (
    <span class="objective">
      <Mark of="president" />
      <span class="hidden-text">{said.value.pieces.objectiveSign}</span> {OBJECTIVES[id]}
    </span>
  )
}

/** The cities that may take the coal token; folded while none may. */
const Coal = steady(({ play, tokens }: { play: Play; tokens: readonly Choice<PlaceCoalToken>[] }) => {
  const text = said.value.pieces
  const cities = (
    <div class="chips cities">
      {tokens.map(token => (
        <ChoiceButton key={token.draft.city} of={token} play={play} label={text.coalLabel(token.draft.city)}>
          {token.draft.city}
        </ChoiceButton>
      ))}
    </div>
  )
  if (tokens.length === 0) return null
  return tokens.some(token => !token.refusal) ? (
    <section class="coal">
      <StepLabel of="placeCoalToken">{text.coal}</StepLabel>
      {cities}
    </section>
  ) : (
    <Folded class="coal" line={text.coalNotNow}>
      {cities}
    </Folded>
  )
})

/** The Lumber Terminal, which needs no money (Table III). */
const Lumber = steady(({ play, tile }: { play: Play; tile: Choice<LayTile> }) => (
  <ChoiceButton of={tile} class="whole" play={play}>
    {said.value.pieces.lumber}
  </ChoiceButton>
))

const onKeptMap = mapParts(onMap)

/** The Lumber Terminal, objectives and the coal token on the card of an operating turn (4.2.2.1, Table III). */
export function pieces(play: Play, slots: Slots): OperateParts {
  const lumber = slots.take<string>('layTile', 'lumber') as readonly Choice<LayTile>[]
  const coal = slots.take<string>('placeCoalToken', 'coal') as readonly Choice<PlaceCoalToken>[]
  return {
    terrain: lumber.map(tile => <Lumber key="lumber" play={play} tile={tile} />),
    station,
    stationAside: objective,
    before: <Coal play={play} tokens={coal} />,
    Deals,
    ...onKeptMap(play, slots),
  }
}
