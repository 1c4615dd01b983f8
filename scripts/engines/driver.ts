/** A browser that is driven from outside, with one page, at the size of a phone. */
export interface Driver {
  /** The engine and its version, as a person would say it. */
  readonly called: string
  /** Whether what it is touched with is a finger to the page, or only a mouse. */
  readonly touches: boolean
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** What an expression comes to in the page, awaited there; JSON. */
  evaluate<T>(text: string): Promise<T>
  /** Touches the glass, for so many milliseconds. */
  touch(x: number, y: number, held?: number): Promise<void>
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>
  /** Gives a file to the field that an expression comes to. */
  give(field: string, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What the page looks like, as a PNG. */
  picture(): Promise<Buffer>
  /** Ends it as a flat battery would. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** What it is started with. */
export interface Start {
  /** Where it keeps what the app stores; without it, nothing outlives it. */
  readonly keeps?: string
  /** Nothing moves on the screen, for pictures. */
  readonly still?: boolean
  /** Where files that are given out arrive. */
  readonly downloads: string
}

/** A kind of browser that the banker can be put before. */
export interface Engine {
  readonly name: string
  /** What this machine lacks to start it, by what its packages are called. */
  missing(): readonly string[]
  /** What it lacks to keep what it stores beyond its end. */
  missingToKeep(): readonly string[]
  start(start: Start): Promise<Driver>
}

export const WIDTH = 390
export const HEIGHT = 844
