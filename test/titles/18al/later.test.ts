import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../src/families/railway/join/answers'
import { broughtBy, emptyForm, entryOf, startedAt } from '../../../src/families/railway/join/form'
import { missing } from '../../../src/families/railway/join/missing'
import { afterwardsOf, auctioned, mayRaise } from '../../../src/families/railway/join/progress'
import type { AnyRailway, RailwayTurn } from '../../../src/families/railway/table'
import { frame } from '../../../src/families/railway/table'
import { apply } from '../../../src/rules/apply'
import type { Refusal } from '../../../src/rules/rule'
import { type StoredFrame, storedFrame } from '../../../src/titles/18al/joining/table'
import { join } from '../../../src/titles/18al/later/join'
import { type AlAction, law, rest } from '../../../src/titles/18al/law'
import { ownOf } from '../../../src/titles/18al/own'
import { start } from '../../../src/titles/18al/start'
import { realGame } from '../../games/recorded'

const storedFrames = ({ turn }: AnyRailway) => turn.map(it => storedFrame(it as RailwayTurn) as StoredFrame)

await rest.load()

const fresh = start(realGame('4714'))

const row = (id: string, changes: object = {}) => ({
  [id]: { ...startedAt(join, id, 90), shares: { p2: 6 }, treasury: 900, ...changes },
})

/** What the form asks besides, by key, of a table in a phase. */
const asksOf = (form: Joined, phase: string) =>
  join.questions.filter(({ asked }) => asked(form, phase)).map(({ key }) => key)

/** Stock round 2 of four players, in which L&N runs. */
const base = (changes: Partial<Joined> = {}): Joined => ({
  ...{ ...emptyForm(), set: 2, priority: 'p1' },
  cash: { p1: 100, p2: 100, p3: 100, p4: 100 },
  privates: { Tusc: 'p1', 'S&NA': 'p1', 'B&SLC': 'p1', 'M&C': 'p1', NDY: 'p1' },
  corporations: row('L&N'),
  ...changes,
})

const attempt = (form: Joined): AnyRailway | Refusal => {
  const outcome = apply(law, fresh, entryOf(join, fresh, form) as AlAction)
  return 'refusal' in outcome ? outcome.refusal : outcome.state
}

function joined(form: Joined): AnyRailway {
  const outcome = attempt(form)
  if ('code' in outcome) throw new Error(JSON.stringify(outcome))
  expect(missing(join, fresh, form)).toBeUndefined()
  return outcome
}

describe('what the form asks that a report does not say', () => {
  it('3.6 those who passed in a row sit before the player whose turn it is, and the last to act sits before them', () => {
    const memory = (changes: Partial<Joined>) => {
      const turn = frame(joined(base(changes)), 'stock')
      return turn && [turn.passed, turn.last]
    }
    expect(memory({})).toEqual([[], null])
    expect(memory({ turn: 'p3' })).toEqual([[], 'p2'])
    expect(memory({ turn: 'p3', memory: { passes: 1, sold: {} } })).toEqual([['p2'], 'p1'])
    // The first two turns may have been passes, or there has been a whole round since.
    const two = { passes: 2, sold: {} }
    expect(memory({ turn: 'p3', memory: two })).toEqual([['p1', 'p2'], null])
    expect(memory({ turn: 'p3', memory: { ...two, begun: true } })).toEqual([['p1', 'p2'], 'p4'])
    expect(memory({ turn: 'p1', memory: { passes: 3, sold: {} } })).toEqual([['p2', 'p3', 'p4'], 'p1'])
  })

  it('3.2 who sold stock in this round may not buy it back', () => {
    const sold = { p3: ['L&N'], p4: [] }
    const form = base({
      turn: 'p3',
      memory: { passes: 0, sold },
      corporations: row('L&N', { shares: { p2: 5 }, market: 1 }),
    })
    const state = joined(form)
    expect(state.turn[0]).toMatchObject({ soldInRound: { p3: ['L&N'] } })
    const buy: AlAction = { type: 'buyShare', player: 'p3', corporation: 'L&N', from: 'market' }
    expect(apply(law, state, buy)).toMatchObject({ refusal: { code: 'soldThisRound' } })
    // Nothing can have been sold before anybody has acted.
    expect(joined(base({ memory: { passes: 0, sold } })).turn[0]).toMatchObject({ soldInRound: {} })
  })

  it('3.2 what was done in the turn is not done again', () => {
    const turnAfter = (deed: NonNullable<Joined['deed']>) =>
      storedFrames(joined(base({ turn: 'p2', deed })))[0]
    expect(turnAfter('bought')).toMatchObject({ acted: true, bought: true, sold: false })
    expect(turnAfter('sold')).toMatchObject({ acted: true, bought: false, sold: true })
    expect(turnAfter('soldBought')).toMatchObject({ bought: true, sold: true, soldAfter: false })
    expect(turnAfter('boughtSold')).toMatchObject({ bought: true, sold: true, soldAfter: true })
  })

  it('4.2 an operating turn continues from its current step', () => {
    const corporations = row('L&N', { trains: ['2'] })
    const at = (changes: Partial<Joined>) =>
      joined(base({ kind: 'OR', turn: 'L&N', corporations, ...changes }))
    const tile: AlAction = { type: 'layTile', corporation: 'L&N', cost: 0 }
    const run: AlAction = { type: 'run', corporation: 'L&N', revenue: 20, pay: true }
    const train: AlAction = { type: 'buyTrain', corporation: 'L&N', train: '2', from: 'ipo' }
    const why = (state: AnyRailway, action: AlAction) => {
      const outcome = apply(law, state, action)
      return 'refusal' in outcome ? outcome.refusal.code : 'taken'
    }
    expect(why(at({}), tile)).toBe('taken')
    expect(why(at({ stage: 'tile' }), tile)).toBe('tileLaid')
    expect(why(at({ stage: 'station' }), tile)).toBe('stepOver')
    expect(why(at({ stage: 'run' }), run)).toBe('hasRun')
    expect(why(at({ stage: 'run' }), train)).toBe('taken')
    expect(why(at({ stage: 'run', fromBank: [''] }), train)).toBe('oneTrainATurn')
  })

  it('4.2.2.1 an objective is asked for while it can be paid, and is likely paid with the first station', () => {
    const of = (stations: number) => ({ ...startedAt(join, 'L&N', 90), stations })
    const asks = (left: number) => join.rows?.map(({ asked }) => asked('L&N', of(left), base({})))
    expect([3, 2, 1, 0].map(asks)).toEqual([[false], [true], [true], [false]])
    const corporations = row('L&N', { stations: 2 })
    expect(ownOf(joined(base({ corporations: row('L&N', { stations: 3 }) }))).objectives).toEqual([])
    expect(ownOf(joined(base({ corporations }))).objectives).toEqual(['L&N'])
    const unpaid = { objective: { 'L&N': false } }
    expect(ownOf(joined(base({ corporations, own: unpaid }))).objectives).toEqual([])
  })

  it('Table III the pieces of private companies are asked for if their place does not follow', () => {
    const owned = base({ privates: { ...base().privates, 'S&NA': 'L&N', 'B&SLC': 'L&N', 'M&C': 'L&N' } })
    const pieces = ['coal', 'lumber', 'chits']
    const asks = (form: Joined, phase: string) => asksOf(form, phase).filter(key => pieces.includes(key))
    expect(asks(base(), '3')).toEqual([])
    expect(asks(owned, '3')).toEqual(pieces)
    expect(asks(base(), '5')).toEqual(pieces)
    expect(asks(base(), '6')).toEqual(['lumber', 'chits'])
    const trains = { trains: ['3'], stations: 3 }
    const market = ['2', '2', '2', '2', '2']
    const at = (own: Joined['own']) =>
      ownOf(joined({ ...owned, corporations: row('L&N', trains), market, own }))
    expect(at({}).abilities).toEqual({ coal: { at: 'charter' }, lumber: 'unlaid', chits: 'L&N' })
    expect(at({ coal: 'Gadsden', lumber: 'G2', chits: '' })).toMatchObject({
      abilities: {
        coal: { at: 'Gadsden', corporation: 'L&N' },
        lumber: 'laid',
        lumberHex: 'G2',
        chits: null,
      },
      terrain: ['G2'],
    })
    expect(at({ lumber: 'laid' }).abilities).toMatchObject({ lumber: 'laid' })
  })

  it('Table III once the S&NA is closed its token belongs to somebody', () => {
    const market = ['3', '3', '3', '3', '4', '4', '4']
    const coal = { coal: 'Oxmoor' }
    const form = base({ corporations: row('L&N', { trains: ['5'] }), market, own: coal })
    expect(missing(join, fresh, form)).toMatchObject({ at: 'S&NA', asks: 'coal' })
    const own = ownOf(joined({ ...form, own: { ...coal, coalOf: 'L&N' } }))
    expect(own.abilities.coal).toEqual({ at: 'Oxmoor', corporation: 'L&N' })
  })

  it('4.2.1(f) terrain is asked for once there have been operating rounds', () => {
    expect(asksOf(base(), '2')).toContain('terrain')
    expect(asksOf(base({ set: 1 }), '2')).not.toContain('terrain')
    expect(ownOf(joined(base({ own: { terrain: ['C2', 'D5'] } }))).terrain).toEqual(['C2', 'D5'])
    expect(ownOf(joined(base({ set: 1, own: { terrain: ['C2'] } }))).terrain).toEqual([])
  })

  it('3.1.1 bids on what is unsold: with two on the cheapest it is being auctioned', () => {
    const unsold = base({
      set: 1,
      corporations: {},
      privates: { Tusc: 'p2', 'S&NA': '', 'B&SLC': '', 'M&C': '', NDY: '' },
      cash: { p1: 500, p2: 480, p3: 500, p4: 500 },
    })
    const later = { ...unsold, turn: 'p3', bids: { NDY: { p1: 130, p4: 125 } } }
    expect(auctioned(join, later)).toBeUndefined()
    expect(joined(later).bids.NDY).toEqual([
      { player: 'p4', amount: 125 },
      { player: 'p1', amount: 130 },
    ])
    const one = { ...unsold, turn: 'p1', bids: { 'S&NA': { p1: 45 } } }
    expect(missing(join, fresh, one)).toMatchObject({ at: 'S&NA', asks: 'bidders' })
    const two = { ...one, bids: { 'S&NA': { p1: 45, p4: 50 } } }
    expect(afterwardsOf(join, fresh.players, two)).toBe('p3')
    expect(joined(two).turn).toMatchObject([
      { at: 'auction', private: 'S&NA', player: 'p1' },
      { at: 'stock', player: 'p3', passed: [], last: 'p2' },
    ])
    expect(joined({ ...two, afterwards: 'p4' }).turn[1]).toMatchObject({ player: 'p4', last: 'p3' })
  })

  it('4.2.5.2(d) what a president sold for a train is asked for a corporation without one, after its run', () => {
    const corporations = {
      ...row('L&N', { treasury: 50 }),
      ...row('M&O', { shares: { p1: 4 }, market: 2, price: 80, at: [2, 6], trains: ['2'] }),
    }
    const form = base({ kind: 'OR', turn: 'L&N', corporations, stage: 'run' })
    const raised = [{ of: '', each: 90 }]
    const top = (changes: Partial<Joined>) => storedFrames(joined({ ...form, ...changes }))[0]
    expect(mayRaise(join, form)).toBe(true)
    expect(top({})).toMatchObject({ step: 'trains', least: null })
    // Two shares lie in the Open Market, and the price was one space higher before.
    expect(broughtBy(join, form)).toEqual([90])
    expect(top({ raised })).toMatchObject({ step: 'trains', least: 90 })
    const state = joined({ ...form, raised })
    const ofOthers: AlAction = { type: 'buyTrain', corporation: 'L&N', train: '2', from: 'M&O', price: 1 }
    expect(apply(law, state, ofOthers)).toMatchObject({ refusal: { code: 'soldForTrain' } })
    // It is not asked before the run, or if there is a train; an earlier answer is dropped.
    expect(top({ raised, stage: 'station' })).toMatchObject({ least: null })
    const trains = { ...corporations, ...row('L&N', { trains: ['2'] }) }
    expect(top({ raised, corporations: trains })).toMatchObject({ least: null })
    expect(mayRaise(join, { ...form, kind: 'SR' })).toBe(false)
  })

  it('Table III free tiles are asked for in swamps, as long as the Lumber Terminal may be laid there', () => {
    const privates = { ...base().privates, 'B&SLC': 'L&N' }
    const own = { terrain: ['M2'], laid: ['G2'] }
    const form = base({ privates, corporations: row('L&N', { trains: ['2'] }), own })
    const asks = (it: Joined, phase: string) => asksOf(it, phase).includes('laid')
    const laid = join.questions.find(({ key }) => key === 'laid')
    expect(asks(form, '3')).toBe(true)
    expect(laid?.is === 'tally' && Object.keys(laid.most(form, fresh))).toEqual(['G2', 'N5', 'O4', 'P5'])
    const state = joined({ ...form, kind: 'OR', turn: 'L&N' })
    expect(ownOf(state).laid).toEqual(['G2'])
    const lay: AlAction = { type: 'layTile', corporation: 'L&N', cost: 0, hex: 'G2', private: 'B&SLC' }
    expect(apply(law, state, lay)).toMatchObject({ refusal: { code: 'lumberHex' } })
    expect(apply(law, state, { ...lay, hex: 'N5' })).not.toHaveProperty('refusal')
    // It is asked even before a corporation has bought the company, but not once the Terminal is laid or all are closed.
    expect(asks(base(), '2')).toBe(true)
    const terminal = { ...form, own: { ...own, lumber: 'N5' } }
    expect(asks(terminal, '3')).toBe(false)
    expect(ownOf(joined(terminal)).laid).toEqual([])
    expect(asks(form, '5')).toBe(false)
    expect(asks(base({ set: 1 }), '1')).toBe(false)
  })

  it('5.1 the extra round is asked for in an operating round once an end is set off', () => {
    const corporations = row('L&N', { trains: ['2'] })
    const own = { extraRound: true }
    const form = base({ kind: 'OR', nth: 2, turn: 'L&N', corporations, own })
    const asks = (changes: Partial<Joined>) => asksOf({ ...form, ...changes }, '2').includes('extraRound')
    expect(asks({})).toBe(false)
    expect(ownOf(joined(form)).extraRound).toBe(false)
    expect(ownOf(joined({ ...form, ending: 'bank' })).extraRound).toBe(true)
    expect(ownOf(joined({ ...form, ending: 'bank', nth: 1 })).extraRound).toBe(false)
    expect(asks({ bank: 0 })).toBe(true)
    expect(asks({ corporations: row('L&N', { price: 300 }) })).toBe(true)
    expect(asks({ kind: 'SR', ending: 'bank' })).toBe(false)
  })

  it('5 an end that was set off stays so, even if its cause is gone', () => {
    expect(joined(base({ ending: 'market' })).ending).toBe('market')
    expect(joined(base()).ending).toBeNull()
  })
})
