import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { RulingReasons } from '../../../rulings/refusals'
import { list, many, roundInFull, say } from '../../../words/en/say'
import type { RefusalWords } from '../../../words/vocabulary'
import type { BreachReasons } from '../../breaches'
import type { Voiced } from '../terms'
import type { RailRefusals } from '../vocabulary'

/** Where a private company is that nobody can own. */
const OWNERLESS: readonly Holder[] = ['closed', '']

/** Whose a private company is, for the sentences that depend on it. */
const belongs =
  ({ company, name }: Voiced) =>
  (id: string, owner: Holder, v: Voice): string => {
    if (owner === 'bank') return `${company(id)} is still the bank’s`
    if (owner === '') return `${company(id)} is not in this game`
    return owner === 'closed' ? `${company(id)} is closed` : `${company(id)} belongs to ${name(owner, v)}`
  }

/** Refusals about whose turn it is, and about private companies. */
function auctionRefusals(t: Voiced) {
  const { company, name, bankrupt } = t
  const whose = belongs(t)
  return {
    gameOver: ({ by }) =>
      by === 'bankruptcy'
        ? say`The game is over: ${bankrupt}`
        : say`The game is over: ${by === 'stopped' ? 'the table has ended it' : 'the bank has run out'}`,
    discardFirst: ({ owners }, v) => {
      const who = list(owners.map(owner => name(owner, v)))
      return owners.length === 1
        ? say`${who} owns more trains than the limit allows and has to discard first`
        : say`${who} own more trains than the limit allows and have to discard first`
    },
    notYourTurn: ({ turn }, v) =>
      turn === '' ? say`It is nobody’s turn now` : say`It is ${name(turn, v)}’s turn`,
    auctionOn: ({ private: id, player }, v) =>
      say`${company(id)} is being auctioned: ${name(player, v)} is asked to raise the bid or pass`,
    privatesUnsold: ({ private: id }) =>
      say`The bank still has ${company(id)} to sell: until the last private company is sold, a player may only buy the cheapest one, bid on another or pass`,
    privateSold: ({ private: id, owner }, v) =>
      say`${whose(id, owner, v)}${owner === '' ? '' : ' and is not for sale by the bank'}`,
    notCheapest: ({ private: id, cheapest }) =>
      say`Only the cheapest unsold private company, ${company(cheapest)}, can be bought; ${company(id)} can be bid on`,
    bidOn: ({ private: id }) => say`There are bids on ${company(id)}, so it goes to auction`,
    notThisAuction: ({ private: id, auction }) =>
      say`${company(auction)} is being auctioned now; ${company(id)} has to wait`,
    auctionNext: ({ private: id }) =>
      say`There are bids on ${company(id)}, so it goes to auction when this turn ends`,
    cheapestNotForBids: ({ private: id, price }, v) =>
      say`${company(id)} is the cheapest unsold private company: it is bought for ${v.money(price)} and takes no bids`,
    mustAccept: ({ player, private: id }, v) =>
      say`${company(id)} costs nothing now, and ${name(player, v)} has to take it`,
    bidTooLow: ({ private: id, least, amount }, v) =>
      say`The next bid on ${company(id)} must be at least ${v.money(least)}, not ${v.money(amount)}`,
    setAside: ({ payer, free, aside, price }, v) =>
      aside === 0
        ? say`${name(payer, v)} has ${v.money(free)}, but this takes ${v.money(price)}`
        : say`${name(payer, v)} can use ${v.money(free)}, but this takes ${v.money(price)}: ${v.money(aside)} of the cash is set aside for bids`,
    noPlayer: ({ to }, v) => say`The buyer has to be a player, and ${name(to, v)} is not`,
    toSelf: ({ player, private: id }, v) =>
      say`${name(player, v)} owns ${company(id)} already: the buyer has to be another player`,
    neithersTurn: ({ turn, private: id }, v) =>
      say`${company(id)} can change hands only on the turn of its seller or its buyer, but it is ${name(turn, v)}’s turn`,
    notOwner: ({ private: id, owner, player }, v) =>
      OWNERLESS.includes(owner) || owner === 'bank'
        ? say`${whose(id, owner, v)}`
        : say`${whose(id, owner, v)}, not to ${name(player, v)}`,
    privatesNotNow: ({ phase, from }) =>
      say`Corporations buy no private companies in phase ${phase}${from ? `, only from phase ${from} on` : ''}`,
    notFromPlayer: ({ private: id, owner }, v) =>
      OWNERLESS.includes(owner)
        ? say`${whose(id, owner, v)}`
        : say`${whose(id, owner, v)}, and a corporation buys private companies only from players`,
    priceRange: ({ private: id, price, least, most }, v) =>
      say`The price of ${company(id)} is ${v.money(least)} to ${v.money(most)}, not ${v.money(price)}`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about buying and selling stock. */
function stockRefusals({ name, stockPlace, par, percent, game }: Voiced) {
  const president = percent(game.printed.paper.presidentShares)
  return {
    started: ({ corporation, president: by }, v) =>
      say`The president’s certificate of ${name(corporation, v)} is sold: ${name(by, v)} is its president`,
    notStarted: ({ corporation }, v) =>
      say`The president’s certificate of ${name(corporation, v)} is not sold yet: it comes first, and sets the ${par}`,
    notPar: ({ price, pars }, v) =>
      say`A ${par} is ${list(
        pars.map(it => v.money(Number(it))),
        'or',
      )}, not ${v.money(price)}`,
    noneLeft: ({ corporation, from }, v) =>
      say`There is no certificate of ${name(corporation, v)} in ${stockPlace(from, v)}`,
    onePurchase: ({ player }, v) => say`${name(player, v)} has already made the one purchase of this turn`,
    soldThisRound: ({ player, corporation }, v) =>
      say`${name(player, v)} has sold stock of ${name(corporation, v)} in this stock round and may not buy any of it until the next`,
    shareLimit: ({ player, corporation, percent: share, limit }, v) =>
      say`${share}% of ${name(corporation, v)} is more than the ${limit}% that ${name(player, v)} may own`,
    certificateLimit: ({ player, held, limit }, v) =>
      say`${name(player, v)} holds ${many(held, 'certificate')}, and the limit is ${limit}`,
    overLimit: ({ player, held, limit }, v) =>
      say`${name(player, v)} holds ${many(held, 'certificate')}, and the limit is ${limit}, so some have to be sold`,
    overShare: ({ player, corporation, percent: share, limit }, v) =>
      say`${name(player, v)} holds ${share}% of ${name(corporation, v)}, more than ${limit}%, so some of it has to be sold`,
    sellFirst: ({ player, held, limit }, v) =>
      say`${name(player, v)} holds ${many(held, 'certificate')}, and the limit is ${limit}: sales come before a purchase`,
    tooExpensive: ({ payer, has, price }, v) =>
      say`${name(payer, v)} has ${v.money(has)}${game.corporations.includes(payer) ? ' in its treasury' : ''}, but this costs ${v.money(price)}`,
    noSalesYet: ({ round }) =>
      say`Nothing may be sold to the bank in the first stock round, and this is ${roundInFull(round)}`,
    salesOver: ({ player }, v) =>
      say`${name(player, v)} has sold and then bought: a turn’s purchase comes before all its sales or after them`,
    oneBlock: ({ player, corporation }, v) =>
      say`${name(player, v)} has sold ${name(corporation, v)} already: all shares of a corporation that are sold in a turn are sold at once`,
    notHeld: ({ player, corporation, held, shares }, v) =>
      say`${name(player, v)} holds ${percent(held)} of ${name(corporation, v)} and cannot sell ${percent(shares)}`,
    marketFull: ({ corporation, percent: share, limit }, v) =>
      say`${share}% of ${name(corporation, v)} is more than the ${limit}% that ${name('market', v)} may hold`,
    presidentStays: ({ player, corporation, most }, v) =>
      say`No other player holds ${president} of ${name(corporation, v)} and could take over the presidency, so ${name(player, v)} can sell ${most > 0 ? `at most ${percent(most)}` : 'none'}`,
  } satisfies Partial<RailRefusals>
}

/** Refusals in an operating turn, except about trains. */
function operatingRefusals({ name }: Voiced) {
  return {
    stepOver: ({ corporation, now }, v) =>
      now === 'station'
        ? say`${name(corporation, v)} has placed its station this turn, and tiles are laid before that`
        : say`${name(corporation, v)} is past its run: tiles and stations come before it`,
    tileLaid: ({ corporation, tiles }, v) =>
      say`${name(corporation, v)} has laid its ${tiles === 1 ? 'one tile' : `${tiles} tiles`} this turn`,
    terrainPrice: ({ cost }, v) => say`No terrain costs ${v.money(cost)}`,
    terrainOfHex: ({ hex, cost, price }, v) =>
      price === 0
        ? say`${hex} has no terrain to pay for, so no ${v.money(cost)} is due`
        : say`The terrain of ${hex} costs ${v.money(price)}, not ${v.money(cost)}`,
    terrainPaid: ({ hex }) => say`The terrain of ${hex} is paid for`,
    secondStation: ({ corporation }, v) => say`${name(corporation, v)} has placed its one station this turn`,
    noStation: ({ corporation }, v) => say`${name(corporation, v)} has no station left`,
    noTrain: ({ corporation }, v) => say`${name(corporation, v)} owns no train and cannot run`,
    hasRun: ({ corporation }, v) =>
      say`${name(corporation, v)} is past its run: it earns revenue once per turn, before it buys trains`,
    mustRun: ({ corporation, trains }, v) =>
      say`${name(corporation, v)} owns ${many(trains, 'train')}: its revenue comes first, paid out, withheld or ${v.money(0)}`,
    tens: ({ revenue }, v) =>
      say`Revenue is a multiple of ${v.money(10)}, so it cannot be ${v.money(revenue)}`,
    nothingToPay: ({ corporation }, v) =>
      say`${name(corporation, v)} earned ${v.money(0)}, so there is nothing to pay out`,
  } satisfies Partial<RailRefusals>
}

/** Refusals about trains, forced purchases and bankruptcy. */
function trainRefusals({ name, train, type: typed, percent }: Voiced) {
  return {
    trainLimit: ({ corporation, owned, limit }, v) =>
      say`${name(corporation, v)} owns ${many(owned, 'train')}, and the limit is ${limit}`,
    notNext: ({ train: type, next }) =>
      next === null
        ? say`There is no new train left`
        : say`The next new train is a ${train(next)}, not a ${train(type)}`,
    notThere: ({ train: type, from }, v) =>
      from === 'ipo' || from === 'market'
        ? say`There is no ${typed(type)} in ${name(from, v)}`
        : say`${name(from, v)} owns no ${train(type)}`,
    obsolete: ({ train: type }) => say`This ${train(type)} is obsolete, so nobody may buy it`,
    ownTrain: ({ corporation }, v) => say`${name(corporation, v)} cannot buy a train from itself`,
    priceNeeded: ({ train: type, from }, v) =>
      say`The price of a ${train(type)} from ${name(from, v)} must be agreed on and be at least ${v.money(1)}`,
    priceFixed: ({ train: type, price }, v) =>
      say`From the bank, a ${train(type)} costs ${v.money(price)}; no other price can be set`,
    notTradedIn: ({ train: type, exchange, takes }) =>
      takes.length === 0
        ? say`No train can be handed in for this ${train(type)}`
        : say`Only a ${list(takes.map(train), 'or')} can be handed in for a ${train(type)}, not a ${train(exchange)}`,
    treasuryOnly: ({ corporation, has, price }, v) =>
      say`${name(corporation, v)} has ${v.money(has)}, but the price is ${v.money(price)}: its president may not add money for another corporation’s train`,
    notForced: ({ corporation, has, price }, v) =>
      say`${name(corporation, v)} has ${v.money(has)}, but the train costs ${v.money(price)}: its president may add money only while it owns no train`,
    affordsCheaper: ({ corporation, has, price, train: type, cheapest }, v) =>
      say`${name(corporation, v)} has ${v.money(has)}, enough for a ${typed(type)} at ${v.money(cheapest)}: its president may not add money for a train at ${v.money(price)}`,
    cheapestOnly: ({ train: type, cheapest, from, price }, v) =>
      say`With the president’s money only the cheapest train can be bought: the ${train(cheapest)} from ${name(from, v)} at ${v.money(price)}, not a ${train(type)}`,
    presidentShort: ({ player, has, needs, short }, v) =>
      say`${name(player, v)} has to add ${v.money(needs)} but has ${v.money(has)}: ${v.money(short)} is still to be raised`,
    nothingToDiscard: ({ corporation, owned, limit }, v) =>
      say`${name(corporation, v)} owns ${many(owned, 'train')}, and the limit is ${limit}: it has none to discard`,
    overByRuling: ({ corporation, owned, limit }, v) =>
      say`A ruling put ${name(corporation, v)} over its limit of ${limit}, with ${many(owned, 'train')}: another ruling on a train puts it right, and no discard is due`,
    trainNeeded: ({ corporation }, v) =>
      say`${name(corporation, v)} owns no train and has to buy one, unless it has no route`,
    noRouteOwnsTrain: ({ corporation }, v) =>
      say`${name(corporation, v)} owns a train, so it ends its turn without saying that it has no route`,
    notRaising: ({ player, turn }, v) =>
      turn === ''
        ? say`No forced train purchase asks ${name(player, v)} for money now`
        : say`It is ${name(turn, v)}’s turn, and no forced train purchase asks ${name(player, v)} for money now`,
    nothingShort: ({ player, has, needs }, v) =>
      say`${name(player, v)} has ${v.money(has)} and has to add only ${v.money(needs)}, so nothing more may be sold`,
    sellsTooMuch: ({ player, corporation, shares, enough, short }, v) =>
      say`${name(player, v)} is short of ${v.money(short)}: ${percent(enough)} of ${name(corporation, v)} will do, and ${percent(shares)} would be more than may be sold`,
    keepsPresidency: ({ player, corporation }, v) =>
      say`${name(player, v)} would lose the presidency of ${name(corporation, v)} by this sale, and no presidency changes in a forced sale`,
    soldForTrain: ({ player, corporation }, v) =>
      say`${name(player, v)} has sold certificates to buy a train for ${name(corporation, v)}, which now has to buy the cheapest one from the bank or ${name('market', v)}`,
    notBankrupt: ({ player, raises, needs }, v) =>
      say`${name(player, v)} can raise ${v.money(raises)} and has to add ${v.money(needs)}, so this is not bankruptcy`,
  } satisfies Partial<RailRefusals>
}

/** What a ruling has left that the rules would not. */
function breachWords({ name, stockPlace, unsold, type: typed, percent, game }: Voiced) {
  const president = percent(game.printed.paper.presidentShares)
  return {
    outvoted: ({ corporation, president, player }, v) =>
      say`${name(player, v)} holds more of ${name(corporation, v)} than its president ${name(president, v)}`,
    shouldFloat: ({ corporation }, v) =>
      say`Enough of ${name(corporation, v)} has left ${unsold}, but it has not floated`,
    floatedEarly: ({ corporation, percent: left }, v) =>
      say`${name(corporation, v)} has floated, but ${left}% of it is still in ${unsold}`,
    wrongPhase: ({ phase, latest }) =>
      game.trains.includes(latest)
        ? say`It is phase ${phase}, but the latest train is a ${typed(latest)}`
        : say`It is phase ${phase}, but no train has been bought`,
    trainGone: ({ train: type, by }) =>
      say`With the first ${typed(by)} every ${typed(type)} goes out of play, but one is still there`,
    presidentsTwo: ({ holder, corporation }, v) =>
      say`The president’s certificate of ${name(corporation, v)} is ${president} and is not split, but ${stockPlace(holder, v)} would have less`,
  } satisfies RefusalWords<BreachReasons & Pick<RulingReasons, 'presidentsTwo'>>
}

/** Why the rules that railway games share refuse something, in English. */
export const railRefusals = (t: Voiced) =>
  ({
    ...auctionRefusals(t),
    ...stockRefusals(t),
    ...operatingRefusals(t),
    ...trainRefusals(t),
    ...breachWords(t),
  }) satisfies RailRefusals
