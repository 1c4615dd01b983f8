import { describe, expect, it } from 'vitest'
import { draftOf } from '../../../../src/session/change'
import { isEnd } from '../../../../src/session/mend/ends'
import { alterations, compared } from '../../../../src/ui/shell/past/review'
import { realGame } from '../../../games/recorded'
import { replace } from '../../../session/changing'
import { sessionOf, tableOf } from '../../../session/games'
import { knownGames } from '../../../titles/18lilliput/games'

const game = realGame('4714')

describe('what a change alters', () => {
  it('is listed even if it does not fit before anything of it was played', () => {
    const open = sessionOf(game, 60)
    const wrong = open.entries.find(({ action }, i) => i > 20 && action.type === 'buyShare')
    if (!wrong) throw new Error('no purchase')
    const draft = replace(draftOf(open), wrong.id, [{ ...wrong.action, player: 'nobody' } as never])
    expect(draft.stop?.index).toBe(draft.entries.length)
    const number = open.entries.indexOf(wrong) + 1
    expect(alterations(draft)).toMatchObject([
      { out: [{ number, entry: { id: wrong.id } }], in: [{ entry: { action: { player: 'nobody' } } }] },
    ])
  })
})

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
