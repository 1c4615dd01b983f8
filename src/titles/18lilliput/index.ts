import type { Title } from '../../rules/title'
import { implied } from './implied'
import { type LilAction, law, rest } from './law'
import type { LilLedger } from './ledger'
import { corporations, setupForm, start } from './setup'
import type { LilState } from './state'
import { type LilReport, report } from './table/report'
import { view } from './table/view'
import type { LilView } from './tableView'

const title: Title<LilState, LilAction, LilView, LilReport, LilLedger> = {
  id: '18Lilliput',
  edition: 2,
  seats: { least: 2, most: 4 },
  setup: setupForm,
  places: ['bank', 'ipo', 'market', 'scrapped', 'closed'],
  corporations,
  law,
  start,
  report,
  view,
  implied,
  pass: 'endTurn',
  rest,
  rare: ['correct', 'position'],
  breaches: state => rest().breaches(state),
  get fields() {
    return rest.here ? rest().fields : { kinds: {}, columns: [] }
  },
  get rulings() {
    return rest().rulings
  },
  get chronicle() {
    return rest.here ? rest().chronicle : undefined
  },
  sample: async () => (await import('./later/sample')).sample,
  position: async () => (await import('./later/positionOf')).positionOf,
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
}

/** 18Lilliput: the 18xx card game. */
export default title
