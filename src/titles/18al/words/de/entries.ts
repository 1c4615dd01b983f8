import { railEntries } from '../../../../families/railway/words/de/entries'
import type { Spoken } from '../../../../families/railway/words/de/terms'
import { costing } from '../../../../families/words/de/entries'
import { say } from '../../../../families/words/de/say'
import { sum } from '../../../../families/words/entries'
import { OBJECTIVES } from '../../data'
import type { OwnEntries } from '../vocabulary'

/** The log of what only 18AL has, in German. */
export function entriesOf(t: Spoken): OwnEntries {
  const rail = railEntries(t)
  return {
    layTile: (act, happened, v) =>
      act.private
        ? say`${v.name(act.corporation)} legt das Lumber Terminal${act.hex === undefined ? '' : ` auf ${act.hex}`}`
        : rail.layTile(act, happened, v),
    buyTrain: (act, happened, v) =>
      `${rail.buyTrain(act, happened, v)}${act.private ? ' Die New Decatur Yards halbieren den Preis und schließen.' : ''}`,
    placeToken: ({ corporation, city, objective }, happened, v) => {
      const where = city ?? (objective && happened.length > 0 ? OBJECTIVES[corporation] : undefined)
      const bonus = objective
        ? ` und erhält ${v.money(sum(happened, 'objective'))} für das historische Ziel`
        : ''
      return say`${v.name(corporation)} setzt${costing(happened, 'station', v)} einen Bahnhof${where ? ` in ${where}` : ''}${bonus}`
    },
    placeCoalToken: ({ corporation, city }, _, v) =>
      say`${v.name(corporation)} legt den Warrior-Coal-Field-Marker nach ${city}, das für ${v.name(corporation)} ab jetzt ${v.money(10)} mehr wert ist`,
    extraRound: () => 'Der Tisch spielt noch eine Betriebsrunde, um den Gleichstand aufzulösen.',
  }
}
