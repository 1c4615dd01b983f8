import type { Holder } from '../../bank/money'
import { sharesOf } from '../../bank/paper'
import { BOX, type CardboardMove, MAP, type NewsMove } from '../../rules/cardboard'
import { type Lot, pieceMoves, tokenMoves } from '../cardboard/moves'
import type { Game } from './game'
import { corporationIn } from './ledger'
import { type AnyRailway, trainsOf } from './table'
import { hasBegun } from './turns'
import { settingOff } from './viewTrains'

/** The card of whoever begins the next stock round. */
const PRIORITY = 'priority'

/** The charter of a corporation, whose face says whose it is, with its trains and its stations. */
export const CHARTER_CARD = 'charter'

/** Where new trains lie. */
const NEW_TRAINS = 'bank'

/** The pieces that not every railway game has, and those that lie elsewhere than in most. */
export interface OwnPieces {
  /** Whether a home station is on the map; if missing, it is once its corporation has floated. */
  home?(state: AnyRailway, corporation: string): boolean
  /** Where the president's certificate of a corporation without one lies, if not with its other shares. */
  unsold?(state: AnyRailway, corporation: string): Holder | undefined
  /** The space in which the marker of the round lies, if not in that of a stock round or of an operating round by its number. */
  marker?(state: AnyRailway): string
  /** The game has no such marker. */
  readonly unmarked?: true
  /** Where its other pieces lie, by what is printed on them. */
  chips?(state: AnyRailway): Readonly<Record<string, readonly string[]>>
  /** What else holds differently than before. */
  news?(was: AnyRailway, is: AnyRailway): readonly NewsMove[]
}

/** For games in which a corporation places its home station when its first turn begins. */
export const onFirstTurn: NonNullable<OwnPieces['home']> = hasBegun

/** A corporation's certificates: that of its president, wherever it lies, and the single shares. */
function certificatesOf(game: Game, { unsold }: OwnPieces, state: AnyRailway, id: string): readonly Lot[] {
  const held = state.held[id] ?? {}
  const { presidentShares } = game.paper(state, id)
  const whole = (place: string) => sharesOf(held, place) >= presidentShares
  const { president } = corporationIn(state, id)
  const at = president ?? ['ipo', 'market'].find(whole) ?? 'ipo'
  const single = Object.entries(held).map(([place, shares]): Lot => {
    const count = Math.max(0, shares - (place === at ? presidentShares : 0))
    return { is: 'share', of: id, at: place, count }
  })
  return [
    { is: 'president', of: id, at: (president === null && unsold?.(state, id)) || at, count: 1 },
    ...single,
  ]
}

/** A corporation's charter, which its president has; before it is started and after it has closed nobody counts where it lies. */
function charterOf(state: AnyRailway, face: string): readonly Lot[] {
  const { president } = corporationIn(state, face)
  return president === null ? [] : [{ is: 'card', of: CHARTER_CARD, at: president, count: 1, face }]
}

/** All train cards but those that never run out. */
function trainCards(game: Game, { depot: { offering, market, gone, owned } }: AnyRailway): readonly Lot[] {
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

/** A corporation's stations: on its charter, on the map, and those that it does not have yet. */
function stationsOf(game: Game, { home }: OwnPieces, state: AnyRailway, of: string): readonly Lot[] {
  const { stations: left, floated } = corporationIn(state, of)
  const has = game.stations(state, of)
  const lie = (at: string, count: number): Lot => ({ is: 'station', of, at, count })
  return [
    { is: 'home', of, at: (home?.(state, of) ?? floated) ? game.home(state, of) : of, count: 1 },
    lie(of, left),
    lie(MAP, has - left),
    lie(BOX, game.charter(of).stations.length - has),
  ]
}

const markerAt = ({ marker }: OwnPieces, state: AnyRailway) =>
  marker?.(state) ?? (state.round.operating === 0 ? 'stock' : `${state.round.operating}`)

const lotsOf = (game: Game, own: OwnPieces, state: AnyRailway): readonly Lot[] => [
  ...game.corporations.flatMap(id => [...certificatesOf(game, own, state, id), ...charterOf(state, id)]),
  ...Object.entries(state.privates).map(([of, at]): Lot => ({ is: 'private', of, at, count: 1 })),
  ...trainCards(game, state),
  ...game.corporations.flatMap(id => stationsOf(game, own, state, id)),
  { is: 'card', of: PRIORITY, at: state.priorityDeal, count: 1 },
  ...(own.unmarked ? [] : [{ is: 'marker', of: 'round', at: markerAt(own, state), count: 1 } as const]),
  ...Object.entries(own.chips?.(state) ?? {}).flatMap(([of, places]) =>
    places.map((at): Lot => ({ is: 'chip', of, at, count: 1 })),
  ),
]

/** What the phases between two tables bring, as codes, without the trains that go: those are moved by hand. */
function broughtBetween(game: Game, was: AnyRailway, is: AnyRailway): readonly string[] {
  const [first = 0, last = 0] = [was, is].map(it => game.phases.indexOf(it.phase)).toSorted((a, b) => a - b)
  const brought = game.phases.slice(first + 1, last + 1).flatMap(settingOff(game)(is))
  return brought.filter(code => !game.trains.some(type => code === `goes${type}`))
}

/** What a new phase brings to everybody, and what it makes corporations do. */
function newsOf(game: Game, was: AnyRailway, is: AnyRailway): readonly NewsMove[] {
  if (was.phase === is.phase) return []
  const since = { is: 'news', from: was.phase, to: is.phase } as const
  const obsolete = (id: string) =>
    trainsOf(is, id).filter(card => game.obsolete(is, card) && !game.obsolete(was, card))
  const about = (of: string, whose: readonly string[], pieces: (id: string) => readonly string[]) =>
    whose
      .map((id): NewsMove => ({ ...since, of, whose: id, pieces: pieces(id) }))
      .filter(it => it.pieces.length > 0)
  return [
    { ...since, of: 'phase', whose: null, pieces: broughtBetween(game, was, is) },
    ...about('obsolete', game.corporations, obsolete),
    ...about('over', game.overTrainLimit(is), id => trainsOf(is, id).slice(game.trainLimit(is, id))),
  ]
}

/** What each share of a corporation counts, if that is another percentage than before. */
const countsOf = (game: Game, was: AnyRailway, is: AnyRailway): readonly NewsMove[] =>
  game.started(is).flatMap((id): readonly NewsMove[] => {
    const [from, to] = [game.paper(was, id).percent, game.paper(is, id).percent]
    return from === to
      ? []
      : [{ is: 'news', of: 'counts', whose: id, from: `${from}`, to: `${to}`, pieces: [] }]
  })

/** What is moved by hand to bring a table of a railway game from one state to another, and what then holds differently. */
export const cardboardMoves = (
  game: Game,
  was: AnyRailway,
  is: AnyRailway,
  own: OwnPieces = {},
): readonly CardboardMove[] => [
  ...newsOf(game, was, is),
  ...countsOf(game, was, is),
  ...(own.news?.(was, is) ?? []),
  ...pieceMoves(lotsOf(game, own, was), lotsOf(game, own, is)),
  ...tokenMoves(was.chart, is.chart),
]
