import type { RefusalWords } from '../vocabulary'
import { card, character, many, name, purpose, say, theCharacter } from './say'

const WANTED: Readonly<Record<string, string>> = {
  tiles: 'kein Gleisplättchen',
  shares: 'keine Aktien',
  trains: 'keinen Zug',
  station: 'keinen Bahnhof',
  funds: 'kein Geld für Gesellschaften',
}

/** Refusals about choosing, action cards, copy cards and characters. */
export const cardRefusals = {
  corporationTaken: ({ corporation, player }, v) =>
    say`${name(corporation, v)} ist schon vergeben, an ${name(player, v)}`,
  hasCorporation: ({ player, corporation }, v) =>
    say`${name(player, v)} hat ${name(corporation, v)}, und jeder nimmt nur eine Startgesellschaft`,
  characterTaken: ({ character: id, player }, v) =>
    say`${name(player, v)} hat ${theCharacter(id)} schon genommen`,
  hasCharacters: ({ player, held, most }, v) =>
    say`${name(player, v)} hat ${many(held, 'Charakter', 'Charaktere')}, und jeder nimmt ${most}`,
  cardInHand: ({ player, card: id }, v) =>
    say`${name(player, v)} hat ${card(id, v)} genommen, und je Spielzug wird nur eine Karte genommen`,
  noCardYet: ({ player, left }, v) =>
    left === 0
      ? say`${name(player, v)} hat noch keine Karte genommen; in der Mitte liegt keine mehr, also muss eine kopiert werden`
      : say`${name(player, v)} hat noch keine Karte genommen: ${left === 1 ? 'Es liegt noch 1' : `Es liegen noch ${left}`} in der Mitte, und eine muss genommen werden`,
  cardTaken: ({ card: id, player }, v) =>
    player === ''
      ? say`${card(id, v)} ist in dieser Runde schon genommen; mit einer Kopierkarte lässt sie sich kopieren`
      : say`${name(player, v)} hat ${card(id, v)} in dieser Runde genommen; mit einer Kopierkarte lässt sie sich kopieren`,
  cardNotInGame: ({ card: id, players }, v) => say`${card(id, v)} ist bei ${players} Spielern nicht im Spiel`,
  notTakenYet: ({ card: id, round }, v) =>
    say`In Runde ${round} hat noch niemand ${card(id, v)} genommen, also gibt es nichts zu kopieren`,
  noCopyLeft: ({ player }, v) => say`${name(player, v)} hat keine Kopierkarte mehr`,
  notOnCard: ({ card: id, use, wanted }, v) =>
    say`${card(id, v)} wurde für „${purpose(id, use, v)}“ genommen und erlaubt ${WANTED[wanted] ?? wanted}`,
  tilesLaid: ({ card: id, most }, v) =>
    most === 1
      ? say`${card(id, v)} erlaubt in diesem Spielzug 1 gelbes Gleisplättchen, und ein Y-Plättchen ist gelegt`
      : say`${card(id, v)} erlaubt in diesem Spielzug ${most} gelbe Gleisplättchen, und so viele Y-Plättchen sind gelegt`,
  fundTooMuch: ({ left, amount }, v) =>
    left === 0
      ? say`Das ganze Geld der Karte ist vergeben, also sind keine ${v.money(amount)} mehr da`
      : say`Von der Karte sind noch ${v.money(left)} zu vergeben, nicht ${v.money(amount)}`,
  fundLeft: ({ left }, v) =>
    say`Von der Karte sind noch ${v.money(left)} an Gesellschaften zu vergeben, bevor der Spielzug endet`,
  notOwed: ({ round }) =>
    say`${character('justiciary')} hat in Runde ${round} schon gezahlt und zahlt nur einmal je Runde`,
  notCharacter: ({ player, character: id, owner }, v) =>
    owner === null
      ? say`${character(id)} ist aus dem Spiel, also hat ${name(player, v)} nichts davon`
      : say`${name(owner, v)} hat ${theCharacter(id)}, nicht ${name(player, v)}`,
} satisfies Partial<RefusalWords>
