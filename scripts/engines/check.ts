import type { Engine } from './driver'

/** Something that is tried in an engine. */
export interface Check {
  readonly what: string
  /** What this machine lacks for it beyond the engine itself. */
  readonly missing?: (engine: Engine) => readonly string[]
  /** Tries it and tells how it went. Throws where it did not. */
  readonly run: (engine: Engine) => Promise<string>
}
