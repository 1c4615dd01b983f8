import type { RestScreens } from '../en/screens'
import { ahead } from './screens/ahead'
import { books } from './screens/books'
import { chart } from './screens/chart'
import { holdings } from './screens/holdings'
import { joining } from './screens/joining'
import { newcomer } from './screens/newcomer'
import { sheet } from './screens/sheet'

/** What the screens of 18Lilliput say in German beside play. */
export const screens: RestScreens = {
  ahead,
  books,
  chart,
  holdings,
  joining,
  newcomer,
  sheet,
}
