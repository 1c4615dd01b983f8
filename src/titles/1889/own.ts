import type { AnyRailway } from '../../families/railway/table'

/** What only a table of 1889 knows. */
export interface Own {
  /** By how much the first private company has become cheaper in its auction. */
  readonly fallen: number
  /** Hexes whose terrain was paid for, Kotohira up to three times. */
  readonly terrain: readonly string[]
}

/** A fresh table's own. */
export const FRESH: Own = { fallen: 0, terrain: [] }

/** What only 1889 knows of its table. */
export const ownOf = ({ own }: AnyRailway): Own => own as Own
