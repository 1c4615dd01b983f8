import { type Lot, pieceMoves, tokenMoves } from '../../../families/cardboard/moves'
import type { CardboardMove } from '../../../rules/cardboard'
import { CHARACTERS, PAPER, TRAINS } from '../data'
import { directorOf, type LilState } from '../state'

/** The card of the starting player, and those that Dimen's Land copies with. */
export const STARTING_CARD = 'starting'
export const COPY_CARD = 'copy'

/** Certificates: the director's, which the stack has before a company is founded, and the single shares. */
function certificatesOf(state: LilState, id: LilState['corporations'][number]): readonly Lot[] {
  const at = directorOf(state, id) ?? 'ipo'
  const single = Object.entries(state.held[id] ?? {}).map(([place, shares]): Lot => {
    const count = Math.max(0, shares - (place === at ? PAPER.presidentShares : 0))
    return { is: 'share', of: id, at: place, count }
  })
  return [{ is: 'president', of: id, at, count: 1 }, ...single]
}

/** Train cards by type; the gray back of an obsolete one is its other face. */
function trainsOf({ depot: { offering, market, gone, owned } }: LilState): readonly Lot[] {
  const lie = (at: string, cards: readonly string[]) =>
    cards.map((face): Lot => ({ is: 'train', of: face.replace('*', ''), at, count: 1, face }))
  return [
    ...TRAINS.map((of): Lot => ({ is: 'train', of, at: 'ipo', count: offering[of] ?? 0, face: of })),
    ...lie('scrapped', market),
    ...lie('gone', gone),
    ...Object.entries(owned).flatMap(([id, cards]) => lie(id, cards)),
  ]
}

const lotsOf = (state: LilState): readonly Lot[] => [
  ...state.corporations.flatMap(id => certificatesOf(state, id)),
  ...trainsOf(state),
  ...state.corporations.map(
    (of): Lot => ({ is: 'station', of, at: of, count: state.companies[of]?.stations ?? 0 }),
  ),
  ...CHARACTERS.flatMap((of): readonly Lot[] => {
    const at = state.characters[of]
    return at === null ? [] : [{ is: 'card', of, at, count: 1 }]
  }),
  ...Object.entries(state.copies).map(([at, count]): Lot => ({ is: 'card', of: COPY_CARD, at, count })),
  { is: 'card', of: STARTING_CARD, at: state.starting, count: 1 },
]

/** What is moved by hand between two tables. Action cards are not told: each is what its entry says. */
export const cardboardMoves = (was: LilState, is: LilState): readonly CardboardMove[] => [
  ...pieceMoves(lotsOf(was), lotsOf(is)),
  ...tokenMoves(was.chart, is.chart),
]
