import type { RailLedger } from '../../families/railway/ledger'
import { type RailwayReport, REPORT_FIELDS } from '../../families/railway/report'
import { type AnyRailway, bought, frame } from '../../families/railway/table'
import type { RailwayView } from '../../families/railway/view'
import { cardsOf, viewOf } from '../../families/railway/viewOf'
import type { Title } from '../../rules/title'
import { game } from './data'
import { type Action1889, auctions, cites, forced, law, operating, rest } from './law'
import { report, start } from './start'

/** After the purchase of a certificate the turn ends as soon as the next player acts: the pass is implied (Stock turn). */
function implied(state: AnyRailway): readonly Action1889[] {
  const turn = frame(state, 'stock')
  return turn && bought(turn) ? [{ type: 'pass', player: turn.player }] : []
}

const title: Title<AnyRailway, Action1889, RailwayView, RailwayReport, RailLedger> = {
  id: '1889',
  edition: 1,
  seats: { least: 2, most: 6 },
  setup: { flags: [{ id: 'beginner' }], fields: [] },
  places: ['bank', 'ipo', 'market', 'closed'],
  corporations: () => cardsOf(game),
  law,
  start,
  report,
  fields: REPORT_FIELDS,
  view: viewOf({
    game,
    auctions,
    forced,
    operating,
    rest,
    zones: ['yellow', 'orange'],
    cites: {
      unsold: 'Auction',
      stock: 'Stock turn',
      auction: 'Auction',
      operate: 'Operating turn',
      forced: '10.6',
      discard: 'Trains',
      over: 'End of the game',
      phase: 'Phases',
      certificates: '7.6',
    },
  }),
  implied,
  pass: 'pass',
  rest,
  rare: ['correct', 'position'],
  breaches: state => rest().breaches(cites)(state),
  get rulings() {
    return rest().rulings
  },
  get chronicle() {
    return rest.here ? rest().chronicle : undefined
  },
  async position() {
    await rest.load()
    return (await import('../../families/railway/join/positionOf')).positionOf(game, rest().joining)
  },
  imports: async () => (await import('./import')).importer,
  sample: async () => (await import('./later/sample.json')).default,
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
}

/** 1889: History of Shikoku Railways. */
export default title
