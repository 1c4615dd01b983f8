import { list, say } from '../../../../words/en/say'
import { sum } from '../../../../words/entries'
import { isBought, type LotsEntries, type LotsHappenings } from '../../lots'
import type { Voiced } from '../../terms'

/** The log of an auction of several lots at once, and of the value that the buyer of the presidency sets, in English. */
export const lotsEntries = ({ name, par }: Voiced, rail: LotsEntries): LotsEntries => ({
  // What is sold is told by itself.
  pass: (act, happened, v) => rail.pass(act, happened.filter(isBought), v),
  par: (act, happened, v) =>
    sum(happened, 'certificate') === 0
      ? say`${name(act.player, v)} sets the ${par} of ${name(act.corporation, v)} to ${v.money(act.price)}, and the bank pays its treasury ${v.money(sum(happened, 'value'))}`
      : rail.par(act, happened, v),
})

/** What follows by itself in such an auction, in English. */
export const lotsHappenings = ({ name, company }: Voiced): LotsHappenings => ({
  sold: ({ lot, player, price }, v) =>
    price === 0
      ? say`${name(player, v)} takes ${company(lot)} for nothing`
      : say`${name(player, v)} buys ${company(lot)} for ${v.money(price)}`,
  reduced: ({ lot, face }, v) =>
    say`Nobody has bid on ${company(lot)}: its face value falls to ${v.money(face)}`,
  order: ({ order }, v) =>
    say`The players move in this order from now on: ${list(order.map(id => name(id, v)))}`,
})
