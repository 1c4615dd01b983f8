import { addressOf } from '../../../app/routes'
import { words } from '../../../app/words'
import type { TurnView } from '../../../rules/view'
import { RuleLink } from '../../parts/RuleLink'
import { ChoiceButton } from './ChoiceButton'
import type { Play } from './kit'
import type { Slots } from './slots'

/** What may still be entered after the end. */
export function overSlots(slots: Slots) {
  return { extra: slots.take('extraRound', '') }
}

/** The game is over: who won, and the way to the whole account. */
export function Over({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnView & { at: 'over' }
  slots: ReturnType<typeof overSlots>
}) {
  const text = words.value.play
  return (
    <>
      <header class="turn-head">
        <h2>{text.gameOver}</h2>
        <p class="soft">{play.say.label(turn.by)}</p>
      </header>
      <ol class="ranking">
        {turn.ranking.map(({ player, place, total }) => (
          <li key={player}>
            <span>{place}.</span> <strong>{play.voice.name(player)}</strong>{' '}
            <b class="money">{play.voice.money(total)}</b>
          </li>
        ))}
      </ol>
      <RuleLink to={play.view.cites.turn} />
      <a class="button ink big" href={addressOf('story')}>
        {text.account}
      </a>
      {slots.extra.map(choice => (
        <ChoiceButton
          key={choice.slot}
          of={choice}
          class="big wide"
          refusal={choice.refusal}
          onTap={() => play.submit(choice.draft)}
        >
          {text.extraRound}
        </ChoiceButton>
      ))}
    </>
  )
}
