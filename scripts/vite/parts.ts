import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../../src/app/worker/sound.ts'

/** Kinds of packs in the order of fetching: what play needs comes before what can wait. */
const PACKS = [
  /^assets\/(?:title|panel)-/,
  /^assets\/words-.*-en-/,
  /^assets\/rest-/,
  /^assets\/later-/,
  /^assets\/map-/,
  /^assets\/book-.*-en-/,
  /^assets\/(?:words|book)-/,
  /^assets\/(?:follow|phones)-/,
  /^assets\/(?:import|eighteenxx)-/,
]

/**
 * The kind of a built file if it is a pack: a title, one of its languages, another language of the app, or a reader of
 * games recorded elsewhere; otherwise -1. A phone need not fetch packs before the app can start without a network; the
 * worker fetches them once all is quiet.
 */
const kindOf = (file: string) => PACKS.findIndex(pattern => pattern.test(file))

/** What Workbox lists of a built file, and what is added to it. */
type Entry = Part & { readonly size: number; readonly revision: string | null }

/** The files for the worker with their hashes, in the order of fetching. They are read from the disk: that is what is shipped. */
export const partsOf = (
  outDir: string,
  entries: readonly { readonly url: string; readonly size: number }[],
): Entry[] =>
  entries
    .map(({ url, size }) => {
      const bytes = readFileSync(join(outDir, url))
      return {
        ...{ url, size, revision: null, hash: createHash('sha256').update(bytes).digest('hex') },
        ...(kindOf(url) >= 0 ? { pack: true as const } : {}),
        ...(url === 'index.html' ? { text: bytes.toString('utf8') } : {}),
      }
    })
    .sort((a, b) => kindOf(a.url) - kindOf(b.url))
