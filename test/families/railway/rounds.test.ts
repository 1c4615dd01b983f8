import { describe, expect, it } from 'vitest'
import type { Space } from '../../../src/bank/chart'
import type { AnyRailway } from '../../../src/families/railway/table'
import { cash, space } from '../../titles/tried'
import { buyShare, buyTrain, correct, endTurn, pass, run, sellShares } from './entries'
import { railways } from './kits'

describe.each(railways)('the rounds of $id', kit => {
  const { game, cite, play, happened, report, now, place, figures } = kit
  const [one, two] = kit.corporations
  const ends = cite('pass')
  const passes = [pass('p1'), pass('p2'), pass('p3')]
  const priority = (state: AnyRailway) => report(state).priorityDeal
  /** The turn of a corporation that owns a train. */
  const idle = [run(one, 0), endTurn(one)]

  describe('the end of a stock round', () => {
    /** The first corporation, of p2; p1 to act. */
    const quiet = () =>
      place({
        corporations: { [one]: { president: 'p2', shares: { p2: 4, p3: 2 }, trains: ['2'] } },
        turn: 'p1',
      })

    it(`${ends} comes when all pass in a row`, () => {
      const state = play(quiet(), pass('p1'), buyShare('p2', one), pass('p2'), pass('p3'), pass('p1'))
      expect(now(state)).toBe('SR 2 p2')
      expect(now(play(state, pass('p2')))).toBe(`OR 2.1 ${one}`)
    })

    it(`${ends} gives the Priority Deal to the player after the last who acted, who then begins`, () => {
      const bought = play(quiet(), buyShare('p1', one), pass('p1'))
      expect(priority(bought)).toBe('p1')
      const over = play(bought, pass('p2'), pass('p3'), pass('p1'))
      expect(priority(over)).toBe('p2')
      expect(now(play(over, ...idle))).toBe('SR 3 p2')
      const sold = play(quiet(), pass('p1'), pass('p2'), sellShares('p3', one), pass('p3'), ...passes)
      expect(priority(sold)).toBe('p1')
    })

    it(`${ends} leaves it if everybody only passed`, () => {
      const state = play({ ...quiet(), priorityDeal: 'p3' }, ...passes)
      expect(priority(state)).toBe('p3')
      expect(now(play(state, ...idle))).toBe('SR 3 p3')
    })

    it(`${ends} a turn given to another does not end it before everybody has passed, nor forgets who acted`, () => {
      const back = play(quiet(), pass('p1'), correct({ turn: 'p1' }), pass('p1'), pass('p2'))
      expect(now(back)).toBe('SR 2 p3')
      expect(now(play(back, pass('p3')))).toBe(`OR 2.1 ${one}`)
      const bought = play(quiet(), pass('p1'), buyShare('p2', one), correct({ turn: 'p3' }), pass('p3'))
      const moved = play(bought, pass('p1'))
      expect(now(moved)).toBe('SR 2 p2')
      expect(priority(play(moved, pass('p2')))).toBe('p3')
    })
  })

  describe('a corporation that is sold out', () => {
    const [row, column] = game.parSpaces.get(90) ?? [0, 0]
    const out = { president: 'p1', shares: { p1: 4, p2: 3, p3: 3 } }
    const lies = (shares: Record<string, number>, at: Space) =>
      space(play(place({ corporations: { [one]: { ...out, shares, at } }, turn: 'p1' }), ...passes), one)

    it(`${ends} moves up one space if players own 100%, before the operating round and its order`, () => {
      expect(lies(out.shares, [row + 1, column])).toEqual([row, column])
      const corporations = {
        [two]: { president: 'p2', shares: { p2: 6 }, at: [row, column] as const },
        [one]: { ...out, at: [row + 1, column + 1] as const },
      }
      expect(now(play(place({ corporations, turn: 'p1' }), ...passes))).toBe(`OR 2.1 ${one}`)
    })

    it(`${ends} not if a share is in the market or unsold`, () => {
      for (const rest of [
        { p1: 6, p2: 3, market: 1 },
        { p1: 6, p2: 3 },
      ] as Record<string, number>[])
        expect(lies(rest, [row + 1, column])).toEqual([row + 1, column])
    })

    it(`${ends} in the top row it does not move, and keeps its place in the stack`, () => {
      const at = [0, column] as const
      const state = place({ corporations: { [one]: { ...out, at }, [two]: { ...out, at } }, turn: 'p1' })
      expect(play(state, ...passes).chart).toEqual([one, two].map(corporation => ({ corporation, at })))
      const last = happened(play(state, pass('p1'), pass('p2')), pass('p3'))
      expect(last.filter(({ is }) => is === 'token')).toEqual([])
    })
  })

  describe('operating rounds after a stock round', () => {
    it.each(Object.entries(figures.rounds))(`${cite('positionPhase')} in phase %s: %i`, (phase, rounds) => {
      const trains = game.trains.includes(phase) ? [phase] : []
      const corporations = { [one]: { president: 'p1', shares: { p1: 6 }, trains } }
      let state = play(place({ corporations, phase, turn: 'p1' }), ...passes)
      for (let n = 1; n <= rounds; n++) {
        expect(now(state)).toBe(`OR 2.${n} ${one}`)
        state = play(state, ...(trains.length > 0 ? idle : [endTurn(one, true)]))
      }
      expect(now(state)).toBe('SR 3 p1')
    })

    it(`${cite('positionPhase')} a phase that begins in one counts from the next stock round on`, () => {
      const corporations = { [one]: { president: 'p1', shares: { p1: 6 }, treasury: 500 } }
      const state = place({ corporations, left: { '2': 0 }, turn: one })
      const bought = play(state, buyTrain(one, '3'), endTurn(one))
      expect(now(bought)).toBe('SR 3 p1')
      expect(now(play(bought, ...passes, ...idle))).toBe(`OR 3.2 ${one}`)
    })

    it(`${cite('positionPhase')} one in which nothing has floated ends by itself, after the incomes`, () => {
      const [company] = kit.privates
      const state = play(place({ privates: { [company]: 'p1' }, cash: { p1: 0 }, turn: 'p1' }), ...passes)
      expect(now(state)).toBe('SR 3 p1')
      expect(cash(state, 'p1')).toEqual([game.printed.privates[company]?.income])
    })
  })
})
