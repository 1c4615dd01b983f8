import { railEntries } from '../../../../families/railway/words/de/entries'
import { commonEntries, costing } from '../../../../families/words/de/entries'
import { paid, sum } from '../../../../families/words/entries'
import type { EntryWords } from '../vocabulary'
import { ruling } from './rulings'
import { company, from as fromPlace, name, say, t, to as toPlace, train } from './say'

const rail = railEntries(t)
const { added } = commonEntries(t)

/** The log in German. */
export const entries: EntryWords = {
  ...rail,
  sellPrivate: ({ player, private: id, to, price }, _, v) =>
    say`${name(player, v)} verkauft ${company(id)} für ${v.money(price)} ${toPlace(to, v)}`,
  layTile: (action, happened, v) => {
    const { corporation, hex, private: lumber } = action
    if (!lumber) return rail.layTile(action, happened, v)
    return say`${name(corporation, v)} legt das Lumber Terminal${hex === undefined ? '' : ` auf ${hex}`}`
  },
  placeToken: ({ corporation, city, objective }, happened, v) => {
    const goal = paid(happened, 'objective')[0]?.of
    const where = city ?? goal
    const bonus = objective
      ? ` und erhält ${v.money(sum(happened, 'objective'))} für das historische Ziel`
      : ''
    return say`${name(corporation, v)} setzt${costing(happened, 'station', v)} einen Bahnhof${where ? ` in ${where}` : ''}${bonus}`
  },
  placeCoalToken: ({ corporation, city }, _, v) =>
    say`${name(corporation, v)} legt den Warrior-Coal-Field-Marker nach ${city}, das für ${name(corporation, v)} ab jetzt ${v.money(10)} mehr wert ist`,
  buyTrain: ({ corporation, train: type, from, private: yards }, happened, v) => {
    const price = `${v.money(sum(happened, 'train'))}${yards ? ', den halben Preis, und die New Decatur Yards schließen' : ''}`
    return say`${name(corporation, v)} kauft einen ${train(type)} ${fromPlace(from, v)} für ${price}${added(happened, v)}`
  },
  discardTrain: (action, happened, v) =>
    happened.some(h => h.is === 'train' && h.to === 'gone')
      ? say`${name(action.corporation, v)} gibt einen veralteten ${train(action.train)} ab, der aus dem Spiel kommt`
      : rail.discardTrain(action, happened, v),
  endTurn: (action, happened, v) =>
    action.noRoute
      ? say`${name(action.corporation, v)} hat keinen Zug und keine zulässige Fahrt und beendet den Spielzug`
      : rail.endTurn(action, happened, v),
  extraRound: () => 'Der Tisch spielt noch eine Betriebsrunde, um den Gleichstand aufzulösen.',
  correct: (action, _, v) => ruling(action, v),
}
