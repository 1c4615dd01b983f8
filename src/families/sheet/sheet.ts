import type { Money } from '../../bank/money'

/** What lies at a place: a tile or token by its code, or nothing that changes. */
export interface PlaceValue {
  readonly tile: string | null
  readonly value: Money
}

/** A place that a train may visit. */
export interface Place {
  readonly id: string
  readonly kind: string
  /** What it may be worth now, by what lies there; the first is taken until another is said. */
  readonly values: readonly PlaceValue[]
  /** What it is worth beyond that to the corporation that runs. */
  readonly more: Money
  /** What lies there is the corporation's own, such as a station; else it is the same for all. */
  readonly own?: true
}

/** What kinds of places are to the length of a train. */
export interface Kind {
  /** It counts against the length of a train. */
  readonly stop: boolean
  /** A run can only begin or end there. */
  readonly end: boolean
  /** The map does not name them, so it is counted how many a run visits: at most all there are. */
  readonly several?: number
}

/** A train on the sheet: how many stops it may make, and how often it counts them. */
export interface SheetTrain {
  readonly type: string
  readonly stops: number
  readonly times: number
}

/** An amount for a run that visits all of some places; each counts once a turn, and at most one for a train. */
export interface RunBonus {
  readonly name: string
  readonly at: readonly string[]
  readonly value: Money
}

/** The places that one train visits, each with the value that what lies there gives it. */
export type Visits = ReadonlyMap<string, Money>

/** What is needed to add up the revenue of a corporation from the places that its trains visit. */
export interface Sheet {
  readonly places: readonly Place[]
  readonly trains: readonly SheetTrain[]
  readonly bonuses: readonly RunBonus[]
  /** The kinds of places in the order in which they are shown. */
  readonly kinds: Readonly<Record<string, Kind>>
  /** How many ends of one kind a run may have; it has two ends in all. */
  readonly alikeEnds: number
  /** What the title says of a visit besides length and ends: the code of the reason why not. */
  readonly refuses?: (train: SheetTrain, visits: Visits, place: Place) => string | undefined
  /** What a run lacks that visits these places and no more: the code of what it needs besides. */
  readonly lacks?: (train: SheetTrain, visits: Visits) => string | undefined
  /** What a visit brings a train. */
  readonly worth: (train: SheetTrain, visits: Visits, place: Place, value: Money) => Money
  /** What a train earns of the sum of what its visits bring, where that is not all of it. */
  readonly earned?: (train: SheetTrain, visits: Visits, sum: Money) => Money
  /** What a run gets besides by itself, whatever the other trains visit: no `bonuses` are looked for then. */
  readonly bonusOf?: (visits: Visits) => RunBonus | undefined
  /** What the button of a place shows to a train, where that is not what is printed there. */
  readonly shows?: (train: SheetTrain, place: Place, value: Money) => Money
  /** What its treasury gets besides the revenue, whether it pays or withholds, by what lies at the places. */
  readonly beside?: (runs: readonly Visits[], tileAt: (place: Place) => string | null) => Money
  /** The paragraphs that say where a train may run, and what it earns. */
  readonly cites: readonly string[]
}

/** A run begins at one end and ends at another: it cannot pass through them. */
const ENDS = 2

/** What a place is to the length of a train. */
export function kindOf({ kinds }: Pick<Sheet, 'kinds'>, { kind }: Place): Kind {
  return kinds[kind] ?? { stop: false, end: false }
}

/** How many of the visited places count against the length of a train. */
export function stopsIn(sheet: Sheet, visits: Visits): number {
  return sheet.places.filter(place => visits.has(place.id) && kindOf(sheet, place).stop).length
}

/** The code of the reason why a train cannot visit a place as well, or nothing. */
export function whyNotVisit(sheet: Sheet, train: SheetTrain, visits: Visits, id: string): string | undefined {
  const place = sheet.places.find(it => it.id === id)
  if (!place || visits.has(id)) return undefined
  const { stop, end } = kindOf(sheet, place)
  if (stop && stopsIn(sheet, visits) >= train.stops) return 'length'
  const ends = sheet.places.filter(it => visits.has(it.id) && kindOf(sheet, it).end)
  const alike = ends.filter(({ kind }) => kind === place.kind)
  if (end && (ends.length >= ENDS || alike.length >= sheet.alikeEnds)) return 'ends'
  return sheet.refuses?.(train, visits, place)
}

/** What a train earns by its places, before bonuses. */
export function earns(sheet: Sheet, train: SheetTrain, visits: Visits): Money {
  let sum = 0
  for (const place of sheet.places) {
    const value = visits.get(place.id)
    if (value !== undefined) sum += sheet.worth(train, visits, place, value)
  }
  return sheet.earned?.(train, visits, sum) ?? sum
}

/** The bonuses that bring most: each at most once, and at most one for a train; or what each run gets by itself. Tells for each train which it gets. */
export function bonusesOf(
  { bonuses, bonusOf }: Pick<Sheet, 'bonuses' | 'bonusOf'>,
  runs: readonly Visits[],
): readonly (RunBonus | undefined)[] {
  if (bonusOf) return runs.map(bonusOf)
  const fits = (bonus: RunBonus, visits: Visits) => bonus.at.every(id => visits.has(id))
  const best = (from: number, left: readonly RunBonus[]): readonly (RunBonus | undefined)[] => {
    const visits = runs[from]
    if (!visits) return []
    const options = [undefined, ...left.filter(bonus => fits(bonus, visits))].map(bonus => [
      bonus,
      ...best(
        from + 1,
        left.filter(it => it !== bonus),
      ),
    ])
    const worth = (list: readonly (RunBonus | undefined)[]) =>
      list.reduce((sum, bonus) => sum + (bonus?.value ?? 0), 0)
    return options.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  }
  return best(0, bonuses)
}

/** The revenue of all trains together, each with its own visits. */
export function totalOf(sheet: Sheet, runs: readonly Visits[]): Money {
  const places = sheet.trains.reduce((sum, train, i) => sum + earns(sheet, train, runs[i] ?? new Map()), 0)
  return bonusesOf(sheet, runs).reduce((sum, bonus) => sum + (bonus?.value ?? 0), places)
}
