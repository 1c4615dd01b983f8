import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../../src/bank/money'
import { corporationIn } from '../../../../src/families/railway/ledger'
import type { RailwayReport } from '../../../../src/families/railway/report'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { apply } from '../../../../src/rules/apply'
import type { Options } from '../../../../src/rules/rule'
import title from '../../../../src/titles/18al'
import { CORPORATIONS } from '../../../../src/titles/18al/data'
import { knownGames, type Recorded, realGame } from '../../../games/recorded'
import { actionsOf, statesOf, tableAfter } from '../recorded'

function tables(game: Recorded): readonly { state: AnyRailway; table: RailwayReport }[] {
  return statesOf(game)
    .slice(1)
    .map(state => ({ state, table: title.report(state) }))
}

function join(game: Recorded, table: RailwayReport) {
  return apply(title.law, title.start(game), { type: 'position', table } as never)
}

const game = realGame('4714')

describe('2 a game joined midway', () => {
  it('stands as the table says, at every table of a real game and of two known ones', () => {
    for (const played of [game, knownGames()[0] as Recorded, knownGames()[30] as Recorded]) {
      for (const { table } of tables(played).filter((_, i) => i % 23 === 7)) {
        if (table.gameOver || (table.phase === '1' && Object.keys(table.corporations).length === 0)) continue
        const outcome = join(played, table)
        if ('refusal' in outcome) throw new Error(JSON.stringify([outcome.refusal, table]))
        expect(title.report(outcome.state)).toEqual(table)
        expect(totalCash(outcome.state.cash)).toBe(8000)
      }
    }
  })

  it('goes on from there by the rules', () => {
    const all = tables(game)
    const start = all.findIndex(
      ({ table }, i) => i > 120 && table.round?.startsWith('SR') && all[i - 1]?.table.round !== table.round,
    )
    const outcome = join(game, all[start]?.table as RailwayReport)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    let state = outcome.state
    for (const action of actionsOf(game).slice(start + 1, start + 12)) state = tableAfter(state, action)
    expect(title.report(state)).toEqual(all[start + 11]?.table)
  })
})

const breachesOf = (state: AnyRailway) => title.breaches?.(state) ?? []

describe('what a ruling breaks', () => {
  it('is nothing in recorded play except what the rules themselves allow for a time', () => {
    for (const played of [game, realGame('144868'), ...knownGames().slice(0, 12)])
      for (const { state } of tables(played)) {
        const codes = breachesOf(state).map(breach => breach.code)
        expect(codes.filter(code => code !== 'overLimit' && code !== 'trainLimit')).toEqual([])
      }
  })

  /** What a ruling breaks on a table that broke nothing except the certificate limit. */
  function broken(state: AnyRailway, ruling: object) {
    const outcome = apply(title.law, state, { type: 'correct', reason: '', ...ruling } as never)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    return breachesOf(outcome.state).map(({ rule, code, facts }) => [rule, code, facts])
  }
  const inPhase = (phase: string) =>
    (tables(game).find(({ table }) => table.phase === phase)?.state ?? title.start(game)) as AnyRailway

  it('is a train that comes back to the Initial Offering, or into play, once later ones were sold', () => {
    const back = { train: { train: '3', from: 'L&N', to: 'ipo' } }
    const four = inPhase('4')
    expect(broken(four, back)).toEqual([['4.2.5(b)', 'notNext', { train: '4', next: '3' }]])
    expect(broken(four, { train: { train: '2', from: 'closed', to: 'market' } })).toEqual([
      ['Table I', 'trainGone', { train: '2', by: '4' }],
    ])
  })

  it('7(d) is a 4 that comes back into play once a 7 was sold, where no train runs once more', () => {
    const seven = { ...inPhase('5'), phase: '7' }
    const gone = seven.depot.gone.filter(it => it !== '4')
    const state = { ...seven, depot: { ...seven.depot, gone: [...gone, '4'] } }
    const back = { train: { train: '4', from: 'closed', to: 'market' } }
    const told = (options: Options) => broken({ ...state, options }, back)
    const gone4 = ['Table I', 'trainGone', { train: '4', by: '7' }]
    expect(told({ ...state.options, hardRust4: true })).toContainEqual(gone4)
    expect(told(state.options)).not.toContainEqual(gone4)
  })

  it('is a phase that is not that of the latest train', () => {
    const wrong = (latest: string) => ['1.2', 'wrongPhase', { phase: '3', latest }]
    expect(broken(inPhase('2'), { phase: '3' })).toEqual([wrong('2')])
    expect(broken(title.start(game), { phase: '3' })).toEqual([wrong('1')])
  })

  it('is a private company that a corporation has, that is open or closed in the wrong phase', () => {
    const to = (owner: string) => ({ private: { private: 'Tusc', to: owner } })
    const [two, three, five] = [inPhase('2'), inPhase('3'), inPhase('5')]
    expect(broken(two, to('L&N'))).toEqual([['4.2.6', 'privatesNotYet', { phase: '2' }]])
    expect(broken(three, to('L&N'))).toEqual([])
    const facts = { private: 'Tusc' }
    expect(broken(five, to('p3'))).toContainEqual(['Table I', 'privateOpen', facts])
    expect(broken(three, to('closed'))).toEqual([['Table I', 'privateClosed', facts]])
    const yards = { private: { private: 'NDY', to: 'closed' } }
    expect(broken(two, yards)).toEqual([])
  })

  it('3.5 is a president who holds less than another', () => {
    const state = tables(game).at(150)?.state as AnyRailway
    const [corporation, president] = CORPORATIONS.flatMap(id => {
      const { president: by } = corporationIn(state, id)
      return by && (state.held[id]?.[by] ?? 0) >= 2 && (state.held[id]?.ipo ?? 0) > 0
        ? [[id, by] as const]
        : []
    })[0] as readonly [(typeof CORPORATIONS)[number], string]
    const player = state.players.find(id => id !== president) as string
    const held = { ...state.held[corporation], [president]: 2, [player]: 3 }
    const outvoted = { ...state, held: { ...state.held, [corporation]: held } } as AnyRailway
    expect(breachesOf(outvoted).map(({ rule, code }) => `${rule} ${code}`)).toContain('3.5 outvoted')
  })

  it('is a corporation that floats before 60% of it are sold', () => {
    const started = tables(game).find(({ state }) => state.corporations['L&N']?.par != null)
      ?.state as AnyRailway
    const percent = (started.held['L&N']?.ipo ?? 0) * 10
    expect(percent).toBeGreaterThan(40)
    expect(broken(started, { float: 'L&N' })).toEqual([
      ['3.4', 'floatedEarly', { corporation: 'L&N', percent }],
    ])
  })

  it('names a corporation that should have floated', () => {
    let state = tables(game)[20]?.state as AnyRailway
    const corporation = CORPORATIONS.find(id => {
      const { par, floated } = corporationIn(state, id)
      return par !== null && !floated
    })
    if (!corporation) throw new Error('every corporation that was started has floated')
    for (const player of state.players) {
      const correction = {
        type: 'correct',
        reason: 'lost',
        shares: { corporation, from: 'ipo', to: player, shares: 1 },
      }
      const outcome = apply(title.law, state, correction as never)
      if ('state' in outcome) state = outcome.state
    }
    const moved = breachesOf(state).map(breach => breach.code)
    expect(state.corporations[corporation]?.floated).toBe(false)
    expect((state.held[corporation]?.ipo ?? 0) <= 4).toBe(moved.includes('shouldFloat'))
  })
})
