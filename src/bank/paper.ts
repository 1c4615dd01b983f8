import type { Holder } from './money'

/** How a corporation's stock is cut into certificates: shares in all, shares on the president's certificate, percent a share (1.3.2). */
export interface Paper {
  readonly shares: number
  readonly presidentShares: number
  readonly percent: number
}

/** Whole shares of one corporation by holder: players, and the piles of the title. Holders without any are left out. */
export type Held = Readonly<Record<Holder, number>>

/** Shares that a holder has of one corporation; 0 where none. */
export function sharesOf(held: Held, holder: Holder): number {
  return held[holder] ?? 0
}

/** Moves shares between two holders. Throws for a number that is no whole positive one, or that the giver does not have. */
export function moveShares(held: Held, from: Holder, to: Holder, shares: number): Held {
  const left = sharesOf(held, from) - shares
  if (!Number.isSafeInteger(shares) || shares <= 0 || left < 0)
    throw new Error(`${from} cannot give ${shares}`)
  if (from === to) return held
  const next: Record<Holder, number> = { ...held, [from]: left, [to]: sharesOf(held, to) + shares }
  if (left === 0) delete next[from]
  return next
}

/** Certificates that a holder of `shares` has: the president's certificate is one however many shares it is (3.3(b)). */
export function certificatesFor(paper: Paper, shares: number, president: boolean): number {
  return president ? shares - paper.presidentShares + 1 : shares
}
