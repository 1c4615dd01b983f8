import type { Title } from '../../rules/title'
import type { CorporationCard } from '../../rules/view'
import { breaches } from './banker/breaches'
import { rulings } from './banker/rulings'
import { CHARTERS, CORPORATIONS } from './data'
import { law, type VaAction } from './law'
import type { VaLedger } from './ledger'
import { start } from './setup'
import { frame, type VaState } from './state'
import { chronicle } from './table/chronicle'
import { fields, report, type VaReport } from './table/report'
import { view } from './table/view'
import type { VaView } from './tableView'

/** A bought certificate closes the turn as soon as the next player acts: the pass is implied, since nothing may be done after it (4.3.2). */
function implied(state: VaState): readonly VaAction[] {
  const turn = frame(state, 'stock')
  return turn?.bought ? [{ type: 'pass', player: turn.player }] : []
}

const CARDS: readonly CorporationCard[] = CORPORATIONS.map(id => {
  const { name, plate } = CHARTERS[id]
  return { id, short: id, name, plate }
})

const title: Title<VaState, VaAction, VaView, VaReport, VaLedger> = {
  id: '18VA',
  edition: 1,
  seats: { least: 2, most: 5 },
  setup: { flags: [{ id: 'seventyPercent', seats: [2] }], fields: [] },
  places: ['bank', 'ipo', 'market', 'closed', 'aside'],
  corporations: () => CARDS,
  law,
  start,
  report,
  fields,
  view,
  implied,
  pass: 'pass',
  breaches,
  rulings,
  chronicle,
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
  position: async () => (await import('./later/positionOf')).positionOf,
  imports: async () => (await import('./import')).importer,
}

/** 18VA. */
export default title
