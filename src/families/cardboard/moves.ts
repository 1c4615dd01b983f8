import { placeToken, type Space, sameSpace, spaceOf, type Tokens } from '../../bank/chart'
import type { Holder } from '../../bank/money'
import type { PieceKind, PieceMove, StackMove, TokenMove } from '../../rules/cardboard'

/** Equal pieces that lie in one place, and the side that is up if they have two. */
export interface Lot {
  readonly is: PieceKind
  readonly of: string
  readonly at: Holder
  readonly count: number
  readonly face?: string
}

/** Pieces that a place has lost, or gained; the count falls as they are paired. */
interface Loose {
  readonly at: Holder
  readonly face: string | undefined
  count: number
}

/** What is said first: what lies where it lay but is turned over, then the same side elsewhere, then any two. */
const PASSES: readonly ((lost: Loose, gained: Loose) => boolean)[] = [
  (lost, gained) => lost.at === gained.at,
  (lost, gained) => lost.face === gained.face,
  () => true,
]

type Kind = Pick<Lot, 'is' | 'of'>

function moveOf(
  { is, of }: Kind,
  count: number,
  lost: Loose | undefined,
  gained: Loose | undefined,
): PieceMove {
  return {
    ...{ is, of, from: lost?.at ?? null, to: gained?.at ?? null, count },
    ...(lost?.face === undefined ? {} : { was: lost.face }),
    ...(gained?.face === undefined ? {} : { face: gained.face }),
  }
}

function paired(kind: Kind, lost: readonly Loose[], gained: readonly Loose[]): readonly PieceMove[] {
  const moves: PieceMove[] = []
  for (const fits of PASSES)
    for (const from of lost)
      for (const to of gained) {
        const count = Math.min(from.count, to.count)
        if (count === 0 || !fits(from, to)) continue
        from.count -= count
        to.count -= count
        moves.push(moveOf(kind, count, from, to))
      }
  const alone = ({ count }: Loose) => count > 0
  return [
    ...moves,
    ...lost.filter(alone).map(it => moveOf(kind, it.count, it, undefined)),
    ...gained.filter(alone).map(it => moveOf(kind, it.count, undefined, it)),
  ]
}

/** Whether a lot is as it was; of a table's lots, listed in the same order, nearly all are. */
const isSame = (was: Lot | undefined, is: Lot | undefined): boolean =>
  was?.count === is?.count &&
  was?.at === is?.at &&
  was?.of === is?.of &&
  was?.is === is?.is &&
  was?.face === is?.face

/** The fewest moves that bring pieces from where they lay to where they lie now. */
export function pieceMoves(was: readonly Lot[], is: readonly Lot[]): readonly PieceMove[] {
  const kinds = new Map<string, { readonly kind: Lot; readonly places: Map<string, Loose> }>()
  const add = (lot: Lot, by: 1 | -1) => {
    const key = `${lot.is} ${lot.of}`
    const found = kinds.get(key) ?? { kind: lot, places: new Map<string, Loose>() }
    kinds.set(key, found)
    const place = `${lot.at} ${lot.face ?? ''}`
    const loose = found.places.get(place) ?? { at: lot.at, face: lot.face, count: 0 }
    found.places.set(place, loose)
    loose.count += by * lot.count
  }
  for (const [i, lot] of was.entries()) if (!isSame(lot, is[i])) add(lot, -1)
  for (const [i, lot] of is.entries()) if (!isSame(was[i], lot)) add(lot, 1)
  return [...kinds.values()].flatMap(({ kind, places }) => {
    const all = [...places.values()]
    const lost = all.filter(({ count }) => count < 0).map(it => ({ ...it, count: -it.count }))
    return paired(
      kind,
      lost,
      all.filter(({ count }) => count > 0),
    )
  })
}

/** The corporations whose tokens lie in a space, from the top. */
const stackAt = (tokens: Tokens<string>, at: Space): readonly string[] =>
  tokens.filter(token => sameSpace(token.at, at)).map(({ corporation }) => corporation)

/** How tokens go from where they lay to where they lie now, each under those before it; and the spaces to sort after that. */
export function tokenMoves(was: Tokens<string>, is: Tokens<string>): readonly (TokenMove | StackMove)[] {
  const moves: (TokenMove | StackMove)[] = []
  let now = was.filter(({ corporation, at }) => {
    const stays = spaceOf(is, corporation) !== undefined
    if (!stays) moves.push({ is: 'token', of: corporation, from: at, to: null, under: [] })
    return stays
  })
  for (const { corporation, at } of is) {
    const from = spaceOf(now, corporation) ?? null
    if (from && sameSpace(from, at)) continue
    moves.push({ is: 'token', of: corporation, from, to: at, under: stackAt(now, at) })
    now = placeToken(now, corporation, at) as typeof now
  }
  const sorted = is.flatMap(({ corporation, at }): readonly StackMove[] => {
    const order = stackAt(is, at)
    if (order[0] !== corporation || order.join() === stackAt(now, at).join()) return []
    return [{ is: 'stack', of: corporation, at, order }]
  })
  return [...moves, ...sorted]
}
