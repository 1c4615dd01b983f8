import { saysMap } from '../../families/railway/kept/own'
import type { RailLedger } from '../../families/railway/ledger'
import type { RailwayReport } from '../../families/railway/report'
import type { AnyRailway } from '../../families/railway/table'
import { railwayTitle } from '../../families/railway/title'
import type { RailwayView } from '../../families/railway/view'
import type { Language, Title } from '../../rules/title'
import { game } from './data'
import { type AlAction, cites, law, rest } from './law'
import { keeping } from './map/late'
import { report, start, view } from './start'

const title: Title<AnyRailway, AlAction, RailwayView, RailwayReport, RailLedger> = railwayTitle(
  { game, cites, rest },
  {
    id: '18AL',
    edition: 3,
    setup: {
      flags: ['doubleYellow', 'lnFromDecatur', 'unlimited4D', 'hardRust4'].map(id => ({ id })),
      fields: [],
    },
    ...{ law, start, report, view },
    rare: ['correct', 'position', 'map'] as const,
    apart: { part: keeping, needs: saysMap },
    words: async (language: Language) =>
      (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
    sample: async () => (await import('./later/sample.json')).default,
    imports: async () => (await import('./import')).importer,
  },
)

/** 18AL: The Railroads Come to Alabama. */
export default title
