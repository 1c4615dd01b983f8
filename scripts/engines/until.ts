import { setTimeout as pause } from 'node:timers/promises'

/** A person's patience, in ms. */
const PATIENCE = 10_000
const BETWEEN = 15

/** What was looked for, or why it is not there yet. */
export type SoFar<T> = { readonly is: T } | { readonly not: string }

/** Waits until `look` finds it. Throws the latest reason once patience has run out. */
export async function until<T>(look: () => Promise<SoFar<T>>, what: string, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    const it = await look()
    if ('is' in it) return it.is
    if (Date.now() > end) throw new Error(`${what}: ${it.not}`)
    await pause(BETWEEN)
  }
}
