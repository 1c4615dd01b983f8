import type { Title } from '../../rules/title'
import { breaches } from './breaches'
import { chronicle } from './chronicle'
import { implied } from './implied'
import { type LilAction, law } from './law'
import type { LilLedger } from './ledger'
import { fields, type LilReport, report } from './report'
import { rulings } from './rulings'
import { corporations, setupForm, start } from './setup'
import type { LilState } from './state'
import type { LilView } from './tableView'
import { view } from './view'

const title: Title<LilState, LilAction, LilView, LilReport, LilLedger> = {
  id: '18Lilliput',
  edition: 1,
  seats: { least: 2, most: 4 },
  setup: setupForm,
  places: ['bank', 'ipo', 'market', 'scrapped', 'closed'],
  corporations,
  law,
  start,
  report,
  fields,
  view,
  implied,
  pass: 'endTurn',
  breaches,
  rulings,
  chronicle,
  position: async () => (await import('./later/positionOf')).positionOf,
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
}

/** 18Lilliput: the 18xx card game. */
export default title
