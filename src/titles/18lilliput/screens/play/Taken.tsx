import { Folded } from '../../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import type { CardView } from '../../tableView'
import { said } from '../words'
import { EndTurn } from './EndTurn'
import type { Choices, Play } from './kit'
import { UseRows } from './Uses'

/** The cards gone from the middle, each with the players who took or copied it. */
function Takers({ play, gone }: { play: Play; gone: readonly CardView[] }) {
  const text = said.value.play
  const { name } = play.voice
  if (gone.length === 0) return null
  return (
    <section>
      <StepLabel to="copyCard">{text.taken}</StepLabel>
      <ul class="lines">
        {gone.map(({ id, taken }) => (
          <li key={id}>
            <span class="grow">{play.say.label(id)}</span>
            <b>{taken.map(it => text.takenBy(name(it.player), it.copy === true)).join(', ')}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CopyingProps {
  readonly play: Play
  readonly takes: Choices<'takeCard'>
  readonly player: string | undefined
}

/** The cards that the player may copy, folded away. */
function Copying({ play, takes, player }: CopyingProps) {
  const { view, revision } = play
  const cards = view.cards.filter(({ open }) => open === 'copy')
  const copies = view.players.find(({ id }) => id === player)?.copies ?? 0
  if (cards.length === 0) return null
  return (
    <Folded key={`${revision}`} line={said.value.play.copy(copies)}>
      <div class="cards">
        <UseRows play={play} takes={takes} cards={cards} tile={undefined} />
      </div>
    </Folded>
  )
}

/** The uses that are out of reach and the refused end of the turn, folded away; each tells why when tapped. */
function NotNow({ play, takes, ends }: { play: Play; takes: Choices<'takeCard'>; ends: Choices<'endTurn'> }) {
  const text = said.value.play
  const { view, voice } = play
  const shut = takes.filter(({ draft }) => view.cards.find(({ id }) => id === draft.card)?.open === null)
  if (shut.length + ends.length === 0) return null
  return (
    <Folded line={text.notNow}>
      <div class="chips words">
        {shut.map(take => (
          <ChoiceButton
            key={`${take.draft.card} ${take.draft.use}`}
            of={take}
            class="long"
            play={play}
            label={text.useLabel(
              text.use(take.draft.card, take.draft.use, voice),
              play.say.label(take.draft.card),
            )}
          >
            {text.use(take.draft.card, take.draft.use, voice)}
          </ChoiceButton>
        ))}
        {ends.map(end => (
          <ChoiceButton key={end.slot} of={end} class="long" play={play}>
            {text.done(voice.name(end.draft.player))}
          </ChoiceButton>
        ))}
      </div>
    </Folded>
  )
}

interface TakenProps {
  readonly play: Play
  readonly takes: Choices<'takeCard'>
  readonly ends: Choices<'endTurn'>
  readonly last: boolean
}

/** The cards taken in this round with their takers, and the use of a copy card for one of them (copyCard). */
export function Taken({ play, takes, ends, last }: TakenProps) {
  const mayEnd = ends.filter(({ refusal }) => !refusal)
  return (
    <>
      <Takers play={play} gone={play.view.cards.filter(({ open }) => open !== 'take')} />
      <Copying play={play} takes={takes} player={ends[0]?.draft.player} />
      <NotNow play={play} takes={takes} ends={ends.filter(({ refusal }) => refusal)} />
      {mayEnd.length > 0 ? <EndTurn play={play} ends={mayEnd} last={last} /> : null}
    </>
  )
}
