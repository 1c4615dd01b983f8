import { CHARTERS, type StartingId } from '../../data'
import type { RefusalWords } from '../vocabulary'
import { many, name, percent, say } from './say'

/** Refusals about shares, founding and stations. */
export const shareRefusals = {
  salesOver: ({ player }, v) =>
    say`${name(player, v)} has bought with this card, and shares are sold before anything is bought`,
  notHeld: ({ player, corporation, held, shares }, v) =>
    held === 0
      ? say`${name(player, v)} holds no share of ${name(corporation, v)}`
      : say`${name(player, v)} holds ${percent(held)} of ${name(corporation, v)} and cannot sell ${percent(shares)}`,
  directorStays: ({ player, corporation, spare, shares }, v) =>
    spare === 0
      ? say`${name(player, v)} holds only the director’s certificate of ${name(corporation, v)}, 50%, which is never sold: ${percent(shares)} of it is too much to sell`
      : say`${name(player, v)} holds ${percent(spare)} of ${name(corporation, v)} besides the director’s certificate, which is never sold: ${percent(shares)} is too much to sell`,
  onePurchase: ({ player }, v) =>
    say`${name(player, v)} has bought with this card, and a card buys one share or one director’s certificate`,
  noneLeft: ({ corporation }, v) => say`The bank has no share of ${name(corporation, v)} left`,
  shareLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, a director’s certificate counted as one, and the limit is ${limit}`,
  directorLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} holds ${many(held, 'director’s certificate', 'directors’ certificates')}, and the limit is ${limit}`,
  alreadyFounded: ({ corporation, director }, v) =>
    say`${name(corporation, v)} is founded and directed by ${name(director, v)}`,
  startingOnly: ({ corporation }) =>
    say`${CHARTERS[corporation as StartingId].name} could be chosen only at the start and is out of the game`,
  noSuchSpace: ({ row, column, spaces }) =>
    say`The index has 2 rows of ${spaces} spaces, but none in row ${row + 1}, column ${column + 1}`,
  noStation: ({ corporation, stations }, v) =>
    say`${name(corporation, v)} has placed its ${stations} stations besides the home and has none left`,
  oneStation: ({ corporation }, v) =>
    say`A station has been placed with this card, which allows only 1, so ${name(corporation, v)} cannot place one`,
  stationThere: ({ corporation, city }, v) =>
    say`${name(corporation, v)} has its station in ${city} and may have only one there`,
} satisfies Partial<RefusalWords>
