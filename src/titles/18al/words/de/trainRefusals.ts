import type { RefusalWords } from '../vocabulary'
import { many, name, say, train, within } from './say'
import { belongs } from './stockRefusals'

/** Refusals about buying trains, forced purchases and bankruptcy (4.2.5, 4.2.5.2). */
export const trainRefusals = {
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
  priceFixed: ({ train: type, price }, v) =>
    say`Bei der Bank kostet ein ${train(type)} seinen aufgedruckten Preis von ${v.money(price)}; ein anderer ist nicht möglich`,
  yardsNotOwned: ({ corporation, owner }, v) =>
    owner === corporation
      ? say`Der halbe Preis durch die New Decatur Yards endete mit dem ersten ${train('5')}`
      : say`${belongs('NDY', owner, v)}, also zahlt ${name(corporation, v)} den vollen Preis`,
  yardsNewOnly: ({ train: type }) =>
    say`Die New Decatur Yards halbieren den Preis eines neuen Zugs aus dem Startangebot, aber dieser ${train(type)} ist nicht neu`,
  cheapestOnly: ({ train: type, cheapest, from, price }, v) =>
    say`Mit Geld des Direktors darf nur der günstigste Zug gekauft werden: der ${train(cheapest)} ${within(from, v)} zu ${v.money(price)}, kein ${train(type)}`,
  yardsMust: ({ corporation, train: type, price }, v) =>
    say`${name(corporation, v)} hat die New Decatur Yards und muss sie hier nutzen: Mit ihnen kostet der ${train(type)} ${v.money(price)}, und nur dafür darf der Direktor zuschießen`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} hat keinen Zug und muss einen kaufen, es sei denn, es gibt keine zulässige Fahrt`,
  noRouteOwnsTrain: ({ corporation }, v) =>
    say`${name(corporation, v)} hat einen Zug, und der Spielzug endet auch ohne die Angabe, dass es keine zulässige Fahrt gibt`,
  notRaising: ({ player, turn }, v) =>
    turn === ''
      ? say`Kein Zwangskauf verlangt jetzt Geld von ${name(player, v)}`
      : say`An der Reihe ist ${name(turn, v)}, und kein Zwangskauf verlangt jetzt Geld von ${name(player, v)}`,
  keepsPresidency: ({ player, corporation }, v) =>
    say`${name(player, v)} würde den Direktorenposten von ${name(corporation, v)} verlieren, und ${name(corporation, v)} kauft gerade den Zug`,
  sellsTooMuch: ({ player, left, least, shares }, v) =>
    say`${name(player, v)} hätte nach dem Kauf noch ${v.money(left)}, und das muss weniger sein als die ${v.money(least)}, die ein Zertifikat bringt: Stattdessen ${many(shares, 'Anteil', 'Anteile')} verkaufen`,
  takeBack: ({ player, left, least }, v) =>
    say`${name(player, v)} hätte nach dem Kauf noch ${v.money(left)}, und das muss weniger sein als die ${v.money(least)} des billigsten verkauften Zertifikats: Diesen Verkauf zurücknehmen oder verkaufen, was weniger bringt`,
} satisfies Partial<RefusalWords>
