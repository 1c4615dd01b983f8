import { late } from '../../../rules/late'

/** The screens of the map. */
export const onMap = late(async () => (await import('./map')).screens)
