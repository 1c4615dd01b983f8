import { expect, test } from 'vitest'
import { isEnd } from '../../../../src/session/mend/ends'
import { begin, now } from '../../../../src/session/session'
import { worthByRound } from '../../../../src/session/story'
import { byRound, moved, newest } from '../../../../src/ui/shell/log/lines'
import { scaleTo } from '../../../../src/ui/shell/story/scaleTo'
import { realGame } from '../../../games/recorded'
import { entered, sessionOf } from '../../../session/games'

const session = sessionOf(realGame('4714'))
const rounds = byRound(session)

test('every entry is in its round, the newest round and entry first', () => {
  expect(rounds.at(-1)?.round).toBe('SR 1')
  const all = rounds.flatMap(it => it.lines.flatMap(({ entry, ends }) => [entry, ...ends]))
  expect(new Set(all)).toEqual(new Set(session.entries))
  expect(all).toHaveLength(session.entries.length)
  const numbers = rounds.flatMap(it => it.lines.map(line => line.number))
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
})

test('the round of an entry is the one it was entered in', () => {
  for (const { round, lines } of rounds)
    for (const { number } of lines) {
      const before = session.entries[number - 2]?.state ?? session.start
      expect(session.title.view(before).round).toBe(round)
    }
})

test('the end of a turn that the app entered by itself is part of the line before it', () => {
  // p3 starts L&N and the next tap closes that turn; p2 says that they pass.
  const [first] =
    rounds
      .at(-1)
      ?.lines.filter(({ entry }) => entry.action.type === 'par')
      .slice(-1) ?? []
  expect(first).toMatchObject({ number: 9, ends: [{ action: { type: 'pass', player: 'p3' } }] })
  const passes = rounds.flatMap(({ lines }) => lines.filter(({ entry }) => entry.action.type === 'pass'))
  expect(passes.length).toBeGreaterThan(10)
  for (const { number } of passes) expect(isEnd(session, number - 1)).toBe(false)
})

test('only the newest entries are drawn', () => {
  const shown = newest(rounds, 60).flatMap(it => it.lines)
  expect(shown).toHaveLength(60)
  expect(shown[0]?.number).toBe(rounds[0]?.lines[0]?.number)
})

test('what an entry moved adds up to zero', () => {
  for (const entry of session.entries)
    expect(moved(entry.happened).reduce((sum, { by }) => sum + by, 0)).toBe(0)
})

test('net worth is there for the start, each round and the end', () => {
  const points = worthByRound(session)
  expect(points[0]?.worth).toEqual({ p1: 500, p2: 500, p3: 500, p4: 500 })
  expect(points.slice(1).map(point => point.round)).toEqual(rounds.map(it => it.round).reverse())
})

test('the scale is round and high enough', () => {
  expect(scaleTo(2328)).toEqual({ top: 2500, step: 500 })
  expect(scaleTo(1)).toEqual({ top: 10, step: 10 })
})

test('a joined game stands under the round that it was joined in, without sums that nobody paid', () => {
  const then = sessionOf(realGame('4714'), 120)
  const { title, setup } = then
  const table = title.report(now(then))
  const joined = entered(begin(title, setup), [{ type: 'position', table } as never])
  expect(byRound(joined).map(({ round }) => round)).toEqual([table.round])
  expect(moved(joined.entries[0]?.happened ?? [])).toEqual([])
})
