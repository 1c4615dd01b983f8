import { railEntries } from '../../../../families/railway/words/de/entries'
import { railHappenings } from '../../../../families/railway/words/de/happenings'
import { lotsEntries, lotsHappenings } from '../../../../families/railway/words/de/lots/entries'
import { commonEntries } from '../../../../families/words/de/entries'
import { list, say, train, trainsCounted } from '../../../../families/words/de/say'
import { paid } from '../../../../families/words/entries'
import type { EntryWords, HappeningWords } from '../vocabulary'
import { companyDative, nameOf, t } from './terms'

const { name, company, verb, of } = t
const { dividend } = commonEntries(t)
const rail = { ...railEntries(t), ...railHappenings(t, { phases: {} }) }

/** The log's sentences that only 18VA has, or has with more in them. */
export const entries: EntryWords = {
  ...lotsEntries(t, rail),
  convert: ({ corporation }, _, v) =>
    say`${name(corporation, v)} wandelt sich um: fünf weitere Anteile in der Kasse, zwei weitere Bahnhöfe`,
  usePrivate: ({ corporation, private: id, use, city }, _, v) => {
    const where = city ? ` in ${city}` : ''
    const closes = `und diese ${verb(id, 'schließt', 'schließen')}`
    if (use === 'trainLimit')
      return say`${name(corporation, v)} darf dank ${companyDative(id)} einen Zug mehr besitzen, ${closes}`
    const what = use === 'token' ? 'den Zusatzbahnhof' : 'den Marker +10\u00a0$'
    return say`${name(corporation, v)} setzt ${what} der ${nameOf(id)}${where}, ${closes}`
  },
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} nimmt nichts ein`
    const [coal] = paid(happened, 'coal')
    const what = pay ? `schüttet aus${dividend(happened, corporation, v)}` : 'behält alles ein'
    return say`${name(corporation, v)} fährt ${v.money(revenue)} ein und ${what}${coal ? `; Kohle bringt der Kasse ${v.money(coal.amount)}` : ''}`
  },
  buyTrain(act, happened, v) {
    const bought = rail.buyTrain(act, happened, v)
    if (!act.private) return bought
    return `${bought} ${say`${company(act.private)} nehmen ${v.money(200)} vom Preis und schließen`}`
  },
  declareBankruptcy({ player }, happened, v) {
    const treasury = (to: string) => (to === 'bank' ? 'die Bank' : `die Kasse von ${name(to, v)}`)
    const parts = [
      ...paid(happened, 'sale').map(it => `${name(it.of ?? '', v)} für ${v.money(it.amount)} verkauft`),
      ...paid(happened, 'forfeit').map(({ to, amount }) => `${v.money(amount)} an ${treasury(to)}`),
    ]
    return say`${name(player, v)} ist bankrott${parts.length > 0 ? `: ${list(parts)}` : ''}`
  },
}

/** What follows by itself in 18VA alone. */
export const happenings: HappeningWords = {
  paid: (it, v) =>
    it.why === 'underwriting'
      ? say`Die Bank nimmt die letzten vier Anteile von ${name(it.to, v)} in den Pool und zahlt ${v.money(it.amount)} in die Kasse`
      : rail.paid(it, v),
  token: (it, v) =>
    it.why === 'right'
      ? say`Die Dividende von ${name(it.corporation, v)} erreicht den Kurs, der von ${v.money(it.was ?? 0)} auf ${v.money(it.value)} steigt`
      : rail.token(it, v),
  train: (it, v, count = 1) =>
    it.why === 'closed'
      ? say`${trainsCounted(train(it.train), count)} ${of(it.from, v)} ${count === 1 ? 'kommt' : 'kommen'} in den Pool`
      : rail.train(it, v),
  private: ({ private: id, from, why }, v) =>
    why === 'bankrupt' || why === 'closed'
      ? say`${company(id)} ${of(from, v)} ${verb(id, 'kommt', 'kommen')} aus dem Spiel`
      : undefined,
  ...lotsHappenings(t),
  converted: () => undefined,
  closed: ({ corporation }, v) =>
    say`Niemand hält zwei Anteile von ${name(corporation, v)}: Die Gesellschaft schließt, ihre Anteile sind wertlos, und sie kann neu gestartet werden`,
  bankrupt: ({ player }, v) => say`${name(player, v)} scheidet aus`,
}
