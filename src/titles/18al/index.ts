import type { Title } from '../../rules/title'
import { breaches } from './banker/breaches'
import { rulings } from './banker/rulings'
import { CORPORATIONS } from './data'
import { type AlAction, law } from './law'
import type { AlLedger } from './ledger'
import { start } from './setup'
import { type AlState, frame } from './state'
import { chronicle } from './table/chronicle'
import { type AlReport, fields, report } from './table/report'
import { CARDS, view } from './table/view'
import type { TableView } from './tableView'

/** After the purchase of a certificate the turn ends as soon as the next player acts: the pass is implied (3.2). */
function implied(state: AlState): readonly AlAction[] {
  const turn = frame(state, 'stock')
  return turn?.bought ? [{ type: 'pass', player: turn.player }] : []
}

const title: Title<AlState, AlAction, TableView, AlReport, AlLedger> = {
  id: '18AL',
  edition: 3,
  seats: { least: 3, most: 5 },
  setup: {
    flags: ['doubleYellow', 'lnFromDecatur', 'unlimited4D', 'hardRust4'].map(id => ({ id })),
    fields: [],
  },
  places: ['bank', 'ipo', 'market', 'closed'],
  corporations: () => CORPORATIONS.map(id => CARDS[id]),
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
  sample: async () => (await import('./later/sample')).sample,
  imports: async () => (await import('./import')).importer,
}

/** 18AL: The Railroads Come to Alabama. */
export default title
