import type { Holder } from '../../bank/money'
import type { KeepsMap } from '../../families/railway/kept/own'
import { RailLedger } from '../../families/railway/ledger'
import type { AnyRailway } from '../../families/railway/table'
import type { PlayerId } from '../../rules/state'
import { CORPORATIONS } from './data'

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
export interface Own extends KeepsMap {
  readonly abilities: Abilities
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

/** An action of 18AL being carried out; the name chits of the M&C follow what happens to it and to its corporation (Table III). */
export class AlLedger extends RailLedger {
  /** The chits go to the corporation that gets the M&C, and belong to nobody if a ruling gives it to somebody else. */
  override private(company: string, to: Holder, why: string): void {
    super.private(company, to, why)
    if (company !== 'M&C') return
    const { chits } = ownOf(this.state).abilities
    const others = why === 'correction' && to !== 'closed' ? null : chits
    setAbilities(this, { chits: CORPORATIONS.find(id => id === to) ?? others })
  }

  /** A corporation loses the chits with a new president (3.5). */
  override president(corporation: string, to: PlayerId): void {
    const had = this.state.corporations[corporation]?.president ?? null
    super.president(corporation, to)
    if (had === null || ownOf(this.state).abilities.chits !== corporation) return
    setAbilities(this, { chits: null })
    this.tell({ is: 'noted', code: 'chitsLost', of: corporation })
  }
}

/** Replaces some of the pieces of Table III. A coal token that is moved, or gone, is not doubted any more. */
export function setAbilities(ledger: RailLedger, patch: Partial<Abilities>): void {
  const { abilities, map } = ownOf(ledger.state)
  ledger.setOwn<Own>({ abilities: { ...abilities, ...patch } })
  if (!map || (patch.coal ?? abilities.coal) === abilities.coal) return
  ledger.setOwn<Own>({ map: { ...map, doubts: map.doubts.filter(({ code }) => code !== 'pieceAgainst') } })
}
