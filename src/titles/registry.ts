import type { AnyTitle } from '../rules/title'

const titles = {
  '18AL': () => import('./18al'),
} as const

/** The id of a title that Paymaster knows. */
export type TitleId = keyof typeof titles

/** All titles, in the order in which they are offered. */
export const TITLES = Object.keys(titles) as readonly TitleId[]

/** Is this the id of a title? */
export function isTitle(id: string): id is TitleId {
  return Object.hasOwn(titles, id)
}

/** Loads a title with its rules. The cast forgets its own types: states and actions of a title only ever go back to it. */
export async function loadTitle(id: TitleId): Promise<AnyTitle> {
  return (await titles[id]()).default as unknown as AnyTitle
}
