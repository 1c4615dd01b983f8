import { railEntries } from '../../../../families/railway/words/en/entries'
import type { Voiced } from '../../../../families/railway/words/terms'
import { costing } from '../../../../families/words/en/entries'
import { say } from '../../../../families/words/en/say'
import { sum } from '../../../../families/words/entries'
import { OBJECTIVES } from '../../data'
import type { OwnEntries } from '../vocabulary'

/** The log of what only 18AL has, in English. */
export function entriesOf(t: Voiced): OwnEntries {
  const rail = railEntries(t)
  return {
    layTile: (act, happened, v) =>
      act.private
        ? say`${v.name(act.corporation)} lays the Lumber Terminal${act.hex === undefined ? '' : ` on ${act.hex}`}`
        : rail.layTile(act, happened, v),
    buyTrain: (act, happened, v) =>
      `${rail.buyTrain(act, happened, v)}${act.private ? ' The New Decatur Yards halves the price and closes.' : ''}`,
    placeToken: ({ corporation, city, objective }, happened, v) => {
      const where = city ?? (objective && happened.length > 0 ? OBJECTIVES[corporation] : undefined)
      const bonus = objective
        ? ` and receives ${v.money(sum(happened, 'objective'))} for its historical objective`
        : ''
      return say`${v.name(corporation)} places a station${where ? ` in ${where}` : ''}${costing(happened, 'station', v)}${bonus}`
    },
    placeCoalToken: ({ corporation, city }, _, v) =>
      say`${v.name(corporation)} places the Warrior Coal Field token in ${city}, worth ${v.money(10)} more to it from now on`,
    extraRound: () => 'The table plays one more operating round to break the tie.',
  }
}
