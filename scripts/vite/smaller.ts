import { minify } from 'terser'
import type { Plugin } from 'vite'
import { chunkName } from './chunks.ts'
import { withoutMaps } from './maps.ts'

/** Sentences, and what its makers have made small, only grow. */
const SMALL = /^(?:dexie|en|words-.+)$/

/**
 * Goes over the bundler's small code once more: its own minifier is quick, and leaves nearly a hundredth of what a
 * phone downloads, packed, that a thorough one finds.
 */
export function smaller(): Plugin {
  return {
    name: 'smaller',
    apply: withoutMaps,
    generateBundle: {
      // After the bundler's own last step, which rewrites imports.
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || SMALL.test(chunkName(file))) continue
          // Names are short already, and to choose them anew takes most of the time.
          const { code } = await minify(file.code, { module: true, ecma: 2020, mangle: false })
          if (code) file.code = code
        }
      },
    },
  }
}
