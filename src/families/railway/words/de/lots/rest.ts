import { list, say } from '../../../../words/de/say'
import type { RefusalWords } from '../../../../words/vocabulary'
import type { LotsPolicy, LotsReasons } from '../../../auction/lots'
import type { LotsJoining } from '../../lots'
import type { Spoken } from '../terms'

/** Why something is refused because of an auction of several lots at once, in German. */
export const lotsRefusals = (
  { name, company, verb, dative, par }: Spoken,
  { presidency, step }: LotsPolicy,
): RefusalWords<LotsReasons> => ({
  auctionFirst: ({ lots }) =>
    say`Anteile gibt es erst nach der ersten Versteigerung, und noch nicht verkauft ${lots.length === 1 && lots[0] ? verb(lots[0], 'ist', 'sind') : 'sind'} ${list(lots.map(company))}`,
  valueFirst: ({ player }, v) =>
    say`${name(player, v)} hat die Direktorenaktie der ${presidency} gekauft und legt zuerst ihren ${par} fest`,
  auctionOver: () => say`Die erste Versteigerung ist vorbei`,
  lotSold: ({ lot, owner }, v) =>
    say`${company(lot)} ${verb(lot, 'gehört', 'gehören')} schon ${dative(owner, v)}`,
  fives: ({ amount }, v) =>
    say`Gebote sind Vielfache von ${v.money(step)}, und ${v.money(amount)} sind das nicht`,
  mustBid: ({ player, lot }, v) =>
    say`Der Wert für ${company(lot)} ist auf ${v.money(0)} gefallen, also muss ${name(player, v)} jetzt darauf bieten, ${v.money(0)} oder mehr`,
})

/** What the form for joining a game says of it. */
export const lotsJoining = ({ par }: Spoken): LotsJoining => ({
  auction: {
    on: 'Die erste Versteigerung läuft noch',
    passes: 'Hintereinander gepasst',
    face: 'Nennwert jetzt',
    leads: 'Wer führt',
    noBid: 'kein Gebot',
    bid: lot => `Gebot auf ${lot}`,
  },
  value: corporation =>
    `Die Versteigerung ist vorbei; wer an der Reihe ist, legt den ${par} der ${corporation} fest`,
})
