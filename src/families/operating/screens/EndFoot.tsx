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
 * Ends the operating turn: above the bar once that is possible; until then it leaves this space to what must come first. With
 * `notNow`, a line, what is refused is folded under it.
 */
export const EndFoot = steady(
  ({ play, ends, notNow }: { play: Play; ends: readonly End[]; notNow?: string | undefined }) => {
    const buttonOf = ({ choice, says, quiet = false }: End) => (
      <ChoiceButton
        key={says}
        of={choice}
        kind={choice.refusal || quiet ? 'plain' : 'ink'}
        class="big"
        refusal={choice.refusal}
        onTap={() => play.submit(choice.draft)}
      >
        {says}
      </ChoiceButton>
    )
    const [open, shut] = [ends.filter(it => !it.choice.refusal), ends.filter(it => it.choice.refusal)]
    if (notNow !== undefined && shut.length > 0)
      return (
        <>
          <Folded line={notNow}>
            <div class="not-yet">{shut.map(buttonOf)}</div>
          </Folded>
          {open.length > 0 ? <Foot>{open.map(buttonOf)}</Foot> : null}
        </>
      )
    return open.length === 0 ? (
      <div class="not-yet">{shut.map(buttonOf)}</div>
    ) : (
      <Foot>{ends.map(buttonOf)}</Foot>
    )
  },
)
