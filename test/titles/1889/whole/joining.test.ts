import { describe, expect, it } from 'vitest'
import { positionOf } from '../../../../src/families/railway/join/positionOf'
import type { PositionTable } from '../../../../src/families/railway/joining/table'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import { isFormed } from '../../../../src/rules/schema'
import { game } from '../../../../src/titles/1889/data'
import { type Action1889, law, rest } from '../../../../src/titles/1889/law'
import { throughJson } from '../../../random'
import type { Tree } from '../../kits'
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

describe('Setting up: a table that does not add up is refused', () => {
  it.each([
    ['a president of nothing', player('p3', { presidencies: ['TR'] }), 'notStarted', { corporation: 'TR' }],
    ['no float', row('AR', { floated: false }), 'positionFloated', { corporation: 'AR', percent: 50 }],
    ['no number', { trainsLeft: { ...position.trainsLeft, '5': null } }, 'positionUnlimited', { number: 3 }],
    ['a later phase', { phase: '3' }, 'positionPhase', { phase: '3', latest: '2' }],
    ['one of nobody', player('p1', { privates: [] }), 'positionNowhere', { private: 'TE' }],
    ['one that is closed', { closed: ['TE'] }, 'privateClosed', { private: 'TE' }],
  ] as const)('%s', (_, changes, code, facts) => {
    expect(why(state, changes as Tree)).toMatchObject({ code, facts })
  })

  it.each([
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
      ...[{ fallen: 3 }, { fallen: 25 }, { terrain: ['K4'] }, { ending: 'market' }, { gameOver: 'market' }],
      { turns: [{ ...position.turns?.[0], raised: [{ of: 'p1', each: 10 }] }] },
      { turns: [{ ...position.turns?.[0], step: 'tile' }] },
    ]
    expect(wrong.filter(read)).toEqual([])
  })
})

describe('Setting up: the auction', () => {
  const bid = (of: string, by: string, amount: number): Action1889 => ({
    ...{ type: 'bid', player: by, private: of, amount },
  })
  const pass = (player: string): Action1889 => ({ type: 'pass', player })
  const bids = play(table(4), bid('UTF', 'p1', 155), bid('UTF', 'p2', 160), bid('MF', 'p3', 35))

  it('is joined with its bids and with how cheap the first company is', () => {
    const cheaper = play(table(2), { type: 'pass', player: 'p1' }, { type: 'pass', player: 'p2' })
    for (const state of [bids, cheaper]) {
      const joined = play(table(state.players.length), entry(printed(state)))
      expect(joined).toEqual(state)
    }
    expect(printed(cheaper)).toMatchObject({ fallen: 5 })
  })

  it('is refused if a pass counts twice', () => {
    const frame = printed(bids).turns?.[0]
    const passed = (...by: string[]) => ({ turns: [{ ...frame, passed: by }] }) as Tree
    expect(why(bids, passed('p1', 'p1'))).toMatchObject({ code: 'positionUnfit', facts: { key: 'turns' } })
    expect(play(table(4), changed(bids, passed('p1', 'p2')))).toBeDefined()
  })

  it.each([
    ['for the price of the card', { UTF: [{ player: 'p1', amount: 150 }] }, 'positionUnfit', { key: 'bids' }],
    [
      'that do not rise',
      { UTF: [155, 155].map((amount, i) => ({ player: `p${i + 1}`, amount })) },
      'positionBid',
      { player: 'p2', private: 'UTF', amount: 155, is: 'low' },
    ],
    [
      'of one player twice',
      { UTF: [155, 160].map(amount => ({ player: 'p1', amount })) },
      'positionBid',
      { player: 'p1', private: 'UTF', amount: 160, is: 'twice' },
    ],
    [
      'without the money',
      { UTF: [{ player: 'p1', amount: 425 }] },
      'positionBids',
      { player: 'p1', bid: 425, has: 420 },
    ],
    ['of a stranger', { UTF: [{ player: 'p9', amount: 155 }] }, 'positionUnfit', { key: 'bids' }],
  ])('is refused with bids %s', (_, wrong, code, facts) => {
    expect(why(bids, { bids: wrong })).toEqual(expect.objectContaining({ code, facts }))
  })

  describe('Auction: while it runs', () => {
    const buys: Action1889 = { type: 'buyPrivate', player: 'p2', private: 'TE' }
    const two = play(table(4), bid('MF', 'p1', 35), pass('p2'), bid('MF', 'p3', 40), pass('p4'), pass('p1'))
    const running = play(two, buys)
    const { turns = [], bids: standing = {} } = printed(running)
    const unfit = { code: 'positionUnfit', facts: { key: 'turns' } }

    it('is joined with two bidders or more', () => {
      expect(frame(running, 'auction')).toMatchObject({ private: 'MF', player: 'p1' })
      expect(play(table(4), entry(printed(running)))).toEqual(running)
    })

    it('is refused with one bidder, who would have taken the company', () => {
      const [first] = standing.MF ?? []
      expect(why(running, { bids: { MF: [first] } } as Tree)).toMatchObject(unfit)
    })

    it('is refused for another company than the cheapest that the bank still has, but after a ruling', () => {
      const dearer = { bids: { ER: [70, 75].map((amount, i) => ({ player: `p${i * 2 + 1}`, amount })) } }
      const [top, ...below] = turns
      const frames = { turns: [{ ...top, private: 'ER' }, ...below] } as Tree
      expect(why(running, { ...dearer, ...frames })).toMatchObject(unfit)
      const back = { type: 'correct', reason: 'bought in error', private: { private: 'TE', to: 'bank' } }
      const given = play(running, back as Action1889)
      expect(printed(given)).toHaveProperty('ruled')
      expect(play(table(4), entry(printed(given)))).toEqual(given)
    })
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

  it('is joined once when a ruling has given that corporation a row', () => {
    const station = { type: 'correct', reason: 'lost', station: { corporation: 'IR', left: 0 } } as const
    const ruled = play(exchanged, station as Action1889)
    expect(printed(ruled).unstarted).toMatchObject({ IR: { ipo: 9, tokens: 0 } })
    expect(play(table(3), entry(printed(ruled))).held.IR).toEqual(ruled.held.IR)
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
