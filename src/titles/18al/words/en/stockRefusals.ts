import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { RefusalWords } from '../vocabulary'
import { company, many, name, percent, say } from './say'

/** Whose a private company is, for the sentences that depend on it. */
export function belongs(id: string, owner: Holder, voice: Voice): string {
  if (owner === 'bank') return `${company(id)} is still the bank’s`
  return owner === 'closed' ? `${company(id)} is closed` : `${company(id)} belongs to ${name(owner, voice)}`
}

/** Refusals about private companies and in stock turns (3). */
export const stockRefusals = {
  mustAccept: ({ player, private: id }, v) =>
    say`${company(id)} now costs ${v.money(0)}: ${name(player, v)} has to accept it and can neither bid nor pass`,
  started: ({ corporation, president }, v) =>
    say`The president’s certificate of ${name(corporation, v)} is sold: ${name(president, v)} is its president`,
  sellFirst: ({ player, held, limit }, v) =>
    say`${name(player, v)} still holds ${many(held, 'certificate')}, the limit is ${limit}, and a purchase now would end the sales of this turn`,
  noSalesYet: ({ round }) =>
    say`Nothing may be sold to the bank in the first stock round, and this is ${round}`,
  marketFull: ({ corporation, percent: share, limit }, v) =>
    say`${share}% of ${name(corporation, v)} is more than the ${limit}% that the Open Market may hold`,
  presidentStays: ({ player, corporation, most }, v) =>
    most > 0
      ? say`No other player holds the 20% of ${name(corporation, v)} that would take over the presidency, so ${name(player, v)} can sell at most ${percent(most)}`
      : say`No other player holds the 20% of ${name(corporation, v)} that would take over the presidency, so ${name(player, v)} can sell none`,
  notOwner: ({ private: id, owner, player }, v) =>
    say`${belongs(id, owner, v)}, so ${name(player, v)} cannot sell it`,
  noPlayer: ({ to }, v) => say`The buyer has to be a player, and ${name(to, v)} is not`,
  toSelf: ({ player, private: id }, v) =>
    say`${name(player, v)} owns ${company(id)} already: the buyer has to be another player`,
  neithersTurn: ({ turn, private: id }, v) =>
    say`${company(id)} can change hands only on the turn of its seller or its buyer, but it is ${name(turn, v)}’s turn`,
} satisfies Partial<RefusalWords>
