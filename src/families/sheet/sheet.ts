import type { Money } from '../../bank/money'

/** What lies at a place, and its value: `tile` is the code of a tile or token, `null` if nothing there ever changes. */
export interface PlaceValue {
  readonly tile: string | null
  readonly value: Money
}

/** A place that a train may visit. */
export interface MapPlace {
  readonly id: string
  readonly kind: string
  /** What it may be worth now, by what lies there; the first value applies until another is chosen. */
  readonly values: readonly PlaceValue[]
  /** What it is worth beyond that to the corporation that runs. */
  readonly more: Money
  /** Set if what lies there is the corporation's own, such as a station; otherwise it is the same for all. */
  readonly own?: true
}

/** How a kind of place counts toward the length of a train. */
export interface Kind {
  /** It counts against the length of a train. */
  readonly stop: boolean
  /** A run can only begin or end there. */
  readonly end: boolean
  /** Set if the map does not name these places: the run says how many of them it visits, at most this many. */
  readonly several?: number
}

/** A train on the sheet: how many stops it may make, and how many times over it counts them. */
export interface SheetTrain {
  readonly type: string
  readonly stops: number
  readonly times: number
}

/** An amount for a run that visits all of the places in `at`; each counts once a turn, and a train gets at most one. */
export interface RunBonus {
  readonly name: string
  readonly at: readonly string[]
  readonly value: Money
}

/** The places that one train visits, each with the value of what lies there. */
export type Visits = ReadonlyMap<string, Money>

/** What is needed to add up the revenue of a corporation from the places that its trains visit. */
export interface Sheet {
  readonly places: readonly MapPlace[]
  readonly trains: readonly SheetTrain[]
  readonly bonuses: readonly RunBonus[]
  /** The kinds of places, in display order. */
  readonly kinds: Readonly<Record<string, Kind>>
  /** How many ends of the same kind a run may have; it has two ends in all. */
  readonly alikeEnds: number
  /** The title's own objection to a visit, besides length and ends: the code of the reason. */
  readonly refuses?: (train: SheetTrain, visits: Visits, place: MapPlace) => string | undefined
  /** What a run lacks if it visits only these places: the code of what else it needs. */
  readonly lacks?: (train: SheetTrain, visits: Visits) => string | undefined
  /** What a visit brings a train. */
  readonly worth: (train: SheetTrain, visits: Visits, place: MapPlace, value: Money) => Money
  /** What a train earns of the sum of its visits, if that is not all of it. */
  readonly earned?: (train: SheetTrain, visits: Visits, sum: Money) => Money
  /** The bonus that a run gets by itself, whatever the other trains visit; if this is given, `bonuses` are ignored. */
  readonly bonusOf?: (visits: Visits) => RunBonus | undefined
  /** The value that the button of a place shows for a train, if it is not the printed one. */
  readonly shows?: (train: SheetTrain, place: MapPlace, value: Money) => Money
  /** What the treasury gets besides the revenue, whether it is paid or withheld, from what lies at the places. */
  readonly beside?: (runs: readonly Visits[], tileAt: (place: MapPlace) => string | null) => Money
  /** The paragraphs that say where a train may run, and what it earns. */
  readonly cites: readonly string[]
}

/** A run begins at one end and ends at another: it cannot pass through one. */
const ENDS = 2

/** How a place counts toward the length of a train. */
export function kindOf({ kinds }: Pick<Sheet, 'kinds'>, { kind }: MapPlace): Kind {
  return kinds[kind] ?? { stop: false, end: false }
}

/** How many of the visited places count against the length of a train. */
export function stopsIn(sheet: Sheet, visits: Visits): number {
  return sheet.places.filter(place => visits.has(place.id) && kindOf(sheet, place).stop).length
}

/** The code of the reason why a train cannot visit a place as well; `undefined` if it can. */
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

/** What a train earns from its places, before bonuses. */
export function earns(sheet: Sheet, train: SheetTrain, visits: Visits): Money {
  let sum = 0
  for (const place of sheet.places) {
    const value = visits.get(place.id)
    if (value !== undefined) sum += sheet.worth(train, visits, place, value)
  }
  return sheet.earned?.(train, visits, sum) ?? sum
}

/**
 * The bonus of each train, so that together they bring the most: each bonus at most once, and at most one per train;
 * or what each run gets by itself.
 */
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

const NOWHERE: Visits = new Map()

/** What each train visits, as far as that is a run: one that lacks something brings nothing. */
export function runsIn(sheet: Sheet, visits: readonly Visits[]): readonly Visits[] {
  return sheet.trains.map((train, i) => {
    const of = visits[i] ?? NOWHERE
    return sheet.lacks?.(train, of) === undefined ? of : NOWHERE
  })
}

/** The revenue of all trains together, each with its own visits. */
export function totalOf(sheet: Sheet, visits: readonly Visits[]): Money {
  const runs = runsIn(sheet, visits)
  const places = sheet.trains.reduce((sum, train, i) => sum + earns(sheet, train, runs[i] ?? NOWHERE), 0)
  return bonusesOf(sheet, runs).reduce((sum, bonus) => sum + (bonus?.value ?? 0), places)
}
