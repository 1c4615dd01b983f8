import type { RailLedger } from '../../families/railway/ledger'
import { type RailwayReport, REPORT_FIELDS } from '../../families/railway/report'
import { type AnyRailway, bought, frame } from '../../families/railway/table'
import type { RailwayView } from '../../families/railway/view'
import { cardsOf } from '../../families/railway/viewOf'
import type { Title } from '../../rules/title'
import { game } from './data'
import { type AlAction, cites, law, rest } from './law'
import { keeping, saysMap } from './map/late'
import { report, start } from './start'
import { view } from './view'

/** After the purchase of a certificate the turn ends as soon as the next player acts: the pass is implied (3.2). */
function implied(state: AnyRailway): readonly AlAction[] {
  const turn = frame(state, 'stock')
  return turn && bought(turn) ? [{ type: 'pass', player: turn.player }] : []
}

const title: Title<AnyRailway, AlAction, RailwayView, RailwayReport, RailLedger> = {
  id: '18AL',
  edition: 3,
  seats: { least: 3, most: 5 },
  setup: {
    flags: ['doubleYellow', 'lnFromDecatur', 'unlimited4D', 'hardRust4'].map(id => ({ id })),
    fields: [],
  },
  places: ['bank', 'ipo', 'market', 'closed'],
  corporations: () => cardsOf(game),
  law,
  start,
  report,
  fields: REPORT_FIELDS,
  view,
  implied,
  pass: 'pass',
  rest,
  rare: ['correct', 'position', 'map'],
  apart: { part: keeping, needs: saysMap },
  breaches: state => rest().breaches(cites)(state),
  get rulings() {
    return rest().rulings
  },
  get chronicle() {
    return rest.here ? rest().chronicle : undefined
  },
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
  async position() {
    await rest.load()
    return (await import('../../families/railway/join/positionOf')).positionOf(game, rest().joining)
  },
  sample: async () => (await import('./later/sample.json')).default,
  imports: async () => (await import('./import')).importer,
}

/** 18AL: The Railroads Come to Alabama. */
export default title
