import { railEntries } from '../../../../families/railway/words/en/entries'
import { railHappenings } from '../../../../families/railway/words/en/happenings'
import { lotsEntries, lotsHappenings } from '../../../../families/railway/words/en/lots/entries'
import { commonEntries } from '../../../../families/words/en/entries'
import { list, say } from '../../../../families/words/en/say'
import { paid } from '../../../../families/words/entries'
import type { EntryWords, HappeningWords } from '../vocabulary'
import { t } from './terms'

const { name, company, train } = t
const { dividend } = commonEntries(name)
const rail = { ...railEntries(t), ...railHappenings(t, { phases: {} }) }

/** The log's sentences that only 18VA has, or has with more in them. */
export const entries: EntryWords = {
  ...lotsEntries(t, rail),
  convert: ({ corporation }, _, v) =>
    say`${name(corporation, v)} becomes a Ten-Share Company: five more shares in its treasury, two more stations`,
  usePrivate: ({ corporation, private: id, use, city }, _, v) => {
    const where = city ? ` in ${city}` : ''
    if (use === 'trainLimit')
      return say`${name(corporation, v)} may own one more train with ${company(id)}, and the company closes`
    const what = use === 'token' ? 'extra station' : '+$10'
    return say`${name(corporation, v)} places the ${what} of ${company(id)}${where}, and the company closes`
  },
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} earns nothing`
    const [coal] = paid(happened, 'coal')
    const what = pay ? `pays it out${dividend(happened, corporation, v)}` : 'withholds it'
    return say`${name(corporation, v)} runs for ${v.money(revenue)} and ${what}${coal ? `; coal brings its treasury ${v.money(coal.amount)}` : ''}`
  },
  buyTrain(act, happened, v) {
    const bought = rail.buyTrain(act, happened, v)
    if (!act.private) return bought
    return `${bought} ${say`${company(act.private)} takes ${v.money(200)} off and closes`}`
  },
  declareBankruptcy({ player }, happened, v) {
    const treasury = (to: string) => (to === 'bank' ? 'the bank' : `the treasury of ${name(to, v)}`)
    const parts = [
      ...paid(happened, 'sale').map(({ of = '', amount }) => `${name(of, v)} sold for ${v.money(amount)}`),
      ...paid(happened, 'forfeit').map(({ to, amount }) => `${v.money(amount)} left to ${treasury(to)}`),
    ]
    return say`${name(player, v)} is bankrupt${parts.length > 0 ? `: ${list(parts)}` : ''}`
  },
}

/** What follows by itself in 18VA alone. */
export const happenings: HappeningWords = {
  paid: (it, v) =>
    it.why === 'underwriting'
      ? say`The last four shares of ${name(it.to, v)} go to the Pool, and the bank pays ${v.money(it.amount)} into its treasury`
      : rail.paid(it, v),
  token: (it, v) =>
    it.why === 'right'
      ? say`The dividend of ${name(it.corporation, v)} is at least its market value, which rises from ${v.money(it.was ?? 0)} to ${v.money(it.value)}`
      : rail.token(it, v),
  train: (it, v) =>
    it.why === 'closed'
      ? say`A ${train(it.train)} of ${name(it.from, v)} goes to the Pool`
      : rail.train(it, v),
  private: ({ private: id, from, why }, v) =>
    why === 'bankrupt' || why === 'closed'
      ? say`${company(id)}, owned by ${name(from, v)}, is discarded`
      : undefined,
  ...lotsHappenings(t),
  converted: () => undefined,
  closed: ({ corporation }, v) =>
    say`Nobody holds two shares of ${name(corporation, v)}: it closes, its shares are worthless, and it may be started again`,
  bankrupt: ({ player }, v) => say`${name(player, v)} is out of the game`,
}
