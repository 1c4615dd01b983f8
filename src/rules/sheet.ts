import type { Money } from '../bank/money'

/** What lies at a place: a tile by its colour, or nothing that changes. */
export interface PlaceValue {
  readonly tile: string | null
  readonly value: Money
}

/**
 * A place that a train may visit. Cities and ends count against the length of a train, towns do not; a run has at most two
 * ends, since it cannot pass through them.
 */
export interface Place {
  readonly id: string
  readonly kind: 'city' | 'town' | 'end'
  /** What it may be worth now, by the tile on the board; the later tile last. */
  readonly values: readonly PlaceValue[]
  /** What it is worth beyond that to the corporation that runs. */
  readonly more: Money
}

/** A train on the sheet: how many cities and ends it may visit, and how often it counts them. */
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

/** What is needed to add up the revenue of a corporation from the places that its trains visit. */
export interface Sheet {
  readonly places: readonly Place[]
  readonly trains: readonly SheetTrain[]
  readonly bonuses: readonly RunBonus[]
  /** The paragraphs that say where a train may run, and what it earns. */
  readonly cites: readonly string[]
}

/** The places that one train visits, each with the value that its tile gives it. */
export type Visits = ReadonlyMap<string, Money>

/** Why a train cannot visit a place as well, or nothing. */
export function whyNotVisit(
  sheet: Sheet,
  train: SheetTrain,
  visits: Visits,
  id: string,
): 'length' | 'ends' | undefined {
  const kindOf = (place: string) => sheet.places.find(it => it.id === place)?.kind
  if (visits.has(id) || kindOf(id) === 'town') return undefined
  const kinds = [...visits.keys()].map(kindOf)
  if (kinds.filter(kind => kind !== 'town').length >= train.stops) return 'length'
  return kindOf(id) === 'end' && kinds.filter(kind => kind === 'end').length >= 2 ? 'ends' : undefined
}

/** What a train earns by its places, before bonuses. */
export function earns(sheet: Sheet, train: SheetTrain, visits: Visits): Money {
  let sum = 0
  for (const [id, value] of visits) {
    const place = sheet.places.find(it => it.id === id)
    if (place) sum += (value + place.more) * (place.kind === 'town' ? 1 : train.times)
  }
  return sum
}

/** The bonuses that bring most: each at most once, and at most one for a train. Tells for each train which it gets. */
export function bonusesOf({ bonuses }: Sheet, runs: readonly Visits[]): readonly (RunBonus | undefined)[] {
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
