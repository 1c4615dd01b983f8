import type { Holder } from '../../../bank/money'
import { alreadySo, type Correction, refuseRuling } from '../../../families/rulings/policy'
import { CORPORATIONS, type CorporationId } from '../data'
import type { AlLedger } from '../ledger'
import { refuse } from '../refusals'
import { type Abilities, type AlState, operatingTurn } from '../state'
import type { Correct } from './correctionKinds'

type Piece<K extends 'chits' | 'coal' | 'lumber'> = Correction<AlState, AlLedger, NonNullable<Correct[K]>>

const corporationOf = (id: Holder | undefined) => CORPORATIONS.find(it => it === id)

/**
 * The corporation that the coal token belongs to: the one that has it, else the owner of the S&NA, else the one whose
 * turn it is (Table III).
 */
function coalOwner(state: AlState): CorporationId | undefined {
  const { coal } = state.extra.abilities
  const has = 'corporation' in coal ? coal.corporation : undefined
  return has ?? corporationOf(state.privates['S&NA']) ?? operatingTurn(state)?.corporation
}

function put(ledger: AlLedger, patch: Partial<Abilities>, of: string): void {
  ledger.setExtra({ abilities: { ...ledger.state.extra.abilities, ...patch } })
  ledger.tell({ is: 'noted', code: 'pieceCorrected', of })
}

const chits: Piece<'chits'> = {
  check(state, to) {
    const corporation = corporationOf(to)
    if (to !== 'closed' && !corporation) return refuseRuling('noSuchHolder', { holder: to, kind: 'chits' })
    if (corporation && state.corporations[corporation].par === null)
      return refuseRuling('notStarted', { corporation })
    return state.extra.abilities.chits === (corporation ?? null) ? alreadySo('chits', to) : undefined
  },
  play: (ledger, to) => put(ledger, { chits: corporationOf(to) ?? null }, 'M&C'),
}

const coal: Piece<'coal'> = {
  check(state, at) {
    if (state.extra.abilities.coal.at === at) return alreadySo('coal', at)
    const lies = at !== 'charter' && at !== 'gone'
    return lies && !coalOwner(state) ? refuse('Table III', 'coalNobody', { city: at }) : undefined
  },
  play(ledger, at) {
    const corporation = coalOwner(ledger.state)
    if (at === 'charter' || at === 'gone') put(ledger, { coal: { at } }, 'S&NA')
    else if (corporation) put(ledger, { coal: { at, corporation } }, 'S&NA')
  },
}

const lumber: Piece<'lumber'> = {
  check: (state, to) => (state.extra.abilities.lumber === to ? alreadySo('lumber', to) : undefined),
  play(ledger, to) {
    const { lumberHex: _, ...rest } = ledger.state.extra.abilities
    ledger.setExtra({ abilities: { ...rest, lumber: to } })
    ledger.tell({ is: 'noted', code: 'pieceCorrected', of: 'B&SLC' })
  },
}

/** The rulings on the pieces of Table III: the name chits, the coal token, the Lumber Terminal. */
export const pieces = { chits, coal, lumber }
