import type { RefusalWords } from '../vocabulary'
import { card, character, many, name, purpose, say } from './say'

const WANTED: Readonly<Record<string, string>> = {
  tiles: 'no tile',
  shares: 'no shares to be sold or bought',
  trains: 'no train',
  station: 'no station',
  funds: 'no money for companies',
}

/** Refusals about choosing, action cards, copy cards and characters. */
export const cardRefusals = {
  corporationTaken: ({ corporation, player }, v) => say`${name(player, v)} has taken ${name(corporation, v)}`,
  hasCorporation: ({ player, corporation }, v) =>
    say`${name(player, v)} has ${name(corporation, v)}, and each player takes one starting company`,
  characterTaken: ({ character: id, player }, v) => say`${name(player, v)} has taken ${character(id)}`,
  hasCharacters: ({ player, held, most }, v) =>
    say`${name(player, v)} has ${many(held, 'character')}, and each player takes ${most}`,
  cardInHand: ({ player, card: id }, v) =>
    say`${name(player, v)} has taken ${card(id, v)}, and only one card is taken per turn`,
  noCardYet: ({ player, left }, v) =>
    left === 0
      ? say`${name(player, v)} has not taken a card; none is left in the middle, so one has to be copied`
      : say`${name(player, v)} has not taken a card: ${left === 1 ? '1 is' : `${left} are`} left in the middle, and one has to be taken`,
  cardTaken: ({ card: id, player }, v) =>
    player === ''
      ? say`${card(id, v)} has been taken in this round; a copy card lets it be copied`
      : say`${name(player, v)} has taken ${card(id, v)} in this round; a copy card lets it be copied`,
  cardNotInGame: ({ card: id, players }, v) => say`${card(id, v)} is not in the game with ${players} players`,
  notTakenYet: ({ card: id, round }, v) =>
    say`Nobody has taken ${card(id, v)} in round ${round}, so there is nothing to copy`,
  noCopyLeft: ({ player }, v) => say`${name(player, v)} has no copy card left`,
  notOnCard: ({ card: id, use, wanted }, v) =>
    say`${card(id, v)} was taken for ${purpose(id, use, v)}: it allows ${WANTED[wanted] ?? wanted}`,
  tilesLaid: ({ card: id, most }, v) =>
    most === 1
      ? say`${card(id, v)} allows 1 yellow tile this turn, and a Y-tile has been laid`
      : say`${card(id, v)} allows ${most} yellow tiles this turn, and that many Y-tiles have been laid`,
  fundTooMuch: ({ left, amount }, v) =>
    left === 0
      ? say`All the money of the card has been given out, so there is no ${v.money(amount)} left to give`
      : say`The card has ${v.money(left)} left to give, not ${v.money(amount)}`,
  fundLeft: ({ left }, v) =>
    say`The card still has ${v.money(left)} to give to companies before the turn ends`,
  notOwed: ({ round }) =>
    say`${character('justiciary')} has paid in round ${round}, and pays only once per round`,
  notCharacter: ({ player, character: id, owner }, v) =>
    owner === null
      ? say`${character(id)} is out of the game, so ${name(player, v)} cannot use it`
      : say`${name(owner, v)} has ${character(id)}, not ${name(player, v)}`,
} satisfies Partial<RefusalWords>
