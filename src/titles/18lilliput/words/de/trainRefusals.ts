import type { RefusalWords } from '../vocabulary'
import { card, from as fromPlace, many, name, noTrain, say, theTrain, train } from './say'

const LATER = 'Einen ausgemusterten Zug kauft man nach einer Gründung oder nach einer Fahrt ohne Dividende'

/** Refusals about trains: where they are, what they cost, who may buy them when. */
export const trainRefusals = {
  trainsBought: ({ card: id, most }, v) =>
    say`Mit ${card(id, v, 'der')} ${most === 1 ? 'ist' : 'sind'} schon ${many(most, 'Zug', 'Züge')} gekauft, und mehr erlaubt die Karte nicht`,
  notNext: ({ train: wanted, next }) =>
    next === null
      ? say`Im Stapel ist kein Zug mehr, auch kein ${train(wanted)}`
      : say`Der Stapel verkauft seine Züge der Reihe nach: Der nächste ist ein ${train(next)}, also gibt es jetzt ${noTrain(wanted)}`,
  notThere: ({ train: wanted, from }, v) =>
    from === 'scrapped'
      ? say`Bei den ausgemusterten Zügen gibt es ${noTrain(wanted)}`
      : say`${name(from, v)} hat ${noTrain(wanted)}`,
  ownTrain: ({ corporation }, v) => say`${name(corporation, v)} kann keinen eigenen Zug kaufen`,
  priceNeeded: ({ train: wanted, from }, v) =>
    say`Für ${theTrain(wanted)} ${fromPlace(from, v)} muss ein Preis vereinbart und eingetragen werden, mindestens ${v.money(1)}`,
  priceFixed: ({ train: wanted, price }, v) =>
    say`Die Bank verkauft ${theTrain(wanted)} für ${v.money(price)}; dieser Preis steht fest und wird nicht eingetragen`,
  trainLimit: ({ corporation, owned, limit }, v) =>
    owned > limit
      ? say`${name(corporation, v)} hat ${many(owned, 'Zug', 'Züge')}, und das Limit ist ${limit}`
      : say`${name(corporation, v)} hat ${many(owned, 'Zug', 'Züge')}, veraltete mitgezählt, und das Limit ist ${limit}, also darf kein Zug gekauft werden`,
  ownsTrain: ({ corporation, trains, has, price }, v) =>
    say`${name(corporation, v)} hat ${v.money(has)}, aber der Zug kostet ${v.money(price)}; sie hat ${many(trains, 'Zug', 'Züge')}, und zuschießen darf der Direktor nur, wenn sie keinen hat`,
  directorShort: ({ player, has, needs, short }, v) =>
    say`${name(player, v)} müsste ${v.money(needs)} zuschießen, hat aber ${v.money(has)}: Es fehlen ${v.money(short)}`,
  scrappedLater: ({ card: id }, v) =>
    id === null
      ? say`${LATER}, und noch ist keine Karte genommen`
      : say`${LATER}, nicht mit ${card(id, v, 'der')}`,
  scrappedOnly: ({ corporation }, v) =>
    say`Bei den Fahrten kann ${name(corporation, v)} nur einen ausgemusterten Zug kaufen: Andere Züge brauchen eine Karte`,
  justFoundedOnly: ({ corporation, founded }, v) =>
    say`Den ausgemusterten Zug dieser Karte kauft ${name(founded, v)}, eben gegründet, nicht ${name(corporation, v)}`,
  paidDividend: ({ corporation }, v) =>
    say`${name(corporation, v)} hat eine Dividende gezahlt, und einen ausgemusterten Zug gibt es nur nach einer Fahrt ohne`,
  equipped: ({ corporation }, v) =>
    say`${name(corporation, v)} hat den einen ausgemusterten Zug schon gekauft`,
  notObsolete: ({ train: wanted }) =>
    say`Freiwillig ausgemustert wird nur ein veralteter Zug, aber ein ${train(wanted)} mit der Vorderseite oben ist keiner`,
  overByRuling: ({ corporation, owned, limit }, v) =>
    say`Eine Entscheidung hat ${name(corporation, v)} über das Limit von ${limit} gebracht, mit ${many(owned, 'Zug', 'Zügen')}: Eine weitere Entscheidung über einen Zug behebt das, abzugeben ist keiner`,
  nothingToDiscard: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} hat ${many(owned, 'Zug', 'Züge')}, und das Limit ist ${limit}: Nichts ist abzugeben`,
} satisfies Partial<RefusalWords>
