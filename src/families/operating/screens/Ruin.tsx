import type { Action, Choice } from '../../../rules/rule'
import { opened, reveal } from '../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import type { Play } from '../../../ui/kit/play/kit'
import type { RuinWords } from '../../words/operating'
import type { ForcedPurchase, OperatingTable } from './table'

/** Declares that a player cannot raise the money. */
export interface Bankruptcy extends Action {
  readonly player: string
}

interface Props<V extends OperatingTable, B extends Bankruptcy> {
  readonly play: Play<V>
  readonly text: RuinWords
  readonly forced: ForcedPurchase
  readonly bankruptcies: readonly Choice<B>[]
  /** Further consequences of a bankruptcy, one line each. */
  readonly ruins?: (declared: Choice<B>) => readonly string[]
}

/**
 * Declares bankruptcy, with a second tap once its consequences have been shown. Its place is below every way out, such as a
 * train of another corporation, because it cannot be told from here which of them the table will agree on.
 */
export function Ruin<V extends OperatingTable, B extends Bankruptcy>({
  play,
  text,
  forced,
  bankruptcies,
  ruins,
}: Props<V, B>) {
  const { money, name } = play.voice
  return bankruptcies.map(choice => {
    const open = !choice.refusal && opened.is(choice.slot)
    return (
      <section key={choice.slot} class="stack ruin">
        <ChoiceButton
          of={choice}
          class="wide"
          refusal={choice.refusal}
          expanded={open}
          onTap={() => opened.toggle(choice.slot)}
        >
          {text.declareBankruptcy}
        </ChoiceButton>
        {open ? (
          <div ref={reveal} class="strip notice converting revealed">
            <ul>
              <li>
                {name(forced.president)}{' '}
                {text.cannotRaise(money(forced.canRaise), money(forced.contribution))}
              </li>
              {ruins?.(choice).map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ChoiceButton kind="stop" class="wide" onTap={() => play.submit(choice.draft)}>
              {text.declareBankrupt(name(forced.president))}
            </ChoiceButton>
          </div>
        ) : null}
      </section>
    )
  })
}
