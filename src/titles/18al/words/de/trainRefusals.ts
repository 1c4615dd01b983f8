import type { RefusalWords } from '../vocabulary'
import { from as fromPlace, many, name, say, train, within } from './say'
import { belongs } from './stockRefusals'

const trains = (owned: number) => many(owned, 'Zug', 'Züge')

/** Refusals about buying trains, forced purchases and bankruptcy (4.2.5, 4.2.5.2). */
export const trainRefusals = {
  trainLimit: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} hat ${trains(owned)}, und das Limit ist ${limit}`,
  oneTrainATurn: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} hat in diesem Spielzug schon einen Zug von der Bank gekauft; vor dem ersten ${train('4')} ist nur einer je Spielzug erlaubt, und dies ist Phase ${phase}`,
  notNext: ({ train: type, next }) =>
    next === null
      ? say`Im Startangebot ist kein Zug mehr`
      : say`Der nächste Zug im Startangebot ist ein ${train(next)}, kein ${train(type)}`,
  notThere: ({ train: type, from }, v) =>
    from === 'ipo' || from === 'market'
      ? say`${within(from, v)} liegt kein ${train(type)}`
      : say`${name(from, v)} hat keinen ${train(type)}`,
  obsolete: ({ train: type }) => say`Dieser ${train(type)} ist veraltet; niemand darf ihn kaufen`,
  ownTrain: ({ corporation }, v) => say`${name(corporation, v)} kann keinen Zug von sich selbst kaufen`,
  priceNeeded: ({ train: type, from }, v) =>
    say`Der Preis für einen ${train(type)} ${fromPlace(from, v)} wird vereinbart und beträgt mindestens ${v.money(1)}`,
  priceFixed: ({ train: type, price }, v) =>
    say`Bei der Bank kostet ein ${train(type)} seinen aufgedruckten Preis von ${v.money(price)}; ein anderer ist nicht möglich`,
  yardsNotOwned: ({ corporation, owner }, v) =>
    owner === corporation
      ? say`Der halbe Preis durch die New Decatur Yards endete mit dem ersten ${train('5')}`
      : say`${belongs('NDY', owner, v)}, also zahlt ${name(corporation, v)} den vollen Preis`,
  yardsNewOnly: ({ train: type }) =>
    say`Die New Decatur Yards halbieren den Preis eines neuen Zugs aus dem Startangebot, aber dieser ${train(type)} ist nicht neu`,
  treasuryOnly: ({ corporation, has, price }, v) =>
    say`${name(corporation, v)} hat ${v.money(has)}, aber der Preis ist ${v.money(price)}: Für einen Zug einer anderen Gesellschaft darf der Direktor nichts zuschießen`,
  notForced: ({ corporation, has, price }, v) =>
    say`${name(corporation, v)} hat ${v.money(has)}, aber der Zug kostet ${v.money(price)}: Der Direktor darf nur zuschießen, solange die Gesellschaft keinen Zug hat`,
  affordsCheaper: ({ corporation, has, price, train: type, cheapest }, v) =>
    say`${name(corporation, v)} hat ${v.money(has)}, genug für einen ${train(type)} zu ${v.money(cheapest)}: Für einen Zug zu ${v.money(price)} darf der Direktor nichts zuschießen`,
  cheapestOnly: ({ train: type, cheapest, from, price }, v) =>
    say`Mit Geld des Direktors darf nur der günstigste Zug gekauft werden: der ${train(cheapest)} ${within(from, v)} zu ${v.money(price)}, kein ${train(type)}`,
  yardsMust: ({ corporation, train: type, price }, v) =>
    say`${name(corporation, v)} hat die New Decatur Yards und muss sie hier nutzen: Mit ihnen kostet der ${train(type)} ${v.money(price)}, und nur dafür darf der Direktor zuschießen`,
  presidentShort: ({ player, has, needs, short }, v) =>
    say`${name(player, v)} muss ${v.money(needs)} zuschießen, hat aber ${v.money(has)}: Es fehlen noch ${v.money(short)}`,
  nothingToDiscard: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} hat ${trains(owned)}, das Limit ist ${limit}, und es ist keiner abzugeben`,
  overByRuling: ({ corporation, owned, limit }, v) =>
    say`Eine Entscheidung hat ${name(corporation, v)} über das Limit von ${limit} gebracht, mit ${trains(owned)}: Eine weitere Entscheidung über einen Zug behebt das, abzugeben ist keiner`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} hat keinen Zug und muss einen kaufen, es sei denn, es gibt keine zulässige Fahrt`,
  noRouteOwnsTrain: ({ corporation }, v) =>
    say`${name(corporation, v)} hat einen Zug, und der Spielzug endet auch ohne die Angabe, dass es keine zulässige Fahrt gibt`,
  notRaising: ({ player, turn }, v) =>
    turn === ''
      ? say`Kein Zwangskauf verlangt jetzt Geld von ${name(player, v)}`
      : say`An der Reihe ist ${name(turn, v)}, und kein Zwangskauf verlangt jetzt Geld von ${name(player, v)}`,
  nothingShort: ({ player, has, needs }, v) =>
    say`${name(player, v)} hat ${v.money(has)} und muss nur ${v.money(needs)} zuschießen, also darf nichts mehr verkauft werden`,
  keepsPresidency: ({ player, corporation }, v) =>
    say`${name(player, v)} würde den Direktorenposten von ${name(corporation, v)} verlieren, und ${name(corporation, v)} kauft gerade den Zug`,
  sellsTooMuch: ({ player, left, least, shares }, v) =>
    say`${name(player, v)} hätte nach dem Kauf noch ${v.money(left)}, und das muss weniger sein als die ${v.money(least)}, die ein Zertifikat bringt: Stattdessen ${many(shares, 'Anteil', 'Anteile')} verkaufen`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} hat für einen Zug von ${name(corporation, v)} Zertifikate verkauft, also muss es der günstigste Zug der Bank sein`,
  takeBack: ({ player, left, least }, v) =>
    say`${name(player, v)} hätte nach dem Kauf noch ${v.money(left)}, und das muss weniger sein als die ${v.money(least)} des billigsten verkauften Zertifikats: Diesen Verkauf zurücknehmen oder verkaufen, was weniger bringt`,
  notBankrupt: ({ player, raises, needs }, v) =>
    say`${name(player, v)} kann ${v.money(raises)} aufbringen und muss ${v.money(needs)} zuschießen, also ist das kein Bankrott`,
} satisfies Partial<RefusalWords>
