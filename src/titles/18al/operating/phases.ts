import type { RailLedger } from '../../../families/railway/ledger'
import { closesPrivates } from '../../../families/railway/operating/phases'
import type { OperatingPolicy } from '../../../families/railway/operating/policy'
import { setAbilities } from '../ledger'
import { ownOf } from '../own'

const closeAll = closesPrivates()

function removeCoal(ledger: RailLedger): void {
  if (ownOf(ledger.state).abilities.coal.at === 'gone') return
  setAbilities(ledger, { coal: { at: 'gone' } })
  ledger.tell({ is: 'noted', code: 'coalRemoved', of: '6' })
}

/** Private companies close with the first 5, and with them those of their pieces that are not placed; the 6 removes the coal token (Table I, Table III). */
export const begins: OperatingPolicy['begins'] = {
  '5'(game, ledger) {
    closeAll(game, ledger)
    const { coal, lumber } = ownOf(ledger.state).abilities
    setAbilities(ledger, {
      coal: coal.at === 'charter' ? { at: 'gone' } : coal,
      lumber: lumber === 'unlaid' ? 'gone' : lumber,
    })
  },
  '6': (_, ledger) => removeCoal(ledger),
}
