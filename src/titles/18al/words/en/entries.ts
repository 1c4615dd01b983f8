import { railEntries } from '../../../../families/railway/words/en/entries'
import { commonEntries, costing } from '../../../../families/words/en/entries'
import { paid, sum } from '../../../../families/words/entries'
import type { EntryWords } from '../vocabulary'
import { ruling } from './rulings'
import { company, name, say, t, train } from './say'

const rail = railEntries(t)
const { added } = commonEntries(name)

/** The log in English. */
export const entries: EntryWords = {
  ...rail,
  sellPrivate: ({ player, private: id, to, price }, _, v) =>
    say`${name(player, v)} sells ${company(id)} to ${name(to, v)} for ${v.money(price)}`,
  layTile: (action, happened, v) => {
    const { corporation, hex, private: lumber } = action
    if (!lumber) return rail.layTile(action, happened, v)
    return say`${name(corporation, v)} lays the Lumber Terminal${hex === undefined ? '' : ` on ${hex}`}`
  },
  placeToken: ({ corporation, city, objective }, happened, v) => {
    const goal = paid(happened, 'objective')[0]?.of
    const where = city ?? goal
    const bonus = objective
      ? ` and receives ${v.money(sum(happened, 'objective'))} for its historical objective`
      : ''
    return say`${name(corporation, v)} places a station${where ? ` in ${where}` : ''}${costing(happened, 'station', v)}${bonus}`
  },
  placeCoalToken: ({ corporation, city }, _, v) =>
    say`${name(corporation, v)} places the Warrior Coal Field token in ${city}, worth ${v.money(10)} more to it from now on`,
  buyTrain: ({ corporation, train: type, from, private: yards }, happened, v) => {
    const price = `${v.money(sum(happened, 'train'))}${yards ? ', half its price, and the New Decatur Yards closes' : ''}`
    return say`${name(corporation, v)} buys a ${train(type)} from ${name(from, v)} for ${price}${added(happened, v)}`
  },
  discardTrain: (action, happened, v) =>
    happened.some(h => h.is === 'train' && h.to === 'gone')
      ? say`${name(action.corporation, v)} discards an obsolete ${train(action.train)}, which is removed from play`
      : rail.discardTrain(action, happened, v),
  endTurn: (action, happened, v) =>
    action.noRoute
      ? say`${name(action.corporation, v)} has no train and no legal run, and ends its turn`
      : rail.endTurn(action, happened, v),
  extraRound: () => 'The table plays one more operating round to break the tie.',
  correct: (action, _, v) => ruling(action, v),
}
