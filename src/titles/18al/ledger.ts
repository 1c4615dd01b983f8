import type { Holder } from '../../bank/money'
import { RailLedger } from '../../families/railway/ledger'
import type { PlayerId } from '../../rules/state'
import { CORPORATIONS } from './data'
import { type Abilities, ownOf } from './own'

/** An action of 18AL being carried out; the name chits of the M&C follow what happens to it and to its corporation (Table III). */
export class AlLedger extends RailLedger {
  /** The chits go to the corporation that gets the M&C, stay where they are if it closes, and otherwise belong to nobody. */
  override private(company: string, to: Holder, why: string): void {
    super.private(company, to, why)
    if (company !== 'M&C') return
    const { chits } = ownOf(this.state).abilities
    setAbilities(this, { chits: CORPORATIONS.find(id => id === to) ?? (to === 'closed' ? chits : null) })
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

/** Replaces some of the pieces of Table III. */
export function setAbilities(ledger: RailLedger, patch: Partial<Abilities>): void {
  ledger.setOwn({ abilities: { ...ownOf(ledger.state).abilities, ...patch } })
}
