import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../../src/families/railway/join/answers'
import { emptyForm } from '../../../../src/families/railway/join/form'
import { begun, type JoinedAuction } from '../../../../src/families/railway/join/lots'
import { lots } from '../../../../src/titles/18va/data'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { start } from '../../../../src/titles/18va/start'
import { game } from '../../../../src/titles/18va/state'
import { report } from '../../../../src/titles/18va/table/report'
import { knownGames, setupOf } from '../games'
import { play, positionOf, table } from '../kit'
import { also, entry, formFrom, missing } from '../later/kit'

describe('the first auction in the form of 18VA', () => {
  it('plays on as the game that it was filled in from, at every turn of the first auction', () => {
    let joinedAt = 0
    for (const game of knownGames().filter((_, i) => i % 4 === 1)) {
      const fresh = start(setupOf(game))
      let state = fresh
      for (const { action } of game.trace) {
        if (state.turn[0].at !== 'lots') break
        const form = formFrom(fresh, positionOf(state) as PositionTable)
        expect(missing(fresh, form)).toBeUndefined()
        const joined = play(fresh, entry(fresh, form))
        expect(joined.turn).toEqual(state.turn)
        expect(report(joined)).toEqual(report(state))
        joinedAt += 1
        state = play(state, action)
      }
    }
    expect(joinedAt).toBeGreaterThan(100)
  })

  it('asks in the first auction for nothing but the bids of those who lead', () => {
    const fresh = table()
    const began: Joined = { ...emptyForm(), set: 1, ...begun(game, lots, fresh) }
    const { auction } = began.own as { readonly auction: JoinedAuction }
    const bid = (amount?: number): Joined => ({
      ...began,
      ...also(began, {
        auction: { ...auction, lots: { ...auction.lots, TIW: { face: 50, player: 'p2', amount } } },
      }),
    })
    expect(missing(fresh, began)).toBeUndefined()
    for (const amount of [undefined, 45, 52])
      expect(missing(fresh, bid(amount))).toMatchObject({ at: 'TIW', asks: 'bid' })
    expect(missing(fresh, bid(50))).toBeUndefined()
    expect(missing(fresh, { ...began, priority: undefined })).toMatchObject({ at: 'round', asks: 'priority' })
    // In any later round the auction is over.
    expect(missing(fresh, { ...bid(45), set: 2 })).toMatchObject({ asks: 'moves' })
  })
})
