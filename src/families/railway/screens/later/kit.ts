import type { CorporationCard } from '../../../../rules/view'
import type { JoinedStock } from '../../../join/form'
import type { JoinKit } from '../../../join/screens/parts'
import type { Joined } from '../../join/answers'
import type { JoinPolicy } from '../../join/policy'
import type { AnyRailway } from '../../table'
import type { RailJoinWords } from '../../words/screens'

/** What the parts of the form work with. */
export interface PartProps {
  readonly kit: JoinKit<RailJoinWords>
  readonly policy: JoinPolicy
  /** The table before the first entry. */
  readonly fresh: AnyRailway
  readonly form: Joined
  readonly change: (changes: Partial<Joined>) => void
  readonly players: readonly string[]
  /** Corporations that may own a private company, or what it has left. */
  readonly owners: readonly string[]
  readonly phase: string
}

/** A corporation of a joined table, with what is asked about it. */
export interface RowProps {
  readonly corporation: CorporationCard
  readonly row: JoinedStock
}
