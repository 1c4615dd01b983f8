import { corporationOf } from '../../../../families/operating/screens/table'
import { opened, reveal } from '../../../../ui/kit/parts/opened'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { tableAfter } from '../../../../ui/kit/play/kit'
import { type ChoiceOf, type Play, said } from '../shown'

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
export function Conversion({ conversions }: { conversions: readonly ChoiceOf<'convert'>[] }) {
  const text = said.value.play
  if (conversions.length === 0) return null
  return (
    <section>
      <StepLabel of="convert">{text.conversion}</StepLabel>
      <div class="chips words">
        {conversions.map(choice => (
          <ChoiceButton
            key={choice.slot}
            of={choice}
            class="long"
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
      <ChoiceButton kind="ink" class="wide" play={play} enters={choice.draft}>
        {said.value.play.convert(play.voice.name(choice.draft.corporation))}
      </ChoiceButton>
    </div>
  )
}

/** What a conversion does, once it is asked for. */
export function Opened({ play, conversions }: { play: Play; conversions: readonly ChoiceOf<'convert'>[] }) {
  const open = conversions.find(({ slot, refusal }) => !refusal && opened.is(slot))
  return open ? <Converting play={play} choice={open} /> : null
}

/** The powers of the token phase (4.2). */
export function Powers({ play, powers }: { play: Play; powers: readonly ChoiceOf<'usePrivate'>[] }) {
  if (powers.length === 0) return null
  return (
    <section>
      <StepLabel of="usePrivate">{said.value.play.powers}</StepLabel>
      <div class="chips words">
        {powers.map(power => (
          <Power key={power.draft.private} play={play} power={power} />
        ))}
      </div>
    </section>
  )
}

/** A power's effect, in short and in full. */
function powerText(play: Play, { draft }: ChoiceOf<'usePrivate'>): readonly [visible: string, label: string] {
  const text = said.value.play
  const company = play.say.label(draft.private)
  if (draft.private === 'REA') return [text.express, text.expressLabel(company)]
  if (draft.use === 'token') return [text.yardsStation, text.yardsStationLabel(company)]
  return [text.yardsLimit, text.yardsLimitLabel(company)]
}

/** The power of a private company, which closes when it is used (4.2). */
export function Power({ play, power }: { play: Play; power: ChoiceOf<'usePrivate'> }) {
  const [visible, label] = powerText(play, power)
  return (
    <ChoiceButton of={power} class="long" play={play} label={label}>
      <span>{visible}</span>
      <small>{said.value.play.closes(power.draft.private)}</small>
    </ChoiceButton>
  )
}
