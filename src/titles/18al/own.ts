import type { AnyRailway } from '../../families/railway/table'

/** Where the pieces of Table III are: on the charter (or not laid yet), placed, or out of play. */
export interface Abilities {
  readonly coal: { readonly at: 'charter' | 'gone' } | { readonly at: string; readonly corporation: string }
  readonly lumber: 'unlaid' | 'laid' | 'gone'
  /** Where the Lumber Terminal lies permanently, if its hex was named. */
  readonly lumberHex?: string
  /** The corporation that has the M&C name chits. */
  readonly chits: string | null
}

/** What only a table of 18AL knows. */
export interface Own {
  readonly abilities: Abilities
  /** The cities of placed stations by corporation, as far as they were named, without the home. */
  readonly cities: Readonly<Record<string, readonly string[]>>
  /** Corporations whose objective was paid. */
  readonly objectives: readonly string[]
  /** Hexes whose terrain was paid for (4.2.1(f)). */
  readonly terrain: readonly string[]
  /** Hexes with a tile that cost nothing: they are no longer empty (Table III). */
  readonly laid: readonly string[]
  readonly extraRound: boolean
}

/** A fresh table's own. */
export const FRESH: Own = {
  abilities: { coal: { at: 'charter' }, lumber: 'unlaid', chits: null },
  cities: {},
  objectives: [],
  terrain: [],
  laid: [],
  extraRound: false,
}

/** What only 18AL knows of its table. */
export const ownOf = ({ own }: Pick<AnyRailway, 'own'>): Own => own as Own

/** The corporation whose coal token lies in a city; `undefined` if it does not. */
export function coalOf(state: AnyRailway): { readonly at: string; readonly corporation: string } | undefined {
  const { coal } = ownOf(state).abilities
  return 'corporation' in coal ? coal : undefined
}
