/** What pages and their service worker tell each other; both import these names. */

/** A page asks the worker to keep the packs: all of them, or only those it has used already. */
export interface KeepPacks {
  readonly type: 'KEEP_PACKS'
  readonly all: boolean
  /** The full URLs of what the page has loaded. */
  readonly used: readonly string[]
}

/** A page has started, so the worker need not look whether it can. */
export const STARTED = 'STARTED'

/** The worker's answer: every file of this app is kept, exactly as it was built, so that nothing needs a network. */
export const KEPT = 'KEPT'

/** The worker's other answer: at least one file is missing. */
export const LACKING = 'LACKING'
