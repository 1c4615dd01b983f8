import { trainsCounted } from '../../../../families/words/de/say'
import { priceOn } from '../../../../families/words/price'
import { GRID } from '../../data'
import type { HappeningWords } from '../vocabulary'
import { company, dative, item, list, name, of, say, sentence, train, type, verb, within } from './say'

/** What the phases bring. */
export const phases: Readonly<Record<string, string>> = {
  '2': 'Phase 2 beginnt.',
  '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, die mit fünf Anteilen dürfen sich umwandeln, und ab der nächsten Aktienrunde folgen auf jede zwei Betriebsrunden.',
  '4': 'Phase 4 beginnt: Das Zuglimit ist 1 bei fünf und 3 bei zehn Anteilen.',
  '5': 'Phase 5 beginnt: Alle Gesellschaften müssen zehn Anteile haben, das Zuglimit ist 2, braune Gleisplättchen, zweite Werte der Städte außerhalb, und ab der nächsten Aktienrunde folgen auf jede drei Betriebsrunden.',
  '6': 'Phase 6 beginnt: Neben dem zweiten 6/5G-Zug stehen 4D-Züge zum Verkauf, und eine Gesellschaft darf je Spielzug mehrere Züge eines Typs kaufen.',
  '4D': 'Phase 4D beginnt: Kohle bringt den Kassen nichts mehr, und die grauen Gleisplättchen sind verfügbar.',
}

const ENDINGS: Readonly<Record<string, string>> = {
  operating: 'Die Bank ist gesprengt: Das Spiel endet nach der letzten Betriebsrunde dieser Folge.',
  stock: 'Die Bank ist gesprengt: Das Spiel endet nach den Betriebsrunden, die auf diese Aktienrunde folgen.',
}

const ENDS: Readonly<Record<string, string>> = {
  bank: 'Das Spiel ist zu Ende: Die Bank ist gesprengt.',
  bankruptcy: 'Das Spiel ist zu Ende: Alle Spieler bis auf einen sind bankrott.',
  stopped: 'Das Spiel ist zu Ende: Der Tisch hat es beendet.',
}

const price = priceOn(GRID)

/** A token that moved automatically; the move after a sale is in the entry. */
const tokenWords: HappeningWords['token'] = ({ corporation, from, to, why }, v) => {
  if (why === 'soldOut')
    return say`${name(corporation, v)} gehört ganz den Spielern: Der Kurs steigt von ${price(from, v)} auf ${price(to, v)}`
  if (why === 'right')
    return say`Die Dividende von ${name(corporation, v)} erreicht den Kurs, der von ${price(from, v)} auf ${price(to, v)} steigt`
  if (why === 'left')
    return say`${name(corporation, v)} zahlt keine Dividende, und der Kurs fällt von ${price(from, v)} auf ${price(to, v)}`
  return undefined
}

/** What followed automatically, in German. */
export const happenings: Partial<HappeningWords> = {
  paid: ({ to, amount, why, of: what = '' }, v) => {
    if (why === 'income') {
      const id = what
      return say`${company(id)} ${verb(id, 'zahlt', 'zahlen')} ${dative(to, v)} ${v.money(amount)}`
    }
    if (why === 'underwriting')
      return say`Die Bank nimmt die letzten vier Anteile von ${name(to, v)} in den Pool und zahlt ${v.money(amount)} in die Kasse`
    return undefined
  },
  president: ({ corporation, from, to }, v) =>
    from === null
      ? undefined
      : say`${name(to, v)} übernimmt den Direktorenposten von ${name(corporation, v)} von ${name(from, v)}`,
  token: tokenWords,
  train: ({ train: card, from, why }, v, count = 1) => {
    if (why === 'scrapped')
      return from === 'ipo' || from === 'market'
        ? say`${trainsCounted(type(card), count)} ${within(from, v)} ${count === 1 ? 'wird' : 'werden'} verschrottet`
        : say`${trainsCounted(train(card), count)} ${of(from, v)} ${count === 1 ? 'wird' : 'werden'} verschrottet`
    return why === 'closed'
      ? say`${trainsCounted(train(card), count)} ${of(from, v)} ${count === 1 ? 'kommt' : 'kommen'} in den Pool`
      : undefined
  },
  private: ({ private: id, from, why }, v) =>
    why === 'bankrupt' || why === 'closed'
      ? say`${company(id)} ${of(from, v)} ${verb(id, 'kommt', 'kommen')} aus dem Spiel`
      : undefined,
  sold: ({ lot, player, price: amount }, v) =>
    amount === 0
      ? say`${name(player, v)} nimmt ${item(lot)} umsonst`
      : say`${name(player, v)} kauft ${item(lot)} für ${v.money(amount)}`,
  reduced: ({ lot, face }, v) =>
    say`Niemand hat auf ${item(lot)} geboten: Der Wert fällt auf ${v.money(face)}`,
  priority: ({ player }, v) => say`${name(player, v)} hat die Vorrangkarte`,
  order: ({ order }, v) => say`Ab jetzt gilt die Spielreihenfolge ${list(order.map(id => name(id, v)))}`,
  converted: () => undefined,
  closed: ({ corporation }, v) =>
    say`Niemand hält zwei Anteile von ${name(corporation, v)}: Die Gesellschaft schließt, ihre Anteile sind wertlos, und sie kann neu gestartet werden`,
  bankrupt: ({ player }, v) => say`${name(player, v)} scheidet aus`,
  ending: ({ by, during = 'operating' }) => ENDINGS[during] ?? sentence(by),
  over: ({ by }) => ENDS[by] ?? sentence(by),
}
