/** The roles that the banker looks for. */
type Role = 'alert' | 'button' | 'checkbox' | 'group' | 'heading' | 'link' | 'main' | 'status' | 'textbox'

/**
 * Distinguishes elements of one role. A name given as a string matches any name that contains it, in any case, unless
 * `exact` is set.
 */
export interface Marks {
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly level?: number
  readonly pressed?: boolean
}

/** A text given as a string matches any text that contains it, in any case. */
export interface Holding {
  readonly hasText?: string | RegExp
}

/** A file to give to a page. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/**
 * A piece of the screen, defined by how to find it and looked up again each time. Whatever acts on a single element waits
 * until it is there, and refuses if there are several.
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
  /** In pixels from the corner of the window. */
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>
  /** Resolves once it is visible, in the document, or gone, as requested. */
  waitFor(options?: { readonly state?: 'visible' | 'attached' | 'detached' }): Promise<void>
  /** Waits until a finger would reach it; with `trial` it is not touched. */
  tap(options?: { readonly trial?: boolean }): Promise<void>
  fill(text: string): Promise<void>
  setInputFiles(file: GivenFile): Promise<void>
}

/**
 * The glass of a phone with the app behind it: all that the banker needs of a browser. A Playwright page is one without
 * any adapter; `scripts/engines` makes one of any browser that has a driver.
 */
export interface Glass {
  getByRole(role: Role, marks?: Marks): Piece
  getByLabel(text: string): Piece
  locator(css: string, holding?: Holding): Piece
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  /** The value of an expression in the page. */
  evaluate<T>(text: string): Promise<T>
  waitForURL(address: RegExp): Promise<void>
  /** The next download, once it is complete. */
  waitForEvent(event: 'download'): Promise<{ path(): Promise<string> }>
  readonly touchscreen: { tap(x: number, y: number): Promise<void> }
}
