import { openedIn, reveal } from '../../../../ui/kit/parts/opened'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { tableAfter } from '../../../../ui/kit/play/kit'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { VaAction } from '../../law'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import { type ChoiceOf, corporationOf, type Play } from './kit'
import { Power } from './Power'

/** The choices before the run: a conversion, a station, the powers of the token phase. */
export function beforeSlots(slots: KitSlots<VaAction>, powers: readonly ChoiceOf<'usePrivate'>[]) {
  return {
    conversions: slots.take('convert', 'convert'),
    stations: slots.take('placeToken', 'station'),
    powers: powers.filter(({ draft }) => draft.use !== 'trainLimit'),
  }
}

type BeforeSlots = ReturnType<typeof beforeSlots>

/** Is none of them possible? */
export const noneOpen = ({ conversions, stations, powers }: BeforeSlots) =>
  [...conversions, ...stations, ...powers].every(({ refusal }) => refusal)

/** The effects of a conversion on shares, price, treasury, stations and train limit, read from the table after it. */
function conversionEffects(play: Play, choice: ChoiceOf<'convert'>): readonly string[] {
  const text = said.value.play
  const { corporation } = choice.draft
  const before = corporationOf(play.view, corporation)
  const view = choice.refusal ? undefined : tableAfter(play.tryOut(choice.draft))
  const after = view && corporationOf(view, corporation)
  if (!before || !after) return []
  return [
    text.countsFor(before.percent, after.percent),
    ...(after.price === null || after.price !== before.price
      ? []
      : [text.priceStays(play.voice.money(after.price))]),
    text.moreShares(after.ipo - before.ipo, after.ipo),
    text.moreStations(after.stations - before.stations, play.voice.money(after.stationPrice)),
    text.limitBecomes(after.trainLimit),
  ]
}

/** Shows or hides the effects of a conversion (4.5.1). */
function Conversion({ play, conversions }: { play: Play; conversions: BeforeSlots['conversions'] }) {
  const text = said.value.play
  const opened = openedIn(play)
  return (
    <section>
      <StepLabel of="convert">{text.conversion}</StepLabel>
      <div class="chips words">
        {conversions.map(choice => (
          <ChoiceButton
            key={choice.slot}
            of={choice}
            class="long"
            refusal={choice.refusal}
            expanded={opened.is(choice.slot)}
            onTap={() => opened.toggle(choice.slot)}
            label={text.toTenLabel}
          >
            {text.toTen}
          </ChoiceButton>
        ))}
      </div>
    </section>
  )
}

/** The effects of the conversion, a line each, and the button that converts. */
function Converting({ play, choice }: { play: Play; choice: ChoiceOf<'convert'> }) {
  return (
    <div ref={reveal} class="strip notice converting revealed">
      <ul>
        {conversionEffects(play, choice).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ChoiceButton kind="ink" class="wide" onTap={() => play.submit(choice.draft)}>
        {said.value.play.convert(play.voice.name(choice.draft.corporation))}
      </ChoiceButton>
    </div>
  )
}

/** The next station, at its price (4.5.3). */
function Stations({
  play,
  stations,
  corporation,
}: {
  play: Play
  stations: BeforeSlots['stations']
  corporation: CorporationView
}) {
  const text = said.value.play
  const price = play.voice.money(corporation.stationPrice)
  return (
    <section>
      <StepLabel of="placeToken">{text.station}</StepLabel>
      <div class="chips stations">
        {stations.map(station => (
          <ChoiceButton
            key={station.slot}
            of={station}
            refusal={station.refusal}
            onTap={() => play.submit(station.draft)}
            label={text.stationLabel(price)}
          >
            {price}
          </ChoiceButton>
        ))}
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
  corporation: CorporationView
}) {
  const text = said.value.play
  const opened = openedIn(play)
  const open = slots.conversions.find(({ slot, refusal }) => !refusal && opened.is(slot))
  return (
    <>
      <div class="before">
        {slots.conversions.length > 0 ? <Conversion play={play} conversions={slots.conversions} /> : null}
        <Stations play={play} stations={slots.stations} corporation={corporation} />
        {slots.powers.length > 0 ? (
          <section>
            <StepLabel of="usePrivate">{text.powers}</StepLabel>
            <div class="chips words">
              {slots.powers.map(power => (
                <Power key={power.draft.private} play={play} power={power} />
              ))}
            </div>
          </section>
        ) : null}
      </div>
      {open ? <Converting play={play} choice={open} /> : null}
    </>
  )
}
