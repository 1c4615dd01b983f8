/**
 * Where a train can be: on a corporation's charter (its id), in the pile of used trains (`market`), or out of play (`gone`).
 * Any other name means the offering of new trains.
 */
export type TrainPlace = string

/**
 * All train cards. `offering` counts the new trains of each type, `null` if they never run out; `market`, `gone` and each
 * charter hold cards. Trains are conserved: a card only changes its place, and possibly its name.
 */
export interface Depot<C extends string, T extends string, Card extends string = T> {
  readonly offering: Readonly<Record<T, number | null>>
  readonly market: readonly (T | Card)[]
  readonly gone: readonly (T | Card)[]
  readonly owned: Readonly<Record<C, readonly (T | Card)[]>>
}

/** Is this place the offering, that is, none of the places that hold cards? */
function isOffering(depot: Depot<string, string>, place: TrainPlace): boolean {
  return place !== 'market' && place !== 'gone' && !Object.hasOwn(depot.owned, place)
}

function cardsAt<C extends string, T extends string, Card extends string>(
  depot: Depot<C, T, Card>,
  place: TrainPlace,
): readonly (T | Card)[] {
  if (place === 'market' || place === 'gone') return depot[place]
  return depot.owned[place as C]
}

function withCards<C extends string, T extends string, Card extends string>(
  depot: Depot<C, T, Card>,
  place: TrainPlace,
  cards: readonly (T | Card)[],
): Depot<C, T, Card> {
  if (place === 'market' || place === 'gone') return { ...depot, [place]: cards }
  return { ...depot, owned: { ...depot.owned, [place]: cards } }
}

/** Adds or removes one new train. Throws for a type the offering does not know: a bug in the caller. */
function offeringWith<C extends string, T extends string, Card extends string>(
  depot: Depot<C, T, Card>,
  type: T,
  by: 1 | -1,
): Depot<C, T, Card> {
  const left = depot.offering[type]
  if (left === undefined) throw new Error(`no type ${type} in the offering`)
  if (left === null) return depot
  if (left + by < 0) throw new Error(`no ${type} left in the offering`)
  return { ...depot, offering: { ...depot.offering, [type]: left + by } }
}

function take<C extends string, T extends string, Card extends string>(
  depot: Depot<C, T, Card>,
  train: T | Card,
  from: TrainPlace,
): Depot<C, T, Card> {
  if (isOffering(depot, from)) return offeringWith(depot, train as T, -1)
  const cards = cardsAt(depot, from)
  const index = cards.indexOf(train)
  if (index < 0) throw new Error(`no ${train} at ${from}`)
  return withCards(depot, from, cards.toSpliced(index, 1))
}

/** Moves one train card; `as` is its name in the new place. Throws if it is not at `from`: a rule must refuse that first. */
export function moveTrain<C extends string, T extends string, Card extends string>(
  depot: Depot<C, T, Card>,
  train: T | Card,
  from: TrainPlace,
  to: TrainPlace,
  as: T | Card = train,
): Depot<C, T, Card> {
  const taken = take(depot, train, from)
  if (isOffering(depot, to)) return offeringWith(taken, as as T, 1)
  return withCards(taken, to, [...cardsAt(taken, to), as])
}

/** The type of the next train in the offering, in printed order; `undefined` if all are sold out. */
export function nextTrain<T extends string>(
  { offering }: { readonly offering: Readonly<Record<T, number | null>> },
  order: readonly T[],
): T | undefined {
  for (const type of order) if (offering[type] !== 0) return type
  return undefined
}
