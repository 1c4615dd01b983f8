import { lotsTurn } from '../../families/railway/auction/lots'
import type { OwnPieces } from '../../families/railway/cardboard'
import { BOX, MAP, type NewsMove } from '../../rules/cardboard'
import { CORPORATIONS, FIRST_CORPORATION } from './data'
import { type Corporation, game, va } from './state'

/** The cards in the stack of trains, each below the first train of a phase (1.2). */
const REMINDERS = [
  ['3', '1'],
  ['5', '2'],
  ['6', '3'],
] as const

/** What else 18VA has on the table: the tokens of private companies (4.2), the B&O's certificate beside the map and the Reminder Cards (1.2). */
export const pieces: OwnPieces = {
  unsold: (state, id) => (id === FIRST_CORPORATION && lotsTurn(state) ? MAP : undefined),
  chips(state) {
    const { corporations } = va(state)
    const owner = (has: (corporation: Corporation) => boolean) =>
      CORPORATIONS.find(id => has(corporations[id]))
    const pair = (at: string | undefined) => (at === undefined ? [BOX, BOX] : [MAP, at])
    return {
      '+10': pair(owner(it => it.express)),
      '•': pair(owner(it => it.extraStation)),
      '+1 Train Limit': [owner(it => it.extraTrain) ?? BOX],
    }
  },
  news: (was, is) =>
    REMINDERS.filter(([phase]) => !game.reached(was, phase) && game.reached(is, phase)).map(
      ([, number]): NewsMove => ({
        ...{ is: 'news', of: 'reminder', whose: null, from: was.phase, to: is.phase, pieces: [number] },
      }),
    ),
}
