import type { ReportFields } from '../../rules/report'
import { REPORT_KINDS } from '../books/fields'

/** What the report of a railway game contains, and the columns of its tables by round. */
export const REPORT_FIELDS = {
  kinds: {
    ...REPORT_KINDS,
    priorityDeal: 'holder',
    privates: 'list',
    par: 'money',
    ipo: 'pool',
    floated: 'flag',
    trainMarket: 'list',
    'map.tiles': 'tile',
    'map.stations': 'list',
  },
  columns: [
    { head: 'cash', player: 'cash', corporation: 'treasury' },
    { head: 'netWorth', player: 'netWorth' },
    { head: 'certificates', player: 'certificates' },
    { head: 'presidencies', player: 'presidencies' },
    { head: 'privates', player: 'privates', corporation: 'privates' },
    { head: 'par', corporation: 'par' },
    { head: 'price', corporation: 'price' },
    { head: 'ipo', corporation: 'ipo' },
    { head: 'market', corporation: 'market' },
    { head: 'floated', corporation: 'floated' },
    { head: 'trains', corporation: 'trains' },
    { head: 'tokens', corporation: 'tokens' },
    { head: 'shares', player: 'shares' },
  ],
} as const satisfies ReportFields
