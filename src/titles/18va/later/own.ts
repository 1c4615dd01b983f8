import type { Joined } from '../../../families/railway/join/answers'
import type { JoinedAuction } from './auction'

/** The permanent powers of used private companies: the +10 of the REA; the extra station and the raised train limit of the PY. */
export type Power = 'express' | 'station' | 'limit'

/** What only the form of 18VA asks. */
export interface Own extends Partial<Readonly<Record<Power, string>>> {
  /** The first auction, while it is still on. */
  readonly auction?: JoinedAuction | undefined
  /** The first auction is over, and the player to act sets the value of the B&O (4.1). */
  readonly value?: boolean
  /** Has it completed a turn? Asked if it has no train, since one with a train usually has. */
  readonly operated?: Readonly<Record<string, boolean>>
}

/** What only 18VA asks, as filled in so far. */
export const ownOf = ({ own }: Pick<Joined, 'own'>): Own => own

/** The same answers with some of these changed. */
export const withOwn = ({ own }: Pick<Joined, 'own'>, changes: Own): Pick<Joined, 'own'> => ({
  own: { ...own, ...changes },
})
