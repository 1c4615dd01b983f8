import type { RefusalWords } from '../vocabulary'
import { company, dative, isCorporation, item, itemVerb, list, many, name, portion, say, verb } from './say'

const certificates = (held: number) => many(held, 'Zertifikat', 'Zertifikate')

/** Why something in the auction or in a stock round is refused, in German. */
export const stockRefusals = {
  auctionFirst: ({ lots }) =>
    say`Anteile gibt es erst nach der ersten Versteigerung, und noch nicht verkauft ${lots.length === 1 && lots[0] ? itemVerb(lots[0], 'ist', 'sind') : 'sind'} ${list(lots.map(item))}`,
  valueFirst: ({ player }, v) =>
    say`${name(player, v)} hat die Direktorenaktie der B&O gekauft und legt zuerst ihren Startwert fest`,
  auctionOver: () => say`Die erste Versteigerung ist vorbei`,
  lotSold: ({ lot, owner }, v) =>
    say`${item(lot)} ${itemVerb(lot, 'gehört', 'gehören')} schon ${dative(owner, v)}`,
  fives: ({ amount }, v) =>
    say`Gebote sind Vielfache von ${v.money(5)}, und ${v.money(amount)} sind das nicht`,
  bidTooLow: ({ lot, least, amount }, v) =>
    say`Das nächste Gebot auf ${item(lot)} beträgt mindestens ${v.money(least)}, nicht ${v.money(amount)}`,
  setAside: ({ payer, free, aside, price }, v) =>
    aside > 0
      ? say`${name(payer, v)} kann über ${v.money(free)} verfügen, aber nötig sind ${v.money(price)}: ${v.money(aside)} sind für andere Gebote zurückgelegt`
      : say`${name(payer, v)} hat ${v.money(free)}, aber nötig sind ${v.money(price)}`,
  mustBid: ({ player, lot }, v) =>
    say`Der Wert für ${item(lot)} ist auf ${v.money(0)} gefallen, also muss ${name(player, v)} jetzt darauf bieten, ${v.money(0)} oder mehr`,
  notStartingValue: ({ price, values }, v) =>
    say`Als Startwert sind ${list(
      values.map(value => v.money(Number(value))),
      'oder',
    )} möglich, nicht ${v.money(price)}`,
  started: ({ corporation, president }, v) =>
    say`${name(corporation, v)} ist schon gestartet: Direktor ist ${name(president, v)}`,
  notStarted: ({ corporation }, v) =>
    say`${name(corporation, v)} ist nicht gestartet: Zuerst wird die Direktorenaktie gekauft`,
  noneLeft: ({ corporation, from }, v) =>
    from === 'ipo'
      ? say`${name(corporation, v)} hat keine Anteile mehr in der Kasse`
      : say`Im Pool liegt kein Anteil von ${name(corporation, v)}`,
  onePurchase: ({ player }, v) =>
    say`${name(player, v)} hat in diesem Spielzug schon ein Zertifikat gekauft, und mehr als eines geht nicht`,
  soldThisRound: ({ player, corporation }, v) =>
    say`${name(player, v)} hat in dieser Aktienrunde Anteile von ${name(corporation, v)} verkauft und darf bis zur nächsten keine davon kaufen`,
  shareLimit: ({ player, corporation, percent, limit }, v) =>
    say`${percent} % von ${name(corporation, v)} sind mehr als die ${limit} %, die ${name(player, v)} besitzen darf`,
  certificateLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}`,
  overLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}, also muss zuerst verkauft werden`,
  sellsTooFew: ({ player, corporation, held, limit, least }, v) =>
    say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}. In diesem Spielzug wird nur ein Block von ${name(corporation, v)} verkauft: mindestens ${portion(least)}`,
  salesOver: ({ player }, v) =>
    say`${name(player, v)} hat in diesem Spielzug schon gekauft, und verkauft wird vor dem Kauf`,
  oneBlock: ({ player, corporation }, v) =>
    say`${name(player, v)} hat schon Anteile von ${name(corporation, v)} verkauft, und alle Anteile einer Gesellschaft verkauft man auf einmal`,
  notHeld: ({ player, corporation, held, shares }, v) =>
    held === 0
      ? say`${name(player, v)} hält keine Anteile von ${name(corporation, v)}`
      : say`${name(player, v)} hält ${portion(held)} von ${name(corporation, v)}, nicht ${shares}`,
  notOperated: ({ corporation }, v) =>
    say`${name(corporation, v)} hat in einer Betriebsrunde noch keinen Spielzug beendet, und vorher sind die Anteile nicht verkäuflich`,
  poolFull: ({ corporation, percent, limit }, v) =>
    say`${percent} % von ${name(corporation, v)} lägen im Pool, aber kein Verkauf darf mehr als ${limit} % dorthin bringen`,
  presidentStays: ({ player, corporation, most }, v) =>
    most === 0
      ? say`Niemand sonst hält zwei Anteile von ${name(corporation, v)}, also behält ${name(player, v)} die Direktorenaktie und kann nichts davon verkaufen`
      : say`Niemand sonst hält zwei Anteile von ${name(corporation, v)}, also behält ${name(player, v)} die Direktorenaktie und kann höchstens ${portion(most)} verkaufen`,
  tooExpensive: ({ payer, has, price }, v) =>
    say`${name(payer, v)} hat ${v.money(has)}${isCorporation(payer) ? ' in der Kasse' : ''}, aber dies kostet ${v.money(price)}`,
  privateUnsold: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'müsste', 'müssten')} in der ersten Versteigerung verkauft worden sein`,
} satisfies Partial<RefusalWords>
