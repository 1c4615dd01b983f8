import type { Space } from '../../bank/chart'
import type { Holder, Money } from '../../bank/money'
import type {
  Cardboard,
  CardboardMove,
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
  /** Something of a corporation's, on its own. */
  whose(what: string, corporation: string): string
}

const KEPT: Readonly<Partial<Record<PieceKind, Cardboard>>> = {
  share: 'certificates',
  president: 'certificates',
  private: 'certificates',
  card: 'certificates',
  train: 'trains',
}

/** Says what is moved by hand, owner by owner; `owners` are the players and corporations. */
export function tell(
  moves: readonly CardboardMove[],
  words: CardboardWords,
  owners: ReadonlySet<Holder>,
  price: (at: Space | null) => Money,
  voice: Voice,
): readonly ToldMove[] {
  const tokenOf = (move: TokenMove | StackMove): ToldMove => {
    const brief =
      move.is === 'stack'
        ? words.stack(move.order.map(voice.name), voice.money(price(move.at)))
        : words.token(move, stepsOf(move, words), price, voice)
    const whole = move.is === 'stack' ? brief : words.whose(brief, voice.name(move.of))
    return { move, kept: 'tokens', owner: move.of, brief, whole }
  }
  const pieceOf = (move: PieceMove): ToldMove => {
    const { is, of, from, to } = move
    const known = [to, from, of].find(id => id !== null && owners.has(id))
    const owner = known ?? 'bank'
    const kept = KEPT[is]
    const said = { move, owner, ...(kept ? { kept } : {}) }
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
  return moves.map(move => (move.is === 'token' || move.is === 'stack' ? tokenOf(move) : pieceOf(move)))
}

function stepsOf({ from, to }: TokenMove, words: CardboardWords): string {
  return from && to ? words.steps(to[1] - from[1], to[0] - from[0]) : ''
}
