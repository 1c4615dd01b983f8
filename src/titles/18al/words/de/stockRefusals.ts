import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { RefusalWords } from '../vocabulary'
import { company, dative, list, many, name, percent, roundInFull, say, verb, within } from './say'

/** Whose a private company is, for the sentences that depend on it. */
export function belongs(id: string, owner: Holder, voice: Voice): string {
  if (owner === 'closed') return `${company(id)} ${verb(id, 'ist', 'sind')} geschlossen`
  const still = owner === 'bank' ? 'noch ' : ''
  return `${company(id)} ${verb(id, 'gehört', 'gehören')} ${still}${dative(owner, voice)}`
}

const certificates = (held: number) => many(held, 'Zertifikat', 'Zertifikate')

/** Refusals about private companies and in stock turns (3). */
export const stockRefusals = {
  mustAccept: ({ player, private: id }, v) =>
    say`${company(id)} ${verb(id, 'kostet', 'kosten')} inzwischen ${v.money(0)}: ${name(player, v)} muss sie nehmen und kann weder bieten noch passen`,
  setAside: ({ payer, free, aside, price }, v) =>
    aside === 0
      ? say`${name(payer, v)} hat ${v.money(free)}, aber nötig sind ${v.money(price)}`
      : say`${name(payer, v)} kann über ${v.money(free)} verfügen, aber nötig sind ${v.money(price)}: ${v.money(aside)} sind für Gebote zurückgelegt`,
  privatesUnsold: ({ private: id }) =>
    say`Die Bank hat noch ${company(id)} zu verkaufen: Bis die letzte Privatgesellschaft verkauft ist, kann man nur die günstigste kaufen, auf eine andere bieten oder passen`,
  notCheapest: ({ private: id, cheapest }) =>
    say`Kaufen kann man nur die günstigste unverkaufte Privatgesellschaft, und das ${verb(cheapest, 'ist', 'sind')} ${company(cheapest)}; auf ${company(id)} kann man bieten`,
  privateSold: ({ private: id, owner }, v) =>
    say`${belongs(id, owner, v)} und ${verb(id, 'steht', 'stehen')} bei der Bank nicht zum Verkauf`,
  cheapestNotForBids: ({ private: id, price }, v) =>
    say`${company(id)} ${verb(id, 'ist', 'sind')} die günstigste unverkaufte Privatgesellschaft: Man kauft sie für ${v.money(price)} und bietet nicht auf sie`,
  auctionOn: ({ private: id, player }, v) =>
    say`${company(id)} ${verb(id, 'wird', 'werden')} gerade versteigert: ${name(player, v)} kann erhöhen oder passen`,
  auctionNext: ({ private: id }) =>
    say`Auf ${company(id)} liegen Gebote, also ${verb(id, 'wird', 'werden')} sie am Ende dieses Spielzugs versteigert`,
  bidOn: ({ private: id }) =>
    say`Auf ${company(id)} liegen Gebote, also ${verb(id, 'wird', 'werden')} sie versteigert`,
  bidTooLow: ({ private: id, least, amount }, v) =>
    say`Das nächste Gebot auf ${company(id)} beträgt mindestens ${v.money(least)}, nicht ${v.money(amount)}`,
  notThisAuction: ({ private: id, auction }) =>
    say`Jetzt ${verb(auction, 'wird', 'werden')} ${company(auction)} versteigert; ${company(id)} ${verb(id, 'muss', 'müssen')} warten`,
  notPar: ({ price, pars }, v) =>
    say`Als Nennwert sind ${list(
      pars.map(par => v.money(Number(par))),
      'oder',
    )} möglich, nicht ${v.money(price)}`,
  started: ({ corporation, president }, v) =>
    say`Die Direktorenaktie von ${name(corporation, v)} ist verkauft: Direktor ist ${name(president, v)}`,
  notStarted: ({ corporation }, v) =>
    say`Die Direktorenaktie von ${name(corporation, v)} ist noch nicht verkauft: Sie kommt zuerst und legt den Nennwert fest`,
  noneLeft: ({ corporation, from }, v) =>
    say`${within(from, v)} liegt kein Zertifikat von ${name(corporation, v)}`,
  onePurchase: ({ player }, v) => say`${name(player, v)} hat in diesem Spielzug schon einmal gekauft`,
  soldThisRound: ({ player, corporation }, v) =>
    say`${name(player, v)} hat in dieser Aktienrunde Anteile von ${name(corporation, v)} verkauft und darf bis zur nächsten keine davon kaufen`,
  shareLimit: ({ player, corporation, percent: share, limit }, v) =>
    say`${share} % von ${name(corporation, v)} sind mehr als die ${limit} %, die ${name(player, v)} besitzen darf`,
  certificateLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}`,
  overLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}, also müssen welche verkauft werden`,
  sellFirst: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält noch ${certificates(held)}, das Limit ist ${limit}, und ein Kauf würde jetzt die Verkäufe dieses Spielzugs beenden`,
  noSalesYet: ({ round }) =>
    say`In der ersten Aktienrunde darf nichts an die Bank verkauft werden, und dies ist ${roundInFull(round)}`,
  notHeld: ({ player, corporation, held, shares }, v) =>
    say`${name(player, v)} hält ${percent(held)} von ${name(corporation, v)} und kann nicht ${percent(shares)} verkaufen`,
  marketFull: ({ corporation, percent: share, limit }, v) =>
    say`${share} % von ${name(corporation, v)} sind mehr als die ${limit} %, die im Offenen Markt liegen dürfen`,
  presidentStays: ({ player, corporation, most }, v) =>
    most > 0
      ? say`Niemand sonst hält 20 % von ${name(corporation, v)} und könnte den Direktorenposten übernehmen, also kann ${name(player, v)} höchstens ${percent(most)} verkaufen`
      : say`Niemand sonst hält 20 % von ${name(corporation, v)} und könnte den Direktorenposten übernehmen, also kann ${name(player, v)} nichts davon verkaufen`,
  salesOver: ({ player }, v) =>
    say`${name(player, v)} hat verkauft und dann gekauft: Der Kauf eines Spielzugs kommt vor allen Verkäufen oder nach allen`,
  notOwner: ({ private: id, owner, player }, v) =>
    say`${belongs(id, owner, v)}, also kann ${name(player, v)} sie nicht verkaufen`,
  noPlayer: ({ to }, v) => say`Der Käufer muss ein Spieler sein, aber ${name(to, v)} ist keiner`,
  toSelf: ({ player, private: id }, v) =>
    say`${name(player, v)} besitzt ${company(id)} schon: Der Käufer muss ein anderer Spieler sein`,
  neithersTurn: ({ turn, private: id }, v) =>
    say`${company(id)} ${verb(id, 'kann', 'können')} den Besitzer nur wechseln, wenn Verkäufer oder Käufer an der Reihe ist, aber an der Reihe ist ${name(turn, v)}`,
} satisfies Partial<RefusalWords>
