import { list, say } from '../../../../words/en/say'
import type { RefusalWords } from '../../../../words/vocabulary'
import type { LotsPolicy, LotsReasons } from '../../../auction/lots'
import type { Voiced } from '../../terms'

/** Why something is refused because of an auction of several lots at once, in English. */
export const lotsRefusals = (
  { name, company, par }: Voiced,
  { presidency, step }: LotsPolicy,
): RefusalWords<LotsReasons> => ({
  auctionFirst: ({ lots }) =>
    say`Stock is bought once the first auction is over, but ${list(lots.map(company))} ${lots.length === 1 ? 'is' : 'are'} not sold yet`,
  valueFirst: ({ player }, v) =>
    say`${name(player, v)} bought the presidency of the ${presidency} and sets its ${par} first`,
  auctionOver: () => say`The first auction is over`,
  lotSold: ({ lot, owner }, v) => say`${company(lot)} belongs to ${name(owner, v)} already`,
  fives: ({ amount }, v) => say`Bids are multiples of ${v.money(step)}, and ${v.money(amount)} is not`,
  mustBid: ({ player, lot }, v) =>
    say`The face value of ${company(lot)} has fallen to ${v.money(0)}, so ${name(player, v)} has to bid on it now, ${v.money(0)} or more`,
})

/** What the form for joining a game says of it. */
export const lotsJoining = ({ par }: Voiced) => ({
  auction: {
    on: 'The first auction is still on',
    passes: 'Passed in a row',
    face: 'Face value now',
    leads: 'Who leads',
    noBid: 'no bid',
    bid: (lot: string) => `Bid on ${lot}`,
  },
  value: (corporation: string) =>
    `The auction is over; whoever has the turn sets the ${par} of the ${corporation}`,
})
