import { type Space, sameSpace, type Tokens } from '../../../bank/chart'
import type { Happening } from '../../../rules/happening'
import type { AnyState } from '../../../rules/state'
import { lastChange, now, type Session, before as tableBefore } from '../../../session/session'
import type { Payment } from '../../../session/settled'

/** What the last change brought: what happened, and where the tokens lay before (`lay`) and lie now (`lie`). */
export interface News {
  readonly happened: readonly Happening[]
  readonly lay: Tokens<string>
  readonly lie: Tokens<string>
}

/** The tokens on the chart that the title shows for a table. */
const tokensOf = ({ title }: Session, state: AnyState) => title.view(state).chart.tokens

/**
 * What the last change brought to a game that was `stood` a moment ago. `undefined` if another game was opened, or if
 * the change was taken back or made in the past.
 */
export function newsOf(stood: Session | null, open: Session | null): News | undefined {
  if (!stood || stood.start !== open?.start || 'undo' in (open.records.at(-1) ?? {})) return undefined
  const known = stood.entries.length
  const from = Math.max(known, lastChange(open))
  const brought = open.entries.slice(from)
  if (brought.length === 0 || open.entries[known - 1] !== stood.entries.at(-1)) return undefined
  return {
    happened: brought.flatMap(entry => entry.happened),
    // Getters, because only a chart asks for them, and one is seldom on the screen.
    get lay() {
      return tokensOf(open, tableBefore(open, from))
    },
    get lie() {
      return tokensOf(open, now(open))
    },
  }
}

/** Where a token lies: its space, and how many tokens lie on top of it there. */
export interface Spot {
  readonly at: Space
  readonly above: number
}

/** The path of a token. */
export interface Walk {
  readonly from: Spot
  readonly to: Spot
}

function spotOf(tokens: Tokens<string>, corporation: string): Spot | undefined {
  const token = tokens.find(it => it.corporation === corporation)
  if (!token) return undefined
  return { at: token.at, above: tokens.filter(it => sameSpace(it.at, token.at)).indexOf(token) }
}

/** The tokens that went from one space to another. A token that was only placed, or came back to its space, is left out. */
export function walksOf({ happened, lay, lie }: News): readonly Walk[] {
  const moved = new Set(happened.map(it => it.is === 'token' && it.corporation))
  return [...moved].flatMap(id => {
    const [from, to] = id ? [spotOf(lay, id), spotOf(lie, id)] : []
    return from && to && !sameSpace(from.at, to.at) ? [{ from, to }] : []
  })
}

/** The payments, those between the same two purses added up, in the order in which they began. */
export function paymentsOf({ happened }: News): readonly Payment[] {
  const sums = new Map<string, Payment>()
  for (const it of happened) {
    if (it.is !== 'paid') continue
    const { from, to, amount } = it
    const way = `${from} ${to}`
    sums.set(way, { from, to, amount: amount + (sums.get(way)?.amount ?? 0) })
  }
  return [...sums.values()]
}
