import { valueAt } from '../../../../bank/chart'
import { plainRulings } from '../../../words/de/rulings'
import { many, train } from '../../../words/de/say'
import type { RailRulingWords } from '../vocabulary'
import type { Spoken } from './terms'

/** Says in German what the rulings put right that every railway game has. */
export function railRulings(t: Spoken): RailRulingWords {
  const { name, to: toPlace, from: fromPlace, company, verb } = t
  return {
    ...plainRulings(t),
    shares: ({ corporation, from, to, shares }, v) =>
      `${t.percent(shares)} von ${name(corporation, v)} ${t.shared(shares, 'geht', 'gehen')} ${t.stock.from(from, v)} ${t.stock.to(to, v)}`,
    president: ({ corporation, player }, v) =>
      `${name(player, v)} hat den Direktorenposten von ${name(corporation, v)}`,
    price: ({ corporation, cell }, v) =>
      `Der Kursmarker von ${name(corporation, v)} kommt auf ${v.money(valueAt(t.game.grid, cell))} in Zeile ${cell[0] + 1}, unter alle, die dort liegen`,
    train({ train: card, from, to }, v) {
      if (from === 'closed') return `Ein ${train(card)} kommt wieder ins Spiel, ${toPlace(to, v)}`
      if (to === 'closed') return `Ein ${train(card)} ${fromPlace(from, v)} wird aus dem Spiel genommen`
      return `Ein ${train(card)} geht ${fromPlace(from, v)} ${toPlace(to, v)}`
    },
    private: ({ private: id, to }, v) =>
      to === 'closed'
        ? `${company(id)} ${verb(id, 'schließt', 'schließen')}`
        : `${company(id)} ${verb(id, 'geht', 'gehen')} ${toPlace(to, v)}`,
    operated: ({ corporation, turns }, v) =>
      `${name(corporation, v)} war in dieser Betriebsrunde ${turns > 0 ? 'schon' : 'noch nicht'} an der Reihe`,
    rounds: number => `Dieses Set hat ${many(number, 'Betriebsrunde', 'Betriebsrunden')}`,
    priority: (player, v) => `${name(player, v)} hat die Vorrangkarte`,
    float: (corporation, v) => `${name(corporation, v)} nimmt den Betrieb auf`,
  }
}
