import type { Plugin } from 'vite'
import { chunkName } from './chunks.ts'
import { withoutMaps } from './maps.ts'

/** Files of which a table on the screen calls most. Their facades hold nothing to compile. */
const CALLED = /^(?:core|game|store|dexie|en|title-.+|words-.+)$/
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile such files as a whole while they are fetched, beside the page, and not function by function when
 * a tap first calls them: a quarter of what opening a game took was that. Browsers that do not know the comment pass it over.
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
