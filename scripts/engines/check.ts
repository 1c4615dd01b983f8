import type { Engine } from './driver'

/** Something to try in an engine. */
export interface Check {
  readonly what: string
  /** What this machine lacks for the check besides the engine itself. */
  readonly missing?: (engine: Engine) => readonly string[]
  /** Runs the check and returns a description of the result. Throws if it fails. */
  readonly run: (engine: Engine) => Promise<string>
}
