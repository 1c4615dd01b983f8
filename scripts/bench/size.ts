import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { firstLoad, precached } from '../size.mjs'
import type { Figure } from './figure'

const packed = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000

/** What a phone downloads, packed: JavaScript and style. */
export async function sizeFigures(): Promise<readonly Figure[]> {
  const first = packed(firstLoad())
  const all = packed(precached())
  return [
    {
      what: 'first load, packed',
      figure: `${first.toFixed(1)} kB`,
      target: 'at most 90 kB',
      met: first <= 90,
    },
    {
      what: 'all that is precached, packed',
      figure: `${all.toFixed(1)} kB`,
      target: 'at most 200 kB',
      met: all <= 200,
    },
  ]
}
