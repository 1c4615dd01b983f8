import { describe, expect, it } from 'vitest'
import type { Action, Fact } from '../../../src/rules/rule'
import { correct } from './entries'
import { railways } from './kits'

describe.each(railways)('what a table of $id breaks after a ruling', kit => {
  const { figures, game, title, cites, play } = kit
  const [one, two, three] = kit.corporations

  /** A table at which no rule is broken. */
  const sound = () =>
    kit.place({
      cash: { p1: 400, p2: 400, p3: 400 },
      corporations: {
        [one]: { president: 'p1', shares: { p1: 4, p2: 2 }, trains: ['2', '2'] },
        [two]: { president: 'p2', shares: { p2: 6 }, trains: ['3'] },
        [three]: { president: 'p3', shares: { p3: 2 }, floated: false },
      },
      privates: { ...Object.fromEntries(game.privates.map(id => [id, 'p3'])), [kit.privates[0]]: one },
      phase: '3',
      turn: 'p1',
    })
  const told = (state = sound()) =>
    (title.breaches?.(state) ?? []).map(({ rule, code, facts }) => ({ rule, code, facts }))
  /** Expects this to be broken after these rulings, and told with the paragraph where it stands. */
  const breaks = (code: string, facts: Record<string, Fact>, ...rulings: readonly Action[]) => {
    const breach = { rule: cites[code], code, facts: expect.objectContaining(facts) as unknown }
    expect(told(play(sound(), ...rulings))).toContainEqual(breach)
  }
  const moved = (from: string, to: string, shares: number, corporation = one) =>
    correct({ shares: { corporation, from, to, shares } })
  const train = (card: string, to: string) => correct({ train: { train: card, from: 'ipo', to } })

  it('nothing, if nothing is wrong', () => expect(told()).toEqual([]))

  it('more shares of a corporation than a player may own', () => {
    const facts = { player: 'p1', corporation: one, percent: 70, limit: 60 }
    breaks('shareLimit', facts, moved('ipo', 'p1', 3))
    expect(told(play(sound(), moved('ipo', 'p1', 2)))).toEqual([])
  })

  it.runIf(figures.market)('more shares than may lie in the market', () => {
    const most = moved('ipo', 'market', 4)
    const facts = { corporation: one, percent: 60, limit: figures.market ?? 0 }
    breaks('marketFull', facts, most, moved('p2', 'market', 2))
    expect(told(play(sound(), most, moved('p2', 'market', 1)))).toEqual([])
  })

  it('a president who has fewer shares than somebody else', () => {
    breaks('outvoted', { corporation: one, president: 'p1', player: 'p2' }, moved('ipo', 'p2', 3))
    expect(told(play(sound(), moved('ipo', 'p2', 2)))).toEqual([])
  })

  it.runIf(figures.floats)('a corporation that floated too early, or should have', () => {
    const sold = (figures.floats ?? 0) / 10
    const back = moved('p2', 'ipo', 6 - (sold - 1))
    breaks('floatedEarly', { corporation: one, percent: 100 - 10 * (sold - 1) }, back)
    breaks('shouldFloat', { corporation: three }, moved('ipo', 'p3', sold - 2, three))
    expect(told(play(sound(), moved('ipo', 'p3', sold - 3, three)))).toEqual([])
  })

  it('trains over the limit, out of order, or that should be gone, and a phase that is not theirs', () => {
    const limit = game.trainLimit(sound(), one)
    const more = Array.from({ length: limit - 1 }, () => train('3', one))
    breaks('trainLimit', { corporation: one, owned: limit + 1, limit }, ...more)
    expect(told(play(sound(), ...more.slice(1)))).toEqual([])
    breaks('notNext', { train: '4' }, train('4', two))
    breaks('wrongPhase', { phase: '4', latest: '3' }, correct({ phase: '4' }))
    breaks('trainGone', { train: '2', by: '4' }, correct({ phase: '4' }))
  })

  it('a private company of a corporation in phase 2', () => {
    breaks(figures.early, { phase: '2' }, correct({ phase: '2' }))
  })
})
