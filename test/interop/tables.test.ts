import { describe, expect, it } from 'vitest'
import { roundsCsv, roundsJson, roundTables } from '../../src/interop/tables'
import type { Happening } from '../../src/rules/happening'
import type { TableReport } from '../../src/rules/report'
import type { Action } from '../../src/rules/rule'
import { begin } from '../../src/session/session'
import { actionsOf, type Recorded, realGame } from '../games/recorded'
import { entered, sessionOf, tableOf, title } from '../session/games'
import { kits } from '../titles/kits'

const played = sessionOf(realGame('4714'))
const players = ['Ann', '=Bo, "the bank"', 'Cy'].map((name, i) => ({ id: `p${i + 1}`, name }))
const small = (actions: readonly Action[]) => entered(begin(title, { players, options: {} }), actions)
const pass = (player: string): Action => ({ type: 'pass', player }) as Action
const passes = [pass('p1'), pass('p2'), pass('p3')]

/** The cells of each line, split as a spreadsheet splits them. */
const rows = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map(line => [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) => cell))

/** What a round that has just begun has paid, such as private income. */
const paymentsIn = (happened: readonly Happening[]) => happened.filter(it => it.is === 'paid')

/** A report in which some payments have not been made yet. */
function unpaid(report: TableReport, payments: ReturnType<typeof paymentsIn>): TableReport {
  const got = (id: string) =>
    payments.reduce((sum, { from, to, amount }) => {
      if (from === id) return sum - amount
      return to === id ? sum + amount : sum
    }, 0)
  const less = (holders: Readonly<Record<string, object>>) =>
    Object.fromEntries(
      Object.entries(holders).map(([id, holder]) => [
        id,
        Object.fromEntries(
          Object.entries(holder).map(([key, value]) => [
            key,
            ['cash', 'treasury', 'netWorth'].includes(key) ? value - got(id) : value,
          ]),
        ),
      ]),
    )
  const { bank, players, corporations } = report
  return { ...report, bank: bank - got('bank'), players: less(players), corporations: less(corporations) }
}

describe.each(kits)('the tables of $id by round', ({ title, sample }) => {
  const sessions = sample.slice(0, 6).map(game => sessionOf(game))

  it('are there once for each round that ended, in order, each as that round left it', () => {
    for (const session of sessions) {
      const rounds: string[] = []
      const tables: unknown[] = []
      let { round } = title.report(session.start)
      for (const { state, happened } of session.entries)
        for (const [i, it] of happened.entries()) {
          if (it.is !== 'round' && it.is !== 'over') continue
          rounds.push(round ?? '')
          tables.push(unpaid(title.report(state), paymentsIn(happened.slice(i))))
          if (it.is === 'round') round = it.round
        }
      const told = roundTables(session)
      expect(told.map(it => it.round)).toEqual(rounds)
      expect(told.map(it => it.table)).toEqual(tables)
      expect(new Set(rounds).size).toBe(rounds.length)
      expect(rounds.length).toBeGreaterThan(0)
      expect(JSON.parse(roundsJson(session)).rounds).toEqual(told)
    }
  })

  it('have a row for each holder of the report and a cell for each column, each with what the report says', () => {
    for (const session of sessions) {
      const [head = [], ...lines] = rows(roundsCsv(session))
      const cells = lines.map(line => Object.fromEntries(head.map((column, i) => [column, line[i]])))
      const wanted = roundTables(session).flatMap(({ round, table }) =>
        [...Object.entries(table.players), ...Object.entries(table.corporations)].map(([id, holder]) => ({
          round,
          id,
          holder: holder as Readonly<Record<string, unknown>>,
        })),
      )
      expect(lines.every(line => line.length === head.length)).toBe(true)
      expect(cells.map(({ round, id }) => ({ round, id }))).toEqual(
        wanted.map(({ round, id }) => ({ round, id })),
      )
      for (const [i, { holder }] of wanted.entries())
        for (const { head: column, player, corporation } of title.fields.columns) {
          const key = cells[i]?.kind === 'player' ? player : corporation
          const value = key === undefined ? undefined : holder[key]
          if (typeof value === 'number') expect(cells[i]?.[column]).toBe(String(value))
        }
    }
  })
})

describe('every round’s table', () => {
  it('is there once, in order, to the last round of a game that is over', () => {
    const rounds = roundTables(played).map(({ round }) => round)
    expect(rounds).toEqual([
      ...['SR 1', 'OR 1.1', 'SR 2', 'OR 2.1', 'SR 3', 'OR 3.1', 'SR 4', 'OR 4.1', 'OR 4.2', 'SR 5', 'OR 5.1'],
      ...['OR 5.2', 'SR 6', 'OR 6.1', 'OR 6.2', 'SR 7', 'OR 7.1', 'OR 7.2'],
    ])
    expect(roundTables(played).at(-1)?.table).toEqual(tableOf(played))
  })

  it('is missing for the round in progress', () => {
    expect(roundTables(small(passes.slice(0, 2)))).toEqual([])
    expect(roundTables(sessionOf(realGame('144868'))).at(-1)?.round).toBe('SR 3')
  })

  it('tells of a round that passed without a turn', () => {
    expect(roundTables(small(passes)).map(({ round }) => round)).toEqual(['SR 1', 'OR 1.1'])
  })

  it('is that of the round which a ruling has set meanwhile', () => {
    const game = kits.find(({ id }) => id === '18Lilliput')?.sample[0] as Recorded
    const ends = sessionOf(game).entries.flatMap(({ happened }, i) =>
      happened.some(it => it.is === 'round') ? [i + 1] : [],
    )
    const [begun, ended] = ends.slice(2) as [number, number]
    const ruled = entered(sessionOf(game, begun), [
      { type: 'correct', reason: 'miscounted', round: 4 } as Action,
    ])
    const session = entered(ruled, actionsOf(game).slice(begun, ended))
    expect(roundTables(session).map(({ round }) => round)).toEqual(['start', '1', '1 run', '4'])
  })

  it('ends with the round in which the table stopped', () => {
    const stopped = small([...passes, { type: 'stop' }])
    expect(roundTables(stopped).map(({ round }) => round)).toEqual(['SR 1', 'OR 1.1', 'SR 2'])
  })
})

describe('as JSON', () => {
  it('has the same tables', () => {
    const read = JSON.parse(roundsJson(played))
    expect(read).toMatchObject({ title: '18AL', players: realGame('4714').players })
    expect(read.rounds).toEqual(roundTables(played))
    expect(JSON.parse(roundsJson(small([])))).toMatchObject({ rounds: [] })
  })
})

describe('as comma-separated values', () => {
  const [head = [], ...lines] = rows(roundsCsv(played))
  const cell = (line: readonly string[] | undefined, column: string) => line?.[head.indexOf(column)]

  it('has a row for each player and each started corporation in each round', () => {
    const wanted = roundTables(played).flatMap(({ round, table }) =>
      [...Object.keys(table.players), ...Object.keys(table.corporations)].map(id => `${round} ${id}`),
    )
    expect(lines.map(line => `${cell(line, 'round')} ${cell(line, 'id')}`)).toEqual(wanted)
    expect(lines.every(line => line.length === head.length)).toBe(true)
  })

  it('says of each what the report says', () => {
    const last = lines.filter(line => cell(line, 'round') === 'OR 7.2')
    const player = last.find(line => cell(line, 'id') === 'p3')
    expect(cell(player, 'cash')).toBe('1222')
    expect(cell(player, 'netWorth')).toBe('3037')
    expect(cell(player, 'presidencies')).toBe('L&N M&O')
    expect(cell(player, 'shares L&N')).toBe('4')
    expect(cell(player, 'shares TAG')).toBe('0')
    const corporation = last.find(line => cell(line, 'id') === 'L&N')
    expect(cell(corporation, 'kind')).toBe('corporation')
    expect(cell(corporation, 'cash')).toBe('525')
    expect(cell(corporation, 'trains')).toBe('3 5')
    expect(cell(corporation, 'floated')).toBe('true')
    expect(cell(corporation, 'shares L&N')).toBe('')
  })

  it('quotes names, and no name becomes a formula', () => {
    expect(roundsCsv(small(passes))).toContain(`SR 1,player,p2,"'=Bo, ""the bank""",600,600,`)
  })

  it('is but its head before the first round is over', () => {
    expect(rows(roundsCsv(small([])))).toHaveLength(1)
  })
})
