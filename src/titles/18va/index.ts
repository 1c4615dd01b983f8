import { bought, frame } from '../../families/railway/table'
import { cardsOf } from '../../families/railway/viewOf'
import type { Title } from '../../rules/title'
import { law, rest, type VaAction } from './law'
import { start } from './start'
import { game, type VaLedger, type VaState } from './state'
import { fields, report, type VaReport } from './table/report'
import type { VaView } from './table/view'
import { view } from './table/view'

/** A purchase ends the turn as soon as the next player acts: nothing may follow it (4.3.2), so the pass is implied. */
function implied(state: VaState): readonly VaAction[] {
  const turn = frame(state, 'stock')
  return turn && bought(turn) ? [{ type: 'pass', player: turn.player }] : []
}

const title: Title<VaState, VaAction, VaView, VaReport, VaLedger> = {
  id: '18VA',
  edition: 2,
  seats: { least: 2, most: 5 },
  setup: { flags: [{ id: 'seventyPercent', seats: [2] }], fields: [] },
  places: ['bank', 'ipo', 'market', 'closed', 'aside'],
  corporations: () => cardsOf(game),
  law,
  start,
  report,
  fields,
  view,
  implied,
  pass: 'pass',
  rest,
  rare: ['correct', 'position'],
  breaches: state => rest().breaches(state),
  get rulings() {
    return rest().rulings
  },
  get chronicle() {
    return rest.here ? rest().chronicle : undefined
  },
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
  position: async () => (await import('./later/positionOf')).positionOf,
  sample: async () => (await import('./later/sample.json')).default,
  imports: async () => (await import('./import')).importer,
}

/** The title 18VA. */
export default title
