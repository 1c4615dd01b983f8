import type { Rest } from '../vocabulary'
import { moved } from './cardboard'
import { forms } from './forms'
import { refusals } from './refusals'
import { ruling } from './rulings'
import { screens } from './screens'
import { story } from './story'

/** What German says beside a game of 18Lilliput. */
export const rest: Rest = {
  refusals,
  entries: { correct: (action, _, v) => ruling(action, v) },
  ...forms,
  ...story,
  moved,
  screens,
}
