import { type CardboardWords, tell } from '../../../families/words/cardboard'
import type { NewsMove } from '../../../rules/cardboard'
import type { TitleWords } from '../../../rules/title'
import { PHASE_TABLE, PHASES, type PhaseId } from '../data'
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

/**
 * What a change of phase means: whether a phase is taken back, which phases with tiles of their own it passes, the train limit and
 * the value of the money card if they are others, and the type of train that earns half from now on.
 */
export function meaning({ from, to }: NewsMove) {
  const [was, is] = [PHASE_TABLE[from as PhaseId], PHASE_TABLE[to as PhaseId]]
  const [first = 0, last = 0] = [from, to].map(id => PHASES.indexOf(id as PhaseId))
  const passed = PHASES.slice(Math.min(first, last) + 1, Math.max(first, last) + 1)
  return {
    back: last < first,
    tiles: passed.filter(id => id === '3' || id === '5'),
    limit: was.limit === is.limit ? undefined : is.limit,
    funds: was.funds === is.funds ? undefined : is.funds,
    half: last < first ? undefined : is.turns?.[0],
  }
}
