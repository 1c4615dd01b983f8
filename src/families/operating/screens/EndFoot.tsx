import type { Action, Choice } from '../../../rules/rule'
import { Folded } from '../../../ui/kit/parts/Folded'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../ui/kit/play/Foot'
import type { Play } from '../../../ui/kit/play/kit'

/** A way to end an operating turn, as a button. */
export interface End {
  readonly choice: Choice<Action>
  readonly says: string
  /** Not the usual way, so it does not stand out. */
  readonly quiet?: boolean
}

/**
 * Ends the operating turn: above the bar once that is possible; until then, or if there is only an unusual way, it leaves this
 * space to what should come first. With `notNow`, a line, what is refused is folded under it.
 */
export const EndFoot = steady(
  ({ play, ends, notNow }: { play: Play; ends: readonly End[]; notNow?: string | undefined }) => {
    const buttonOf = ({ choice, says, quiet = false }: End) => (
      <ChoiceButton
        key={says}
        of={choice}
        kind={choice.refusal || quiet ? 'plain' : 'ink'}
        class="big"
        play={play}
      >
        {says}
      </ChoiceButton>
    )
    const [open, shut] = [ends.filter(it => !it.choice.refusal), ends.filter(it => it.choice.refusal)]
    const folds = notNow !== undefined && shut.length > 0
    const shown = folds ? open : ends
    return (
      <>
        {folds ? (
          <Folded line={notNow}>
            <div class="not-yet">{shut.map(buttonOf)}</div>
          </Folded>
        ) : null}
        {open.some(it => !it.quiet) ? (
          <Foot>{shown.map(buttonOf)}</Foot>
        ) : shown.length > 0 ? (
          <div class="not-yet">{shown.map(buttonOf)}</div>
        ) : null}
      </>
    )
  },
)
