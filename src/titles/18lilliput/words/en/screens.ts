import { ahead, reminders } from './screens/ahead'
import { books } from './screens/books'
import { chart } from './screens/chart'
import { holdings } from './screens/holdings'
import { joining } from './screens/joining'
import { newcomer } from './screens/newcomer'
import { play } from './screens/play'
import { setsOff } from './screens/setsOff'
import { sheet } from './screens/sheet'

/** What the screens of 18Lilliput say in English. */
export const screens = { ahead, books, chart, holdings, joining, newcomer, play, reminders, setsOff, sheet }

/** What every language must say, under the same keys. */
export type ScreenWords = typeof screens
