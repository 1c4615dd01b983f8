import type { AnyTitle, TitleCard } from '../../src/rules/title'
import { card as alabama } from '../../src/titles/18al/card'
import { card as shikoku } from './1889/card'
import { card as micro } from './microline/card'

// Replaces src/titles/registry.ts when the app is tried with titles that nothing else in it knows: a made-up one, and 1889.
const titles = {
  '18AL': { card: alabama, law: () => import('../../src/titles/18al') },
  MicroLine: { card: micro, law: () => import('./microline') },
  '1889': { card: shikoku, law: () => import('./1889') },
} as const

export type TitleId = keyof typeof titles

// A list, because the keys of a record that are numbers come first in it.
export const TITLES: readonly TitleId[] = ['18AL', 'MicroLine', '1889']

export function isTitle(id: string): id is TitleId {
  return Object.hasOwn(titles, id)
}

export function cardOf(id: TitleId): TitleCard {
  return titles[id].card
}

export async function loadTitle(id: TitleId): Promise<AnyTitle> {
  return (await titles[id].law()).default as unknown as AnyTitle
}
