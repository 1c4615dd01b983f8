import { cellAt } from '../../../../bank/chart'
import type { Voice } from '../../../../rules/rule'
import { type Correct, type CorrectionKind, correctionKind } from '../../correctionKinds'
import { GRID } from '../../data'
import type { CorrectionWords } from '../vocabulary'
import {
  capital,
  company,
  from as fromPlace,
  many,
  name,
  percent,
  say,
  to as toPlace,
  train,
  verb,
} from './say'

const rulings: CorrectionWords = {
  money: ({ from, to, amount }, v) => `${v.money(amount)} ${fromPlace(from, v)} ${toPlace(to, v)}`,
  shares: ({ corporation, from, to, shares }, v) =>
    `${percent(shares)} von ${name(corporation, v)} gehen ${fromPlace(from, v)} ${toPlace(to, v)}`,
  president: ({ corporation, player }, v) =>
    `${name(player, v)} hat den Direktorenposten von ${name(corporation, v)}`,
  price: ({ corporation, cell }, v) =>
    `Der Kursmarker von ${name(corporation, v)} kommt auf ${v.money(cellAt(GRID, cell)?.price ?? 0)} in Zeile ${cell[0] + 1}, unter alle, die dort liegen`,
  train: ({ train: type, from, to }, v) => {
    if (from === 'closed') return `Ein ${train(type)} kommt wieder ins Spiel, ${toPlace(to, v)}`
    if (to === 'closed') return `Ein ${train(type)} ${fromPlace(from, v)} wird aus dem Spiel genommen`
    return `Ein ${train(type)} geht ${fromPlace(from, v)} ${toPlace(to, v)}`
  },
  private: ({ private: id, to }, v) =>
    to === 'closed'
      ? `${company(id)} ${verb(id, 'schließt', 'schließen')}`
      : `${company(id)} ${verb(id, 'geht', 'gehen')} ${toPlace(to, v)}`,
  station: ({ corporation, left }, v) =>
    `${name(corporation, v)} hat noch ${many(left, 'Bahnhof', 'Bahnhöfe')} übrig`,
  phase: phase => `Es ist Phase ${phase}`,
  float: (corporation, v) => `${name(corporation, v)} nimmt den Betrieb auf`,
  turn: (turn, v) => `${name(turn, v)} ist an der Reihe`,
}

/** The sentence of the banker's ruling with its reason. The cast is safe: each kind has the words for just that kind. */
export function ruling(action: Correct, voice: Voice): string {
  const kind: CorrectionKind = correctionKind(action)
  const what = capital((rulings[kind] as (what: unknown, voice: Voice) => string)(action[kind], voice))
  const reason = action.reason.trim()
  return reason === '' ? say`Entscheid: ${what}` : say`Entscheid: ${what} – ${reason}`
}
