import { valueAt } from '../../../../bank/chart'
import { commonRulings, rulingsOf } from '../../../../families/words/de/rulings'
import { game } from '../../data'
import { type CorrectionWords, kindOf } from '../vocabulary'
import { company, from, name, percent, to, verb } from './say'

/** Where a piece of a private company is if not on the map. */
const PIECE: Readonly<Record<string, string>> = {
  charter: 'noch zu legen',
  unlaid: 'noch zu legen',
  laid: 'gelegt',
  gone: 'aus dem Spiel',
}

const rulings: CorrectionWords = {
  ...commonRulings({
    name,
    to,
    from,
    company,
    verb,
    shareFrom: from,
    shareTo: to,
    sharesGo: (count, of, where) => `${percent(count)} von ${of} gehen ${where}`,
    price: cell => valueAt(game.grid, cell),
  }),
  chits: (to, v) =>
    to === 'closed'
      ? 'Die Namensmarker der M&C sind verloren'
      : `${name(to, v)} hat die Namensmarker der M&C`,
  coal: at => `Der Warrior-Coal-Field-Marker ist ${PIECE[at] ?? `in ${at}`}`,
  lumber: at => `Das Lumber Terminal ist ${PIECE[at] ?? at}`,
  float: (corporation, v) => `${name(corporation, v)} nimmt den Betrieb auf`,
}

/** The sentence of the banker's ruling with its reason. */
export const ruling = rulingsOf(kindOf(rulings), rulings)
