import type { Action, Choice } from '../../../../rules/rule'
import { Button } from '../../../../ui/kit/parts/Button'
import { opened } from '../../../../ui/kit/parts/opened'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { said } from '../words'
import { Bureaucracy } from './Bureaucracy'
import { EndTurn } from './EndTurn'
import { Hand } from './Hand'
import type { Play, TurnOf } from './kit'
import { PlayerHead } from './PlayerHead'
import type { CardSlots } from './slots'
import { Taken } from './Taken'
import { Uses, type WithTile } from './Uses'

/** Offers to trade in the Lord High Treasurer, before the card is taken or after (characters). */
function Treasurer({ play, turn, slots }: { play: Play; turn: TurnOf<'card'>; slots: CardSlots }) {
  const text = said.value.play
  return slots.treasurers.map(choice => (
    <ChoiceButton key={choice.slot} of={choice} class="wide" play={play}>
      {text.treasurer(play.voice.money(turn.treasurer ?? 0))}
      {turn.lastTurn ? <small>{text.treasurerLast}</small> : null}
    </ChoiceButton>
  ))
}

/**
 * Chooses the Y-tile to enter along with a card. It comes first, because the tap on the card is the whole turn (tiles); below
 * it are then only the cards that lay it.
 */
function YTile({ play }: { play: Play }) {
  const text = said.value.play
  const offers = play.view.cards.flatMap(({ uses }) =>
    uses ? [...uses.action.yTiles, ...uses.alternative.yTiles] : [],
  )
  const companies = [...new Map(offers.map(offer => [offer.corporation, offer])).values()]
  if (companies.length === 0) return null
  return (
    <section class="stack">
      <StepLabel of="layY">{text.withY}</StepLabel>
      <div class="buttons" style={{ '--least': '9rem' }}>
        {companies.map(({ corporation, price }) => (
          <Button
            key={corporation}
            pressed={opened.is(`y ${corporation}`)}
            onTap={() => opened.toggle(`y ${corporation}`)}
          >
            {text.yLabel(play.voice.name(corporation), play.voice.money(price))}
          </Button>
        ))}
      </div>
      {withTile(play) === undefined ? null : <p role="status">{text.layWith}</p>}
    </section>
  )
}

/** The company whose Y-tile is laid with the next tap on a card for tiles. */
function withTile(play: Play): WithTile {
  return play.view.corporations.find(({ id }) => opened.is(`y ${id}`))?.id
}

/** Whether the end of the turn gives up what the card in hand still allows and could be done now. */
const givesUp = ({ buys, founds, scrapped, trains, stations }: CardSlots): boolean =>
  [buys, founds, scrapped, trains, stations].some((choices: readonly Choice<Action>[]) =>
    choices.some(({ refusal }) => !refusal),
  )

/** A turn with a card: the cards left, or what the one in hand allows (actions). */
export function Card({ play, turn, slots }: { play: Play; turn: TurnOf<'card'>; slots: CardSlots }) {
  const text = said.value.play
  const { view } = play
  const brings = view.bureaucracy?.beforeRuns === true && turn.nth + 1 === turn.of
  const treasurer = <Treasurer play={play} turn={turn} slots={slots} />
  const bureaucracy = brings ? <Bureaucracy play={play} /> : null
  if (turn.card)
    return (
      <Hand play={play} turn={turn} hand={turn.card} slots={slots}>
        {treasurer}
        {bureaucracy}
        <EndTurn play={play} ends={slots.ends} last={brings} givesUp={givesUp(slots)} />
      </Hand>
    )
  return (
    <>
      <PlayerHead play={play} id={turn.player} />
      <StepLabel
        to={turn.cite}
        level={2}
        aside={text.roundOf(view.roundNumber, view.rounds, turn.nth + 1, turn.of)}
      >
        {text.takeCard}
      </StepLabel>
      <YTile play={play} />
      <div class="groups">
        <Uses play={play} takes={slots.takes} tile={withTile(play)} />
      </div>
      {treasurer}
      {bureaucracy}
      <Taken play={play} takes={slots.takes} ends={slots.ends} last={brings} />
    </>
  )
}
