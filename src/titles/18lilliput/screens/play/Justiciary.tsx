import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import type { Slots } from '../../../../ui/kit/play/slots'
import type { LilAction } from '../../law'
import { said } from '../words'
import type { Play, TurnOf } from './kit'
import { PlayerHead } from './PlayerHead'

/** Those who may receive the Grand Justiciary's money. */
export const justiciarySlots = (slots: Slots<LilAction>) => slots.take('justiciary', 'justiciary')

interface JusticiaryProps {
  readonly play: Play
  readonly turn: TurnOf<'justiciary'>
  readonly payments: ReturnType<typeof justiciarySlots>
}

/** The start of a round: whom the Grand Justiciary pays (characters). */
export function Justiciary({ play, turn, payments }: JusticiaryProps) {
  const text = said.value.play
  const { money, name } = play.voice
  return (
    <>
      <PlayerHead play={play} id={turn.player} />
      <StepLabel to={turn.cite} level={2}>
        {text.justiciary}
      </StepLabel>
      <div class="buttons" style={{ '--least': '9rem' }}>
        {payments.map(payment => {
          const { corporation, player } = payment.draft
          return (
            <ChoiceButton key={corporation ?? player} of={payment} class="big" play={play}>
              {corporation
                ? text.paysTo(money(turn.toCompany), name(corporation))
                : text.paysTo(money(turn.toPlayer), name(player))}
            </ChoiceButton>
          )
        })}
      </div>
    </>
  )
}
