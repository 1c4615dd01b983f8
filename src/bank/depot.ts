/** Where a train may be: on a corporation's charter, in the pile of used ones (`market`), out of play (`gone`), or, by whatever other name, in the offering of new ones. */
export type TrainPlace = string

/**
 * All train cards. `offering` counts new trains by type, `null` where they never run out; `market`, `gone` and each
 * charter hold cards. Trains are conserved: a card only changes its place, and perhaps what it is called there.
 */
export interface Depot<C extends string, T extends string, Card extends string = T> {
  readonly offering: Readonly<Record<T, number | null>>
  readonly market: readonly (T | Card)[]
  readonly gone: readonly (T | Card)[]
  readonly owned: Readonly<Record<C, readonly (T | Card)[]>>
}

/** Is this place none of those that hold cards, and so the offering? */
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

/** New trains are counted by type: a name that the offering does not know is a programmer's error. */
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

/**
 * Moves one train card; `as` is its name where it goes. Throws where it is not there: a rule must have refused that before.
 */
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

/** The type of the next train in the offering, in the printed order, or nothing when it is sold out. */
export function nextTrain<T extends string>(
  { offering }: { readonly offering: Readonly<Record<T, number | null>> },
  order: readonly T[],
): T | undefined {
  for (const type of order) if (offering[type] !== 0) return type
  return undefined
}
