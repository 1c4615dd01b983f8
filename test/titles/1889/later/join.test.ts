import { describe, expect, it } from 'vitest'
import type { Answers, Joined } from '../../../../src/families/railway/join/answers'
import { emptyForm, entryOf, formFrom, startedAt, tableOf } from '../../../../src/families/railway/join/form'
import { missing } from '../../../../src/families/railway/join/missing'
import { positionOf } from '../../../../src/families/railway/join/positionOf'
import { auctioned, raisedIn } from '../../../../src/families/railway/join/progress'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import { game } from '../../../../src/titles/1889/data'
import { join } from '../../../../src/titles/1889/later/join'
import { type Action1889, law, rest } from '../../../../src/titles/1889/law'
import { report, start } from '../../../../src/titles/1889/start'
import { actionsOf } from '../../../games/recorded'
import { tablesOf } from '../../../played'
import { parts } from '../parts'
import { play, table } from '../tables'

const SAMPLE = parts.recorded.filter((_, i) => i % 9 === 4)
const { joining } = rest()
const printed = positionOf(game, joining)
const fresh = table(3)
const cash = { p1: 300, p2: 300, p3: 300 }
const privates = { TE: 'p1', MF: 'p1', ER: 'p2', SMR: 'p2', DR: 'p3', SIR: 'p3' }

/** Stock round 2 of three players, in which AR runs. */
const base = (changes: Partial<Joined> = {}): Joined => ({
  ...{ ...emptyForm(), priority: 'p1', cash, privates },
  corporations: { AR: { ...startedAt(join, 'AR', 90), shares: { p2: 6 }, treasury: 900 } },
  ...changes,
})

/** The table as the rules join it, whatever the form still asks. */
const joinedAnyway = (form: Joined, setup = fresh): AnyRailway =>
  play(setup, entryOf(join, setup, form) as Action1889)

function joined(form: Joined, setup = fresh): AnyRailway {
  expect(missing(join, setup, form)).toBeUndefined()
  return joinedAnyway(form, setup)
}

describe('a table filled in anew', () => {
  it('is the table of the game wherever the form asks for it', () => {
    let count = 0
    for (const recorded of SAMPLE) {
      const beginning: AnyRailway = start(recorded)
      const tables = tablesOf(law, beginning, actionsOf(recorded) as readonly Action1889[])
      for (const [i, state] of tables.entries()) {
        if (i % 11 !== 0 || frame(state, 'over')) continue
        // Without what is only kept: the answers alone.
        const { kept: _, keptTurn: __, ...answers } = formFrom(join, beginning, printed(state))
        const again = joined(answers, beginning)
        expect([i, report(again)]).toEqual([i, report(state)])
        const [now, then] = [frame(again, 'stock'), frame(state, 'stock')]
        expect(now?.deeds.filter(({ is }) => is === 'sold')).toEqual(
          then?.deeds.filter(({ is }) => is === 'sold'),
        )
        // While companies are for sale, nobody asks who acted last.
        const last = game.unsold(state) === undefined ? {} : { last: null }
        expect({ ...now, deeds: [], ...last }).toEqual({ ...then, deeds: [], ...last })
        count++
      }
    }
    expect(count).toBeGreaterThan(120)
  })

  it('Private companies: asks for the owner of each, if none can have gone', () => {
    const corporations = {
      AR: { ...startedAt(join, 'AR', 90), shares: { p2: 6 }, treasury: 900, trains: ['3'] },
    }
    const form = base({ corporations, market: Array(6).fill('2'), privates: { ...privates, SIR: '' } })
    expect(missing(join, fresh, form)).toMatchObject({ at: 'SIR', refusal: { code: 'positionNowhere' } })
  })

  it('Phases: works out the phase, who has floated, and the trains left; a 6 may be left beside the D', () => {
    const corporations = {
      AR: { ...startedAt(join, 'AR', 90), shares: { p1: 5 }, trains: ['6', 'D'] },
      KO: { ...startedAt(join, 'KO', 90), shares: { p1: 4 } },
    }
    const said = tableOf(join, fresh, base({ corporations }))
    expect(said).toMatchObject({
      phase: 'D',
      corporations: { AR: { floated: true }, KO: { floated: false } },
    })
    expect(said.trainsLeft).toEqual({ '2': 0, '3': 0, '4': 0, '5': 0, '6': 1, D: null })
  })

  it('Private companies: asks only for the ferry once the others are closed', () => {
    const four = table(4)
    const corporations = {
      AR: { ...startedAt(join, 'AR', 90), shares: { p2: 6 }, treasury: 0, trains: ['5'] },
    }
    const market = [...Array(5).fill('3'), ...Array(4).fill('4')]
    const form = base({ corporations, market, cash: { ...cash, p4: 0 }, privates: {} })
    expect(missing(join, four, form)).toMatchObject({ at: 'UTF', asks: 'private' })
    expect(joined({ ...form, privates: { UTF: 'p3' } }, four).privates).toMatchObject({
      TE: 'closed',
      UTF: 'p3',
    })
    expect(joined({ ...form, privates: { UTF: '' } }, four).privates.UTF).toBe('closed')
  })

  it('Selling: remembers in which order a player bought and sold, and what', () => {
    const corporations = { AR: { ...startedAt(join, 'AR', 90), shares: { p2: 5 }, market: 1, treasury: 900 } }
    const turn = (changes: Partial<Answers>) =>
      frame(joined(base({ corporations, turn: 'p3', ...changes })), 'stock')
    expect(turn({ deed: 'soldBought', soldNow: ['AR'] })).toMatchObject({
      deeds: [
        { is: 'sold', of: 'AR' },
        { is: 'bought', of: '' },
      ],
      soldInRound: { p3: ['AR'] },
    })
    expect(turn({ deed: 'boughtSold', soldNow: ['AR'] })?.deeds.map(({ is }) => is)).toEqual([
      'bought',
      'sold',
    ])
    expect(turn({ memory: { passes: 1, sold: {} } })).toMatchObject({ passed: ['p2'], last: 'p1' })
  })

  it('Operating turn: goes on where it was', () => {
    const corporations = {
      AR: { ...startedAt(join, 'AR', 90), shares: { p2: 6 }, treasury: 40 },
      KO: { ...startedAt(join, 'KO', 90), shares: { p1: 6 }, market: 1, treasury: 900 },
    }
    const operate = (changes: Partial<Answers>) =>
      frame(joined(base({ corporations, kind: 'OR', turn: 'AR', ...changes })), 'operate')
    expect(operate({})).toMatchObject({ step: 'build', tiles: 0, placed: 0 })
    expect(operate({ stage: 'both' })).toMatchObject({ step: 'build', tiles: 1, placed: 1 })
    const sold = { stage: 'run', raised: [{ of: 'KO', each: 90 }] }
    expect(operate(sold)).toMatchObject({ step: 'trains', raised: [{ of: 'KO', each: 90 }] })
    const form = base({ corporations, kind: 'OR', turn: 'AR', ...sold })
    expect(raisedIn(join, form)).toEqual(['KO'])
    expect(raisedIn(join, { ...form, stage: 'tile' })).toEqual([])
  })

  it('Terrain: remembers what was paid for', () => {
    const terrain = ['A8', 'I4', 'I4']
    expect(joined(base({ own: { terrain } })).own).toEqual({ fallen: 0, terrain })
    expect(missing(join, fresh, base({ own: { terrain: ['I4', 'I4', 'I4', 'I4'] } }))).toMatchObject({
      refusal: { code: 'positionUnfit', facts: { key: 'terrain' } },
    })
  })
})

describe('the auction', () => {
  const unsold = { TE: 'p1', MF: '', ER: '', SMR: '', DR: '', SIR: '' }
  const form = (changes: Partial<Answers> = {}): Joined => ({
    ...{ ...emptyForm(), set: 1, priority: 'p1', turn: 'p2', privates: unsold },
    cash: { p1: 400, p2: 420, p3: 420 },
    corporations: {},
    ...changes,
  })

  it('is joined with its bids', () => {
    const state = joined(form({ bids: { SIR: { p3: 90, p1: 85 } } }))
    expect(state.bids.SIR?.map(({ player }) => player)).toEqual(['p1', 'p3'])
    expect(frame(state, 'stock')?.player).toBe('p2')
  })

  it('is asked again for a bid that nobody could have made', () => {
    const low = (bids: NonNullable<Answers['bids']>) => missing(join, fresh, form({ bids }))
    const least = (amount: number) => ({ code: 'bidTooLow', rule: 'Auction', facts: { least: amount } })
    expect(low({ SIR: { p3: 84 } })).toMatchObject({ at: 'SIR', refusal: least(85) })
    expect(low({ SIR: { p3: 89, p1: 85 } })).toMatchObject({ at: 'SIR', refusal: least(90) })
    expect(low({ SIR: { p3: 90, p1: 85 } })).toBeUndefined()
  })

  it('keeps the bids of a table joined before on each company of which nothing else is said', () => {
    const kept = formFrom(join, fresh, printed(joinedAnyway(form({ bids: { SIR: { p1: 85, p3: 89 } } }))))
    expect(missing(join, fresh, kept)).toBeUndefined()
    expect(missing(join, fresh, { ...kept, bids: { ...kept.bids, DR: { p2: 65 } } })).toBeUndefined()
    for (const [at, bids] of [
      ['ER', { ...kept.bids, ER: { p2: 44 } }],
      ['SIR', { SIR: { p1: 85, p3: 88 } }],
    ] as const)
      expect(missing(join, fresh, { ...kept, bids })).toMatchObject({ at, refusal: { code: 'bidTooLow' } })
  })

  it('is joined while a company is being auctioned, which takes two bidders', () => {
    const running = form({ bids: { MF: { p3: 35 } }, turn: 'p3' })
    expect(auctioned(join, running)).toBe('MF')
    expect(missing(join, fresh, running)).toMatchObject({ at: 'MF', asks: 'bidders' })
    const state = joined({ ...running, bids: { MF: { p3: 35, p2: 40 } } })
    expect(state.turn.map(({ at }) => at)).toEqual(['auction', 'stock'])
    expect(frame(state, 'auction')).toMatchObject({ private: 'MF', player: 'p3' })
  })

  it('knows by how much the first company has become cheaper', () => {
    const all = { ...unsold, TE: '' }
    const cheaper = form({ privates: all, cash: { p1: 420, p2: 420, p3: 420 }, own: { fallen: 10 } })
    expect(joined(cheaper).own).toMatchObject({ fallen: 10 })
    expect(joined(form({ own: { fallen: 10 } })).own).toMatchObject({ fallen: 0 })
  })

  it('Private powers: knows who has exchanged a company for a share of a corporation that is not started', () => {
    const sold = { ...privates, DR: '' }
    const exchanged = form({ privates: sold, cash: { p1: 370, p2: 330, p3: 280 }, exchangedBy: 'p3' })
    const state = joined(exchanged)
    expect(state.privates.DR).toBe('closed')
    expect(state.held.IR).toEqual({ ipo: 9, p3: 1 })
    expect(formFrom(join, fresh, printed(state)).exchangedBy).toBe('p3')
  })
})
