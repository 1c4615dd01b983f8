import { sharesOf } from '../../bank/paper'
import type { PlayerId, Stocks } from '../../rules/state'
import { recordOf } from '../../rules/state'

/** Who presides over each corporation; `null` means nobody. */
export interface Presidents<C extends string> {
  readonly corporations: Readonly<Record<C, { readonly president: PlayerId | null }>>
}

/** The shares that a player holds, by corporation; corporations without any are omitted. */
export function sharesBy<C extends string>(
  corporations: readonly C[],
  { held }: Pick<Stocks<C>, 'held'>,
  player: PlayerId,
): Readonly<Record<string, number>> {
  const owned = corporations.filter(id => sharesOf(held[id], player) > 0)
  return recordOf<C, number>(owned, id => sharesOf(held[id], player))
}

/** The corporations over which a player presides, in the order of `corporations`. */
export function presidenciesOf<C extends string>(
  corporations: readonly C[],
  state: Presidents<C>,
  player: PlayerId,
): readonly C[] {
  return corporations.filter(id => state.corporations[id].president === player)
}
