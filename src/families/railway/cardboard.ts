import { sharesOf } from '../../bank/paper'
import type { CardboardMove } from '../../rules/cardboard'
import { type Lot, pieceMoves, tokenMoves } from '../cardboard/moves'
import type { Game } from './game'
import { corporationIn } from './ledger'
import type { AnyRailway } from './table'

/** The card of whoever begins the next stock round. */
const PRIORITY = 'priority'

/** Where new trains lie. */
const NEW_TRAINS = 'bank'

/** A corporation's certificates: that of its president, wherever it lies, and the single shares. */
function certificatesOf(game: Game, state: AnyRailway, id: string): readonly Lot[] {
  const held = state.held[id] ?? {}
  const { presidentShares } = game.paper(state, id)
  const whole = (place: string) => sharesOf(held, place) >= presidentShares
  const at = corporationIn(state, id).president ?? ['ipo', 'market'].find(whole) ?? 'ipo'
  const single = Object.entries(held).map(([place, shares]): Lot => {
    const count = Math.max(0, shares - (place === at ? presidentShares : 0))
    return { is: 'share', of: id, at: place, count }
  })
  return [{ is: 'president', of: id, at, count: 1 }, ...single]
}

/** All train cards but those that never run out. */
function trainsOf(game: Game, { depot: { offering, market, gone, owned } }: AnyRailway): readonly Lot[] {
  const lie = (at: string, cards: readonly string[]) =>
    cards.map((card): Lot => ({ is: 'train', of: game.typeOf(card), at, count: 1, face: card }))
  return [
    ...game.trains.map(
      (type): Lot => ({ is: 'train', of: type, at: NEW_TRAINS, count: offering[type] ?? 0, face: type }),
    ),
    ...lie('market', market),
    ...lie('gone', gone),
    ...game.corporations.flatMap(id => lie(id, owned[id] ?? [])),
  ]
}

const lotsOf = (game: Game, state: AnyRailway): readonly Lot[] => [
  ...game.corporations.flatMap(id => certificatesOf(game, state, id)),
  ...Object.entries(state.privates).map(([of, at]): Lot => ({ is: 'private', of, at, count: 1 })),
  ...trainsOf(game, state),
  ...game.corporations.map((id): Lot => {
    const { stations } = corporationIn(state, id)
    return { is: 'station', of: id, at: id, count: stations }
  }),
  { is: 'card', of: PRIORITY, at: state.priorityDeal, count: 1 },
]

/** What is moved by hand to bring a table of a railway game from one state to another. */
export const cardboardMoves = (game: Game, was: AnyRailway, is: AnyRailway): readonly CardboardMove[] => [
  ...pieceMoves(lotsOf(game, was), lotsOf(game, is)),
  ...tokenMoves(was.chart, is.chart),
]
