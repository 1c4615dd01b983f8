import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../src/families/railway/join/answers'
import { emptyForm, entryOf, formFrom, startedAt, tableOf } from '../../../src/families/railway/join/form'
import { missing, raised, stacksIn } from '../../../src/families/railway/join/missing'
import type { PositionTable } from '../../../src/families/railway/joining/table'
import type { AnyRailway } from '../../../src/families/railway/table'
import type { Action } from '../../../src/rules/rule'
import { seated } from '../../titles/tried'
import { railways } from './kits'
import { parOf } from './place'

describe.each(railways)('the form that joins a game of $id', kit => {
  const { game, join, answers, play } = kit
  const fresh = kit.title.start({ players: seated(3), options: {} }) as AnyRailway
  const companies = Object.keys(fresh.privates)
  const owned = (by: string) => Object.fromEntries(companies.map(company => [company, by]))
  const [first = '', second = '', third = ''] = game.corporations
  /** The first with ten shares, and another. */
  const one = game.corporations.find(id => game.paper(fresh, id).shares === 10) ?? ''
  const two = game.corporations.find(id => id !== one) ?? ''
  const all = Array<string>(game.train('2').number ?? 0).fill('2')

  const row = (changes: object = {}, of = one) => ({
    ...startedAt(join, of, 90, game.stations(fresh, of)),
    ...changes,
  })
  /** Stock round 2, in which one corporation has floated. */
  const base = (changes: Partial<Joined> = {}): Joined => ({
    ...{ ...emptyForm(), own: answers, priority: 'p2', cash: { p1: 100, p2: 200, p3: 300 } },
    privates: owned('p1'),
    corporations: { [one]: row({ shares: { p2: 6 }, treasury: 900, trains: ['2'] }) },
    ...changes,
  })
  const said = (form: Joined) =>
    (entryOf(join, fresh, form) as Action & { readonly table: PositionTable }).table
  const joined = (form: Joined) => play(fresh, entryOf(join, fresh, form))
  const tokens = ({ chart }: AnyRailway) => chart.map(({ corporation }) => corporation)

  it('asks from the top for what is missing, each in its field', () => {
    let form: Joined = { ...emptyForm(), own: answers }
    const asks = (at: string, what: string) =>
      expect(missing(join, fresh, form)).toMatchObject({ at, asks: what })
    const refuses = (at: string, code: string) =>
      expect(missing(join, fresh, form)).toMatchObject({ at, refusal: { code } })
    const started = (changes: object) => {
      form = { ...form, corporations: { [one]: row(changes) } }
    }
    const shared = { shares: { p1: 3, p2: 3 }, president: 'p2' }
    asks('round', 'priority')
    form = { ...form, priority: 'p2' }
    asks('p1', 'cash')
    form = { ...form, cash: { p1: 0, p2: 10 } }
    asks('p3', 'cash')
    form = { ...form, cash: { ...form.cash, p3: 20 }, kind: 'OR' }
    asks(first, 'floated')
    started(shared)
    asks('round', 'turn')
    form = { ...form, kind: 'SR' }
    started({})
    refuses(one, 'positionPresident')
    started({ shares: { p2: 11 } })
    refuses(one, 'positionShares')
    started({ shares: { p1: 3, p2: 3 } })
    refuses(one, 'positionPresident')
    started({ ...shared, trains: ['3'] })
    asks(`${one} treasury`, 'treasury')
    started({ ...shared, trains: ['3'], treasury: 900 })
    asks(companies[0] ?? '', 'private')
    form = { ...form, privates: owned('p1') }
    refuses('market', 'positionTrains')
    form = { ...form, market: all }
    expect(missing(join, fresh, form)).toBeUndefined()
    form = { ...form, bank: 5000 }
    refuses('bank', 'positionMoney')
    const { bank: _, ...rest } = form
    form = { ...rest, kind: 'OR' }
    asks('round', 'turn')
  })

  it('asks about trains that no charter can hold, unless the table had them when it was joined', () => {
    const threes = Array<string>(game.train('3').number ?? 0).fill('3')
    const trainsOf = (trains: readonly string[], changes: Partial<Joined> = {}) =>
      base({ corporations: { [one]: row({ shares: { p2: 6 }, treasury: 900, trains }) }, ...changes })
    const asks = (form: Joined) => missing(join, fresh, form)
    const { trainLimit } = game.phase({ phase: '3' })
    const many = [...threes.slice(0, trainLimit), '2']
    const over = trainsOf(many, { market: all.slice(1) })
    expect(asks(over)).toMatchObject({ at: one, asks: 'overLimit', of: one })
    expect(asks({ ...over, kind: 'OR', turn: one })).not.toMatchObject({ asks: 'overLimit' })
    const rusted = trainsOf(['4', '2'], { market: threes })
    expect(asks(rusted)).toMatchObject({ at: one, asks: 'gone', of: '2' })
    const pool = trainsOf(['4'], { market: [...threes, '2'] })
    expect(asks(pool)).toMatchObject({ at: 'market', asks: 'gone', of: '2' })
    for (const form of [over, rusted, pool]) expect(asks(formFrom(join, fresh, said(form)))).toBeUndefined()
  })

  it('says as many rounds of a set as have begun, at least', () => {
    expect(said(base({ kind: 'OR', nth: 2, rounds: 1, turn: one }))).toMatchObject({ rounds: 2 })
  })

  it('puts a token into the very space where it was', () => {
    const price = parOf(game, 75)
    const spaces = game.grid.flatMap((cells, r) =>
      cells.flatMap((cell, c) => (cell?.price === price ? [[r, c] as const] : [])),
    )
    for (const at of spaces) {
      const corporations = { [one]: row({ price, at, shares: { p2: 5 } }) }
      expect(joined(base({ corporations })).chart).toEqual([{ corporation: one, at }])
    }
    expect(spaces.length).toBeGreaterThan(1)
  })

  it('puts the tokens in a space in the given order, whatever it is', () => {
    const rows = [first, second, third].map(id => [id, row({ shares: { p2: 3 }, treasury: 0 }, id)])
    const form = base({ corporations: Object.fromEntries(rows) })
    expect(stacksIn(join, form)).toEqual([[first, second, third]])
    for (const order of [
      ...[
        [first, second, third],
        [first, third, second],
        [second, first, third],
      ],
      ...[
        [second, third, first],
        [third, first, second],
        [third, second, first],
      ],
    ])
      expect(tokens(joined({ ...form, order }))).toEqual(order)
    const higher = raised(join, form, third)
    expect(stacksIn(join, higher)).toEqual([[first, third, second]])
    expect(stacksIn(join, raised(join, higher, third))).toEqual([[third, first, second]])
    expect(raised(join, form, first)).toBe(form)
  })

  it('works out the phase, the trains left, and the bank', () => {
    const corporations = {
      [one]: row({ shares: { p1: 6 }, trains: ['4', '5'], treasury: 100 }),
      [two]: row({ shares: { p2: 3 } }, two),
    }
    const table = tableOf(join, fresh, base({ corporations, market: ['4'] }))
    const left = game.trains.map(type => {
      const rest = type === '5' ? Number(game.train(type).number) - 1 : game.train(type).number
      return [type, ['2', '3', '4'].includes(type) ? 0 : rest]
    })
    expect(table).toMatchObject({ phase: '5', bank: game.printed.bank - 700 })
    expect(table.trainsLeft).toEqual(Object.fromEntries(left))
  })

  it('keeps what no question is about when a table is put right, and changes what is answered otherwise', () => {
    const table = said(base())
    const ran = { ...table.corporations[one], lastRun: 60 } as PositionTable['corporations'][string]
    const before = { ...table, corporations: { [one]: ran } }
    const form = formFrom(join, fresh, before)
    expect(said(form)).toEqual(before)
    const poorer = joined({ ...form, cash: { ...form.cash, p2: 150 } })
    expect(poorer.cash).toMatchObject({ p2: 150, bank: table.bank + 50 })
    expect(poorer.corporations[one]?.lastRun).toBe(60)
    const later = joined({ ...form, market: [...all.slice(1), '3'], set: 4 })
    expect(later).toMatchObject({ phase: '3', round: { stock: 4 } })
  })

  it('keeps a phase that a ruling set, until the trains make another', () => {
    const form = formFrom(join, fresh, { ...said(base()), phase: '4', ruled: true })
    expect(said(form)).toMatchObject({ phase: '4', ruled: true })
    expect(said({ ...form, cash: { ...form.cash, p1: 250 } }).phase).toBe('4')
    expect(said({ ...form, market: ['3'] }).phase).toBe('3')
  })
})
