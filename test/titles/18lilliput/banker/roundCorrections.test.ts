import { describe, expect, it } from 'vitest'
import { rulings } from '../../../../src/titles/18lilliput/banker/rulings'
import { lastRound, part } from '../../../../src/titles/18lilliput/state'
import { view } from '../../../../src/titles/18lilliput/table/view'
import {
  correct,
  expectAllowed,
  expectRefused,
  four,
  type LilState,
  now,
  place,
  play,
  stop,
  table,
  takeCard,
} from '../kit'

/** Round 3 of a table of four: p1 has taken the train card, p2 a copy of it, and it is p3's turn. */
const taking = (more = {}) =>
  place({
    companies: four(),
    round: 3,
    turn: 2,
    taken: [
      { card: 'trains', use: 'action', player: 'p1' },
      { card: 'trains', use: 'action', player: 'p2', copy: true },
    ],
    ...more,
  })

/** Companies run in round 3: it is blue's turn, and red has run. */
const running = (): LilState => {
  const state = taking()
  return { ...state, turn: [{ at: 'run', corporation: 'blue', ran: null, equipped: false, done: ['red'] }] }
}

const done = (state: LilState) => (part(state) as { done: readonly string[] }).done

describe('ruling: how far the round has come', () => {
  it('actions: a card is put back to the middle with its copies, or was taken by another', () => {
    const trains = (player: string, times: number) => correct({ taken: { card: 'trains', player, times } })
    const back = play(taking(), trains('p1', 0))
    expect(back.taken).toEqual([])
    expectAllowed(back, takeCard('p3', 'trains'))
    expect(play(taking(), trains('p4', 1)).taken).toMatchObject([
      { card: 'trains', player: 'p4' },
      { card: 'trains', player: 'p2', copy: true },
    ])
    const station = play(taking(), correct({ taken: { card: 'station', player: 'p2', times: 1 } }))
    expectRefused(station, takeCard('p3', 'station'), 'actions', 'cardTaken', { player: 'p2' })
    expectRefused(taking(), trains('p1', 1), 'ruling', 'alreadySo', { what: 'taken', of: 'trains' })
    expectRefused(back, trains('p1', 0), 'ruling', 'alreadySo', { what: 'taken', of: 'trains' })
    expectRefused(taking(), trains('p2', 0), 'ruling', 'cardTaken', { card: 'trains', player: 'p1' })
    expectRefused(running(), trains('p1', 0), 'ruling', 'notTaking', { round: '3 run' })
    expectRefused(table(), trains('p1', 1), 'ruling', 'notTaking', { round: 'start' })
    const two = place({ players: 2, round: 3 })
    const refused = correct({ taken: { card: 'tile', player: 'p1', times: 1 } })
    expectRefused(two, refused, 'ruling', 'cardNotInGame')
  })

  it('running: who has run in this round', () => {
    const ran = (corporation: 'red' | 'green' | 'blue' | 'c5', turns: number) =>
      correct({ operated: { corporation, turns } })
    expect(done(play(running(), ran('green', 1)))).toEqual(['red', 'green'])
    expect(done(play(running(), ran('red', 0)))).toEqual([])
    expectRefused(running(), ran('red', 1), 'ruling', 'alreadySo', { what: 'operated', of: 'red' })
    expectRefused(running(), ran('blue', 1), 'ruling', 'itsRun', { corporation: 'blue' })
    expectRefused(running(), ran('c5', 1), 'founding', 'notFounded', { corporation: 'c5' })
    expectRefused(taking(), ran('red', 1), 'ruling', 'notRunning', { round: '3' })
  })

  it('end: which round it is, and no more than the game has', () => {
    const last = play(taking(), correct({ round: 8 }))
    expect(last.round).toEqual({ number: 8, of: 8 })
    expect(lastRound(last)).toBe(true)
    expect(now(last)).toBe('8 p3')
    expectRefused(taking(), correct({ round: 9 }), 'ruling', 'positionRound', { round: '9', last: 8 })
    expectRefused(taking(), correct({ round: 3 }), 'ruling', 'alreadySo', { what: 'round', of: '3' })
    expectRefused(table(), correct({ round: 3 }), 'setup', 'stillChoosing')
    expectRefused(play(taking(), stop), correct({ round: 4 }), 'end', 'gameOver')
    // This round is over except for discards: if it were ruled the last, another would still follow.
    const between = { at: 'between', to: 'round', done: [] } as const
    const due: LilState = { ...taking(), turn: [{ at: 'discard' }, between] }
    expectRefused(due, correct({ round: 8 }), 'trainLimit', 'discardFirst')
  })

  it('setup: who has the starting player card; whoever has the turn keeps it once cards were taken', () => {
    const other = play(taking(), correct({ starting: 'p2' }))
    expect(other.starting).toBe('p2')
    expect([now(other), part(other)]).toEqual(['3 p3', { at: 'card', nth: 1, card: null }])
    const first = play(taking({ turn: 0, taken: [] }), correct({ starting: 'p2' }))
    expect(now(first)).toBe('3 p2')
    expect(play(running(), correct({ starting: 'p4' })).turn).toEqual(running().turn)
    expectRefused(taking(), correct({ starting: 'p1' }), 'ruling', 'alreadySo', {
      what: 'starting',
      of: 'p1',
    })
    expectRefused(table(), correct({ starting: 'p2' }), 'setup', 'stillChoosing')
  })

  it('offers in the form the opposite of what is so', () => {
    const seen = view(taking())
    expect(rulings.follows?.(seen, 'taken', 'card', 'trains')).toEqual({ player: 'p1', times: 0 })
    expect(rulings.follows?.(seen, 'taken', 'card', 'station')).toEqual({ times: 1 })
    expect(rulings.options(seen, 'taken', 'card')).toHaveLength(10)
    expect(rulings.options(seen, 'starting', 'starting')).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(rulings.follows?.(view(running()), 'operated', 'corporation', 'red')).toEqual({ turns: 0 })
    expect(rulings.follows?.(view(running()), 'operated', 'corporation', 'green')).toEqual({ turns: 1 })
  })
})
