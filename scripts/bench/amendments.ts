import { type Amended, bankAndAmend } from '../banker/amended'
import { readGame } from '../banker/game'
import { withPhone } from '../banker/phone'
import type { Figure } from './figure'

const REAL = 'test/games/18al-real-4714.json'

const WHAT = { revenue: 'a revenue', par: 'the first par value of the game', seller: 'the seller of a share' }

/** A revenue is promised to be four taps and the digits; nothing is promised of the others. */
const MOST = 4

function figureOf({ amended, was, is, entriesAgo, taps, digits }: Amended): Figure {
  const what = `${WHAT[amended]} of ${entriesAgo} entries ago, ${was} to ${is}`
  const figure = digits > 0 ? `${taps - digits} taps and ${digits} digits` : `${taps} taps`
  return amended === 'revenue'
    ? { what, figure, target: `at most ${MOST} taps and the digits`, met: taps - digits <= MOST }
    : { what, figure }
}

/** Taps of amendments through the screen, each of which must lead to the table of a fresh game. */
export async function amendmentFigures(): Promise<readonly Figure[]> {
  const { amendments } = await withPhone(phone => bankAndAmend(phone, readGame(REAL)))
  return amendments.map(figureOf)
}
