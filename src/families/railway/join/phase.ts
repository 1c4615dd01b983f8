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

/** What of a corporation depends on its size, as the form is filled in. */
export function sizedIn(policy: JoinPolicy, fresh: AnyRailway, form: Joined, id: string): Sized {
  const { game, most, sizeOf } = policy
  const phase = phaseIn(policy, form)
  const { shares } = game.paper(fresh, id)
  const { trainLimit } = game.phase({ phase })
  return sizeOf?.(form, phase, id, fresh) ?? { shares, stations: game.stations(fresh, id), trainLimit, most }
}
