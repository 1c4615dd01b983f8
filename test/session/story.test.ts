import { describe, expect, test } from 'vitest'
import type { RailwayReport } from '../../src/families/railway/report'
import type { TableReport } from '../../src/rules/report'
import type { Action } from '../../src/rules/rule'
import { worthOf } from '../../src/rules/view'
import { begin, now, undo } from '../../src/session/session'
import {
  counts,
  dividendsByCorporation,
  leadOf,
  type Standing,
  standings,
  type Turning,
  timeByRound,
  timePlayed,
  turningPoints,
  worthByRound,
} from '../../src/session/story'
import { game as printedGame } from '../../src/titles/18al/data'
import { actionsOf, knownGames, realGame } from '../games/recorded'
import { entered, sessionOf, tableOf, taken, title } from './games'

const game = realGame('4714')
const session = sessionOf(game)
const view = title.view(now(session))

const scoresOf = (ranking: readonly Standing[]) =>
  Object.fromEntries(ranking.map(({ player, total }) => [player, total]))

/** The ranking worked out from the prices and holdings in a report. */
function rankingOf(report: TableReport): readonly Standing[] {
  const { players, corporations } = report as RailwayReport
  const rows = Object.entries(players).map(([player, { cash, shares, privates }]) => {
    const stock = Object.entries(shares).reduce(
      (sum, [id, count]) => sum + count * (corporations[id]?.price ?? 0),
      0,
    )
    const par = privates.reduce((sum, id) => sum + (printedGame.printed.privates[id]?.face ?? 0), 0)
    const parts = Object.entries({ cash, stock, privates: par }).map(([part, amount]) => ({ part, amount }))
    return { player, parts, total: cash + stock + par }
  })
  const sorted = rows.toSorted((a, b) => b.total - a.total)
  return sorted.map(row => ({ ...row, place: 1 + sorted.findIndex(({ total }) => total === row.total) }))
}

const pointsOf = (turnings: readonly Turning[]) =>
  turnings.flatMap(it => (it.is === 'point' ? [it.point] : []))

describe('the score', () => {
  test('of a game that is over is its final ranking', () => {
    expect(view.over).not.toBeNull()
    expect(standings(view)).toEqual(rankingOf(tableOf(session)))
    expect(scoresOf(standings(view))).toEqual(tableOf(session).scores)
  })

  test('if the game ended now is what stopping it would give', () => {
    const open = sessionOf(game, 150)
    const stopped = entered(open, [{ type: 'stop' }])
    expect(standings(title.view(now(stopped)))).toEqual(standings(title.view(now(open))))
    expect(scoresOf(standings(title.view(now(open))))).toEqual(tableOf(stopped).scores)
  })

  test('by round ends with the recorded result', () => {
    const worth = worthByRound(session)
    expect(worth.at(-1)?.worth).toEqual(game.result)
    expect(new Set(worth.map(point => point.round)).size).toBe(worth.length)
  })

  test('of a round is without the income that the next one has paid already', () => {
    const worth = worthByRound(session)
    const openings = session.entries.filter(({ happened }) => happened.some(it => it.is === 'round'))
    expect(openings.length).toBeGreaterThan(0)
    // Nobody has sold or bought anything since, so the income is all the difference.
    for (const [i, { state, happened }] of openings.entries())
      for (const { id } of game.players) {
        const income = happened.reduce(
          (sum, it) => sum + (it.is === 'paid' && it.why === 'income' && it.to === id ? it.amount : 0),
          0,
        )
        expect(worth[i + 1]?.worth[id]).toBe(worthOf(title.view(state), id) - income)
      }
    const first = openings[0]?.happened.some(it => it.is === 'paid' && it.why === 'income')
    expect(first).toBe(true)
  })
})

describe('dividends', () => {
  test('add up to everything that was paid as dividends', () => {
    const rows = dividendsByCorporation(session)
    const paid = session.entries
      .flatMap(entry => entry.happened)
      .reduce((sum, it) => sum + (it.is === 'paid' && it.why === 'dividend' ? it.amount : 0), 0)
    expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(paid)
    for (const row of rows) {
      const players = Object.values(row.byPlayer).reduce((sum, amount) => sum + amount, 0)
      expect(players + row.toTreasury).toBe(row.total)
    }
  })

  test('each run is paid or withheld once', () => {
    const runs = actionsOf(game).filter(
      action => action.type === 'run' && 'revenue' in action && action.revenue,
    )
    const rows = dividendsByCorporation(session)
    expect(rows.reduce((sum, row) => sum + row.paid + row.withheld, 0)).toBe(runs.length)
    const { paid, withheld } = counts(session)
    expect(paid + withheld).toBe(runs.length)
  })

  test('a game without a run has none', () => {
    expect(dividendsByCorporation(begin(title, game))).toEqual([])
  })
})

describe('turning points', () => {
  const turnings = turningPoints(session)

  test('stand in the order of the game, in rounds that were played', () => {
    const ids = turnings.map(it => it.entry)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    const rounds = new Set(worthByRound(session).map(point => point.round))
    expect(turnings.filter(it => !rounds.has(it.round))).toEqual([])
  })

  test('name each phase with the train that was bought, and the end', () => {
    const phases = pointsOf(turnings).filter(({ code }) => code === 'phase')
    expect(phases.length).toBeGreaterThan(0)
    expect(phases.at(-1)?.facts.phase).toBe((tableOf(session) as RailwayReport).phase)
    expect(phases.filter(({ facts }) => typeof facts.by !== 'string')).toEqual([])
    expect(turnings.at(-1)).toMatchObject({ is: 'over', by: view.over })
  })

  test('name one biggest run, which no other exceeds', () => {
    const [biggest, ...more] = turnings.filter(it => it.is === 'biggestRun')
    const revenues = actionsOf(game).map(action =>
      action.type === 'run' && 'revenue' in action ? Number(action.revenue) : 0,
    )
    expect(biggest?.revenue).toBe(Math.max(...revenues))
    expect(more).toEqual([])
  })

  test('every train that a phase took from a charter is among them, in any game', () => {
    for (const known of knownGames().slice(0, 6)) {
      const open = sessionOf(known)
      const corporations = new Set(title.corporations(known).map(({ id }) => id))
      const gone = open.entries
        .flatMap(entry => entry.happened)
        .flatMap(it =>
          it.is === 'train' && (it.why === 'rusted' || it.why === 'obsolete') && corporations.has(it.from)
            ? [`${it.from} ${it.train}`]
            : [],
        )
      // Each corporation's loss is given as its id and its trains.
      const said = pointsOf(turningPoints(open)).flatMap(({ facts: { lost } }) =>
        (Array.isArray(lost) ? (lost as string[]) : []).flatMap(loss => {
          const [corporation = '', ...trains] = loss.split(' ')
          return trains.map(train => `${corporation} ${train}`)
        }),
      )
      expect(said.sort()).toEqual(gone.sort())
    }
  })
})

describe('time by round', () => {
  const minute = (n: number) => new Date(Date.UTC(2024, 0, 1, 19, n)).toISOString()
  const timed = (minutes: readonly number[]) => {
    const actions = actionsOf(game).slice(0, minutes.length)
    return entered(
      begin(title, game),
      actions.map((action, i): Action => ({ ...action, at: minute(minutes[i] ?? 0) })),
    )
  }

  test('is from entry to entry', () => {
    const [first] = timeByRound(timed([0, 2, 5]), Date.parse)
    expect(first).toEqual({ round: 'SR 1', entries: 3, ms: 5 * 60_000, pause: 0 })
  })

  test('leaves out a long break', () => {
    const [first] = timeByRound(timed([0, 2, 90, 91]), Date.parse)
    expect(first).toMatchObject({ ms: 3 * 60_000, pause: 88 * 60_000 })
  })

  test('skips an entry that was inserted later', () => {
    const [first] = timeByRound(timed([0, 2, 25, 4, 6]), Date.parse)
    expect(first).toMatchObject({ ms: 6 * 60_000, pause: 0 })
  })

  test('is missing if no times are kept', () => {
    expect(timeByRound(session, Date.parse)).toEqual([])
  })

  test('begins and ends with the game, even if its first entry was inserted later', () => {
    const [from, to] = [minute(2), minute(70)].map(Date.parse)
    expect(timePlayed(timed([50, 2, 25, 70]), Date.parse)).toEqual({ from, to })
    expect(timePlayed(session, Date.parse)).toBeNull()
  })

  test('holds every entry of a whole game in its round', () => {
    const all = actionsOf(game).map((action, i): Action => ({ ...action, at: minute(i) }))
    const times = timeByRound(entered(begin(title, game), all), Date.parse)
    expect(times.reduce((sum, it) => sum + it.entries, 0)).toBe(all.length)
    expect(times.reduce((sum, it) => sum + it.ms, 0)).toBe((all.length - 1) * 60_000)
  })
})

test('what was taken back is counted', () => {
  const back = taken(undo(entered(begin(title, game), actionsOf(game).slice(0, 1))))
  expect(counts(back)).toMatchObject({ entries: 0, undone: 1 })
})

describe('the lead', () => {
  const at = (round: string, ...worth: readonly number[]) => ({
    round,
    worth: Object.fromEntries(worth.map((amount, i) => [`p${i + 1}`, amount])),
  })
  test('is reported with the round in which it was taken, and from whom', () => {
    const points = [at('', 10, 10), at('SR 1', 10, 12), at('OR 1.1', 15, 12), at('SR 2', 18, 14)]
    expect(leadOf(points)).toEqual({ since: 'OR 1.1', before: 'p2' })
  })
  test('is reported of a player who led from the first round on', () => {
    expect(leadOf([at('', 10, 10), at('SR 1', 12, 10), at('OR 1.1', 15, 12)])).toEqual({
      since: null,
      before: null,
    })
  })
  test('is reported of a player who led when the table was joined, or of who led then', () => {
    const points = [at('', 10, 12), at('SR 3', 15, 12), at('OR 3.1', 18, 14)]
    expect(leadOf(points, true)).toEqual({ since: 'SR 3', before: 'p2' })
    expect(leadOf(points)).toEqual({ since: null, before: null })
    expect(leadOf([at('', 13, 12), ...points.slice(1)], true)).toEqual({ since: null, before: null })
  })
  test('is nobody’s if two are level at the end, or no round was played', () => {
    expect(leadOf([at('', 10, 10), at('SR 1', 12, 12)])).toBeUndefined()
    expect(leadOf([at('', 10, 10)])).toBeUndefined()
  })
})
