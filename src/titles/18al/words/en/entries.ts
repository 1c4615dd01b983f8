import { cellAt } from '../../../../bank/chart'
import { commonEntries, costing } from '../../../../families/words/en/entries'
import { paid, sum } from '../../../../families/words/entries'
import type { Voice } from '../../../../rules/rule'
import { game } from '../../data'
import type { AlHappening } from '../../ledger'
import type { EntryWords } from '../vocabulary'
import { ruling } from './rulings'
import { company, list, name, percent, say, train } from './say'

/** Auctions that the entry settled: `; Bo pays $45 for the South & North Alabama`. */
function settled(happened: readonly AlHappening[], v: Voice): string {
  const sold = happened.flatMap(h => {
    if (h.is !== 'private' || h.why !== 'auctioned') return []
    const price = paid(happened, 'private').find(({ of }) => of === h.private)?.amount ?? 0
    return [`${name(h.to, v)} pays ${v.money(price)} for ${company(h.private as string)}`]
  })
  return sold.map(one => `; ${one}`).join('')
}

/** The market value to which a sale moved the corporation's token. */
function fallen(happened: readonly AlHappening[], corporation: string, v: Voice): string {
  const token = happened.find(h => h.is === 'token' && h.why === 'sold' && h.corporation === corporation)
  const cell = token?.is === 'token' ? cellAt(game.grid, token.to) : undefined
  return cell ? `; its market value falls to ${v.money(cell.price)}` : ''
}

/** The market value to which a dividend moved the corporation's token; empty if it stays the same. */
function risen(happened: readonly AlHappening[], corporation: string, v: Voice): string {
  const token = happened.find(h => h.is === 'token' && h.why === 'right' && h.corporation === corporation)
  if (token?.is !== 'token') return ''
  const [was, is] = [token.from && cellAt(game.grid, token.from)?.price, cellAt(game.grid, token.to)?.price]
  return is === undefined || is === was ? '' : `; its market value rises to ${v.money(is)}`
}

/** What a bankrupt president sold. */
function soldOff(happened: readonly AlHappening[], v: Voice): string {
  const stock = happened.flatMap(h =>
    h.is === 'shares' && h.to === 'market' ? [`${percent(h.shares)} of ${name(h.corporation, v)}`] : [],
  )
  return stock.length === 0 ? '' : ` ${list(stock)} sold${costing(happened, 'sale', v)},`
}

const { added, count, dividend } = commonEntries(name)

/** The log in English. */
export const entries: EntryWords = {
  buyPrivate: ({ player, private: id }, happened, v) => {
    const price = paid(happened, 'private').find(({ of }) => of === id)?.amount ?? 0
    return price === 0
      ? say`${name(player, v)} accepts ${company(id)} for nothing${settled(happened, v)}`
      : say`${name(player, v)} buys ${company(id)} for ${v.money(price)}${settled(happened, v)}`
  },
  bid: ({ player, private: id, amount }, _, v) =>
    say`${name(player, v)} bids ${v.money(amount)} for ${company(id)}`,
  pass: ({ player }, happened, v) =>
    happened.some(what => what.is === 'noted' && what.code === 'turnEnded')
      ? say`${name(player, v)} ends the turn`
      : say`${name(player, v)} passes${settled(happened, v)}`,
  par: ({ player, corporation, price }, happened, v) =>
    say`${name(player, v)} starts ${name(corporation, v)} at a par value of ${v.money(price)} and buys the president’s certificate${costing(happened, 'certificate', v)}`,
  buyShare: ({ player, corporation, from }, happened, v) =>
    say`${name(player, v)} buys ${percent(1)} of ${name(corporation, v)} from ${name(from, v)}${costing(happened, 'certificate', v)}`,
  sellShares: ({ player, corporation, shares }, happened, v) =>
    say`${name(player, v)} sells ${percent(shares)} of ${name(corporation, v)}${costing(happened, 'sale', v)}${fallen(happened, corporation, v)}`,
  sellPrivate: ({ player, private: id, to, price }, _, v) =>
    say`${name(player, v)} sells ${company(id)} to ${name(to, v)} for ${v.money(price)}`,
  layTile: ({ corporation, cost, hex, private: lumber }, _, v) => {
    const where = hex === undefined ? '' : ` on ${hex}`
    if (lumber) return say`${name(corporation, v)} lays the Lumber Terminal${where}`
    return say`${name(corporation, v)} lays a tile${where}${cost > 0 ? ` and pays ${v.money(cost)} for the terrain` : ''}`
  },
  placeToken: ({ corporation, city, objective }, happened, v) => {
    const goal = paid(happened, 'objective')[0]?.of
    const where = city ?? goal
    const bonus = objective
      ? ` and receives ${v.money(sum(happened, 'objective'))} for its historical objective`
      : ''
    return say`${name(corporation, v)} places a station${where ? ` in ${where}` : ''}${costing(happened, 'station', v)}${bonus}`
  },
  placeCoalToken: ({ corporation, city }, _, v) =>
    say`${name(corporation, v)} places the Warrior Coal Field token in ${city}, worth ${v.money(10)} more to it from now on`,
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} does not run`
    return pay
      ? say`${name(corporation, v)} runs for ${v.money(revenue)} and pays ${v.money(revenue / 10)} a share${dividend(happened, corporation, v)}${risen(happened, corporation, v)}`
      : say`${name(corporation, v)} runs for ${v.money(revenue)} and withholds it`
  },
  buyTrain: ({ corporation, train: type, from, private: yards }, happened, v) => {
    const price = `${v.money(sum(happened, 'train'))}${yards ? ', half its price, and the New Decatur Yards closes' : ''}`
    return say`${name(corporation, v)} buys a ${train(type)} from ${name(from, v)} for ${price}${added(happened, v)}`
  },
  discardTrain: ({ corporation, train: type }, happened, v) =>
    happened.some(h => h.is === 'train' && h.to === 'gone')
      ? say`${name(corporation, v)} discards an obsolete ${train(type)}, which is removed from play`
      : say`${name(corporation, v)} discards a ${train(type)} into the Open Market`,
  acquirePrivate: ({ corporation, private: id, price }, happened, v) => {
    const owner = happened.find(h => h.is === 'private' && h.private === id)
    const seller = owner?.is === 'private' ? ` from ${name(owner.from, v)}` : ''
    return say`${name(corporation, v)} buys ${company(id)}${seller} for ${v.money(price)}`
  },
  endTurn: ({ corporation, noRoute }, _, v) =>
    noRoute
      ? say`${name(corporation, v)} has no train and no legal run, and ends its turn`
      : say`${name(corporation, v)} ends its turn`,
  declareBankruptcy: ({ player }, happened, v) =>
    say`${name(player, v)} is bankrupt:${soldOff(happened, v)} ${v.money(sum(happened, 'forfeit'))} forfeited to the bank, and the game ends`,
  extraRound: () => 'The table plays one more operating round to break the tie.',
  correct: (action, _, v) => ruling(action, v),
  count,
  position: ({ table }) => `The game is joined in ${table.round}.`,
  stop: () => 'The table ends the game here, and scores are taken as they stand.',
}
