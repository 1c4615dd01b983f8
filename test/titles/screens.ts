import type { AnyScreens } from '../../src/ui/kit/panels/screens'
import type { TitleId } from './registry'

// In the place of src/titles/screens.ts, as the registry beside it.
const screens: Readonly<Record<TitleId, () => Promise<{ readonly default: unknown }>>> = {
  '18AL': () => import('../../src/titles/18al/screens'),
  MicroLine: () => import('./microline/screens'),
}

export async function loadScreens(id: TitleId): Promise<AnyScreens> {
  return (await screens[id]()).default as AnyScreens
}
