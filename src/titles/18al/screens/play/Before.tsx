import type { Action } from '../../../../rules/rule'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { Mark } from '../../../../ui/kit/parts/Mark'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf } from '../../../../ui/kit/play/kit'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { AlAction } from '../../law'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

/** What may be done before the run: terrain, the Lumber Terminal, a station, the coal token. */
export function beforeSlots(slots: KitSlots<AlAction>) {
  return {
    tiles: slots.take('layTile', 'terrain'),
    lumber: slots.take('layTile', 'lumber'),
    stations: slots.take('placeToken', 'station'),
    coal: slots.take('placeCoalToken', 'coal'),
  }
}

type BeforeSlots = ReturnType<typeof beforeSlots>

function Terrain({ play, slots }: { play: Play; slots: BeforeSlots }) {
  const text = said.value.play
  return (
    <section>
      <StepLabel of="layTile">{text.terrain}</StepLabel>
      <div class="chips">
        {slots.tiles.map(tile => {
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
        {slots.lumber.map(tile => (
          <ChoiceButton
            key="lumber"
            of={tile}
            class="whole"
            refusal={tile.refusal}
            onTap={() => play.submit(tile.draft)}
          >
            {text.lumber}
          </ChoiceButton>
        ))}
      </div>
    </section>
  )
}

function stationText(play: Play, station: ChoiceOf<'placeToken'>, corporation: CorporationView) {
  const text = said.value.play
  const price = play.voice.money(corporation.stationPrice)
  if (!station.draft.objective) return { price, bonus: undefined, label: text.stationLabel(price) }
  const happened = station.refusal ? [] : followsOf(play.tryOut(station.draft))
  const brought = flowOf(happened, corporation.id) + corporation.stationPrice
  const bonus = text.objectiveBonus(station.refusal ? '' : play.voice.money(brought))
  return { price, bonus, label: text.objectiveLabel(price, bonus, corporation.objective) }
}

function Stations({
  play,
  slots,
  corporation,
}: {
  play: Play
  slots: BeforeSlots
  corporation: CorporationView
}) {
  const text = said.value.play
  return (
    <section>
      <StepLabel
        of="placeToken"
        aside={
          corporation.objectiveReached ? undefined : (
            <span class="objective">
              <Mark of="president" />
              <span class="hidden-text">{text.objectiveSign}</span> {corporation.objective}
            </span>
          )
        }
      >
        {text.station}
      </StepLabel>
      <div class="chips stations">
        {slots.stations.map(station => {
          const { price, bonus, label } = stationText(play, station, corporation)
          return (
            <ChoiceButton
              key={label}
              of={station}
              class={bonus ? 'long' : ''}
              refusal={station.refusal}
              onTap={() => play.submit(station.draft as Action)}
              label={label}
            >
              <span>{price}</span>
              {bonus ? (
                <small>
                  {bonus} <Mark of="president" />
                </small>
              ) : null}
            </ChoiceButton>
          )
        })}
      </div>
    </section>
  )
}

/** The steps before the run; a step that is not used needs no tap. */
export function Before({
  play,
  slots,
  corporation,
}: {
  play: Play
  slots: BeforeSlots
  corporation: CorporationView | undefined
}) {
  const text = said.value.play
  const coal = (
    <div class="chips cities">
      {slots.coal.map(token => (
        <ChoiceButton
          key={token.draft.city}
          of={token}
          refusal={token.refusal}
          onTap={() => play.submit(token.draft)}
          label={text.coalLabel(token.draft.city)}
        >
          {token.draft.city}
        </ChoiceButton>
      ))}
    </div>
  )
  const openCoal = slots.coal.some(token => !token.refusal)
  return (
    <>
      <div class="before">
        {slots.tiles.length + slots.lumber.length > 0 ? <Terrain play={play} slots={slots} /> : null}
        {corporation && slots.stations.length > 0 ? (
          <Stations play={play} slots={slots} corporation={corporation} />
        ) : null}
      </div>
      {openCoal ? (
        <section class="coal">
          <StepLabel of="placeCoalToken">{text.coal}</StepLabel>
          {coal}
        </section>
      ) : slots.coal.length > 0 ? (
        <Folded class="coal" line={text.coalNotNow}>
          {coal}
        </Folded>
      ) : null}
    </>
  )
}
