import { ahead } from './screens/ahead'
import { books } from './screens/books'
import { chart } from './screens/chart'
import { holdings } from './screens/holdings'
import { joining } from './screens/joining'
import { newcomer } from './screens/newcomer'
import type { play } from './screens/play'
import type { reminders } from './screens/reminders'
import type { setsOff } from './screens/setsOff'
import { sheet } from './screens/sheet'

/** What the screens of 18Lilliput say in English beside play. */
export const screens = { ahead, books, chart, holdings, joining, newcomer, sheet }

/** What the screens of every language must say beside play, under the same keys. */
export type RestScreens = typeof screens

/** The same during play. */
export interface PlayScreens {
  readonly play: typeof play
  readonly reminders: typeof reminders
  readonly setsOff: typeof setsOff
}

/** All of it. */
export type ScreenWords = PlayScreens & RestScreens
