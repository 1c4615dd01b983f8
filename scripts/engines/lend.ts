import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Counter } from '../banker/bank'
import { root } from '../install.mjs'
import { serve } from '../serve.mjs'
import type { Driver, Engine, Start } from './driver'
import { faultsOf, glassOn } from './glass'

/** A driven browser, and the built app on its own host. */
export interface Lent extends Counter {
  readonly driver: Driver
  /** From then on, the host does not answer. */
  readonly closeHost: () => Promise<void>
  /** Kills the browser and starts it again with what it had stored; no page is open in it yet. */
  readonly again: () => Promise<Lent>
}

/** The folder for screenshots, of states and of failures. */
export const pictures = join(root, 'shots', 'engines')

/** Options: whether stored data survives, and whether things move. */
export type How = Omit<Start, 'keeps' | 'downloads'> & { readonly keeps?: boolean }

async function pictured(driver: Driver, engine: Engine): Promise<string> {
  mkdirSync(pictures, { recursive: true })
  const path = join(pictures, `failed-${engine.name.toLowerCase()}.png`)
  writeFileSync(path, await driver.picture())
  return path
}

/** Lends a fresh browser and always closes it. Also throws if the page had an error that nothing handled. */
export async function withEngine<T>(engine: Engine, how: How, use: (lent: Lent) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'paymaster-'))
  const downloads = join(folder, 'given')
  const kept = join(folder, 'kept')
  mkdirSync(downloads)
  mkdirSync(kept)
  const { keeps, ...rest } = how
  const start = () => engine.start({ ...rest, downloads, ...(keeps ? { keeps: kept } : {}) })
  const host = await serve()
  let running = await start()
  const lent = (): Lent => ({
    ...{ driver: running, page: glassOn(running, downloads), url: host.url, closeHost: host.close },
    async again() {
      await running.kill()
      running = await start()
      return lent()
    },
  })
  try {
    const result = await use(lent()).catch(async (error: unknown) => {
      const picture = await pictured(running, engine).catch(() => 'no picture')
      throw new Error(`${error instanceof Error ? error.message : error} (${picture})`)
    })
    const faults = await faultsOf(running)
    if (faults.length > 0) throw new Error(`unhandled in the page: ${faults.join('; ')}`)
    return result
  } finally {
    await running.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
