import { commonPlay } from '../../../words/en/play'
import type { Voiced } from '../terms'

/** What the panels say in English of a purchase that the treasury cannot pay, and of too many trains. */
export const railForced = ({ places, train: called }: Voiced) => ({
  ...commonPlay,
  /** What is folded because it is refused now: sales, bankruptcy or both. */
  notNow: (sales: boolean, ruin: boolean) =>
    `${!sales ? 'Bankruptcy' : ruin ? 'Sales and bankruptcy' : 'Sales'}: not possible now`,
  forcedPurchase: 'Forced train purchase',
  forced: (type: string, price: string) =>
    `A train must be bought: the cheapest for sale is a ${called(type)}, ${price}.`,
  mustAdd: (name: string, amount: string, has: string) => `${name} must add ${amount} and has ${has}.`,
  short: (amount: string) => `Short by ${amount}.`,
  /** What may be done about it, in the order of their places. */
  nextWays: (ways: readonly string[]) => `Possible: ${ways.join(', or ')}.`,
  waySale: 'sell shares',
  wayTrain: (least: string) => `buy a train of another corporation from ${least} (further down)`,
  wayRuin: 'declare bankruptcy (at the very bottom)',
  canPay: (name: string) => `${name} can pay: buy the train below.`,
  /** Above the sales: those that keep a presidency come first, then those that are enough, then those that lose least. */
  sellOneOf: (name: string, many: boolean) => `${name} sells${many ? ', the lesser evil first' : ''}`,
  moreSales: (count: number) => (count === 1 ? '1 other sale' : `${count} other sales`),
  sellOf: (count: number, corporation: string, proceeds: string) =>
    `Sell ${count} ${corporation} ${proceeds}`,
  sellThese: (corporation: string) => `Sell ${corporation}`,
  loses: (amount: string) => `worth ${amount} less`,
  // a bankruptcy
  declareBankruptcy: 'Declare bankruptcy…',
  declareBankrupt: (name: string) => `Declare ${name} bankrupt`,
  /** All that is sold, such as three shares of SR for 240, and what it brings together. */
  sellsAll: (sales: readonly string[], brings: string) =>
    `all that may be sold is sold: ${sales.join(' · ')}${sales.length > 1 ? ` · together ${brings}` : ''}`,
  /** Where the money that is left goes; without a treasury, to the bank. */
  forfeits: (amount: string, treasury: string | undefined) =>
    `${amount} forfeited to ${treasury === undefined ? 'the bank' : `the treasury of ${treasury}`}`,
  cannotRaise: (raises: string, needs: string) => `can raise ${raises} of ${needs}: the game ends`,
  // discards
  discards: (name: string, excess: number) =>
    `${name} discards ${excess === 1 ? 'one train' : `${excess} trains`}`,
  overTrainLimit: (limit: number) =>
    `Over the train limit of ${limit}: discard into ${places.market}, in any order.`,
  discardThis: (corporation: string, type: string) => `${corporation}’s ${called(type)}`,
  discardLabel: (corporation: string, type: string) => `${corporation}’s ${called(type)} is discarded`,
})
