import type { Words } from '../en'
import { breaches, finding, purses } from './past/counting'
import { change, entry, form, wrong } from './past/entries'
import { joining, seats } from './past/joining'
import { moment, whatif } from './past/looking'

/** The words about the past of a game. */
export const past: Words['past'] = {
  wrong,
  entry,
  change,
  form,
  moment,
  whatif,
  breaches,
  purses,
  finding,
  joining,
  seats,
}
