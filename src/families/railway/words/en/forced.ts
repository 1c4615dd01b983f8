import { commonPlay } from '../../../words/en/play'
import type { RareWords } from '../screens'
import type { Voiced } from '../terms'

/** What the panels say in English of a purchase that the treasury cannot pay, and of too many trains. */
export const railForced = ({ places, train: called }: Voiced): RareWords => ({
  ...commonPlay,
  notNow: (sales, ruin) =>
    `${!sales ? 'Bankruptcy' : ruin ? 'Sales and bankruptcy' : 'Sales'}: not possible now`,
  forcedPurchase: 'Forced train purchase',
  forced: (type, price) => `A train must be bought: the cheapest for sale is a ${called(type)}, ${price}.`,
  mustAdd: (name, amount, has) => `${name} must add ${amount} and has ${has}.`,
  short: amount => `Short by ${amount}.`,
  nextWays: ways => `Possible: ${ways.join(', or ')}.`,
  waySale: 'sell shares',
  wayTrain: least => `buy a train of another corporation from ${least} (further down)`,
  wayRuin: 'declare bankruptcy (at the very bottom)',
  canPay: name => `${name} can pay: buy the train below.`,
  sellOneOf: name => `${name} sells (smallest loss first)`,
  moreSales: count => (count === 1 ? '1 other sale' : `${count} other sales`),
  sellOf: (count, corporation, proceeds) => `Sell ${count} ${corporation} ${proceeds}`,
  sellThese: corporation => `Sell ${corporation}`,
  loses: amount => `worth ${amount} less`,
  // a bankruptcy
  declareBankruptcy: 'Declare bankruptcy…',
  declareBankrupt: name => `Declare ${name} bankrupt`,
  sellsAll: (sales, brings) =>
    `all that may be sold is sold: ${sales.join(' · ')}${sales.length > 1 ? ` · together ${brings}` : ''}`,
  forfeits: (amount, treasury) =>
    `${amount} forfeited to ${treasury === undefined ? 'the bank' : `the treasury of ${treasury}`}`,
  cannotRaise: (raises, needs) => `can raise ${raises} of ${needs}: the game ends`,
  // discards
  discards: (name, excess) => `${name} discards ${excess === 1 ? 'one train' : `${excess} trains`}`,
  overTrainLimit: limit => `Over the train limit of ${limit}: discard into ${places.market}, in any order.`,
  discardThis: (corporation, type) => `${corporation}’s ${called(type)}`,
  discardLabel: (corporation, type) => `${corporation}’s ${called(type)} is discarded`,
})
