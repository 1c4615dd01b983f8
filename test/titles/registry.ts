import type { AnyTitle, TitleCard } from '../../src/rules/title'
import { card as alabama } from '../../src/titles/18al/card'
import { card as micro } from './microline/card'

// Replaces src/titles/registry.ts when the app is tried with a title that nothing else in it knows.
const titles = {
  '18AL': { card: alabama, law: () => import('../../src/titles/18al') },
  MicroLine: { card: micro, law: () => import('./microline') },
} as const

export type TitleId = keyof typeof titles

export const TITLES = Object.keys(titles) as readonly TitleId[]

export function isTitle(id: string): id is TitleId {
  return Object.hasOwn(titles, id)
}

export function cardOf(id: TitleId): TitleCard {
  return titles[id].card
}

export async function loadPlay(id: TitleId): Promise<AnyTitle> {
  return (await titles[id].law()).default as unknown as AnyTitle
}

export async function loadTitle(id: TitleId): Promise<AnyTitle> {
  const title = await loadPlay(id)
  await title.rest?.load()
  return title
}
