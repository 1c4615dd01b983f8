import type { AnyScreens } from '../ui/kit/panels/screens'
import type { TitleId } from './registry'

const screens: Readonly<Record<TitleId, () => Promise<{ readonly default: unknown }>>> = {
  '18AL': () => import('./18al/screens'),
  '18VA': () => import('./18va/screens'),
  '18Lilliput': () => import('./18lilliput/screens'),
  '1889': () => import('./1889/screens'),
}

/** Loads the screens of a title. The cast drops its own types: its views and choices are only ever passed back to it. */
export async function loadScreens(id: TitleId): Promise<AnyScreens> {
  return (await screens[id]()).default as AnyScreens
}
