import { plainRulings, rulingsOf } from '../../../../families/words/de/rulings'
import { correction } from '../../banker/correctionKinds'
import type { CorrectionWords } from '../vocabulary'
import {
  aTrain,
  card,
  character,
  from as fromPlace,
  many,
  name,
  percent,
  theCharacter,
  to as toPlace,
} from './say'

const rulings: CorrectionWords = {
  ...plainRulings({ name, from: fromPlace, to: toPlace }),
  shares: ({ corporation, from, to, shares }, v) =>
    `${percent(shares)} von ${name(corporation, v)} gehen ${fromPlace(from, v)} ${toPlace(to, v)}`,
  price: ({ corporation, cell }, v) =>
    `der Kursmarker von ${name(corporation, v)} kommt auf Feld ${cell[1] + 1} der ${cell[0] === 0 ? 'oberen' : 'unteren'} Reihe, unter alle, die dort liegen`,
  train: ({ train, from, to }, v) => {
    if (from === 'closed') return `${aTrain(train)} kommt wieder ins Spiel, ${toPlace(to, v)}`
    if (to === 'closed') return `${aTrain(train)} ${fromPlace(from, v)} kommt aus dem Spiel`
    return `${aTrain(train)} geht ${fromPlace(from, v)} ${toPlace(to, v)}`
  },
  character: ({ character: id, to }, v) =>
    to === 'closed' ? `${character(id)} ist aus dem Spiel` : `${name(to, v)} hat ${theCharacter(id)}`,
  copies: ({ player, left }, v) => `${name(player, v)} hat noch ${many(left, 'Kopierkarte', 'Kopierkarten')}`,
  taken: ({ card: id, player, times }, v) =>
    times > 0 ? `${name(player, v)} hat ${card(id, v)} genommen` : `${card(id, v)} liegt wieder aus`,
  operated: ({ corporation, turns }, v) =>
    `${name(corporation, v)} ist in dieser Runde ${turns > 0 ? 'schon' : 'noch nicht'} gefahren`,
  starting: (player, v) => `${name(player, v)} hat die Startspielerkarte`,
  round: round => `Es ist Runde ${round}`,
}

/** The sentence of the banker's ruling with its reason. */
export const ruling = rulingsOf(correction.kindOf, rulings)
