import type { ComponentChildren } from 'preact'
import { Label } from '../../../../ui/kit/parts/Label'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { Who } from '../../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import type { Slots } from '../../../../ui/kit/play/slots'
import type { LilAction } from '../../law'
import { said } from '../words'
import type { ChoiceOf, Choices, Play, TurnOf } from './kit'
import { PlayerHead } from './PlayerHead'

/** What may be chosen before the first round. */
export function chooseSlots(slots: Slots<LilAction>) {
  return {
    companies: slots.take('chooseCorporation', 'choose'),
    characters: slots.take('chooseCharacter', 'choose'),
  }
}

interface PickProps {
  readonly play: Play
  readonly choice: ChoiceOf<'chooseCorporation' | 'chooseCharacter'>
  readonly what: string
  readonly children: ComponentChildren
}

function Pick({ play, choice, what, children }: PickProps) {
  return (
    <ChoiceButton of={choice} class="left" play={play}>
      <span>{children}</span> <small>{what}</small>
    </ChoiceButton>
  )
}

interface ChooseProps {
  readonly play: Play
  readonly turn: TurnOf<'choose'>
  readonly slots: ReturnType<typeof chooseSlots>
}

/** A player chooses a starting company or a character, with one tap (setup). */
export function Choose({ play, turn, slots }: ChooseProps) {
  const text = said.value.play
  const companies: Choices<'chooseCorporation'> = slots.companies
  const characters: Choices<'chooseCharacter'> = slots.characters
  const copies = play.view.players[0]?.copies ?? 0
  return (
    <>
      <PlayerHead play={play} id={turn.player} />
      <StepLabel to={turn.cite} level={2} aside={text.choice(turn.pick + 1, turn.of)}>
        {text.choose}
      </StepLabel>
      {/* Dealt before anything is entered, so nothing else tells it. */}
      {turn.pick === 0 && copies > 0 ? <p class="soft sign">{text.copiesEach(copies)}</p> : null}
      <Label>{text.companies}</Label>
      <div class="buttons" style={{ '--least': '9rem' }}>
        {companies.map(choice => {
          const { corporation } = choice.draft
          return (
            <Pick key={corporation} play={play} choice={choice} what={text.advantages[corporation]}>
              <Who id={corporation} size="middle" />
            </Pick>
          )
        })}
      </div>
      <Label>{text.characters}</Label>
      <div class="buttons" style={{ '--least': '9rem' }}>
        {characters.map(choice => {
          const { character } = choice.draft
          return (
            <Pick key={character} play={play} choice={choice} what={text.powers[character]}>
              {play.say.label(character)}
            </Pick>
          )
        })}
      </div>
    </>
  )
}
