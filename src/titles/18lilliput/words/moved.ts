import { type CardboardWords, tell } from '../../../families/words/cardboard'
import type { TitleWords } from '../../../rules/title'
import type { LilState } from '../state'
import { cardboardMoves } from '../table/cardboard'

/** What is moved by hand, in one language. */
export const movedIn =
  (words: CardboardWords): NonNullable<TitleWords['moved']> =>
  (before, after, voice) => {
    const [was, is] = [before as LilState, after as LilState]
    const owners = new Set<string>([...is.players, ...is.corporations])
    const price = (at: readonly [number, number] | null) => (at ? (is.grid[at[0]]?.[at[1]]?.price ?? 0) : 0)
    return tell(cardboardMoves(was, is), words, owners, price, voice)
  }
