import { railwayTitle } from '../../families/railway/title'
import type { Language, Title } from '../../rules/title'
import { cites, law, rest, type VaAction } from './law'
import { start } from './start'
import { game, type VaLedger, type VaState } from './state'
import { report, type VaReport } from './table/report'
import type { VaView } from './table/view'
import { view } from './table/view'

const title: Title<VaState, VaAction, VaView, VaReport, VaLedger> = railwayTitle(
  { game, cites, rest },
  {
    id: '18VA',
    edition: 2,
    setup: { flags: [{ id: 'seventyPercent', seats: [2] }], fields: [] },
    places: ['bank', 'ipo', 'market', 'closed', 'aside'],
    ...{ law, start, report, view },
    words: async (language: Language) =>
      (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
    sample: async () => (await import('./later/sample.json')).default,
    imports: async () => (await import('./import')).importer,
  },
)

/** The title 18VA. */
export default title
