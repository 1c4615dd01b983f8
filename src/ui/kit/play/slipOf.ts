import type { Happening } from '../../../rules/happening'

/** The reasons of payments that make a slip: those handed to several holders at once. */
const WHY = new Set(['dividend', 'income'])

/** A slip to read aloud: who gets how much, and for what. */
export interface SlipOf {
  /** The corporation that pays; `undefined` for private companies. */
  readonly of: string | undefined
  readonly lines: readonly {
    readonly to: string
    readonly amount: number
    /** The private companies whose income this is. */
    readonly parts: readonly string[]
    /** What is paid besides a dividend, such as for coal: why, and how much of the amount it is. */
    readonly including: readonly { readonly why: string; readonly amount: number }[]
  }[]
  /** What happened besides: neither its payments nor the move of the payer's token. */
  readonly besides: readonly Happening[]
}

/** The slip of what happened last; `undefined` if nothing was paid out. */
export function slipOf(happened: readonly Happening[]): SlipOf | undefined {
  const paid = happened.filter(it => it.is === 'paid')
  const last = paid.findLast(it => WHY.has(it.why))
  if (!last) return undefined
  const { why, from } = last
  const of = why === 'dividend' ? last.of : undefined
  // Other income of the corporation, such as for coal, is handed over together with its dividend.
  const mine = paid.filter(
    it => it.why === why || (of !== undefined && it.to === of && it.of === of && it.from === from),
  )
  const lines = [...new Set(mine.map(it => it.to))].map(to => {
    const parts = mine.filter(it => it.to === to)
    return {
      to,
      amount: parts.reduce((sum, it) => sum + it.amount, 0),
      parts: why === 'income' ? parts.map(it => it.of ?? '') : [],
      including: parts.filter(it => it.why !== why).map(it => ({ why: it.why, amount: it.amount })),
    }
  })
  const told = new Set<Happening>(mine)
  const besides = happened.filter(
    it => !told.has(it) && !(it.is === 'token' && of !== undefined && it.corporation === of),
  )
  return { of, lines, besides }
}
