import { cellAt } from '../../../../bank/chart'
import { commonEntries, costing } from '../../../../families/words/de/entries'
import { paid, sum } from '../../../../families/words/entries'
import type { Voice } from '../../../../rules/rule'
import { GRID } from '../../data'
import type { VaHappening } from '../../happenings'
import type { EntryWords } from '../vocabulary'
import { ruling } from './rulings'
import {
  company,
  companyDative,
  from as fromPlace,
  holders,
  list,
  name,
  portion,
  roundInFull,
  say,
  shareFrom,
  train as trainName,
  typeOf,
  verb,
} from './say'

/** The value to which a sale moved the corporation's token. */
function fallen(happened: readonly VaHappening[], corporation: string, v: Voice): string {
  const token = happened.find(h => h.is === 'token' && h.why === 'sold' && h.corporation === corporation)
  const cell = token?.is === 'token' ? cellAt(GRID, token.to) : undefined
  return cell ? `; der Kurs fällt auf ${v.money(cell.price)}` : ''
}

/** What coal brings the treasury in addition. */
function coal(happened: readonly VaHappening[], v: Voice): string {
  const [income] = paid(happened, 'coal')
  return income ? `; Kohle bringt der Kasse ${v.money(income.amount)}` : ''
}

/** What a bankrupt president sold, and where the money went. */
function ruin(happened: readonly VaHappening[], v: Voice): string {
  const sales = paid(happened, 'sale').map(
    ({ of: stock, amount }) => `${name(stock ?? '', v)} für ${v.money(amount)}`,
  )
  const [rest] = paid(happened, 'forfeit')
  const parts = [
    ...(sales.length > 0 ? [`verkauft ${list(sales)}`] : []),
    ...(rest
      ? [
          `lässt ${rest.to === 'bank' ? 'der Bank' : `der Kasse von ${name(rest.to, v)}`} ${v.money(rest.amount)}`,
        ]
      : []),
  ]
  const [only, more] = parts
  return only === undefined ? '' : more === undefined ? ` und ${only}` : `, ${list(parts)}`
}

const { added, dividend } = commonEntries(holders)

/** The log in German. */
export const entries: Partial<EntryWords> = {
  pass: ({ player }, happened, v) =>
    happened.some(what => what.is === 'noted' && what.code === 'turnEnded')
      ? say`${name(player, v)} beendet den Spielzug`
      : say`${name(player, v)} passt`,
  par: ({ player, corporation, price }, happened, v) =>
    sum(happened, 'certificate') === 0
      ? say`${name(player, v)} legt den Startwert von ${name(corporation, v)} auf ${v.money(price)} fest, und die Bank zahlt ${v.money(sum(happened, 'value'))} in die Kasse`
      : say`${name(player, v)} startet ${name(corporation, v)} bei ${v.money(price)} und zahlt ${v.money(sum(happened, 'certificate'))} für die Direktorenaktie`,
  buyShare: ({ player, corporation, from }, happened, v) =>
    say`${name(player, v)} kauft einen Anteil von ${name(corporation, v)} ${shareFrom(from, v)}${costing(happened, 'certificate', v)}`,
  sellShares: ({ player, corporation, shares }, happened, v) =>
    say`${name(player, v)} verkauft ${portion(shares)} von ${name(corporation, v)}${costing(happened, 'sale', v)}${fallen(happened, corporation, v)}`,
  convert: ({ corporation }, _, v) =>
    say`${name(corporation, v)} wandelt sich um: fünf weitere Anteile in der Kasse, zwei weitere Bahnhöfe`,
  placeToken: ({ corporation, city }, happened, v) =>
    say`${name(corporation, v)} setzt${costing(happened, 'station', v)} einen Bahnhof${city ? ` in ${city}` : ''}`,
  usePrivate: ({ corporation, private: id, use, city }, _, v) => {
    const where = city ? ` in ${city}` : ''
    const closes = `und diese ${verb(id, 'schließt', 'schließen')}`
    if (id === 'REA')
      return say`${name(corporation, v)} setzt den Marker +10 ${companyDative(id)}${where}, ${closes}`
    return use === 'token'
      ? say`${name(corporation, v)} setzt den weiteren Bahnhof von ${companyDative(id)}${where}, ${closes}`
      : say`${name(corporation, v)} darf dank ${companyDative(id)} einen Zug mehr besitzen, ${closes}`
  },
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} nimmt nichts ein`
    const income = coal(happened, v)
    return pay
      ? say`${name(corporation, v)} nimmt ${v.money(revenue)} ein und schüttet aus${dividend(happened, corporation, v)}${income}`
      : say`${name(corporation, v)} nimmt ${v.money(revenue)} ein und behält alles ein${income}`
  },
  buyTrain: ({ corporation, train, from, private: tredegar }, happened, v) => {
    const price = `${v.money(sum(happened, 'train'))}${tredegar ? ` nach ${v.money(200)} von den Tredegar Iron Works, die schließen` : ''}`
    return say`${name(corporation, v)} kauft einen ${trainName(train)} ${fromPlace(from, v)} für ${price}${added(happened, v)}`
  },
  discardTrain: ({ corporation, train }, _, v) =>
    say`${name(corporation, v)} gibt einen ${trainName(train)} in den Pool ab, wo er wieder ein ${typeOf(train)} ist`,
  acquirePrivate: ({ corporation, private: id, price }, happened, v) => {
    const owner = happened.find(h => h.is === 'private' && h.private === id)
    const seller = owner?.is === 'private' ? ` ${fromPlace(owner.from, v)}` : ''
    return say`${name(corporation, v)} kauft ${company(id)}${seller} für ${v.money(price)}`
  },
  declareBankruptcy: ({ player }, happened, v) => say`${name(player, v)} ist bankrott${ruin(happened, v)}`,
  correct: (action, _, v) => ruling(action, v),
  position: ({ table }) => say`Einstieg in die laufende Partie: ${roundInFull(table.round)}`,
}
