import type { Holder } from './money'

/**
 * How a corporation's stock is divided into certificates: total shares, shares on the president's certificate, and percent
 * per share.
 */
export interface Paper {
  readonly shares: number
  readonly presidentShares: number
  readonly percent: number
}

/** Whole shares of one corporation by holder: players, and the title's piles. Holders without shares are omitted. */
export type Held = Readonly<Record<Holder, number>>

/** The shares a holder has of one corporation, possibly 0. */
export function sharesOf(held: Held, holder: Holder): number {
  return held[holder] ?? 0
}

/** All holders but one. What `delete` leaves behind is slow to copy, and it is copied at every move. */
function without(held: Held, holder: Holder): Record<Holder, number> {
  const { [holder]: _, ...others } = held
  return others
}

/** Moves shares between two holders. Throws unless `shares` is a positive whole number that the giver has. */
export function moveShares(held: Held, from: Holder, to: Holder, shares: number): Held {
  const left = sharesOf(held, from) - shares
  if (!Number.isSafeInteger(shares) || shares <= 0 || left < 0)
    throw new Error(`${from} cannot give ${shares}`)
  if (from === to) return held
  // Written into the copy, which is faster than computed keys in a literal.
  const moved: Record<Holder, number> = left > 0 ? { ...held } : without(held, from)
  if (left > 0) moved[from] = left
  moved[to] = sharesOf(held, to) + shares
  return moved
}

/** The number of certificates that `shares` make up: the president's certificate counts as one, whatever its shares. */
export function certificatesFor(paper: Paper, shares: number, president: boolean): number {
  return president ? shares - paper.presidentShares + 1 : shares
}
