import { type Lot, pieceMoves, tokenMoves } from '../../../families/cardboard/moves'
import { type CardboardMove, MAP, type NewsMove } from '../../../rules/cardboard'
import { CHARACTERS, PAPER, STATIONS, TRAINS } from '../data'
import { directorOf, type LilState } from '../state'

/** The card of the starting player, and those that Dimen's Land copies with. */
export const STARTING_CARD = 'starting'
export const COPY_CARD = 'copy'

/** The charter of a company, whose face says whose it is. */
export const CHARTER_CARD = 'charter'

/** Action cards, and the middle of the table, where they lie until somebody takes them. */
export const ACTION_CARD = 'action'
export const MIDDLE = 'middle'

/** Certificates: the director's, which the stack has before a company is founded, and the single shares. */
function certificatesOf(state: LilState, id: LilState['corporations'][number]): readonly Lot[] {
  const at = directorOf(state, id) ?? 'ipo'
  const single = Object.entries(state.held[id] ?? {}).map(([place, shares]): Lot => {
    const count = Math.max(0, shares - (place === at ? PAPER.presidentShares : 0))
    return { is: 'share', of: id, at: place, count }
  })
  return [{ is: 'president', of: id, at, count: 1 }, ...single]
}

/** Train cards by type; the gray back of an obsolete one is its other face. Those that come with a company are handed out with it. */
function trainCards(state: LilState): readonly Lot[] {
  const { offering, market, gone, owned } = state.depot
  const lie = (at: string, cards: readonly string[]) =>
    cards.map((face): Lot => ({ is: 'train', of: face.replace('*', ''), at, count: 1, face }))
  return [
    ...TRAINS.map((of): Lot => ({ is: 'train', of, at: 'ipo', count: offering[of] ?? 0, face: of })),
    ...lie('scrapped', market),
    ...lie('gone', gone),
    ...Object.entries(owned).flatMap(([id, cards]) => {
      const chosen = directorOf(state, id as keyof typeof owned) !== null
      return lie(chosen ? id : 'ipo', cards)
    }),
  ]
}

/** Where the card of a character lies: with whoever chose it, or in the middle as long as it may be chosen. */
const characterAt = ({ characters, turn }: LilState, of: (typeof CHARACTERS)[number]) =>
  characters[of] ?? (turn[0].at === 'choose' ? MIDDLE : 'gone')

/** A company's charter; before it is founded or chosen nobody counts where it lies. */
function charterOf(state: LilState, face: LilState['corporations'][number]): readonly Lot[] {
  const at = directorOf(state, face)
  return at === null ? [] : [{ is: 'card', of: CHARTER_CARD, at, count: 1, face }]
}

/** A company's stations: its home, which is laid when it is chosen or founded, and the others. */
function stationsOf(state: LilState, of: LilState['corporations'][number]): readonly Lot[] {
  const left = state.companies[of]?.stations ?? 0
  return [
    { is: 'home', of, at: directorOf(state, of) === null ? of : MAP, count: 1 },
    { is: 'station', of, at: of, count: left },
    { is: 'station', of, at: MAP, count: STATIONS - left },
  ]
}

/** The action cards of this round: those that were taken, and those that are left. A copied card stays where it is. */
function actionCards({ taken }: LilState): readonly Lot[] {
  const cards = taken.filter(it => !it.copy)
  const lie = (at: string, count: number): Lot => ({ is: 'card', of: ACTION_CARD, at, count })
  return [...cards.map(({ player }) => lie(player, 1)), lie(MIDDLE, -cards.length)]
}

const lotsOf = (state: LilState): readonly Lot[] => [
  ...state.corporations.flatMap(id => [...certificatesOf(state, id), ...charterOf(state, id)]),
  ...trainCards(state),
  ...state.corporations.flatMap(id => stationsOf(state, id)),
  ...actionCards(state),
  ...CHARACTERS.map((of): Lot => ({ is: 'card', of, at: characterAt(state, of), count: 1 })),
  ...Object.entries(state.copies).map(([at, count]): Lot => ({ is: 'card', of: COPY_CARD, at, count })),
  { is: 'card', of: STARTING_CARD, at: state.starting, count: 1 },
  { is: 'marker', of: 'round', at: `${Math.max(1, state.round.number)}`, count: 1 },
]

/** A new phase, for everybody. */
function newsOf({ phase: from }: LilState, { phase: to }: LilState): readonly NewsMove[] {
  return from === to ? [] : [{ is: 'news', of: 'phase', whose: null, from, to, pieces: [] }]
}

/** What is moved by hand between two tables, and what then holds differently. */
export const cardboardMoves = (was: LilState, is: LilState): readonly CardboardMove[] => [
  ...newsOf(was, is),
  ...pieceMoves(lotsOf(was), lotsOf(is)),
  ...tokenMoves(was.chart, is.chart),
]
