import type { BreachPolicy } from '../../../families/railway/breaches'
import type { RailLedger } from '../../../families/railway/ledger'
import { rulingsOf } from '../../../families/railway/rulings/form'
import type { Ruling } from '../../../families/railway/rulings/policy'
import { floatRulings } from '../../../families/railway/rulings/rule'
import type { StockPolicy } from '../../../families/railway/stock/policy'
import { type AnyRailway, operatingTurnIn } from '../../../families/railway/table'
import { holderField, oneField } from '../../../families/rulings/fields'
import { alreadySo, refuseRuling } from '../../../families/rulings/refusals'
import { added, holder, oneOf } from '../../../rules/schema'
import { COAL_CITIES, CORPORATIONS, game } from '../data'
import { type Abilities, coalOf, type Own, ownOf, setAbilities } from '../own'
import { own } from '../reasons'

/** The form for the rulings that the banker of 18AL may make. */
export const form = rulingsOf(game, {
  own: {
    float: [holderField('corporation')],
    chits: [holderField('chits')],
    coal: [oneField('coal')],
    lumber: [oneField('lumber')],
  },
  bare: ['float', 'chits', 'coal', 'lumber'],
  lists: {
    chits: [...CORPORATIONS, 'closed'],
    coal: ['charter', ...COAL_CITIES, 'gone'],
    lumber: ['unlaid', 'laid', 'gone'],
  },
})

/**
 * Private companies that a corporation has too early, that are open too late, or that closed too early: only the New
 * Decatur Yards may close early.
 */
export const ofPrivates: NonNullable<BreachPolicy['privates']> = (
  { privates: companies, reached },
  state,
) => {
  const { phase, privates, players } = state
  const late = reached(state, '5')
  return companies.flatMap(company => {
    const owner = privates[company] ?? 'closed'
    const owned = owner !== 'bank' && owner !== 'closed'
    if (owned && late) return [own('privateOpen', { private: company })]
    if (owner === 'closed' && !late && company !== 'NDY') return [own('privateClosed', { private: company })]
    return owned && !players.includes(owner) && !reached(state, '3') ? [own('privatesNotYet', { phase })] : []
  })
}

const corporationOf = (id: string | undefined) => CORPORATIONS.find(it => it === id)

/**
 * The corporation that the coal token belongs to: the one that has it, else the owner of the S&NA, else the one whose
 * turn it is (Table III).
 */
const coalOwner = (state: AnyRailway) =>
  coalOf(state)?.corporation ?? corporationOf(state.privates['S&NA']) ?? operatingTurnIn(state)?.corporation

function put(ledger: RailLedger, patch: Partial<Abilities>, of: string): void {
  setAbilities(ledger, patch)
  ledger.tell({ is: 'noted', code: 'pieceCorrected', of })
}

const chits: Ruling<string> = {
  check(state, to) {
    const corporation = corporationOf(to)
    if (to !== 'closed' && !corporation) return { rule: 'ruling', code: 'chitsNobody', facts: { holder: to } }
    if (corporation && state.corporations[corporation]?.par === null)
      return refuseRuling('notStarted', { corporation })
    return ownOf(state).abilities.chits === (corporation ?? null) ? alreadySo('chits', to) : undefined
  },
  play: (ledger, to) => put(ledger, { chits: corporationOf(to) ?? null }, 'M&C'),
}

const PLACES = ['charter', 'gone', ...COAL_CITIES]

const coal: Ruling<string> = {
  check(state, at) {
    if (ownOf(state).abilities.coal.at === at) return alreadySo('coal', at)
    const lies = at !== 'charter' && at !== 'gone'
    return lies && !coalOwner(state)
      ? { rule: 'Table III', code: 'coalNobody', facts: { city: at } }
      : undefined
  },
  play(ledger, at) {
    const corporation = coalOwner(ledger.state)
    if (at === 'charter' || at === 'gone') put(ledger, { coal: { at } }, 'S&NA')
    else if (corporation !== undefined) put(ledger, { coal: { at, corporation } }, 'S&NA')
  },
}

const lumber: Ruling<Abilities['lumber']> = {
  check: (state, to) => (ownOf(state).abilities.lumber === to ? alreadySo('lumber', to) : undefined),
  play(ledger, to) {
    const { lumberHex: _, ...rest } = ownOf(ledger.state).abilities
    ledger.setOwn<Own>({ abilities: { ...rest, lumber: to } })
    ledger.tell({ is: 'noted', code: 'pieceCorrected', of: 'B&SLC' })
  },
}

/** The rulings of 18AL: those of the family, and those on the name chits, the coal token and the Lumber Terminal (Table III). */
export function rulings(stock: Pick<StockPolicy, 'float'>) {
  const { kinds, corrections } = floatRulings(game, stock)
  return {
    kinds(common: Parameters<typeof kinds>[0]) {
      const { priority, turn, ...before } = kinds(common)
      return {
        ...before,
        chits: added(holder),
        coal: added(oneOf(PLACES)),
        lumber: added(oneOf(['unlaid', 'laid', 'gone'])),
        priority,
        turn,
      }
    },
    corrections: { ...corrections, chits, coal, lumber },
  }
}
