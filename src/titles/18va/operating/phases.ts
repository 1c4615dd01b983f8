import { CORPORATIONS, PHASES, SCRAPS, type TrainId, TYPE_OF } from '../data'
import type { VaLedger } from '../ledger'
import { overTrainLimit } from '../state'

/** Takes all trains of a type out of play: new ones, those in the Pool, and those on charters (2). */
function scrap(ledger: VaLedger, type: TrainId): void {
  const { depot } = ledger.state
  for (let left = depot.offering[type] ?? 0; left > 0; left--) ledger.train(type, 'ipo', 'gone', 'scrapped')
  for (const train of depot.market) if (train === type) ledger.train(train, 'market', 'gone', 'scrapped')
  for (const corporation of CORPORATIONS)
    for (const train of depot.owned[corporation])
      if (TYPE_OF[train] === type) ledger.trainBack(train, corporation, 'gone', 'scrapped')
}

/** Does the first train of this type begin a new phase? */
export function beginsPhase(ledger: VaLedger, type: TrainId): boolean {
  return PHASES.indexOf(type) > PHASES.indexOf(ledger.state.phase)
}

/** Begins the phase of this train type: scrapping, conversion, then the new limits (2, 4.5.1, 4.5.8). */
export function beginPhase(ledger: VaLedger, type: TrainId): void {
  ledger.set({ phase: type })
  ledger.tell({ is: 'phase', phase: type })
  const scrapped = SCRAPS[type]
  if (scrapped) scrap(ledger, scrapped)
  if (type === '5')
    for (const corporation of CORPORATIONS)
      if (ledger.state.corporations[corporation].size === 5) ledger.convert(corporation)
  if (overTrainLimit(ledger.state).length > 0) ledger.pushTurn({ at: 'discard' })
}
