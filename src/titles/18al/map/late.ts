import { late } from '../../../rules/late'
import type { Action } from '../../../rules/rule'

/** What only a table needs that keeps its map. */
export const keeping = late(() => import('./kept'))

/** Whether an entry, or the table that it joins, says where tiles lie, so that the rules of the map are needed for it. */
export const saysMap = (action: Action & { readonly table?: object }): boolean =>
  action.type === 'map' || 'tile' in action || 'rotation' in action || 'map' in (action.table ?? {})
