import type { Plugin } from 'vite'
import { chunkName } from './chunks.ts'
import { withoutMaps } from './maps.ts'

/** Files most of whose functions are called for a table on the screen. Their facades contain nothing to compile. */
const CALLED = /^(?:core|game|store|dexie|en|title-.+|panel-.+|words-.+)$/
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the browser compile these files completely while they are fetched, in parallel with the page, instead of function
 * by function when a tap first calls them, which takes a quarter of the time to open a game. Browsers that do not know the
 * comment ignore it.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: withoutMaps,
    generateBundle: {
      // The hint counts only before any code, and the bundler's own last step puts some at the front.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.length > 0 && CALLED.test(chunkName(file)))
            file.code = HINT + file.code
      },
    },
  }
}
