import { late } from '../../../rules/late'

/** What the card of an operating turn shows only of a purchase that the treasury cannot pay. */
export const forcedPanel = late(async () => {
  const [{ Forced }, { Ruin }] = await Promise.all([
    import('../../operating/screens/Forced'),
    import('../../operating/screens/Ruin'),
  ])
  return { Forced, Ruin }
})

/** What owners of too many trains choose from. */
export const discardPanel = late(() => import('../../operating/screens/Discard'))
