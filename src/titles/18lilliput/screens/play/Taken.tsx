import { Folded } from '../../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { said } from '../words'
import { EndTurn } from './EndTurn'
import type { Choices, Play } from './kit'
import { UseRows } from './Uses'

/** The cards taken in this round with who has them, and a copy card's use of one of them (copyCard). */
export function Taken({
  play,
  takes,
  ends,
  last,
}: {
  play: Play
  takes: Choices<'takeCard'>
  ends: Choices<'endTurn'>
  last: boolean
}) {
  const text = said.value.play
  const { view, voice } = play
  const gone = view.cards.filter(({ open }) => open !== 'take')
  const toCopy = gone.filter(({ open }) => open === 'copy')
  const shut = takes.filter(({ draft }) => view.cards.find(({ id }) => id === draft.card)?.open === null)
  const player = ends[0]?.draft.player
  const copies = view.players.find(({ id }) => id === player)?.copies ?? 0
  const mayEnd = ends.filter(({ refusal }) => !refusal)
  const notYet = ends.filter(({ refusal }) => refusal)
  return (
    <>
      {gone.length > 0 ? (
        <section>
          <StepLabel to="copyCard">{text.taken}</StepLabel>
          <ul class="lines">
            {gone.map(({ id, taken }) => (
              <li key={id}>
                <span class="grow">{play.say.label(id)}</span>
                <b>{taken.map(it => text.takenBy(voice.name(it.player), it.copy === true)).join(', ')}</b>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {toCopy.length > 0 ? (
        <Folded key={`${play.revision}`} line={text.copy(copies)}>
          <div class="stack">
            <UseRows play={play} takes={takes} cards={toCopy} tile={undefined} />
          </div>
        </Folded>
      ) : null}
      {shut.length + notYet.length > 0 ? (
        <Folded line={text.notNow}>
          <div class="chips words">
            {shut.map(take => (
              <ChoiceButton
                key={`${take.draft.card} ${take.draft.use}`}
                of={take}
                class="long"
                refusal={take.refusal}
                onTap={() => {}}
                label={text.useLabel(
                  text.use(take.draft.card, take.draft.use, voice),
                  play.say.label(take.draft.card),
                )}
              >
                {text.use(take.draft.card, take.draft.use, voice)}
              </ChoiceButton>
            ))}
            {notYet.map(end => (
              <ChoiceButton key={end.slot} of={end} class="long" refusal={end.refusal} onTap={() => {}}>
                {text.done(voice.name(end.draft.player))}
              </ChoiceButton>
            ))}
          </div>
        </Folded>
      ) : null}
      {mayEnd.length > 0 ? <EndTurn play={play} ends={mayEnd} last={last} /> : null}
    </>
  )
}
