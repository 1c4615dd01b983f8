/** Words of the revenue sheet. */
export interface SheetWords {
  title(corporation: string): string
  readonly none: string
  /** The trains to choose from. */
  readonly trains: string
  /** The headings of the places, by kind. */
  readonly kinds: Readonly<Record<string, string>>
  /** Names of places whose name is not their id. */
  readonly names?: Readonly<Record<string, string>>
  /** What is at a place, by its code. */
  readonly tiles: Readonly<Record<string, string>>
  tileOf(tile: string, place: string): string
  /** Why a train cannot visit a place as well, by the code of the reason. */
  readonly shut: Readonly<Record<string, string>>
  /** What a run still lacks to be valid, by its code. */
  readonly lacks?: Readonly<Record<string, string>>
  train(type: string, sum: string): string
  stops(count: number, of: number): string
  bonus(name: string, value: number): string
  use(total: string): string
}
