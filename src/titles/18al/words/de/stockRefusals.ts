import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { RefusalWords } from '../vocabulary'
import { company, dative, many, name, percent, roundInFull, say, verb } from './say'

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
  started: ({ corporation, president }, v) =>
    say`Die Direktorenaktie von ${name(corporation, v)} ist verkauft: Direktor ist ${name(president, v)}`,
  sellFirst: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält noch ${certificates(held)}, das Limit ist ${limit}, und ein Kauf würde jetzt die Verkäufe dieses Spielzugs beenden`,
  noSalesYet: ({ round }) =>
    say`In der ersten Aktienrunde darf nichts an die Bank verkauft werden, und dies ist ${roundInFull(round)}`,
  marketFull: ({ corporation, percent: share, limit }, v) =>
    say`${share} % von ${name(corporation, v)} sind mehr als die ${limit} %, die im Offenen Markt liegen dürfen`,
  presidentStays: ({ player, corporation, most }, v) =>
    most > 0
      ? say`Niemand sonst hält 20 % von ${name(corporation, v)} und könnte den Direktorenposten übernehmen, also kann ${name(player, v)} höchstens ${percent(most)} verkaufen`
      : say`Niemand sonst hält 20 % von ${name(corporation, v)} und könnte den Direktorenposten übernehmen, also kann ${name(player, v)} nichts davon verkaufen`,
  notOwner: ({ private: id, owner, player }, v) =>
    say`${belongs(id, owner, v)}, also kann ${name(player, v)} sie nicht verkaufen`,
  noPlayer: ({ to }, v) => say`Der Käufer muss ein Spieler sein, aber ${name(to, v)} ist keiner`,
  toSelf: ({ player, private: id }, v) =>
    say`${name(player, v)} besitzt ${company(id)} schon: Der Käufer muss ein anderer Spieler sein`,
  neithersTurn: ({ turn, private: id }, v) =>
    say`${company(id)} ${verb(id, 'kann', 'können')} den Besitzer nur wechseln, wenn Verkäufer oder Käufer an der Reihe ist, aber an der Reihe ist ${name(turn, v)}`,
} satisfies Partial<RefusalWords>
