import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { RulingReasons } from '../../../rulings/refusals'
import { list, many, roundInFull, say, train } from '../../../words/de/say'
import type { RefusalWords } from '../../../words/vocabulary'
import type { BreachReasons } from '../../breaches'
import type { RailRefusals } from '../vocabulary'
import type { Spoken } from './terms'

const certificates = (held: number) => many(held, 'Zertifikat', 'Zertifikate')
const trains = (owned: number) => many(owned, 'Zug', 'Züge')

/** Where a private company is that nobody can own. */
const OWNERLESS: readonly Holder[] = ['closed', '']

/** Whose a private company is, for the sentences that depend on it. */
const belongs =
  ({ company, verb, dative }: Spoken) =>
  (id: string, owner: Holder, v: Voice): string => {
    if (owner === 'closed') return `${company(id)} ${verb(id, 'ist', 'sind')} geschlossen`
    if (owner === '') return `${company(id)} ${verb(id, 'ist', 'sind')} in diesem Spiel nicht dabei`
    const still = owner === 'bank' ? 'noch ' : ''
    return `${company(id)} ${verb(id, 'gehört', 'gehören')} ${still}${dative(owner, v)}`
  }

/** Refusals about whose turn it is, and about bids. */
function auctionRefusals({ company, name, verb, bankrupt }: Spoken) {
  return {
    gameOver: ({ by }) =>
      by === 'bankruptcy'
        ? say`Das Spiel ist zu Ende: ${bankrupt}`
        : say`Das Spiel ist zu Ende: ${by === 'stopped' ? 'Der Tisch hat es beendet' : 'Die Bank ist gesprengt'}`,
    discardFirst: ({ owners }, v) => {
      const who = list(owners.map(owner => name(owner, v)))
      return owners.length === 1
        ? say`${who} hat mehr Züge, als das Limit erlaubt, und muss zuerst abgeben`
        : say`${who} haben mehr Züge, als das Limit erlaubt, und müssen zuerst abgeben`
    },
    notYourTurn: ({ turn }, v) =>
      turn === '' ? say`Jetzt ist niemand an der Reihe` : say`An der Reihe ist ${name(turn, v)}`,
    auctionOn: ({ private: id, player }, v) =>
      say`${company(id)} ${verb(id, 'wird', 'werden')} gerade versteigert: ${name(player, v)} kann erhöhen oder passen`,
    notCheapest: ({ private: id, cheapest }) =>
      say`Kaufen kann man nur die günstigste unverkaufte Privatgesellschaft, und das ${verb(cheapest, 'ist', 'sind')} ${company(cheapest)}; auf ${company(id)} kann man bieten`,
    bidOn: ({ private: id }) =>
      say`Auf ${company(id)} liegen Gebote, also ${verb(id, 'wird', 'werden')} sie versteigert`,
    notThisAuction: ({ private: id, auction }) =>
      say`Jetzt ${verb(auction, 'wird', 'werden')} ${company(auction)} versteigert; ${company(id)} ${verb(id, 'muss', 'müssen')} warten`,
    auctionNext: ({ private: id }) =>
      say`Auf ${company(id)} liegen Gebote, also ${verb(id, 'wird', 'werden')} sie am Ende dieses Spielzugs versteigert`,
    cheapestNotForBids: ({ private: id, price }, v) =>
      say`${company(id)} ${verb(id, 'ist', 'sind')} die günstigste unverkaufte Privatgesellschaft: Man kauft sie für ${v.money(price)} und bietet nicht auf sie`,
    mustAccept: ({ player, private: id }, v) =>
      say`${company(id)} ${verb(id, 'kostet', 'kosten')} nichts mehr, und ${name(player, v)} muss sie nehmen`,
    bidTooLow: ({ private: id, least, amount }, v) =>
      say`Das nächste Gebot auf ${company(id)} beträgt mindestens ${v.money(least)}, nicht ${v.money(amount)}`,
    setAside: ({ payer, free, aside, price }, v) =>
      aside === 0
        ? say`${name(payer, v)} hat ${v.money(free)}, aber nötig sind ${v.money(price)}`
        : say`${name(payer, v)} kann über ${v.money(free)} verfügen, aber nötig sind ${v.money(price)}: ${v.money(aside)} sind für Gebote zurückgelegt`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about who owns private companies and who may buy them. */
function privateRefusals(t: Spoken) {
  const { company, dative, name, verb } = t
  const whose = belongs(t)
  return {
    privatesUnsold: ({ private: id }) =>
      say`Die Bank hat noch ${company(id)} zu verkaufen: Bis die letzte Privatgesellschaft verkauft ist, kann man nur die günstigste kaufen, auf eine andere bieten oder passen`,
    privateSold: ({ private: id, owner }, v) =>
      owner === ''
        ? say`${whose(id, owner, v)}`
        : say`${whose(id, owner, v)} und ${verb(id, 'steht', 'stehen')} bei der Bank nicht zum Verkauf`,
    noPlayer: ({ to }, v) => say`Der Käufer muss ein Spieler sein, aber ${name(to, v)} ist keiner`,
    toSelf: ({ player, private: id }, v) =>
      say`${name(player, v)} besitzt ${company(id)} schon: Der Käufer muss ein anderer Spieler sein`,
    neithersTurn: ({ turn, private: id }, v) =>
      say`${company(id)} ${verb(id, 'kann', 'können')} den Besitzer nur wechseln, wenn Verkäufer oder Käufer an der Reihe ist, aber an der Reihe ist ${name(turn, v)}`,
    notOwner: ({ private: id, owner, player }, v) =>
      OWNERLESS.includes(owner) || owner === 'bank'
        ? say`${whose(id, owner, v)}`
        : say`${whose(id, owner, v)}, nicht ${dative(player, v)}`,
    privatesNotNow: ({ phase, from }) =>
      say`In Phase ${phase} kaufen Gesellschaften keine Privatgesellschaften${from ? `, erst ab Phase ${from}` : ''}`,
    notFromPlayer: ({ private: id, owner }, v) =>
      OWNERLESS.includes(owner)
        ? say`${whose(id, owner, v)}`
        : say`${whose(id, owner, v)}, und Gesellschaften kaufen Privatgesellschaften nur von Spielern`,
    priceRange: ({ private: id, price, least, most }, v) =>
      say`Der Preis für ${company(id)} beträgt ${v.money(least)} bis ${v.money(most)}, nicht ${v.money(price)}`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about buying stock, and about the limits. */
function purchaseRefusals({ name, stock, par, game }: Spoken) {
  return {
    started: ({ corporation, president: by }, v) =>
      say`Die Direktorenaktie von ${name(corporation, v)} ist verkauft: Direktor ist ${name(by, v)}`,
    notStarted: ({ corporation }, v) =>
      say`Die Direktorenaktie von ${name(corporation, v)} ist noch nicht verkauft: Sie kommt zuerst und legt den ${par} fest`,
    notPar: ({ price, pars }, v) =>
      say`Als ${par} sind ${list(
        pars.map(it => v.money(Number(it))),
        'oder',
      )} möglich, nicht ${v.money(price)}`,
    noneLeft: ({ corporation, from }, v) =>
      say`${stock.within(from, v)} liegt kein Zertifikat von ${name(corporation, v)}`,
    onePurchase: ({ player }, v) => say`${name(player, v)} hat in diesem Spielzug schon einmal gekauft`,
    soldThisRound: ({ player, corporation }, v) =>
      say`${name(player, v)} hat in dieser Aktienrunde Anteile von ${name(corporation, v)} verkauft und darf bis zur nächsten keine davon kaufen`,
    shareLimit: ({ player, corporation, percent: share, limit }, v) =>
      say`${share} % von ${name(corporation, v)} sind mehr als die ${limit} %, die ${name(player, v)} besitzen darf`,
    certificateLimit: ({ player, held, limit }, v) =>
      say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}`,
    overLimit: ({ player, held, limit }, v) =>
      say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}, also müssen welche verkauft werden`,
    overShare: ({ player, corporation, percent: share, limit }, v) =>
      say`${name(player, v)} hält ${share} % von ${name(corporation, v)}, mehr als ${limit} %, also muss etwas davon verkauft werden`,
    sellFirst: ({ player, held, limit }, v) =>
      say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}: Verkauft wird vor dem Kauf`,
    tooExpensive: ({ payer, has, price }, v) =>
      say`${name(payer, v)} hat ${v.money(has)}${game.corporations.includes(payer) ? ' in der Kasse' : ''}, aber dies kostet ${v.money(price)}`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about selling stock. */
function saleRefusals({ name, within, percent, game }: Spoken) {
  const president = percent(game.printed.paper.presidentShares)
  return {
    noSalesYet: ({ round }) =>
      say`In der ersten Aktienrunde darf nichts an die Bank verkauft werden, und dies ist ${roundInFull(round)}`,
    salesOver: ({ player }, v) =>
      say`${name(player, v)} hat verkauft und dann gekauft: Der Kauf eines Spielzugs kommt vor allen Verkäufen oder nach allen`,
    oneBlock: ({ player, corporation }, v) =>
      say`${name(player, v)} hat schon Anteile von ${name(corporation, v)} verkauft: Je Spielzug verkauft man von einer Gesellschaft nur einmal, alle Anteile zusammen`,
    notHeld: ({ player, corporation, held, shares }, v) =>
      say`${name(player, v)} hält ${percent(held)} von ${name(corporation, v)} und kann nicht ${percent(shares)} verkaufen`,
    marketFull: ({ corporation, percent: share, limit }, v) =>
      say`${share} % von ${name(corporation, v)} sind mehr als die ${limit} %, die ${within('market', v)} liegen dürfen`,
    presidentStays: ({ player, corporation, most }, v) =>
      say`Niemand sonst hält ${president} von ${name(corporation, v)} und könnte den Direktorenposten übernehmen, also kann ${name(player, v)} ${most > 0 ? `höchstens ${percent(most)}` : 'nichts davon'} verkaufen`,
  } satisfies Partial<RailRefusals>
}

/** Refusals in an operating turn, except about trains. */
function operatingRefusals({ name }: Spoken) {
  return {
    stepOver: ({ corporation, now }, v) =>
      now === 'station'
        ? say`${name(corporation, v)} hat den Bahnhof dieses Spielzugs gesetzt, aber Gleisplättchen werden davor gelegt`
        : say`Für ${name(corporation, v)} ist die Fahrt vorbei: Gleisplättchen und Bahnhöfe kommen davor`,
    tileLaid: ({ corporation, tiles }, v) =>
      say`${name(corporation, v)} hat ${tiles === 1 ? 'das eine' : `die ${tiles}`} Gleisplättchen dieses Spielzugs schon gelegt`,
    terrainPrice: ({ cost }, v) => say`Kein Gelände kostet ${v.money(cost)}`,
    terrainOfHex: ({ hex, cost, price }, v) =>
      price === 0
        ? say`Auf ${hex} ist kein Gelände zu bezahlen, also sind keine ${v.money(cost)} fällig`
        : say`Das Gelände von ${hex} kostet ${v.money(price)}, nicht ${v.money(cost)}`,
    terrainPaid: ({ hex }) => say`Das Gelände von ${hex} ist bezahlt`,
    secondStation: ({ corporation }, v) =>
      say`${name(corporation, v)} hat den einen Bahnhof dieses Spielzugs schon gesetzt`,
    noStation: ({ corporation }, v) => say`${name(corporation, v)} hat keinen Bahnhof mehr übrig`,
    noTrain: ({ corporation }, v) => say`${name(corporation, v)} hat keinen Zug und kann nicht fahren`,
    hasRun: ({ corporation }, v) =>
      say`Für ${name(corporation, v)} ist die Fahrt vorbei: Einnahmen gibt es einmal je Spielzug, vor dem Kauf von Zügen`,
    mustRun: ({ corporation, trains: owned }, v) =>
      say`${name(corporation, v)} hat ${trains(owned)}: Zuerst kommen die Einnahmen, ausgeschüttet, einbehalten oder ${v.money(0)}`,
    tens: ({ revenue }, v) =>
      say`Einnahmen sind ein Vielfaches von ${v.money(10)}, also können sie nicht ${v.money(revenue)} sein`,
    nothingToPay: ({ corporation }, v) =>
      say`${name(corporation, v)} hat ${v.money(0)} eingefahren, also gibt es nichts auszuschütten`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about trains and their prices. */
function trainRefusals({ name, from: fromPlace, within, lies, type: typed }: Spoken) {
  return {
    trainLimit: ({ corporation, owned, limit }, v) =>
      say`${name(corporation, v)} hat ${trains(owned)}, und das Limit ist ${limit}`,
    notNext: ({ train: type, next }) =>
      next === null
        ? say`Neue Züge gibt es keine mehr`
        : say`Der nächste neue Zug ist ein ${train(next)}, kein ${train(type)}`,
    notThere: ({ train: type, from }, v) =>
      lies(from)
        ? say`${within(from, v)} liegt kein ${typed(type)}`
        : say`${name(from, v)} hat keinen ${train(type)}`,
    obsolete: ({ train: type }) => say`Dieser ${train(type)} ist veraltet; niemand darf ihn kaufen`,
    ownTrain: ({ corporation }, v) => say`${name(corporation, v)} kann keinen Zug von sich selbst kaufen`,
    priceNeeded: ({ train: type, from }, v) =>
      say`Der Preis für einen ${train(type)} ${fromPlace(from, v)} wird vereinbart und beträgt mindestens ${v.money(1)}`,
    priceFixed: ({ train: type, price }, v) =>
      say`Bei der Bank kostet ein ${train(type)} ${v.money(price)}; ein anderer Preis ist nicht möglich`,
    notTradedIn: ({ train: type, exchange, takes }) =>
      takes.length === 0
        ? say`Für diesen ${train(type)} kann kein Zug in Zahlung gegeben werden`
        : say`Für einen ${train(type)} kann nur ein ${list(takes.map(train), 'oder')} in Zahlung gegeben werden, kein ${train(exchange)}`,
    treasuryOnly: ({ corporation, has, price }, v) =>
      say`${name(corporation, v)} hat ${v.money(has)}, aber der Preis ist ${v.money(price)}: Für einen Zug einer anderen Gesellschaft darf der Direktor nichts zuschießen`,
    notForced: ({ corporation, has, price }, v) =>
      say`${name(corporation, v)} hat ${v.money(has)}, aber der Zug kostet ${v.money(price)}: Der Direktor darf nur zuschießen, solange die Gesellschaft keinen Zug hat`,
    affordsCheaper: ({ corporation, has, price, train: type, cheapest }, v) =>
      say`${name(corporation, v)} hat ${v.money(has)}, genug für einen ${typed(type)} zu ${v.money(cheapest)}: Für einen Zug zu ${v.money(price)} darf der Direktor nichts zuschießen`,
    cheapestOnly: ({ train: type, cheapest, from, price }, v) =>
      say`Mit Geld des Direktors darf nur der günstigste Zug gekauft werden: der ${train(cheapest)} ${fromPlace(from, v)} zu ${v.money(price)}, kein ${train(type)}`,
    nothingToDiscard: ({ corporation, owned, limit }, v) =>
      say`${name(corporation, v)} hat ${trains(owned)}, und das Limit ist ${limit}: Davon ist keiner abzugeben`,
    overByRuling: ({ corporation, owned, limit }, v) =>
      say`Eine Entscheidung hat ${name(corporation, v)} über das Limit von ${limit} gebracht, mit ${many(owned, 'Zug', 'Zügen')}: Eine weitere Entscheidung über einen Zug behebt das, abzugeben ist keiner`,
    trainNeeded: ({ corporation }, v) =>
      say`${name(corporation, v)} hat keinen Zug und muss einen kaufen, es sei denn, es gibt keine Strecke`,
    noRouteOwnsTrain: ({ corporation }, v) =>
      say`${name(corporation, v)} hat einen Zug, und der Spielzug endet auch ohne die Angabe, dass es keine Strecke gibt`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about forced purchases and bankruptcy. */
function forcedRefusals({ name, from: fromPlace, percent, shared }: Spoken) {
  return {
    presidentShort: ({ player, has, needs, short }, v) =>
      say`${name(player, v)} muss ${v.money(needs)} zuschießen, hat aber ${v.money(has)}: Es fehlen noch ${v.money(short)}`,
    notRaising: ({ player, turn }, v) =>
      turn === ''
        ? say`Kein Zwangskauf verlangt jetzt Geld ${fromPlace(player, v)}`
        : say`An der Reihe ist ${name(turn, v)}, und kein Zwangskauf verlangt jetzt Geld ${fromPlace(player, v)}`,
    nothingShort: ({ player, has, needs }, v) =>
      say`${name(player, v)} hat ${v.money(has)} und muss nur ${v.money(needs)} zuschießen, also darf nichts mehr verkauft werden`,
    sellsTooMuch: ({ player, corporation, shares, enough, short }, v) =>
      say`${name(player, v)} fehlen ${v.money(short)}: ${percent(enough)} von ${name(corporation, v)} ${shared(enough, 'genügt', 'genügen')}, und ${percent(shares)} sind mehr, als verkauft werden darf`,
    keepsPresidency: ({ player, corporation }, v) =>
      say`${name(player, v)} würde mit diesem Verkauf den Direktorenposten von ${name(corporation, v)} verlieren, und bei einem Notverkauf wechselt kein Direktor`,
    soldForTrain: ({ player, corporation }, v) =>
      say`${name(player, v)} hat für einen Zug von ${name(corporation, v)} Zertifikate verkauft, also kauft ${name(corporation, v)} jetzt den günstigsten von der Bank oder ${fromPlace('market', v)}`,
    notBankrupt: ({ player, raises, needs }, v) =>
      say`${name(player, v)} kann ${v.money(raises)} aufbringen und muss ${v.money(needs)} zuschießen, also ist das kein Bankrott`,
  } satisfies Partial<RailRefusals>
}

/** What a ruling has left that the rules would not. */
function breachWords({ name, stock, unsold, type: typed, percent, game }: Spoken) {
  const president = percent(game.printed.paper.presidentShares)
  return {
    outvoted: ({ corporation, president: by, player }, v) =>
      say`${name(by, v)} hat den Direktorenposten von ${name(corporation, v)}, aber ${name(player, v)} hält mehr davon`,
    shouldFloat: ({ corporation }, v) =>
      say`Genug von ${name(corporation, v)} hat ${unsold.is} verlassen, aber der Betrieb ist noch nicht aufgenommen`,
    floatedEarly: ({ corporation, percent: left }, v) =>
      say`${name(corporation, v)} hat den Betrieb aufgenommen, aber ${left} % liegen noch ${unsold.within}`,
    wrongPhase: ({ phase, latest }) =>
      game.trains.includes(latest)
        ? say`Dies ist Phase ${phase}, aber der neueste Zug ist ein ${typed(latest)}`
        : say`Dies ist Phase ${phase}, aber noch ist kein Zug gekauft`,
    trainGone: ({ train: type, by }) =>
      say`Mit dem ersten ${typed(by)} verfällt jeder ${typed(type)}, aber einer ist noch da`,
    presidentsTwo: ({ holder, corporation }, v) =>
      say`Die Direktorenaktie von ${name(corporation, v)} umfasst ${president} und wird nicht geteilt, aber ${stock.name(holder, v)} hätte weniger`,
  } satisfies RefusalWords<BreachReasons & Pick<RulingReasons, 'presidentsTwo'>>
}

/** Why the rules that railway games share refuse something, in German. */
export const railRefusals = (t: Spoken) =>
  ({
    ...auctionRefusals(t),
    ...privateRefusals(t),
    ...purchaseRefusals(t),
    ...saleRefusals(t),
    ...operatingRefusals(t),
    ...trainRefusals(t),
    ...forcedRefusals(t),
    ...breachWords(t),
  }) satisfies RailRefusals
