import { signal } from '@preact/signals'
import { readLocal, writeLocal } from '../device/local'

const NOTE = 'samples'

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(id => typeof id === 'string') : []
}

/**
 * The games taken from a sample on this device, by id. The list is kept beside the games: a copy or a file with one of them
 * holds a game like any other.
 */
const samples = signal<readonly string[]>(readLocal(NOTE, idsIn) ?? [])

/** Whether this is a sample, and not a game of the banker's own. */
export const isSample = ({ id }: { readonly id: string }) => samples.value.includes(id)

/** Notes that a game was taken from a sample. */
export function noteSample(id: string): void {
  samples.value = [...samples.value, id]
  writeLocal(NOTE, samples.value)
}
