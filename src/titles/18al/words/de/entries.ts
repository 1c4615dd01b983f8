import { cellAt } from '../../../../bank/chart'
import { commonEntries, costing } from '../../../../families/words/de/entries'
import { paid, sum } from '../../../../families/words/entries'
import type { Voice } from '../../../../rules/rule'
import { game } from '../../data'
import type { AlHappening } from '../../ledger'
import type { EntryWords } from '../vocabulary'
import { ruling } from './rulings'
import {
  company,
  from as fromPlace,
  holders,
  list,
  name,
  percent,
  roundInFull,
  say,
  to as toPlace,
  train,
} from './say'

/** Auctions that the entry settled: `; Bo zahlt 45 $ für die South & North Alabama`. */
function settled(happened: readonly AlHappening[], v: Voice): string {
  const sold = happened.flatMap(h => {
    if (h.is !== 'private' || h.why !== 'auctioned') return []
    const price = paid(happened, 'private').find(one => one.of === h.private)?.amount ?? 0
    return [`${name(h.to, v)} zahlt ${v.money(price)} für ${company(h.private as string)}`]
  })
  return sold.map(one => `; ${one}`).join('')
}

/** The market value to which a sale moved the corporation's token. */
function fallen(happened: readonly AlHappening[], corporation: string, v: Voice): string {
  const token = happened.find(h => h.is === 'token' && h.why === 'sold' && h.corporation === corporation)
  const cell = token?.is === 'token' ? cellAt(game.grid, token.to) : undefined
  return cell ? `; der Kurs fällt auf ${v.money(cell.price)}` : ''
}

/** The market value to which a dividend moved the corporation's token; empty if it stays the same. */
function risen(happened: readonly AlHappening[], corporation: string, v: Voice): string {
  const token = happened.find(h => h.is === 'token' && h.why === 'right' && h.corporation === corporation)
  if (token?.is !== 'token') return ''
  const [was, is] = [token.from && cellAt(game.grid, token.from)?.price, cellAt(game.grid, token.to)?.price]
  return is === undefined || is === was ? '' : `; der Kurs steigt auf ${v.money(is)}`
}

/** What a bankrupt president sold. */
function soldOff(happened: readonly AlHappening[], v: Voice): string {
  const stock = happened.flatMap(h =>
    h.is === 'shares' && h.to === 'market' ? [`${percent(h.shares)} von ${name(h.corporation, v)}`] : [],
  )
  return stock.length === 0 ? '' : ` ${list(stock)}${costing(happened, 'sale', v)} verkauft,`
}

const { added, count, dividend } = commonEntries(holders)

/** The log in German. */
export const entries: EntryWords = {
  buyPrivate: ({ player, private: id }, happened, v) => {
    const price = paid(happened, 'private').find(one => one.of === id)?.amount ?? 0
    return price === 0
      ? say`${name(player, v)} nimmt ${company(id)} umsonst${settled(happened, v)}`
      : say`${name(player, v)} kauft ${company(id)} für ${v.money(price)}${settled(happened, v)}`
  },
  bid: ({ player, private: id, amount }, _, v) =>
    say`${name(player, v)} bietet ${v.money(amount)} auf ${company(id)}`,
  pass: ({ player }, happened, v) =>
    happened.some(what => what.is === 'noted' && what.code === 'turnEnded')
      ? say`${name(player, v)} beendet den Spielzug`
      : say`${name(player, v)} passt${settled(happened, v)}`,
  par: ({ player, corporation, price }, happened, v) =>
    say`${name(player, v)} startet ${name(corporation, v)} zum Nennwert von ${v.money(price)} und kauft die Direktorenaktie${costing(happened, 'certificate', v)}`,
  buyShare: ({ player, corporation, from }, happened, v) =>
    say`${name(player, v)} kauft ${percent(1)} von ${name(corporation, v)} ${fromPlace(from, v)}${costing(happened, 'certificate', v)}`,
  sellShares: ({ player, corporation, shares }, happened, v) =>
    say`${name(player, v)} verkauft ${percent(shares)} von ${name(corporation, v)}${costing(happened, 'sale', v)}${fallen(happened, corporation, v)}`,
  sellPrivate: ({ player, private: id, to, price }, _, v) =>
    say`${name(player, v)} verkauft ${company(id)} für ${v.money(price)} ${toPlace(to, v)}`,
  layTile: ({ corporation, cost, hex, private: lumber }, _, v) => {
    const where = hex === undefined ? '' : ` auf ${hex}`
    if (lumber) return say`${name(corporation, v)} legt das Lumber Terminal${where}`
    return say`${name(corporation, v)} legt ein Gleisplättchen${where}${cost > 0 ? ` und zahlt ${v.money(cost)} für das Gelände` : ''}`
  },
  placeToken: ({ corporation, city, objective }, happened, v) => {
    const goal = paid(happened, 'objective')[0]?.of
    const where = city ?? goal
    const bonus = objective
      ? ` und erhält ${v.money(sum(happened, 'objective'))} für das historische Ziel`
      : ''
    return say`${name(corporation, v)} setzt${costing(happened, 'station', v)} einen Bahnhof${where ? ` in ${where}` : ''}${bonus}`
  },
  placeCoalToken: ({ corporation, city }, _, v) =>
    say`${name(corporation, v)} legt den Warrior-Coal-Field-Marker nach ${city}, das für ${name(corporation, v)} ab jetzt ${v.money(10)} mehr wert ist`,
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} fährt nicht`
    return pay
      ? say`${name(corporation, v)} fährt ${v.money(revenue)} ein und schüttet ${v.money(revenue / 10)} je Anteil aus${dividend(happened, corporation, v)}${risen(happened, corporation, v)}`
      : say`${name(corporation, v)} fährt ${v.money(revenue)} ein und behält alles ein`
  },
  buyTrain: ({ corporation, train: type, from, private: yards }, happened, v) => {
    const price = `${v.money(sum(happened, 'train'))}${yards ? ', den halben Preis, und die New Decatur Yards schließen' : ''}`
    return say`${name(corporation, v)} kauft einen ${train(type)} ${fromPlace(from, v)} für ${price}${added(happened, v)}`
  },
  discardTrain: ({ corporation, train: type }, happened, v) =>
    happened.some(h => h.is === 'train' && h.to === 'gone')
      ? say`${name(corporation, v)} gibt einen veralteten ${train(type)} ab, der aus dem Spiel kommt`
      : say`${name(corporation, v)} gibt einen ${train(type)} in den Offenen Markt ab`,
  acquirePrivate: ({ corporation, private: id, price }, happened, v) => {
    const owner = happened.find(h => h.is === 'private' && h.private === id)
    const seller = owner?.is === 'private' ? ` ${fromPlace(owner.from, v)}` : ''
    return say`${name(corporation, v)} kauft ${company(id)}${seller} für ${v.money(price)}`
  },
  endTurn: ({ corporation, noRoute }, _, v) =>
    noRoute
      ? say`${name(corporation, v)} hat keinen Zug und keine zulässige Fahrt und beendet den Spielzug`
      : say`${name(corporation, v)} beendet den Spielzug`,
  declareBankruptcy: ({ player }, happened, v) =>
    say`${name(player, v)} ist bankrott:${soldOff(happened, v)} ${v.money(sum(happened, 'forfeit'))} an die Bank verfallen, und das Spiel ist zu Ende`,
  extraRound: () => 'Der Tisch spielt noch eine Betriebsrunde, um den Gleichstand aufzulösen.',
  correct: (action, _, v) => ruling(action, v),
  count,
  position: ({ table }) => say`Einstieg in die laufende Partie: ${roundInFull(table.round)}`,
  stop: () => 'Der Tisch beendet das Spiel hier, und gewertet wird der jetzige Stand.',
}
