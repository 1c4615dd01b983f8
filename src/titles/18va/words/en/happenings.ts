import { priceOn } from '../../../../families/words/price'
import { GRID } from '../../data'
import type { HappeningWords } from '../vocabulary'
import { company, item, list, name, say, sentence, train, type } from './say'

/** What the phases bring. */
export const phases: Readonly<Record<string, string>> = {
  '2': 'Phase 2 begins.',
  '3': 'Phase 3 begins: green tiles, corporations may buy private companies, Five-Share Companies may convert, and two operating rounds follow each stock round from the next one on.',
  '4': 'Phase 4 begins: the train limit is 1 for Five-Share and 3 for Ten-Share Companies.',
  '5': 'Phase 5 begins: all corporations must have ten shares, the train limit is 2, brown tiles, second values of Off-Map Cities, and three operating rounds follow each stock round from the next one on.',
  '6': 'Phase 6 begins: 4D trains are sold alongside the second 6/5G, and a corporation may buy several trains of a type in a turn.',
  '4D': 'Phase 4D begins: coal no longer brings anything into treasuries, and the gray tiles are available.',
}

const ENDINGS: Readonly<Record<string, string>> = {
  operating: 'The bank has run out: the game ends after the last operating round of this set.',
  stock: 'The bank has run out: the game ends after the operating rounds that follow this stock round.',
}

const ENDS: Readonly<Record<string, string>> = {
  bank: 'The game is over: the bank has run out.',
  bankruptcy: 'The game is over: all players but one are bankrupt.',
  stopped: 'The game is over: the table has ended it.',
}

const price = priceOn(GRID)

/** A token that moved automatically; the move after a sale is in the entry. */
const tokenWords: HappeningWords['token'] = ({ corporation, from, to, why }, v) => {
  if (why === 'soldOut')
    return say`Players own all of ${name(corporation, v)}, and its value rises from ${price(from, v)} to ${price(to, v)}`
  if (why === 'right')
    return say`The dividend of ${name(corporation, v)} is at least its value, which rises from ${price(from, v)} to ${price(to, v)}`
  if (why === 'left')
    return say`${name(corporation, v)} pays no dividend, and its value falls from ${price(from, v)} to ${price(to, v)}`
  return undefined
}

/** What followed automatically, in English. */
export const happenings: Partial<HappeningWords> = {
  paid: ({ to, amount, why, of }, v) => {
    if (why === 'income') return say`${company(of ?? '')} pays ${name(to, v)} ${v.money(amount)}`
    if (why === 'underwriting')
      return say`The bank takes the last four shares of ${name(to, v)} into the Pool and pays its treasury ${v.money(amount)}`
    return undefined
  },
  token: tokenWords,
  train: ({ train: card, from, why }, v) => {
    if (why === 'scrapped')
      return from === 'ipo' || from === 'market'
        ? say`A ${type(card)} in ${from === 'ipo' ? 'the bank' : 'the Pool'} is scrapped`
        : say`A ${train(card)} of ${name(from, v)} is scrapped`
    return why === 'closed' ? say`A ${train(card)} of ${name(from, v)} goes to the Pool` : undefined
  },
  private: ({ private: id, from, why }, v) =>
    why === 'bankrupt' || why === 'closed'
      ? say`${company(id)}, owned by ${name(from, v)}, is discarded`
      : undefined,
  sold: ({ lot, player, price: amount }, v) =>
    amount === 0
      ? say`${name(player, v)} takes ${item(lot)} for nothing`
      : say`${name(player, v)} buys ${item(lot)} for ${v.money(amount)}`,
  reduced: ({ lot, face }, v) =>
    say`Nobody has bid on ${item(lot)}: its face value falls to ${v.money(face)}`,
  order: ({ order }, v) =>
    say`The players move in this order from now on: ${list(order.map(id => name(id, v)))}`,
  converted: () => undefined,
  closed: ({ corporation }, v) =>
    say`Nobody holds two shares of ${name(corporation, v)}: it closes, its shares are worthless, and it may be started again`,
  bankrupt: ({ player }, v) => say`${name(player, v)} is out of the game`,
  ending: ({ by, during = 'operating' }) => ENDINGS[during] ?? sentence(by),
  over: ({ by }) => ENDS[by] ?? sentence(by),
}
