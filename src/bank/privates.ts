import type { Holder } from './money'

/** The owner of each private company: `bank` before its sale, then a player, a corporation, or `closed`. */
export type PrivateOwners<P extends string> = Readonly<Record<P, Holder>>

/** Transfers a private company. It always changes hands whole. */
export function movePrivate<P extends string>(
  owners: PrivateOwners<P>,
  company: P,
  to: Holder,
): PrivateOwners<P> {
  return owners[company] === to ? owners : { ...owners, [company]: to }
}

/** The private companies of one holder, in printed order. */
export function privatesOf<P extends string>(
  owners: PrivateOwners<P>,
  holder: Holder,
  order: readonly P[],
): readonly P[] {
  return order.filter(company => owners[company] === holder)
}
