import { CORPORATIONS, PRIVATES } from '../../../src/titles/18va/data'
import { STEPS } from '../../../src/titles/18va/state'
import type { Sayings } from '../kits'
import { RAILWAY_GIVEN } from '../railwayFacts'
import { FACTS } from './words/facts'

/** What 18VA says. */
export const sayings: Sayings = {
  facts: FACTS,
  otherwise: ['noSuchSpace', 'holderLacks', 'positionPresident'],
  names: [...CORPORATIONS, ...PRIVATES],
  labels: [...STEPS, 'bank', 'bankruptcy', 'privates', 'income'],
  given: RAILWAY_GIVEN,
  same: [
    'books.inMarket',
    'books.market',
    'chart.space',
    'joining.addTrain',
    'joining.bank',
    'joining.market',
    'joining.move',
    'joining.notYet',
    'joining.phase',
    'play.fallsInto',
    'play.stock',
    'play.train',
    'play.used',
    'sheet.bonus',
    'sheet.train',
  ],
}
