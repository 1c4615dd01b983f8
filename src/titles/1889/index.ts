import type { RailLedger } from '../../families/railway/ledger'
import type { RailwayReport } from '../../families/railway/report'
import type { AnyRailway } from '../../families/railway/table'
import { railwayTitle } from '../../families/railway/title'
import type { RailwayView } from '../../families/railway/view'
import { viewOf } from '../../families/railway/viewOf'
import type { Language, Title } from '../../rules/title'
import { game } from './data'
import { type Action1889, auctions, cites, forced, law, operating, rest, stock } from './law'
import { report, start } from './start'

const title: Title<AnyRailway, Action1889, RailwayView, RailwayReport, RailLedger> = railwayTitle(
  { game, cites, rest },
  {
    id: '1889',
    edition: 1,
    setup: { flags: [{ id: 'beginner' }], fields: [] },
    ...{ law, start, report },
    view: viewOf({
      ...{ game, auctions, stock, forced, operating, rest },
      cites: {
        unsold: ({ options }) => (options.beginner ? "Beginner's game" : 'Auction'),
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
    imports: async () => (await import('./import')).importer,
    sample: async () => (await import('./later/sample.json')).default,
    words: async (language: Language) =>
      (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
  },
)

/** 1889: History of Shikoku Railways. */
export default title
