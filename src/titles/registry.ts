import type { AnyTitle, TitleCard } from '../rules/title'
import { card as alabama } from './18al/card'
import { card as lilliput } from './18lilliput/card'
import { card as virginia } from './18va/card'
import { card as shikoku } from './1889/card'

const titles = {
  '18AL': { card: alabama, law: () => import('./18al') },
  '18VA': { card: virginia, law: () => import('./18va') },
  '18Lilliput': { card: lilliput, law: () => import('./18lilliput') },
  '1889': { card: shikoku, law: () => import('./1889') },
} as const

/** The id of a title that Paymaster knows. */
export type TitleId = keyof typeof titles

/** All titles, in the order in which they are offered: a list, because the keys of a record that are numbers come first in it. */
export const TITLES: readonly TitleId[] = ['18AL', '18VA', '18Lilliput', '1889']

/** Whether this is the id of a title. */
export function isTitle(id: string): id is TitleId {
  return Object.hasOwn(titles, id)
}

/** What is shown of a title before it is loaded. */
export function cardOf(id: TitleId): TitleCard {
  return titles[id].card
}

/**
 * Loads what most games of a title are played with, all but its `rest`. The cast drops its own types: states and actions of a
 * title are only ever passed back to it.
 */
export async function loadPlay(id: TitleId): Promise<AnyTitle> {
  return (await titles[id].law()).default as unknown as AnyTitle
}

/** Loads a whole title with all its rules. */
export async function loadTitle(id: TitleId): Promise<AnyTitle> {
  const title = await loadPlay(id)
  await Promise.all([title.rest?.load(), title.apart?.part.load()])
  return title
}
