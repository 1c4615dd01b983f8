import { valueAt } from '../../../../bank/chart'
import { kindIn } from '../../../../families/railway/words/vocabulary'
import { commonRulings, rulingsOf } from '../../../../families/words/de/rulings'
import { GRID } from '../../data'
import type { Correct } from '../../law'
import type { CorrectionKind, CorrectionWords } from '../vocabulary'
import { company, from, name, portion, shareFrom, shareTo, to, verb } from './say'

const rulings: CorrectionWords = {
  ...commonRulings({
    name,
    to,
    from,
    company,
    verb,
    shareFrom,
    shareTo,
    sharesGo: (count, of, where) => `${portion(count)} von ${of} ${count === 1 ? 'geht' : 'gehen'} ${where}`,
    price: cell => valueAt(GRID, cell),
  }),
  convert: (corporation, v) => `${name(corporation, v)} hat zehn Anteile`,
  express: (to, v) =>
    to === 'closed' ? 'Niemand hat das +10\u00a0$ der REA' : `${name(to, v)} hat das +10\u00a0$ der REA`,
  extraStation: (to, v) =>
    to === 'closed' ? 'Niemand hat den Zusatzbahnhof der PY' : `${name(to, v)} hat den Zusatzbahnhof der PY`,
  certificateLimit: limit => `Das Zertifikatslimit ist ${limit}`,
  trainLimit: ({ corporation, extra }, v) =>
    extra === 1
      ? `${name(corporation, v)} darf einen Zug mehr besitzen`
      : `${name(corporation, v)} darf keinen Zug mehr besitzen, als die Phase erlaubt`,
}

/** The sentence of the banker's ruling with its reason. */
export const ruling = rulingsOf<Correct, CorrectionKind>(kindIn(rulings), rulings)
