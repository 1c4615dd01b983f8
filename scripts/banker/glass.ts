/** The roles that the banker looks for. */
type Role = 'alert' | 'button' | 'checkbox' | 'group' | 'heading' | 'link' | 'main' | 'status' | 'textbox'

/** What tells pieces of one role apart. A name as a string fits any that contains it, in any case, unless it is exact. */
export interface Marks {
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly level?: number
  readonly pressed?: boolean
}

/** A text as a string fits any that contains it, in any case. */
export interface Holding {
  readonly hasText?: string | RegExp
}

/** A file as a page is given it. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/**
 * A piece of what is shown, by how it is found: looked up anew each time. What is done with one piece waits until it is
 * there, and refuses where it is several.
 */
export interface Piece {
  getByRole(role: Role, marks?: Marks): Piece
  locator(css: string, holding?: Holding): Piece
  filter(holding: Holding): Piece
  first(): Piece
  last(): Piece
  or(other: Piece): Piece
  count(): Promise<number>
  isVisible(): Promise<boolean>
  innerText(): Promise<string>
  allInnerTexts(): Promise<string[]>
  getAttribute(name: string): Promise<string | null>
  /** Pixels from the corner of the window. */
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>
  /** Done once it is to be seen, or as far as it is asked for there or gone. */
  waitFor(options?: { readonly state?: 'visible' | 'attached' | 'detached' }): Promise<void>
  /** Waits until a finger would meet it; on a trial it is not touched. */
  tap(options?: { readonly trial?: boolean }): Promise<void>
  fill(text: string): Promise<void>
  setInputFiles(file: GivenFile): Promise<void>
}

/**
 * The glass of a phone, with the app behind it: all that the banker needs of a browser. A page of Playwright is one as it
 * stands; `scripts/engines` makes one of any browser that has a driver.
 */
export interface Glass {
  getByRole(role: Role, marks?: Marks): Piece
  getByLabel(text: string): Piece
  locator(css: string, holding?: Holding): Piece
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  /** What an expression comes to in the page. */
  evaluate<T>(text: string): Promise<T>
  waitForURL(address: RegExp): Promise<void>
  /** The next file that is given out, once it is whole. */
  waitForEvent(event: 'download'): Promise<{ path(): Promise<string> }>
  readonly touchscreen: { tap(x: number, y: number): Promise<void> }
}
