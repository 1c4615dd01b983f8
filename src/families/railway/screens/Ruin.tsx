import type { Happening } from '../../../rules/happening'
import type { Choice } from '../../../rules/rule'
import { opened, reveal } from '../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { followsOf } from '../../../ui/kit/play/kit'
import type { DeclareBankruptcy } from '../operating/declareBankruptcy'
import type { ForcedView } from '../view'
import { type Choices, type Play, said } from './shown'

interface Props {
  readonly play: Play
  readonly forced: ForcedView
  readonly bankruptcies: Choices<DeclareBankruptcy>
  /** Further consequences of a bankruptcy, one line each. */
  readonly ruins?: (declared: Choice<DeclareBankruptcy>) => readonly string[]
}

/** How many shares a sale sold: those of its corporation that its seller handed over right after the payment. */
const soldWith = (happened: readonly Happening[], at: number, corporation: string, seller: string): number =>
  happened
    .slice(at)
    .filter(it => it.is === 'shares')
    .find(it => it.corporation === corporation && it.from === seller)?.shares ?? 0

/** What a bankruptcy sells, what that brings, and where the money goes, one line each. */
function sellsOff({ voice, tryOut }: Play, declared: DeclareBankruptcy): readonly string[] {
  const text = said.value.forced
  const { money, name } = voice
  const happened = followsOf(tryOut(declared))
  const sales = happened.flatMap((it, at) =>
    it.is === 'paid' && it.why === 'sale' && it.to === declared.player ? [{ ...it, at }] : [],
  )
  const sold = sales.map(
    ({ of = '', amount, at }) =>
      `${soldWith(happened, at, of, declared.player)}\u00a0${name(of)} ${money(amount)}`,
  )
  const brings = sales.reduce((sum, { amount }) => sum + amount, 0)
  const left = happened.filter(it => it.is === 'paid').find(it => it.why === 'forfeit')
  return [
    ...(sold.length > 0 ? [text.sellsAll(sold, money(brings))] : []),
    ...(left && left.amount > 0
      ? [text.forfeits(money(left.amount), left.to === 'bank' ? undefined : name(left.to))]
      : []),
  ]
}

/**
 * Declares bankruptcy, with a second tap once its consequences have been shown. Its place is below every way out, such as a
 * train of another corporation, because it cannot be told from here which of them the table will agree on.
 */
export function Ruin({ play, forced, bankruptcies, ruins }: Props) {
  const text = said.value.forced
  const { money, name } = play.voice
  return bankruptcies.map(choice => {
    const open = !choice.refusal && opened.is(choice.slot)
    return (
      <section key={choice.slot} class="stack ruin">
        <ChoiceButton of={choice} class="wide" expanded={open} onTap={() => opened.toggle(choice.slot)}>
          {text.declareBankruptcy}
        </ChoiceButton>
        {open ? (
          <div ref={reveal} class="strip notice converting revealed">
            <ul>
              <li>
                {name(forced.president)}{' '}
                {text.cannotRaise(money(forced.canRaise), money(forced.contribution))}
              </li>
              {[...sellsOff(play, choice.draft), ...(ruins?.(choice) ?? [])].map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ChoiceButton kind="stop" class="wide" enters={choice.draft} play={play}>
              {text.declareBankrupt(name(forced.president))}
            </ChoiceButton>
          </div>
        ) : null}
      </section>
    )
  })
}
