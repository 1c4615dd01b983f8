import { cellAt } from '../../../../bank/chart'
import { commonEntries, costing } from '../../../../families/words/en/entries'
import { paid, sum } from '../../../../families/words/entries'
import type { Voice } from '../../../../rules/rule'
import { card } from '../../card'
import { GRID } from '../../data'
import type { VaHappening } from '../../happenings'
import type { EntryWords } from '../vocabulary'
import { ruling } from './rulings'
import { aTrain, company, list, many, name, say, stockPlace, typeOf } from './say'

/** The value to which a sale moved the corporation's token. */
function fallen(happened: readonly VaHappening[], corporation: string, v: Voice): string {
  const token = happened.find(h => h.is === 'token' && h.why === 'sold' && h.corporation === corporation)
  const cell = token?.is === 'token' ? cellAt(GRID, token.to) : undefined
  return cell ? `; its value falls to ${v.money(cell.price)}` : ''
}

/** What coal brings the treasury in addition. */
function coal(happened: readonly VaHappening[], v: Voice): string {
  const [income] = paid(happened, 'coal')
  return income ? `; coal brings its treasury ${v.money(income.amount)}` : ''
}

/** What a bankrupt president sold, and where the money went. */
function ruin(happened: readonly VaHappening[], v: Voice): string {
  const sales = paid(happened, 'sale').map(({ of, amount }) => `${name(of ?? '', v)} for ${v.money(amount)}`)
  const [rest] = paid(happened, 'forfeit')
  const parts = [
    ...(sales.length > 0 ? [`sells ${list(sales)}`] : []),
    ...(rest
      ? [
          `leaves ${v.money(rest.amount)} to ${rest.to === 'bank' ? 'the bank' : `the treasury of ${name(rest.to, v)}`}`,
        ]
      : []),
  ]
  const [only, more] = parts
  return only === undefined ? '' : more === undefined ? ` and ${only}` : `, ${list(parts)}`
}

const { added, dividend } = commonEntries(name)

/** The log in English. */
export const entries: Partial<EntryWords> = {
  pass: ({ player }, happened, v) =>
    happened.some(what => what.is === 'noted' && what.code === 'turnEnded')
      ? say`${name(player, v)} ends the turn`
      : say`${name(player, v)} passes`,
  par: ({ player, corporation, price }, happened, v) =>
    sum(happened, 'certificate') === 0
      ? say`${name(player, v)} sets the starting value of ${name(corporation, v)} to ${v.money(price)}, and the bank pays its treasury ${v.money(sum(happened, 'value'))}`
      : say`${name(player, v)} starts ${name(corporation, v)} at ${v.money(price)} and pays ${v.money(sum(happened, 'certificate'))} for the president’s certificate`,
  buyShare: ({ player, corporation, from }, happened, v) =>
    say`${name(player, v)} buys a share of ${name(corporation, v)} from ${stockPlace(from, v)}${costing(happened, 'certificate', v)}`,
  sellShares: ({ player, corporation, shares }, happened, v) =>
    say`${name(player, v)} sells ${many(shares, 'share')} of ${name(corporation, v)}${costing(happened, 'sale', v)}${fallen(happened, corporation, v)}`,
  convert: ({ corporation }, _, v) =>
    say`${name(corporation, v)} becomes a Ten-Share Company: five more shares in its treasury, two more stations`,
  usePrivate: ({ corporation, private: id, use, city }, _, v) => {
    const where = city ? ` in ${city}` : ''
    if (id === 'REA')
      return say`${name(corporation, v)} places the +10 of ${company(id)}${where}, and the company closes`
    return use === 'token'
      ? say`${name(corporation, v)} places the extra station of ${company(id)}${where}, and the company closes`
      : say`${name(corporation, v)} may own one more train with ${company(id)}, and the company closes`
  },
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} earns nothing`
    const income = coal(happened, v)
    return pay
      ? say`${name(corporation, v)} earns ${v.money(revenue)} and pays it out${dividend(happened, corporation, v)}${income}`
      : say`${name(corporation, v)} earns ${v.money(revenue)} and withholds it${income}`
  },
  buyTrain: ({ corporation, train, from, private: tredegar }, happened, v) => {
    const price = `${v.money(sum(happened, 'train'))}${tredegar ? ` after ${v.money(200)} from the Tredegar Iron Works, which closes` : ''}`
    return say`${name(corporation, v)} buys ${aTrain(train)} from ${name(from, v)} for ${price}${added(happened, v)}`
  },
  discardTrain: ({ corporation, train }, _, v) =>
    say`${name(corporation, v)} discards ${aTrain(train)} into the Pool, where it is a ${typeOf(train)} again`,
  declareBankruptcy: ({ player }, happened, v) => say`${name(player, v)} is bankrupt${ruin(happened, v)}`,
  correct: (action, _, v) => ruling(action, v),
  position: ({ table }) => say`The game is joined in ${card.round(table.round, 'en')}`,
}
