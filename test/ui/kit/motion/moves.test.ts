import { describe, expect, it } from 'vitest'
import { placeToken, type Tokens } from '../../../../src/bank/chart'
import type { AnyRailway } from '../../../../src/families/railway/table'
import type { Happening } from '../../../../src/rules/happening'
import type { AnyState } from '../../../../src/rules/state'
import { accept, draftOf } from '../../../../src/session/change'
import { before, begin, enter, now, redo, undo } from '../../../../src/session/session'
import { newsOf, paymentsOf, walksOf } from '../../../../src/ui/kit/motion/moves'
import { actionsOf, realGame } from '../../../games/recorded'
import { insertBefore, remove } from '../../../session/changing'
import { sessionOf, taken, title } from '../../../session/games'

const game = realGame('4714')
const actions = actionsOf(game)

/** The tokens of a table as the state of 18AL has them, whatever its view shows. */
const chartOf = (state: AnyState) => (state as AnyRailway).chart

describe('what the last change brought', () => {
  const stood = sessionOf(game, 60)
  const open = taken(enter(stood, actions.slice(60, 62)))
  const brought = open.entries.slice(60).flatMap(entry => entry.happened)

  it('is what happened with its entries, and the tokens as they were before', () => {
    expect(newsOf(stood, open)).toEqual({
      happened: brought,
      lay: chartOf(now(stood)),
      lie: chartOf(now(open)),
    })
  })

  it('is nothing after an undo, and is back after a redo', () => {
    const back = taken(undo(open))
    expect(newsOf(open, back)).toBeUndefined()
    expect(newsOf(back, taken(redo(back)))?.happened).toEqual(brought)
  })

  it('is nothing if Undo brings back entries that a change had removed', () => {
    const without = taken(accept(remove(draftOf(open), [open.lastId])))
    const again = taken(undo(without))
    expect(again.entries).toHaveLength(62)
    expect(newsOf(without, again)).toBeUndefined()
  })

  it('is nothing if the past was changed', () => {
    const last = open.entries.at(-1)
    const first = draftOf(open)
    const changed = taken(
      accept(insertBefore(first, last?.id ?? 0, [{ type: 'count', holder: 'bank', cash: 0 } as never])),
    )
    expect(changed.entries).toHaveLength(63)
    expect(newsOf(open, changed)).toBeUndefined()
  })

  it('is nothing if a game is opened or closed, or another one is opened', () => {
    expect(newsOf(null, open)).toBeUndefined()
    expect(newsOf(open, null)).toBeUndefined()
    expect(newsOf(begin(title, game), sessionOf(game, 1))).toBeUndefined()
  })

  it('is only the last of several changes that came at once', () => {
    const later = taken(enter(open, actions.slice(62, 63)))
    expect(newsOf(stood, later)).toEqual({
      happened: later.entries.at(-1)?.happened,
      lay: chartOf(before(later, 62)),
      lie: chartOf(now(later)),
    })
  })
})

const token = (corporation: string, from: readonly [number, number] | null, to: readonly [number, number]) =>
  ({ is: 'token', corporation, from, to, was: from && 100, value: 110, why: 'right' }) satisfies Happening

describe('the ways of tokens', () => {
  const tokens: Tokens<string> = [
    { corporation: 'L&N', at: [1, 4] },
    { corporation: 'M&O', at: [1, 5] },
    { corporation: 'WRA', at: [1, 4] },
  ]

  const moving = (...happened: Extract<Happening, { is: 'token' }>[]) => ({
    happened,
    lay: tokens,
    lie: happened.reduce((lie, { corporation, to }) => placeToken(lie, corporation, to), tokens),
  })

  it('lead from place to place in the stacks', () => {
    expect(walksOf(moving(token('WRA', [1, 4], [1, 5])))).toEqual([
      { from: { at: [1, 4], above: 1 }, to: { at: [1, 5], above: 1 } },
    ])
  })

  it('are one for several moves of a token, and end with the stack as others have left it by then', () => {
    const news = moving(
      token('WRA', [1, 4], [2, 4]),
      token('WRA', [2, 4], [1, 5]),
      token('M&O', [1, 5], [1, 6]),
    )
    expect(walksOf(news)).toEqual([
      { from: { at: [1, 4], above: 1 }, to: { at: [1, 5], above: 0 } },
      { from: { at: [1, 5], above: 0 }, to: { at: [1, 6], above: 0 } },
    ])
  })

  it('do not exist for a token that is placed, or comes back', () => {
    const news = moving(
      token('ATN', null, [2, 3]),
      token('L&N', [1, 4], [2, 4]),
      token('L&N', [2, 4], [1, 4]),
    )
    expect(walksOf(news)).toEqual([])
  })
})

describe('the payments', () => {
  const paid = (from: string, to: string, amount: number): Happening => ({
    is: 'paid',
    from,
    to,
    amount,
    why: 'income',
  })

  it('are added up between the same two purses, in order', () => {
    const happened = [paid('bank', 'p1', 5), paid('p2', 'bank', 70), paid('bank', 'p1', 20)]
    expect(paymentsOf({ lay: [], lie: [], happened })).toEqual([
      { from: 'bank', to: 'p1', amount: 25 },
      { from: 'p2', to: 'bank', amount: 70 },
    ])
  })
})

it('through the real game every token walks to where it lies, and all money that moved is shown', () => {
  let walks = 0
  let stood = begin(title, game)
  for (const action of actions) {
    const open = taken(enter(stood, [action]))
    const news = newsOf(stood, open)
    if (!news) throw new Error('an entry brought nothing')
    const [was, is] = [now(stood), now(open)]
    const placeOf = (tokens: Tokens<string>, id: string) =>
      String(tokens.find(it => it.corporation === id)?.at)
    const ways = walksOf(news)
    const [lay, lie] = [chartOf(was), chartOf(is)]
    const moved = lay.filter(it => placeOf(lie, it.corporation) !== String(it.at))
    const walked = ways.map(({ from, to }) => {
      const stack = lie.filter(it => String(it.at) === String(to.at))
      const id = stack[to.above]?.corporation ?? ''
      expect(placeOf(lay, id)).toBe(String(from.at))
      return id
    })
    expect(walked.sort()).toEqual(moved.map(it => it.corporation).sort())
    walks += ways.length
    const sums: Record<string, number> = {}
    for (const { from, to, amount } of paymentsOf(news)) {
      sums[from] = (sums[from] ?? 0) - amount
      sums[to] = (sums[to] ?? 0) + amount
    }
    for (const [holder, cash] of Object.entries(is.cash))
      expect(sums[holder] ?? 0).toBe(cash - (was.cash[holder] ?? 0))
    stood = open
  }
  expect(walks).toBeGreaterThan(40)
})
