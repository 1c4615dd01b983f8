import { CORPORATIONS, type CorporationId, PRIVATES, RUSTS, type TrainId } from '../data'
import type { AlLedger } from '../ledger'
import { overTrainLimit } from '../state'

/** Takes all trains of a type out of play: new ones, those in the Open Market, and those on the charters named (Table I). */
function scrap(ledger: AlLedger, train: TrainId, charters: readonly CorporationId[]): void {
  const { depot } = ledger.state
  for (let left = depot.offering[train] ?? 0; left > 0; left--) ledger.train(train, 'ipo', 'gone', 'rusted')
  for (const place of ['market' as const, ...charters]) {
    const cards = place === 'market' ? depot.market : depot.owned[place]
    for (const card of cards) if (card === train) ledger.train(train, place, 'gone', 'rusted')
  }
}

/** Private companies close, and with them those of their pieces that are not placed (Table I, Table III). */
function closePrivates(ledger: AlLedger): void {
  for (const company of PRIVATES) ledger.private(company, 'closed', 'phase')
  const { abilities } = ledger.state.extra
  const coal = abilities.coal.at === 'charter' ? ({ at: 'gone' } as const) : abilities.coal
  const lumber = abilities.lumber === 'unlaid' ? 'gone' : abilities.lumber
  ledger.setExtra({ abilities: { ...abilities, coal, lumber } })
}

function removeCoal(ledger: AlLedger): void {
  const { abilities } = ledger.state.extra
  if (abilities.coal.at === 'gone') return
  ledger.setExtra({ abilities: { ...abilities, coal: { at: 'gone' } } })
  ledger.tell({ is: 'noted', code: 'coalRemoved', of: '6' })
}

/**
 * Begins the phase of the first train of a type, at once (1.2, 4.2.5(e), Table I). The 7 takes only the 4s of its
 * buyer and of the Open Market; the others are obsolete from then on (4.2.5.1), unless option 7(d) takes all.
 */
export function beginPhase(ledger: AlLedger, train: TrainId, buyer: CorporationId): void {
  ledger.set({ phase: train })
  ledger.tell({ is: 'phase', phase: train })
  const rusts = RUSTS[train]
  const mayStay = train === '7' && !ledger.state.extra.options.hardRust4
  if (rusts) scrap(ledger, rusts, mayStay ? [buyer] : CORPORATIONS)
  if (train === '5') closePrivates(ledger)
  if (train === '6') removeCoal(ledger)
  if (overTrainLimit(ledger.state).length > 0) ledger.pushTurn({ at: 'discard' })
}
