import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { judgeAsked } from '../../src/session/asking'
import { begin, now, type Session, somethingLeft } from '../../src/session/session'
import { actionsOf, knownGames } from '../games/recorded'
import { kits } from '../titles/kits'
import { entered, title } from './games'

/** The players who may enter something now. */
const whoMay = (open: Session, ...actions: readonly Action[]) =>
  open.setup.players.filter(({ id }) => 'entries' in judgeAsked(open, id, actions)).map(({ id }) => id)

/** At most so many entries of a recorded game are looked at. */
const MOST = 250

describe.each(kits)('the players of $id', ({ title, sample }) => {
  it('may each enter what is their own turn, and nobody else may', () => {
    let [count, alone] = [0, 0]
    for (const game of sample.slice(0, 1)) {
      let open = begin(title, game)
      for (const action of actionsOf(game).slice(0, MOST)) {
        const who = whoMay(open, action)
        expect(who.length, JSON.stringify(action)).toBeLessThan(2)
        count++
        alone += who.length
        open = entered(open, [action])
      }
    }
    // Left out is only what nobody is offered, such as a sale outside one's turn.
    expect(alone).toBeGreaterThan(count * 0.97)
  })

  it('tap one entry, also if it implies ends of turns before it, of theirs or of others', () => {
    let implied = 0
    for (const game of sample.slice(0, 1)) {
      let open = begin(title, game)
      const actions = actionsOf(game).slice(0, MOST)
      for (const [i, action] of actions.entries()) {
        const ends = title.implied(now(open))
        // What is recorded after the ends that are implied here.
        const next = actions[i + ends.length]
        for (const { id } of next ? open.setup.players : []) {
          const judged = judgeAsked(open, id, [...ends, next as Action])
          if (!('entries' in judged)) continue
          expect(judged.tapped).toEqual(next)
          implied += ends.length
        }
        open = entered(open, [action])
      }
    }
    expect(implied).toBeGreaterThan(0)
  })
})

describe('what a player asks', () => {
  const [game] = knownGames()
  if (!game) throw new Error('no game')

  it('is no ruling, no count, and not the end of the game', () => {
    const open = begin(title, game)
    const others: readonly (Action & Record<string, unknown>)[] = [
      { type: 'stop' },
      { type: 'count', holder: 'p1', cash: 3 },
      { type: 'correct', note: 'x', money: { from: 'bank', to: 'p1', amount: 9 } },
      { type: 'toString' },
    ]
    for (const action of others) expect(whoMay(open, action)).toEqual([])
    expect(whoMay(open)).toEqual([])
  })

  it('concerns others too if it ends a turn in which something could still be done', () => {
    const alone = { true: 0, false: 0 }
    let open = begin(title, game)
    for (const action of actionsOf(game)) {
      const ends = title.implied(now(open))
      const { actor } = ends.length > 0 ? title.view(now(entered(open, ends))) : { actor: null }
      const pass = { type: 'pass', player: actor }
      const judged = judgeAsked(open, actor ?? '', [...ends, pass])
      if (ends[0]?.type === 'pass' && 'entries' in judged) {
        expect(judged.entries.map(it => it.action)).toEqual([pass])
        expect(judged.alone).toBe(!somethingLeft(open, now(open), ends))
        alone[`${judged.alone}`]++
      }
      open = entered(open, [action])
    }
    expect(Math.min(...Object.values(alone))).toBeGreaterThan(0)
  })

  it('concerns others too if something of theirs is bought', () => {
    let found = 0
    let open = begin(title, game)
    for (const action of actionsOf(game)) {
      const [who = ''] = whoMay(open, action)
      const judged = judgeAsked(open, who, [action])
      if ('entries' in judged && !judged.alone) {
        found++
        expect(['buyTrain', 'acquirePrivate', 'sellPrivate', 'buyShare']).toContain(action.type)
      }
      open = entered(open, [action])
    }
    expect(found).toBeGreaterThan(0)
  })
})
