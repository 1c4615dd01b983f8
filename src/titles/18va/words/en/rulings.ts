import { valueAt } from '../../../../bank/chart'
import { kindIn } from '../../../../families/railway/words/vocabulary'
import { commonRulings, rulingsOf } from '../../../../families/words/en/rulings'
import { GRID } from '../../data'
import type { Correct } from '../../law'
import type { CorrectionKind, CorrectionWords } from '../vocabulary'
import { company, many, name, stockPlace, train } from './say'

const rulings: CorrectionWords = {
  ...commonRulings({
    name,
    company,
    train,
    stockPlace,
    shares: count => many(count, 'share'),
    price: cell => valueAt(GRID, cell),
  }),
  convert: (corporation, v) => `${name(corporation, v)} has ten shares`,
  express: (to, v) =>
    to === 'closed' ? 'nobody has the +$10 of the REA' : `${name(to, v)} has the +$10 of the REA`,
  extraStation: (to, v) =>
    to === 'closed'
      ? 'nobody has the extra station of the PY'
      : `${name(to, v)} has the extra station of the PY`,
  certificateLimit: limit => `a player may own ${many(limit, 'certificate')}`,
  trainLimit: ({ corporation, extra }, v) =>
    extra === 1
      ? `${name(corporation, v)} may own one more train`
      : `${name(corporation, v)} may not own one more train`,
}

/** The sentence of the banker's ruling with its reason. */
export const ruling = rulingsOf<Correct, CorrectionKind>(kindIn(rulings), rulings)
