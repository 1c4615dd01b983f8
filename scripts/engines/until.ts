import { setTimeout as pause } from 'node:timers/promises'

/** A person's patience, in milliseconds. */
const PATIENCE = 10_000
const BETWEEN = 15

/** What was looked for, or what still stands in its way. */
export type SoFar<T> = { readonly is: T } | { readonly not: string }

/** Waits until something is so. Throws what stood in the way when patience is over. */
export async function until<T>(look: () => Promise<SoFar<T>>, what: string, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    const it = await look()
    if ('is' in it) return it.is
    if (Date.now() > end) throw new Error(`${what}: ${it.not}`)
    await pause(BETWEEN)
  }
}
