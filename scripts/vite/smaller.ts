import { minify } from 'terser'
import type { Plugin } from 'vite'
import { chunkName } from './chunks.ts'
import { withoutMaps } from './maps.ts'

/** Files that would only grow: sentences, and what its authors have already minified. */
const SMALL = /^(?:dexie|en|words-.+)$/

/**
 * Minifies the bundler's output once more: its own minifier is fast, but leaves almost a hundredth of the gzipped
 * download that a thorough one removes.
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
          // Names are short already, and choosing new ones takes most of the time.
          const { code } = await minify(file.code, { module: true, ecma: 2020, mangle: false })
          if (code) file.code = code
        }
      },
    },
  }
}
