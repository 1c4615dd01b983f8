import type { Book } from '../../vocabulary'

/** Trains and forced purchases (4.5.8 to 4.6.2). */
export const trains = {
  '4.5.8': {
    heading: 'Buying Trains',
    text: 'A corporation below its train limit may buy trains: the top one in the bank or any in the Pool at face value, or one from another corporation at a price that both agree on, at least $1. It declares each train from the bank or the Pool a passenger or a freight train, and it stays that until it goes to the Pool. From the bank it buys one of a type per turn, so at most the last of one type and the first of the next, until the first 6/5G is bought; then that rule ends, and 4Ds are sold alongside the 6/5G. Trains over a new limit are discarded into the Pool at once, without payment. Paymaster reads “at once” so that the Potomac Yards cannot raise the limit in between: the power is used before the purchase.',
    example:
      'One 2/1G is left: the C&O buys it for $100 and then the first 3/2G for $200, which begins phase 3. A second 3/2G has to wait for its next turn.',
  },
  '4.6': {
    heading: 'A Train Must Be Owned',
    text: 'At the end of its turn every corporation owns a train, with or without a route, as long as the bank or the Pool has one. The treasury buys what it can pay for; if it can pay only for a cheaper one, it buys that.',
    example:
      'The treasury has $150, a 3/2G costs $200, and the Pool has a 2/1G at $100: the corporation buys that.',
  },
  '4.6.1': {
    heading: 'From Another Corporation',
    text: 'A train of another corporation is paid from the treasury. Only if that is completely empty may the president pay, in cash and up to face value, without having sold stock for it. The book calls this an alternative to raising money. Paymaster reads it so that once stock is sold for a train, the train comes from the bank or the Pool, even if the treasury alone could pay another corporation.',
    example: 'The treasury is empty: the president may pay up to $300 for the 3G of another corporation.',
  },
  '4.6.2': {
    heading: 'Raising Money',
    text: 'If the treasury cannot pay for any train in the bank or the Pool, the president adds what is missing for the cheapest. The Tredegar Iron Works may be used for it, but need not. If cash is short, stock is sold, under the rules of a stock turn: no shares of a corporation in its first turn, one block of each corporation, no more than is needed. The presidency of the corporation that is buying must not change; that of others may.',
    example:
      'A 4/3G costs $300, the treasury has $80 and the president $150: $70 is missing. One share at $75 is sold; two would be too many.',
  },
} as const satisfies Partial<Book>
