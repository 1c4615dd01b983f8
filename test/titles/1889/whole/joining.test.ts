import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../../src/bank/money'
import { positionOf } from '../../../../src/families/railway/join/positionOf'
import type { PositionTable } from '../../../../src/families/railway/joining/table'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import { apply } from '../../../../src/rules/apply'
import { isFormed } from '../../../../src/rules/schema'
import { game } from '../../../../src/titles/1889/data'
import { type Action1889, law, rest } from '../../../../src/titles/1889/law'
import { report, start } from '../../../../src/titles/1889/start'
import { actionsOf } from '../../../games/recorded'
import { tablesOf } from '../../../played'
import { throughJson } from '../../../random'
import type { Tree } from '../../kits'
import { parts } from '../parts'
import { play, refusal, sold, table } from '../tables'
import { turn } from '../turn'

const { joining } = rest()
const printed = positionOf(game, joining)
const entry = (position: PositionTable) => ({ type: 'position', table: position }) as Action1889

/** The entry that joins a table, some of whose values are changed. */
const changed = (state: AnyRailway, changes: Tree) =>
  entry({ ...(throughJson(printed(state)) as PositionTable), ...changes })

/** Why a table with such values is not joined. */
const why = (state: AnyRailway, changes: Tree) => {
  const { rule, code, facts } = refusal(table(state.players.length, state.options), changed(state, changes))
  return { rule, code, facts }
}

/** Four players in OR 1.1; AR is p1's and has the turn, KO is p2's. */
const running = turn({ trains: { AR: ['2'] }, offering: { '2': 5 } })
/** As it would be with the money that it really takes. */
const state: AnyRailway = { ...running, cash: { ...running.cash, bank: (running.cash.bank ?? 0) - 1000 } }
const position = printed(state)
const row = (id: string, changes: Tree) => ({
  corporations: { ...position.corporations, [id]: { ...position.corporations[id], ...changes } },
})
const player = (id: string, changes: Tree) => ({
  players: { ...position.players, [id]: { ...position.players[id], ...changes } },
})

describe('Setting up: a report alone is joined', () => {
  it('at every table of a recorded game after its auction, and gives the same report', () => {
    let joined = 0
    for (const recorded of parts.recorded.filter((_, i) => i % 9 === 4)) {
      const fresh: AnyRailway = start(recorded)
      const tables = tablesOf(law, fresh, actionsOf(recorded) as readonly Action1889[])
      for (const state of tables.filter((_, i) => i % 7 === 3)) {
        const said = report(state)
        if (frame(state, 'over') || frame(state, 'auction') || game.unsold(state) !== undefined) continue
        const outcome = apply(law, fresh, entry(said as unknown as PositionTable))
        if ('refusal' in outcome) throw new Error(JSON.stringify([outcome.refusal, said]))
        expect(report(outcome.state)).toEqual(said)
        expect(totalCash(outcome.state.cash)).toBe(7000)
        joined++
      }
    }
    expect(joined).toBeGreaterThan(150)
  })
})

describe('Setting up: a table that does not add up is refused', () => {
  it.each([
    ['another bank', { bank: position.bank - 30 }, 'positionMoney', { missing: 30 }],
    ['a stranger', { priorityDeal: 'p9' }, 'positionPlayer', { holder: 'p9' }],
    ['a missing player', { players: { p1: position.players.p1 } }, 'positionPlayer', { holder: 'p2' }],
    ['more shares', row('AR', { ipo: 6 }), 'positionShares', { corporation: 'AR', percent: 110 }],
    ['no president', player('p1', { presidencies: [] }), 'positionPresident', { presidents: 0 }],
    ['two presidents', player('p2', { presidencies: ['AR', 'KO'] }), 'positionPresident', { presidents: 2 }],
    ['a president of nothing', player('p3', { presidencies: ['TR'] }), 'notStarted', { corporation: 'TR' }],
    ['shares of nothing', player('p3', { shares: { TR: 1 } }), 'notStarted', { corporation: 'TR' }],
    ['a par value that is none', row('AR', { par: 110 }), 'notPar', { price: 110 }],
    ['a price that is none', row('AR', { price: 111 }), 'positionPrice', { price: 111 }],
    ['a space of another price', row('AR', { cell: [1, 1] }), 'positionPrice', { price: 100 }],
    ['no space', row('AR', { cell: [20, 20] }), 'positionPrice', { price: 100 }],
    ['no float', row('AR', { floated: false }), 'positionFloated', { corporation: 'AR', percent: 50 }],
    ['too many stations', row('AR', { tokens: 2 }), 'stationsLeft', { corporation: 'AR', most: 1 }],
    ['a missing train', { trainsLeft: { ...position.trainsLeft, '3': 4 } }, 'positionTrains', { found: 4 }],
    ['no number', { trainsLeft: { ...position.trainsLeft, '5': null } }, 'positionUnlimited', { number: 3 }],
    ['one more train', { trainMarket: ['2'] }, 'positionTrains', { train: '2', found: 7, number: 6 }],
    ['an earlier phase', { trainMarket: ['D'] }, 'positionPhase', { phase: '2', latest: 'D' }],
    ['a later phase', { phase: '3' }, 'positionPhase', { phase: '3', latest: '2' }],
    ['a private company twice', player('p1', { privates: ['MF'] }), 'positionPrivate', { private: 'MF' }],
    ['one of nobody', player('p1', { privates: [] }), 'positionNowhere', { private: 'TE' }],
    ['one that is closed', { closed: ['TE'] }, 'privateClosed', { private: 'TE' }],
    ['the turn of a player', { turn: 'p1' }, 'wrongTurn', { round: 'OR 1.1' }],
    ['the turn of one not started', { turn: 'TR' }, 'wrongTurn', { turn: 'TR' }],
    ['the turn of a corporation', { round: 'SR 2' }, 'wrongTurn', { turn: 'AR' }],
  ] as const)('%s', (_, changes, code, facts) => {
    expect(why(state, changes as Tree)).toMatchObject({ code, facts })
  })

  it.each([
    ['stacks', { stacks: ['AR'] }],
    ['stacks', { stacks: ['AR', 'AR'] }],
    ['rounds', { rounds: 0 }],
    ['rounds', { rounds: 10 }],
    ['operated', { operated: ['AR'] }],
    ['operated', { operated: ['TR'] }],
    ['bids', { bids: { UTF: [{ player: 'p1', amount: 155 }] } }],
    ['turns', { turns: [] }],
    ['turns', { turns: [{ at: 'discard' }, ...(position.turns ?? [])] }],
    ['turns', { turns: [{ ...position.turns?.[0], corporation: 'KO' }] }],
    ['turns', { turns: [{ ...position.turns?.[0], operated: ['AR'] }] }],
    ['terrain', { terrain: ['A8', 'A8'] }],
    ['terrain', { terrain: ['I4', 'I4', 'I4', 'I4'] }],
    ['unstarted', { unstarted: { TR: { ipo: 10, market: 0, privates: [], tokens: 2 } } }],
    ['gone', { gone: ['2'] }],
  ] as const)('%s that contradict the rest: %j', (key, changes) => {
    expect(why(state, changes as Tree)).toMatchObject({ code: 'positionUnfit', facts: { key } })
  })

  it('is not even read if a key has the wrong shape or is unknown', () => {
    const { schema } = law.rules.position
    const read = (changes: Tree) => isFormed(schema, changed(state, changes))
    expect(read({})).toBe(true)
    const wrong: readonly Tree[] = [
      ...[{ round: 'OR 1' }, { phase: '7' }, { bank: 0.5 }, { turn: 3 }, { scores: {} }, { fallen: 3 }],
      ...[{ fallen: 25 }, { terrain: ['K4'] }, { ending: 'market' }, { endRuled: false }, { ruled: 1 }],
      ...[
        { gameOver: 'market' },
        { closed: ['NDY'] },
        { turns: [{ at: 'between' }] },
        { trainMarket: ['7'] },
      ],
      ...[row('AR', { treasury: -1 }), row('AR', { city: 'Anan' }), row('AR', { cell: [0] })],
      ...[player('p1', { cash: -1 }), player('p1', { shares: { XX: 1 } }), { rounds: -1 }],
      { turns: [{ ...position.turns?.[0], raised: [{ of: 'p1', each: 10 }] }] },
      { turns: [{ ...position.turns?.[0], step: 'tile' }] },
    ]
    expect(wrong.filter(read)).toEqual([])
  })

  it('after other entries', () => {
    const later = play(table(4), { type: 'pass', player: 'p1' })
    expect(refusal(later, entry(position)).code).toBe('positionLate')
  })
})

describe('Setting up: the auction', () => {
  const bid = (of: string, by: string, amount: number): Action1889 => ({
    ...{ type: 'bid', player: by, private: of, amount },
  })
  const bids = play(table(4), bid('UTF', 'p1', 155), bid('UTF', 'p2', 160), bid('MF', 'p3', 35))

  it('is joined with its bids and with how cheap the first company is', () => {
    const cheaper = play(table(2), { type: 'pass', player: 'p1' }, { type: 'pass', player: 'p2' })
    for (const state of [bids, cheaper]) {
      const joined = play(table(state.players.length), entry(printed(state)))
      expect(joined).toEqual(state)
    }
    expect(printed(cheaper)).toMatchObject({ fallen: 5 })
  })

  it.each([
    ['for the price of the card', { UTF: [{ player: 'p1', amount: 150 }] }],
    ['that do not rise', { UTF: [155, 155].map((amount, i) => ({ player: `p${i + 1}`, amount })) }],
    ['of one player twice', { UTF: [155, 160].map(amount => ({ player: 'p1', amount })) }],
    ['without the money', { UTF: [{ player: 'p1', amount: 425 }] }],
    ['of a stranger', { UTF: [{ player: 'p9', amount: 155 }] }],
  ])('is refused with bids %s', (_, wrong) => {
    expect(why(bids, { bids: wrong })).toMatchObject({ code: 'positionUnfit', facts: { key: 'bids' } })
  })

  it('Private companies: is refused with companies that the game does without', () => {
    const three = table(3)
    const { players } = printed(three)
    const owned = { players: { ...players, p1: { ...players.p1, privates: ['UTF'] } } }
    expect(why(three, owned)).toMatchObject({ code: 'positionWithout', facts: { private: 'UTF' } })
  })

  it('Beginner’s game: knows no bids, and no order in which companies are sold', () => {
    const beginner = play(table(3, { beginner: true }), { type: 'buyPrivate', player: 'p1', private: 'SIR' })
    expect(play(table(3, { beginner: true }), entry(printed(beginner)))).toEqual(beginner)
    const offered = { bids: { DR: [{ player: 'p2', amount: 65 }] } }
    expect(why(beginner, offered)).toMatchObject({ code: 'positionUnfit', facts: { key: 'bids' } })
  })
})

describe('Private powers: a share exchanged before its corporation is started', () => {
  const owner = sold(3).privates.DR ?? ''
  const exchanged = play(sold(3), { type: 'exchangePrivate', player: owner, private: 'DR', from: 'ipo' })

  it('is joined, with or without a list of what is closed', () => {
    expect(printed(exchanged)).not.toHaveProperty('ruled')
    const { closed: _, ...plain } = printed(exchanged)
    for (const said of [printed(exchanged), plain]) expect(play(table(3), entry(said))).toEqual(exchanged)
  })

  it('is refused while somebody has the company, or if there are two', () => {
    const { players } = printed(exchanged)
    const own = players[owner]
    const two = { players: { ...players, [owner]: { ...own, shares: { IR: 2 } } } }
    expect(why(exchanged, two)).toMatchObject({ code: 'notStarted', facts: { corporation: 'IR' } })
    const kept = {
      closed: [],
      players: { ...players, [owner]: { ...own, privates: [...(own?.privates ?? []), 'DR'] } },
    }
    expect(why(exchanged, kept)).toMatchObject({ code: 'notStarted', facts: { corporation: 'IR' } })
  })
})

it('Private companies: the ferry of a player stays open, all others are closed from the first 5 on', () => {
  const five = turn({
    phase: '5',
    trains: { AR: ['5'] },
    offering: { '2': 0, '3': 0, '4': 0, '5': 2 },
    pool: ['3', '3', '3', '3', '3', '4', '4', '4', '4'],
    privates: { TE: 'closed', MF: 'closed', ER: 'closed', SMR: 'closed', DR: 'closed', SIR: 'closed' },
  })
  const late = { ...five, cash: { ...five.cash, bank: (five.cash.bank ?? 0) - 1000 } }
  const joined = play(table(4), entry(printed(late)))
  expect(joined.privates).toEqual(late.privates)
  const { players } = printed(late)
  const open = { players: { ...players, p1: { ...players.p1, privates: ['TE'] } }, closed: [] }
  expect(why(late, open)).toMatchObject({ rule: 'Private companies', code: 'privateOpen' })
})

it('Forced sales: what has been sold for a train is remembered', () => {
  const [top] = state.turn
  const raised = [{ of: 'KO', each: 90 }]
  const selling = { ...state, turn: [{ ...top, step: 'trains', raised }] } as AnyRailway
  const joined = play(table(4), entry(printed(selling)))
  expect(frame(joined, 'operate')?.raised).toEqual(raised)
})
