import { railwayScreens } from '../../../families/railway/screens'
import type { lotsPanels } from '../../../families/railway/screens/Lots'
import { late } from '../../../rules/late'
import { later } from '../../../ui/kit/parts/later'

type Lots = typeof lotsPanels

/** Stock rounds and the first auction. */
const stock = late(async () => {
  const [{ stockParts }, { lotsPanels }] = await Promise.all([
    import('./play/Stock'),
    import('../../../families/railway/screens/Lots'),
  ])
  return { ...stockParts, ...lotsPanels }
})

const rail = railwayScreens({
  stock,
  operate: late(async () => (await import('./play/Operate')).ownOperating),
  Sheet: later(async () => (await import('./later/Sheet')).Sheet),
})

/** The screens of 18VA: those of every railway game, the first auction, and books with what charters hold of powers. */
export default {
  ...rail,
  panels: {
    ...rail.panels,
    lots: (...of: Parameters<Lots['lots']>) => stock().lots(...of),
    value: (...of: Parameters<Lots['value']>) => stock().value(...of),
  },
  Books: later(async () => (await import('./Books')).Books),
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Join: later(async () => (await import('./later/Join')).Join),
}
