import { commonEntries, costing } from '../../../../families/words/en/entries'
import { isNoted, sum, tokenMoved, valuesMoved } from '../../../../families/words/entries'
import type { Voice } from '../../../../rules/rule'
import type { LilHappening } from '../../ledger'
import type { Vocabulary } from '../vocabulary'
import { aTrain, card, character, name, percent, purpose, say } from './say'

/** The prices between which the marker has moved: `; its share price rises from $55 to $60`. */
function moved(happened: readonly LilHappening[], corporation: string, why: string, v: Voice): string {
  const values = valuesMoved(happened, corporation, why)
  if (!values) return ''
  const [was, is] = values
  return `; its share price ${was < is ? 'rises' : 'falls'} from ${v.money(was)} to ${v.money(is)}`
}

/** What the last round makes of a dividend: `, doubled in the last round`. */
const doubled = (happened: readonly LilHappening[]): string =>
  isNoted(happened, 'doubled') ? ', doubled in the last round' : ''

const { added, count, dividend } = commonEntries(name)

/** The log in English. */
export const entries: Vocabulary['entries'] = {
  chooseCorporation: ({ player, corporation }, happened, v) => {
    const more = sum(happened, 'advantage')
    const advantage = more > 0 ? `, and ${v.money(more)} more for the player` : ''
    return say`${name(player, v)} takes ${name(corporation, v)}, with ${v.money(sum(happened, 'capital'))} in its treasury${advantage}`
  },
  chooseCharacter: ({ player, character: id }, _, v) => say`${name(player, v)} takes ${character(id)}`,
  justiciary: ({ player, corporation }, happened, v) =>
    corporation === undefined
      ? say`${name(player, v)} receives ${v.money(sum(happened, 'justiciary'))} from ${character('justiciary')}`
      : say`${name(player, v)} has ${character('justiciary')} bring ${v.money(sum(happened, 'justiciary'))} to ${name(corporation, v)}`,
  takeCard: ({ player, card: id, use, copy }, _, v) =>
    copy
      ? say`${name(player, v)} uses a copy card for ${card(id, v)}: ${purpose(id, use, v)}`
      : say`${name(player, v)} takes ${card(id, v)}: ${purpose(id, use, v)}`,
  layY: ({ corporation }, happened, v) => {
    const price = sum(happened, 'tile')
    return price === 0
      ? say`${name(corporation, v)} lays a yellow Y-tile for free`
      : say`${name(corporation, v)} lays a yellow Y-tile for ${v.money(price)}`
  },
  fund: ({ corporation, amount }, _, v) =>
    say`${name(corporation, v)} receives ${v.money(amount)} from the bank`,
  sellShares: ({ player, corporation, shares }, happened, v) =>
    say`${name(player, v)} sells ${percent(shares)} of ${name(corporation, v)}${costing(happened, 'sale', v)}${moved(happened, corporation, 'sold', v)}`,
  buyShare: ({ player, corporation }, happened, v) =>
    say`${name(player, v)} buys ${percent(1)} of ${name(corporation, v)}${costing(happened, 'share', v)}`,
  found: ({ player, corporation }, happened, v) => {
    const price = tokenMoved(happened, corporation, 'founded')?.value ?? 0
    return say`${name(player, v)} founds ${name(corporation, v)} at ${v.money(price)} per share and pays ${v.money(sum(happened, 'certificate'))}; its treasury receives ${v.money(sum(happened, 'capital'))}`
  },
  buyTrain: ({ corporation, train, from }, happened, v) =>
    say`${name(corporation, v)} buys ${aTrain(train)} from ${name(from, v)}${costing(happened, 'train', v)}${added(happened, v)}`,
  scrapTrain: ({ corporation, train }, _, v) => say`${name(corporation, v)} scraps ${aTrain(train)}`,
  discardTrain: ({ corporation, train }, _, v) =>
    say`${name(corporation, v)} discards ${aTrain(train)} over the train limit to the scrapped trains`,
  placeToken: ({ corporation, city }, happened, v) =>
    say`${name(corporation, v)} places a station${city === undefined ? '' : ` in ${city}`}${costing(happened, 'station', v)}`,
  tradeIn: ({ player }, happened, v) =>
    say`${name(player, v)} trades in ${character('treasurer')}${costing(happened, 'treasurer', v)}`,
  endTurn: ({ player }, _, v) => say`${name(player, v)} ends the turn`,
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} earns nothing`
    return pay
      ? say`${name(corporation, v)} runs for ${v.money(revenue)} and pays a dividend${doubled(happened)}${dividend(happened, corporation, v)}${moved(happened, corporation, 'right', v)}`
      : say`${name(corporation, v)} runs for ${v.money(revenue)} and keeps it`
  },
  endRun: ({ corporation }, happened, v) =>
    isNoted(happened, 'noTrain')
      ? say`${name(corporation, v)} has no train and does not run`
      : say`${name(corporation, v)} ends its turn`,
  count,
  position: ({ table }) =>
    table.round === 'start'
      ? 'The game is joined while companies and characters are chosen.'
      : say`The game is joined in round ${table.round.charAt(0)}${table.round.endsWith('run') ? ', while companies run' : ''}`,
  stop: () => 'The table ends the game here, and scores are taken as they stand.',
}
