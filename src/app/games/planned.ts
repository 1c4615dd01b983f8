import { signal } from '@preact/signals'
import { isTitle, type TitleId } from '../../titles/registry'
import { isRecent, readLocal, writeLocal } from '../device/local'

/** A new game as far as it is filled in. */
export interface Planned {
  /** The title chosen; absent until one is. */
  readonly title?: TitleId
  /** The names typed, one a seat; those beyond the seats of this title are kept for another. */
  readonly names: readonly string[]
  /** The seat that begins, from 0. */
  readonly first: number
  readonly options: readonly string[]
}

const NOTE = 'planned'
const FRESH: Planned = { names: ['', '', '', ''], first: 0, options: [] }

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(it => typeof it === 'string')

function keptOf(value: unknown): Planned | undefined {
  const { at, title, names, first, options } = (value ?? {}) as Record<string, unknown>
  if (!isRecent(at) || !isTexts(names) || !isTexts(options)) return undefined
  const plan = { names, first: Number.isInteger(first) ? Number(first) : 0, options }
  return typeof title === 'string' && isTitle(title) ? { ...plan, title } : plan
}

/** The game that is being set up, also after another page or a reload. */
export const planned = signal<Planned>(readLocal(NOTE, keptOf) ?? FRESH)

/** Changes the game that is being set up. */
export function plan(change: Partial<Planned>): void {
  planned.value = { ...planned.value, ...change }
  writeLocal(NOTE, { ...planned.value, at: Date.now() })
}

/** Forgets the game that was being set up. */
export function forgetPlan(): void {
  planned.value = FRESH
  writeLocal(NOTE, undefined)
}
