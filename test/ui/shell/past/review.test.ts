import { describe, expect, it } from 'vitest'
import { draftOf } from '../../../../src/session/change'
import { isEnd } from '../../../../src/session/mend/ends'
import { compared } from '../../../../src/ui/shell/past/review'
import { realGame } from '../../../games/recorded'
import { sessionOf, tableOf } from '../../../session/games'
import { knownGames } from '../../../titles/18lilliput/games'

const game = realGame('4714')

describe('what a change makes of the table', () => {
  it('is said about the table that Play shows: after a purchase it is the next player’s turn', () => {
    // Ann buys at No. 43, and Bo's tap will close her turn.
    const open = sessionOf(game, 43)
    expect(compared(draftOf(open)).was).toMatchObject({ turn: 'p2', round: 'SR 1' })
  })

  it('stays in the round even if the end of that turn would end it, since nothing of the next has happened yet', () => {
    const [card] = knownGames()
    if (!card) throw new Error('no game of cards')
    const whole = sessionOf(card)
    const last = whole.entries.findLastIndex(
      ({ happened }, index) => isEnd(whole, index) && happened.some(({ is }) => is === 'round'),
    )
    expect(last).toBeGreaterThan(0)
    const open = sessionOf(card, last)
    expect(compared(draftOf(open)).was).toEqual(tableOf(open))
  })
})
