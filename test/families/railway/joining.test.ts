import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../src/bank/money'
import { type AnyRailway, frame } from '../../../src/families/railway/table'
import { packGame, unpackGame } from '../../../src/interop/compact/compact'
import type { Action } from '../../../src/rules/rule'
import { isFormed } from '../../../src/rules/schema'
import { tablesOf } from '../../played'
import { throughJson } from '../../random'
import { kits, type Tree } from '../../titles/kits'
import { seated } from '../../titles/tried'
import { correct, endTurn, pass, run } from './entries'
import { railways } from './kits'

/** What the suite changes of a printed table; the titles' own keys are left as they are. */
type Said = Tree & {
  readonly bank: number
  readonly trainsLeft: Readonly<Record<string, number>>
  readonly players: Readonly<Record<string, Tree>>
  readonly corporations: Readonly<Record<string, Tree & { readonly ipo: number }>>
}

describe.each(railways)('a table of $id that is joined', kit => {
  const { id, game, law, cite, play, report, refuses, place, printed, now } = kit
  const [one, two, three] = kit.corporations
  const [mine] = kit.privates
  const said = (state: AnyRailway) => throughJson(printed(state)) as Said
  const entry = (table: Tree) => ({ type: 'position', table }) as Action
  const fresh = kit.title.start({ players: seated(4), options: {} }) as AnyRailway

  const left = { '2': (game.train('2').number ?? 0) - 1 }
  /** The turn of the first corporation, of p1, before the second, of p2, in phase 3. */
  const state = place({
    players: 4,
    cash: { p1: 300, p2: 200, p3: 100, p4: 100 },
    corporations: {
      [one]: { president: 'p1', shares: { p1: 4, p2: 2 }, treasury: 300, trains: ['2', '3'] },
      [two]: { president: 'p2', shares: { p2: 5, market: 1 }, treasury: 40 },
    },
    privates: Object.fromEntries(game.privates.map(company => [company, 'p3'])),
    phase: '3',
    left,
    turn: one,
  })
  const table = said(state)
  const row = (changes: Tree, of = one) => ({
    corporations: { ...table.corporations, [of]: { ...table.corporations[of], ...changes } },
  })
  const player = (of: string, changes: Tree) => ({
    players: { ...table.players, [of]: { ...table.players[of], ...changes } },
  })
  const trainsLeft = (type: string, number: number) => ({
    trainsLeft: { ...table.trainsLeft, [type]: number },
  })
  const threes = table.trainsLeft['3'] ?? 0
  const fours = table.trainsLeft['4'] ?? 0
  const most = game.stations(state, one)
  const stranger = { cash: 0, privates: [], shares: {}, presidencies: [] }

  it('stands as it was', () => {
    expect(report(play(fresh, entry(table)))).toEqual(report(state))
    expect(said(play(fresh, entry(table)))).toEqual(table)
  })

  /** Whether spaces of this price count against the certificate limit in part: a report does not tell which it is. */
  function isDoubtful(price: unknown): boolean {
    const cells = game.grid.flat().filter(cell => cell?.price === price)
    return new Set(cells.map(cell => game.printed.uncounted.includes(cell?.zone ?? ''))).size > 1
  }

  /** What a report tells for certain. */
  function told(state: AnyRailway) {
    const { players, ...rest } = report(state)
    const doubtful = Object.values(rest.corporations).some(({ price }) => isDoubtful(price))
    const rows = Object.entries(players).map(([id, { certificates, ...row }]) =>
      doubtful ? [id, row] : [id, row, certificates],
    )
    return { ...rest, rows }
  }

  it('stands as its report says, at tables of recorded games after their first auction', () => {
    const sample = kits.find(it => it.id === id)?.sample ?? []
    let joined = 0
    for (const game of sample) {
      const beginning = kit.title.start(game) as AnyRailway
      const actions = game.trace.map(({ action }) => action)
      for (const [i, state] of tablesOf(law, beginning, actions).entries()) {
        const plays = frame(state, 'stock') ?? frame(state, 'operate')
        if (i % 17 !== 3 || !plays || kit.game.unsold(state) !== undefined) continue
        const again = play(beginning, entry(report(state) as object as Tree))
        expect(told(again)).toEqual(told(state))
        expect(totalCash(again.cash)).toBe(kit.game.printed.bank)
        joined++
      }
    }
    expect(joined).toBeGreaterThan(20)
  })

  it.each([
    ['another bank', { bank: table.bank - 30 }, 'positionMoney', { missing: 30 }],
    ['a stranger', { priorityDeal: 'p9' }, 'positionPlayer', { holder: 'p9' }],
    ['one player more', player('p9', stranger), 'positionPlayer', { holder: 'p9' }],
    ['a missing player', { players: { p1: table.players.p1 } }, 'positionPlayer', { holder: 'p2' }],
    ['more shares', row({ ipo: 5 }), 'positionShares', { corporation: one, percent: 110 }],
    ['no president', player('p1', { presidencies: [] }), 'positionPresident', { presidents: 0 }],
    ['two presidents', player('p3', { presidencies: [one] }), 'positionPresident', { presidents: 2 }],
    ['shares of nothing', player('p3', { shares: { [three]: 1 } }), 'notStarted', { corporation: three }],
    ['a first price that is none', row({ par: 83 }), 'notPar', { price: 83 }],
    ['a price that is none', row({ price: 111 }), 'positionPrice', { corporation: one, price: 111 }],
    [
      'a space of another price',
      row({ cell: game.parSpaces.get(90) }),
      'positionPrice',
      { corporation: one },
    ],
    ['no space', row({ cell: [20, 20] }), 'positionPrice', { corporation: one }],
    ['too many stations', row({ tokens: most + 1 }), 'stationsLeft', { corporation: one, most }],
    ['a missing train', trainsLeft('4', fours - 1), 'positionTrains', { train: '4', found: fours - 1 }],
    ['one more train', { trainMarket: ['3'] }, 'positionTrains', { train: '3', number: threes + 1 }],
    [
      'an earlier phase',
      { ...trainsLeft('4', fours - 1), trainMarket: ['4'] },
      'positionPhase',
      { latest: '4' },
    ],
    ['a private company twice', player('p1', { privates: [mine] }), 'positionPrivate', { private: mine }],
    ['the turn of a player', { turn: 'p1' }, 'wrongTurn', { turn: 'p1', round: 'OR 2.1' }],
    ['the turn of one not started', { turn: three }, 'wrongTurn', { turn: three }],
    ['the turn of a corporation', { round: 'SR 2' }, 'wrongTurn', { turn: one, round: 'SR 2' }],
    ['no order of tokens', { stacks: [one] }, 'positionUnfit', { key: 'stacks' }],
    ['a token twice', { stacks: [one, one] }, 'positionUnfit', { key: 'stacks' }],
    ['no rounds', { rounds: 0 }, 'positionUnfit', { key: 'rounds' }],
    ['too many rounds', { rounds: 10 }, 'positionUnfit', { key: 'rounds' }],
    ['a turn before its own', { operated: [one] }, 'positionUnfit', { key: 'operated' }],
    ['a turn of one not started', { operated: [three] }, 'positionUnfit', { key: 'operated' }],
  ] as const)('is refused with %s', (_, changes, code, facts) => {
    refuses(fresh, entry({ ...table, ...changes } as Tree), code, facts)
  })

  it(`${cite('position')} is the first entry of a game`, () => {
    refuses(play(fresh, pass('p1')), entry(table), 'positionLate')
  })

  it('is not even read if a key has the wrong shape or is unknown', () => {
    const schema = law.rules.position?.schema
    const read = (changes: Tree) => schema && isFormed(schema, entry({ ...table, ...changes }))
    expect(read({})).toBe(true)
    const wrong: readonly Tree[] = [
      ...[{ round: 'OR 1' }, { phase: '9' }, { bank: 0.5 }, { turn: 3 }, { scores: {} }, { ruled: 1 }],
      ...[{ gameOver: 'never' }, { ending: 'never' }, { endRuled: false }, { closed: ['XX'] }],
      ...[{ trainMarket: ['9'] }, { rounds: -1 }, { turns: [{ at: 'between' }] }],
      ...[row({ treasury: -1 }), row({ town: 'Anan' }), row({ cell: [0] })],
      ...[player('p1', { cash: -1 }), player('p1', { shares: { XX: 1 } })],
    ]
    expect(wrong.filter(read)).toEqual([])
  })

  describe('after rulings', () => {
    const given = play(
      state,
      correct({ shares: { corporation: three, from: 'ipo', to: 'p2', shares: 1 } }),
      correct({ shares: { corporation: three, from: 'ipo', to: 'market', shares: 1 } }),
      correct({ private: { private: mine, to: three } }),
    )
    const ruled = said(given)
    const { ruled: _, ...unsaid } = ruled
    const its = (ruled.unstarted as Readonly<Record<string, Tree & { readonly ipo: number }>>)[three]
    const moved = (changes: Tree) => entry({ ...ruled, unstarted: { [three]: { ...its, ...changes } } })

    it('keeps what was moved of a corporation that has not started', () => {
      expect(ruled).toMatchObject({ ruled: true, unstarted: { [three]: { market: 1, privates: [mine] } } })
      expect(said(play(fresh, entry(ruled)))).toEqual(ruled)
      expect(table).not.toHaveProperty('ruled')
    })

    it('keeps what the private companies of a corporation that has not started have brought', () => {
      const set = { ...given, round: { ...given.round, of: 2 } }
      const hadTurn = correct({ operated: { corporation: two, turns: 1 } })
      const next = play(set, hadTurn, run(one, 0), endTurn(one))
      expect(now(next)).toContain('OR 2.2')
      const treasury = game.company(next, mine).income
      const paid = said(next)
      expect(paid).toMatchObject({ unstarted: { [three]: { treasury } } })
      const joined = play(fresh, entry(paid))
      expect([said(joined), joined.cash[three]]).toEqual([paid, treasury])
      const less = { ...paid, unstarted: { [three]: { ...its, treasury: treasury - 5 } } }
      refuses(fresh, entry(less), 'positionMoney', { missing: 5 })
    })

    it('is read from a code', async () => {
      const set = { ...given, cash: { ...given.cash, bank: (given.cash.bank ?? 0) - 30, [three]: 30 } }
      const actions = [entry(said(set))]
      const file = { title: kit.title, setup: { players: seated(4), options: {} }, actions }
      expect(await unpackGame(packGame(file) ?? new Uint8Array(), async () => kit.title)).toMatchObject({
        file: { actions },
      })
    })

    it('is refused if it does not say so, or if what was moved does not add up', () => {
      refuses(fresh, entry(unsaid), 'notStarted', { corporation: three })
      const { unstarted: __, ...bare } = ruled
      refuses(fresh, entry(bare), 'notStarted', { corporation: three })
      refuses(fresh, moved({ market: 2 }), 'positionShares', { corporation: three })
      refuses(fresh, moved({ tokens: 9 }), 'stationsLeft', { corporation: three })
      const ipo = its?.ipo ?? 0
      const size = table.corporations[one]?.size
      const sized = size === undefined ? {} : { size }
      const started = { ...its, ...sized, ipo: 4, market: 0, privates: [], tokens: 0 }
      const both = entry({ ...ruled, unstarted: { [three]: its ?? null, [one]: started } })
      refuses(fresh, both, 'positionUnfit', { key: 'unstarted' })
      refuses(fresh, moved({ ipo: 1, market: ipo }), 'positionUnfit', { key: 'unstarted' })
      refuses(
        fresh,
        entry({ ...table, unstarted: { [three]: { ...its, ipo: ipo + 2, market: 0, privates: [] } } }),
        'positionUnfit',
      )
    })

    it('lacks trains that a ruling took out of play, and only those', () => {
      const gone = said(play(state, correct({ train: { train: '4', from: 'ipo', to: 'closed' } })))
      expect(said(play(fresh, entry(gone)))).toEqual(gone)
      const { ruled: so, ...plain } = gone
      expect(so).toBe(true)
      refuses(fresh, entry(plain), 'positionTrains', { train: '4', found: fours - 1 })
      refuses(fresh, entry({ ...gone, ...trainsLeft('4', fours + 1) }), 'positionTrains', {
        found: fours + 1,
      })
    })
  })
})
