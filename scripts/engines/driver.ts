/** A browser with one page the size of a phone, driven from outside. */
export interface Driver {
  /** The engine and its version, as a person would say it. */
  readonly called: string
  /** Do touches reach the page as a finger's, or only as a mouse's? */
  readonly touches: boolean
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** The value of an expression in the page, awaited there, as JSON. */
  evaluate<T>(text: string): Promise<T>
  /** Touches the glass for `held` milliseconds. */
  touch(x: number, y: number, held?: number): Promise<void>
  /** Types into the focused field. */
  type(text: string): Promise<void>
  /** Gives a file to the field that an expression evaluates to. */
  give(field: string, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A screenshot of the page as PNG. */
  picture(): Promise<Buffer>
  /** Kills it, as a flat battery would. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** Options for starting the browser. */
export interface Start {
  /** The folder for what the app stores; without it, nothing survives the browser's end. */
  readonly keeps?: string
  /** No animations, for screenshots. */
  readonly still?: boolean
  /** It connects to other browsers on this machine: with a camera, and so by its addresses, or without one, by names for them. */
  readonly links?: 'addresses' | 'names'
  /** The folder for downloads. */
  readonly downloads: string
}

/** A kind of browser that the banker can use. */
export interface Engine {
  readonly name: string
  /** The packages this machine lacks to start it. */
  missing(): readonly string[]
  /** The packages it lacks to keep stored data beyond the browser's end. */
  missingToKeep(): readonly string[]
  start(start: Start): Promise<Driver>
}

export const WIDTH = 390
export const HEIGHT = 844
