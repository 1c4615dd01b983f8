import type { Space } from '../../bank/chart'
import type { Holder, Money } from '../../bank/money'
import type {
  Cardboard,
  CardboardMove,
  NewsMove,
  PieceKind,
  PieceMove,
  StackMove,
  TokenMove,
  ToldMove,
} from '../../rules/cardboard'
import type { Voice } from '../../rules/rule'

/** What one language says of pieces that are moved by hand. */
export interface CardboardWords {
  /** The pieces without where they go: `20% of a corporation`. */
  what(move: PieceMove, voice: Voice): string
  from(move: PieceMove, voice: Voice): string
  to(move: PieceMove, voice: Voice): string
  /** Pieces that are turned over where they lie. */
  turned(move: PieceMove, voice: Voice): string
  /** Steps to the right and down the chart; negative to the left and up. */
  steps(right: number, down: number): string
  token(move: TokenMove, steps: string, price: (at: Space) => Money, voice: Voice): string
  /** The tokens of a space from the top. */
  stack(order: readonly string[], price: string): string
  /** What holds differently for whoever it concerns. */
  news(move: NewsMove, voice: Voice): string
  /** A heading over what concerns everybody. */
  heading(move: NewsMove | PieceMove): string
  /** Something of a corporation's, on its own. */
  whose(what: string, corporation: string): string
}

/** What a table must keep for pieces of a kind, or for news, to matter. */
const KEPT: Readonly<Partial<Record<PieceKind | 'obsolete' | 'over' | 'reminder', Cardboard>>> = {
  share: 'certificates',
  president: 'certificates',
  private: 'certificates',
  card: 'certificates',
  train: 'trains',
  marker: 'tokens',
  obsolete: 'trains',
  over: 'trains',
  reminder: 'trains',
}

/** A move with what must be kept for it, if that is anything. */
function keptBy(kind: string): { readonly kept?: Cardboard } {
  const kept = Object.hasOwn(KEPT, kind) ? KEPT[kind as keyof typeof KEPT] : undefined
  return kept ? { kept } : {}
}

/** Says what is moved by hand, owner by owner; `owners` are the players and corporations. */
export function tell(
  moves: readonly CardboardMove[],
  words: CardboardWords,
  owners: ReadonlySet<Holder>,
  price: (at: Space) => Money,
  voice: Voice,
): readonly ToldMove[] {
  const sorted = new Set(moves.map(move => (move.is === 'stack' ? `${move.at}` : undefined)))
  // Where the tokens of a space are sorted after that, only the order at the end is said.
  const placed = (move: TokenMove): TokenMove =>
    move.to && sorted.has(`${move.to}`) ? { ...move, under: [] } : move
  const tokenOf = (move: TokenMove | StackMove): ToldMove => {
    const brief =
      move.is === 'stack'
        ? words.stack(move.order.map(voice.name), voice.money(price(move.at)))
        : words.token(placed(move), stepsOf(move, words), price, voice)
    const whole = move.is === 'stack' ? brief : words.whose(brief, voice.name(move.of))
    return { move, kept: 'tokens', owner: move.of, brief, whole }
  }
  const newsOf = (move: NewsMove): ToldMove => {
    const brief = words.news(move, voice)
    const owner = move.whose ?? words.heading(move)
    const whole = words.whose(brief, move.whose === null ? owner : voice.name(owner))
    return { move, owner, brief, whole, ...keptBy(move.of) }
  }
  const pieceOf = (move: PieceMove): ToldMove => {
    const { is, of, from, to } = move
    const known = [to, from, of].find(id => id !== null && owners.has(id))
    const owner = known ?? (is === 'marker' ? words.heading(move) : 'bank')
    const said = { move, owner, ...keptBy(is) }
    if (from === to) {
      const brief = words.turned(move, voice)
      return { ...said, brief, whole: words.whose(brief, voice.name(owner)) }
    }
    const text = (of: Holder | undefined) => {
      const parts = [
        words.what(move, voice),
        from === of ? '' : words.from(move, voice),
        to === of ? '' : words.to(move, voice),
      ]
      return parts.filter(Boolean).join(' ')
    }
    return { ...said, brief: text(owner), whole: text(undefined) }
  }
  return moves.map(move => {
    if (move.is === 'news') return newsOf(move)
    return move.is === 'token' || move.is === 'stack' ? tokenOf(move) : pieceOf(move)
  })
}

function stepsOf({ from, to }: TokenMove, words: CardboardWords): string {
  return from && to ? words.steps(to[1] - from[1], to[0] - from[0]) : ''
}
