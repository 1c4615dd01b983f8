import { CHARTERS, type StartingId } from '../../data'
import type { RefusalWords } from '../vocabulary'
import { many, name, percent, say } from './say'

/** Refusals about shares, founding and stations. */
export const shareRefusals = {
  salesOver: ({ player }, v) =>
    say`${name(player, v)} hat mit dieser Karte schon gekauft, und verkauft wird davor`,
  notHeld: ({ player, corporation, held, shares }, v) =>
    held === 0
      ? say`${name(player, v)} hat keine Aktie von ${name(corporation, v)}`
      : say`${name(player, v)} hält ${percent(held)} von ${name(corporation, v)} und kann keine ${percent(shares)} verkaufen`,
  directorStays: ({ player, corporation, spare, shares }, v) =>
    spare === 0
      ? say`${name(player, v)} hält von ${name(corporation, v)} nur die Direktorenaktie, 50 %, und die wird nie verkauft, also auch keine ${percent(shares)} davon`
      : say`${name(player, v)} hält ${percent(spare)} von ${name(corporation, v)} außer der Direktorenaktie, die nie verkauft wird, also keine ${percent(shares)}`,
  onePurchase: ({ player }, v) =>
    say`${name(player, v)} hat mit dieser Karte schon gekauft: eine Aktie oder eine Direktorenaktie je Karte`,
  noneLeft: ({ corporation }, v) => say`Die Bank hat keine Aktie von ${name(corporation, v)} mehr`,
  shareLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält ${many(held, 'Zertifikat', 'Zertifikate')}, eine Direktorenaktie als eines gezählt, und das Limit ist ${limit}`,
  directorLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} hält ${many(held, 'Direktorenaktie', 'Direktorenaktien')}, und das Limit ist ${limit}`,
  alreadyFounded: ({ corporation, director }, v) =>
    say`${name(corporation, v)} ist schon gegründet, unter der Leitung von ${name(director, v)}`,
  startingOnly: ({ corporation }) =>
    say`${CHARTERS[corporation as StartingId].name} war nur zu Beginn zu wählen und ist aus dem Spiel`,
  noSuchSpace: ({ row, column, spaces }) =>
    say`Die Kurstabelle hat 2 Reihen mit ${spaces} Feldern, aber keines in Reihe ${row + 1}, Spalte ${column + 1}`,
  noStation: ({ corporation, stations }, v) =>
    say`${name(corporation, v)} hat die ${stations} Bahnhöfe außer dem Heimatbahnhof gesetzt und keinen mehr übrig`,
  oneStation: ({ corporation }, v) =>
    say`Mit dieser Karte ist schon ein Bahnhof gesetzt, und sie erlaubt nur 1, also kann ${name(corporation, v)} keinen setzen`,
  stationThere: ({ corporation, city }, v) =>
    say`${name(corporation, v)} hat schon einen Bahnhof in ${city} und darf dort nur einen haben`,
} satisfies Partial<RefusalWords>
