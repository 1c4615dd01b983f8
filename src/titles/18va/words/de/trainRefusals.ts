import type { RefusalWords } from '../vocabulary'
import { from as fromPlace, list, many, name, portion, say, train, type, typeOf } from './say'

/** Why something with trains is refused, in German. */
export const trainRefusals = {
  trainLimit: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} hat ${many(owned, 'Zug', 'Züge')}, und das Limit ist ${limit}`,
  oneOfAType: ({ corporation, type: id }, v) =>
    say`${name(corporation, v)} hat in diesem Spielzug schon einen ${type(id)} von der Bank gekauft, und bis zum ersten 6/5G-Zug ist von jedem Typ nur einer erlaubt`,
  notNext: ({ train: card, next }) =>
    next.length === 0
      ? say`Die Bank hat keine Züge mehr, also auch keinen ${typeOf(card)}`
      : say`Die Bank verkauft jetzt den ${list(
          next.map(id => type(id)),
          'oder den',
        )}, nicht den ${typeOf(card)}`,
  notThere: ({ train: card, from }, v) =>
    from === 'market'
      ? say`Im Pool liegt kein ${typeOf(card)}`
      : say`${name(from, v)} hat keinen ${train(card)}`,
  ownTrain: ({ corporation }, v) => say`${name(corporation, v)} kann nicht von sich selbst kaufen`,
  priceNeeded: ({ train: card, from }, v) =>
    say`${name(from, v)} verkauft einen ${train(card)} zu einem Preis, den beide Direktoren vereinbaren: Den Preis angeben`,
  priceFixed: ({ train: card, price }, v) =>
    say`Ein ${typeOf(card)} kostet dort ${v.money(price)}, den aufgedruckten Preis`,
  tredegarNewOnly: ({ from }, v) =>
    say`Die Tredegar Iron Works nehmen ${v.money(200)} vom Preis eines neuen Zugs der Bank, nicht von einem ${fromPlace(from, v)}`,
  treasuryOnly: ({ corporation, has, price }, v) =>
    has > 0
      ? say`${name(corporation, v)} bezahlt andere Gesellschaften mit eigenem Geld: In der Kasse sind ${v.money(has)}, aber dies kostet ${v.money(price)}`
      : say`${name(corporation, v)} hat kein Geld für die ${v.money(price)}, und der Direktor bezahlt eine andere Gesellschaft nur, wenn kein Zug da ist`,
  notForced: ({ corporation, has, price }, v) =>
    say`${name(corporation, v)} hat einen Zug, also muss die Kasse mit ihren ${v.money(has)} die ${v.money(price)} allein bezahlen`,
  affordsCheaper: ({ corporation, has, price, train: id, from, cheapest }, v) =>
    say`${name(corporation, v)} hat ${v.money(has)} und kann den ${type(id)} ${fromPlace(from, v)} für ${v.money(cheapest)} bezahlen, also schießt der Direktor für einen zu ${v.money(price)} nichts zu`,
  cheapestOnly: ({ price, cheapest, from, least }, v) =>
    say`Mit Geld des Direktors kauft man nur den günstigsten Zug: Das ist der ${type(cheapest)} ${fromPlace(from, v)} zu ${v.money(least)}, nicht einer zu ${v.money(price)}`,
  presidentShort: ({ player, has, needs, short }, v) =>
    say`${name(player, v)} muss ${v.money(needs)} zuschießen, hat aber ${v.money(has)}: Es fehlen ${v.money(short)}`,
  aboveFace: ({ train: card, price, face }, v) =>
    say`Mit Geld des Direktors kostet ein ${typeOf(card)} höchstens ${v.money(face)}, den aufgedruckten Preis, nicht ${v.money(price)}`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} hat Anteile verkauft, um einen Zug für ${name(corporation, v)} zu kaufen; Paymaster liest die Regel so, dass der Zug dann von der Bank oder aus dem Pool kommt, wer auch zahlt`,
  nothingToDiscard: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} hat ${many(owned, 'Zug', 'Züge')} von ${limit} erlaubten und muss keinen abgeben`,
  overByRuling: ({ corporation, owned, limit }, v) =>
    say`Eine Entscheidung hat ${name(corporation, v)} über das Limit von ${limit} gebracht, mit ${many(owned, 'Zug', 'Zügen')}: Eine weitere Entscheidung über einen Zug behebt das, abzugeben ist keiner`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} hat keinen Zug, und bei der Bank oder im Pool ist einer: Er muss gekauft werden`,
  notRaising: ({ player, turn }, v) =>
    turn === ''
      ? say`${name(player, v)} muss für keinen Zwangskauf Geld aufbringen`
      : say`${name(player, v)} muss für keinen Zwangskauf Geld aufbringen: An der Reihe ist ${name(turn, v)}`,
  nothingShort: ({ player, has, needs }, v) =>
    say`${name(player, v)} hat ${v.money(has)} und braucht ${v.money(needs)}, also muss nichts verkauft werden`,
  keepsPresidency: ({ player, corporation, most }, v) =>
    most === 0
      ? say`${name(player, v)} verlöre den Direktorenposten von ${name(corporation, v)}, für die gerade gekauft wird, und kann nichts davon verkaufen`
      : say`${name(player, v)} verlöre den Direktorenposten von ${name(corporation, v)}, für die gerade gekauft wird, und kann höchstens ${portion(most)} davon verkaufen`,
  sellsTooLittle: ({ player, corporation, shares, least }, v) =>
    say`${name(player, v)} verkauft nur einen Block von ${name(corporation, v)} und keinen zweiten: ${portion(least)} können genug bringen, ${shares} nicht`,
  sellsNotAll: ({ player, corporation, shares, all, raises, needs }, v) =>
    say`${name(player, v)} kann nur ${v.money(raises)} von ${v.money(needs)} aufbringen und muss vor dem Bankrott alles verkaufen, was verkauft werden darf: von ${name(corporation, v)} ${portion(all)} in einem Block, nicht ${shares}`,
  sellsTooMuch: ({ shares, enough, short }, v) =>
    say`Es fehlen ${v.money(short)}, also ${enough === 1 ? 'reicht' : 'reichen'} ${portion(enough)}, und ${shares} sind mehr als nötig`,
  notBankrupt: ({ player, raises, needs, tredegar }, v) =>
    tredegar
      ? say`${name(player, v)} kann ${v.money(raises)} aufbringen und muss mit den Tredegar Iron Works ${v.money(needs)} zuschießen, also ist dies kein Bankrott`
      : say`${name(player, v)} kann ${v.money(raises)} aufbringen und muss ${v.money(needs)} zuschießen, also ist dies kein Bankrott`,
} satisfies Partial<RefusalWords>
