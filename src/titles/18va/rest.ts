import { REPORT_FIELDS } from '../../families/railway/fields'
import { citing, type Tells } from '../../families/railway/law'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import type { ReportFields } from '../../rules/report'
import { own, privates } from './banker/breaches'
import { form, rulings } from './banker/rulings'
import type { Paragraph } from './book'
import { joining } from './joining/policy'
import { mostRun } from './map/mostRun'
import { game } from './state'
import { chronicle } from './table/chronicle'

/** The paragraphs of what only a ruling breaks, and of what is wrong with a table that is joined. */
export const cites: Readonly<Record<string, Paragraph>> = citing({
  '1.1': ['positionMoney'],
  '2': ['positionLimit', 'positionPhase', 'positionTrains', 'wrongPhase', 'trainGone'],
  '3': ['positionPrice'],
  '3.1': ['positionPresident', 'positionShares'],
  '4.1': ['position.bidTooLow', 'position.fives', 'position.setAside', 'privateUnsold'],
  '4.2': ['positionNowhere', 'positionPrivate', 'privatesNotNow'],
  '4.3': ['position.wrongTurn'],
  '4.3.2': ['position.notStarted'],
  '4.4': ['positionSize'],
  '4.4.2': ['outvoted'],
  '4.5.1': ['shouldConvert', 'convertedEarly'],
  '4.5.3': ['position.stationsLeft', 'position.yellowBase'],
  '4.5.8': ['trainLimit', 'notNext'],
})

const size = { head: 'size', corporation: 'size' }
const trainLimit = { head: 'trainLimit', corporation: 'trainLimit' }

const { floated: _, ...kinds } = REPORT_FIELDS.kinds

/** The kinds of a report's fields, and the columns of its tables. */
const fields = {
  kinds: { ...kinds, order: 'list', bankrupt: 'flag', size: 'number', trainLimit: 'number' },
  columns: REPORT_FIELDS.columns.flatMap((column): ReportFields['columns'] => {
    if (column.head === 'par') return [size, column]
    return [column.head === 'floated' ? trainLimit : column]
  }),
} as const satisfies ReportFields

/** Rulings, what they break, and joining a game of 18VA in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy, tells: Tells) => ({
  ...restOf(game, {
    ...{ stock, operating, rulings, privates, own, tells },
    joining,
    cites,
    // A ruling may fill the Pool: only a sale is limited (3.1).
    market: 100,
  }),
  ...{ chronicle, mostRun, rulings: form, fields },
})
