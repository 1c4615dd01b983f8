import { words } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import type { Choice, Refusal } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'
import {
  endSetOff,
  flowOf,
  followsOf,
  movesOf,
  numbersOf,
  type Play,
  rangeOf,
  refusalOf,
  tableAfter,
  varied,
} from '../../../ui/kit/play/kit'
import { newPresident, type SellShares } from './table'

/** A sale of a number of shares, with its outcome. */
export interface TriedSale<V extends ShellView> {
  readonly draft: SellShares
  readonly refusal: Refusal | undefined
  readonly proceeds: Money
  readonly token: readonly [Money, Money] | undefined
  readonly president: string | undefined
  /** That it would set off the end of the game. */
  readonly end: string | undefined
  /** The table after it; computed only when read. */
  readonly after: V | undefined
}

/** What a title adds about a sale, in short. */
export type AlsoOf<V extends ShellView> = (sale: TriedSale<V>) => readonly string[]

/** Tries every number of shares of a sale. */
export function trySales<V extends ShellView>(
  play: Play<V>,
  sale: Choice<SellShares>,
): readonly TriedSale<V>[] {
  const { player, corporation } = sale.draft
  return numbersOf(rangeOf(sale)).map(shares => {
    const draft = varied(sale, shares)
    const tried = play.tryOut(draft)
    const happened = followsOf(tried)
    return {
      draft,
      refusal: refusalOf(tried),
      proceeds: flowOf(happened, player),
      // A token that first moves left without a run does so without the sale, too: the sale counts from there, as its price does.
      token: movesOf(
        happened.filter(it => it.is !== 'token' || it.why !== 'left'),
        corporation,
      ),
      president: newPresident(happened, corporation),
      end: endSetOff(play, happened),
      get after() {
        return tableAfter(tried)
      },
    }
  })
}

/** The effects of a sale: where the token goes, what the title adds, and who takes over. */
export function saleEffects<V extends ShellView>(
  play: Play<V>,
  text: { becomes(name: string): string },
  sale: TriedSale<V>,
  also?: AlsoOf<V>,
): readonly string[] {
  const { token, president, end } = sale
  return [
    ...(token ? [words.value.play.token(token[0], token[1])] : []),
    ...(also?.(sale) ?? []),
    ...(president ? [text.becomes(play.voice.name(president))] : []),
    ...(end ? [end] : []),
  ]
}

/** The reason why nothing may be sold, which is that of the first number of shares; `undefined` if some number may be. */
export function saleRefusal(play: Play, sale: Choice<SellShares>): Refusal | undefined {
  if (!sale.refusal) return undefined
  const open = numbersOf(rangeOf(sale)).some(shares => !refusalOf(play.tryOut(varied(sale, shares))))
  return open ? undefined : sale.refusal
}
