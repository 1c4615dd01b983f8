/** What the screens of the map say, at a table that keeps it. */
export interface MapWords {
  readonly title: string
  /** The button that enlarges it, and then the one that shows the whole again. */
  readonly enlarge: readonly [more: string, whole: string]
}
