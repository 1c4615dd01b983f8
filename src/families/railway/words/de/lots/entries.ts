import { list, say } from '../../../../words/de/say'
import { sum } from '../../../../words/entries'
import { isBought, type LotsEntries, type LotsHappenings } from '../../lots'
import type { Spoken } from '../terms'

/** The log of an auction of several lots at once, and of the value that the buyer of the presidency sets, in German. */
export const lotsEntries = ({ name, par }: Spoken, rail: LotsEntries): LotsEntries => ({
  // What is sold is told by itself.
  pass: (act, happened, v) => rail.pass(act, happened.filter(isBought), v),
  par: (act, happened, v) =>
    sum(happened, 'certificate') === 0
      ? say`${name(act.player, v)} legt den ${par} von ${name(act.corporation, v)} auf ${v.money(act.price)} fest, und die Bank zahlt ${v.money(sum(happened, 'value'))} in die Kasse`
      : rail.par(act, happened, v),
})

/** What follows by itself in such an auction, in German. */
export const lotsHappenings = ({ name, company }: Spoken): LotsHappenings => ({
  sold: ({ lot, player, price }, v) =>
    price === 0
      ? say`${name(player, v)} nimmt ${company(lot)} umsonst`
      : say`${name(player, v)} kauft ${company(lot)} für ${v.money(price)}`,
  reduced: ({ lot, face }, v) =>
    say`Niemand hat auf ${company(lot)} geboten: Der Wert fällt auf ${v.money(face)}`,
  order: ({ order }, v) => say`Ab jetzt gilt die Spielreihenfolge ${list(order.map(id => name(id, v)))}`,
})
