import type { Game } from '../game'
import { phaseOf } from '../joining/reading'
import type { AnyRailway } from '../table'
import type { Answers, Joined } from './answers'
import type { JoinPolicy, Sized } from './policy'

/** The types of all bought trains that are still on the table. */
export const boughtIn = ({ typeOf }: Pick<Game, 'typeOf'>, { corporations, market }: Answers) =>
  [...Object.values(corporations).flatMap(({ trains }) => trains), ...market].map(typeOf)

/** The phase of a table as it is filled in: that of the trains, or of a ruling as long as the trains make no other. */
export function phaseIn({ game }: Pick<JoinPolicy, 'game'>, { kept, ...form }: Joined): string {
  const now = phaseOf(game, boughtIn(game, form))
  return kept && now === phaseOf(game, boughtIn(game, kept.answers)) ? kept.table.phase : now
}

/** The sizes that a corporation may have in this phase; all of them if a ruling gave it another. */
export function sizesIn(
  { sizes }: JoinPolicy,
  { kept }: Joined,
  phase: string,
  id: string,
): readonly number[] {
  const possible = sizes?.inPhase(phase, id) ?? []
  const row = kept?.table.corporations[id] as { readonly size?: number } | undefined
  return row?.size === undefined || possible.includes(row.size) ? possible : (sizes?.all ?? [])
}

/** A corporation's size as filled in, or the only one that the phase allows. */
export function sizeOf(policy: JoinPolicy, form: Joined, phase: string, id: string): number {
  const sizes = sizesIn(policy, form, phase, id)
  const said = form.own.size as Readonly<Record<string, number>> | undefined
  return sizes.find(size => size === said?.[id]) ?? sizes[0] ?? 0
}

/** What of a corporation depends on its size, as the form is filled in. */
export function sizedIn(policy: JoinPolicy, fresh: AnyRailway, form: Joined, id: string): Sized {
  const { game, most, sizes } = policy
  const phase = phaseIn(policy, form)
  const { shares } = game.paper(fresh, id)
  const { trainLimit } = game.phase({ phase })
  const size = sizeOf(policy, form, phase, id)
  const sized = sizes?.of(size, phase, fresh)
  return sized
    ? { ...sized, trainLimit: sized.trainLimit + (sizes?.moreTrains?.(form, id) ?? 0) }
    : { shares, stations: game.stations(fresh, id), trainLimit, most }
}
