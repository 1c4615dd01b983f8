import type { AnyScreens } from '../../src/ui/kit/panels/screens'
import type { TitleId } from './registry'

// Replaces src/titles/screens.ts, as the registry beside it does that of src.
const screens: Readonly<Record<TitleId, () => Promise<{ readonly default: unknown }>>> = {
  '18AL': () => import('../../src/titles/18al/screens'),
  MicroLine: () => import('./microline/screens'),
}

export async function loadScreens(id: TitleId): Promise<AnyScreens> {
  return (await screens[id]()).default as AnyScreens
}
