/** Where a train may be: the Initial Offering, the Open Market, out of play, or on a corporation's charter. */
export type TrainPlace = string

/**
 * All train cards. `offering` counts new trains by type, `null` where they never run out; `market`, `gone` and each
 * charter hold cards. Trains are conserved: a card only changes its place.
 */
export interface Depot<C extends string, T extends string> {
  readonly offering: Readonly<Record<T, number | null>>
  readonly market: readonly T[]
  readonly gone: readonly T[]
  readonly owned: Readonly<Record<C, readonly T[]>>
}

function cardsAt<C extends string, T extends string>(depot: Depot<C, T>, place: TrainPlace): readonly T[] {
  if (place === 'market' || place === 'gone') return depot[place]
  return depot.owned[place as C]
}

function withCards<C extends string, T extends string>(
  depot: Depot<C, T>,
  place: TrainPlace,
  cards: readonly T[],
): Depot<C, T> {
  if (place === 'market' || place === 'gone') return { ...depot, [place]: cards }
  return { ...depot, owned: { ...depot.owned, [place]: cards } }
}

function take<C extends string, T extends string>(
  depot: Depot<C, T>,
  train: T,
  from: TrainPlace,
): Depot<C, T> {
  if (from === 'ipo') {
    const left = depot.offering[train]
    if (left === null) return depot
    if (left <= 0) throw new Error(`no ${train} left in the Initial Offering`)
    return { ...depot, offering: { ...depot.offering, [train]: left - 1 } }
  }
  const cards = cardsAt(depot, from)
  const index = cards.indexOf(train)
  if (index < 0) throw new Error(`no ${train} at ${from}`)
  return withCards(depot, from, cards.toSpliced(index, 1))
}

/** Moves one train card. Throws where it is not there: a rule must have refused that before. */
export function moveTrain<C extends string, T extends string>(
  depot: Depot<C, T>,
  train: T,
  from: TrainPlace,
  to: TrainPlace,
): Depot<C, T> {
  const taken = take(depot, train, from)
  if (to !== 'ipo') return withCards(taken, to, [...cardsAt(taken, to), train])
  const left = taken.offering[train]
  return left === null ? taken : { ...taken, offering: { ...taken.offering, [train]: left + 1 } }
}

/** The type of the next train in the Initial Offering, in the printed order (4.2.5(b)), or nothing when it is sold out. */
export function nextTrain<C extends string, T extends string>(
  depot: Depot<C, T>,
  order: readonly T[],
): T | undefined {
  for (const type of order) if (depot.offering[type] !== 0) return type
  return undefined
}
