import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalCash } from '../src/bank/money'
import { apply, choices } from '../src/rules/apply'
import type { Happening } from '../src/rules/happening'
import { CORPORATIONS, PRIVATES } from '../src/titles/18al/data'
import { type AlAction, law } from '../src/titles/18al/law'
import { report } from '../src/titles/18al/report'
import { setup } from '../src/titles/18al/setup'
import type { AlOptions, AlState } from '../src/titles/18al/state'
import { freeCash, overTrainLimit, shares } from '../src/titles/18al/state'
import { view } from '../src/titles/18al/view'
import { type Chance, chanceOf, deepFrozen, oneOf, varied } from './random'

/** How often a kind of entry is chosen where it is open; 2 where nothing is said. */
const URGE: Partial<Record<AlAction['type'], number>> = {
  buyPrivate: 6,
  par: 4,
  buyShare: 8,
  sellPrivate: 1,
  run: 12,
  buyTrain: 8,
  pass: 4,
  stop: 0,
}

interface Game {
  readonly start: AlState
  readonly actions: readonly AlAction[]
  readonly states: readonly AlState[]
}

function table(chance: Chance): AlState {
  const players = Array.from({ length: 3 + chance(3) }, (_, i) => ({ id: `p${i + 1}`, name: `P${i + 1}` }))
  const options: Record<string, true> = {}
  for (const option of [
    'doubleYellow',
    'lnFromDecatur',
    'unlimited4D',
    'hardRust4',
  ] satisfies (keyof AlOptions)[])
    if (chance(3) === 0) options[option] = true
  return deepFrozen(setup({ players, options }))
}

/** Now and then the banker moves something, so that the table is none that play alone would reach. */
function ruling(chance: Chance, state: AlState): AlAction {
  const holder = () => oneOf(chance, ['bank', 'ipo', 'market', 'closed', ...state.players, ...CORPORATIONS])
  const corporation = () => oneOf(chance, CORPORATIONS)
  const train = () => oneOf(chance, ['2', '3', '4', '5', '6', '7', '4D'] as const)
  const kinds = [
    { money: { from: holder(), to: holder(), amount: 1 + chance(300) } },
    { shares: { corporation: corporation(), from: holder(), to: holder(), shares: 1 + chance(3) } },
    { president: { corporation: corporation(), player: oneOf(chance, state.players) } },
    { price: { corporation: corporation(), cell: [chance(7), chance(16)] as [number, number] } },
    { train: { train: train(), from: holder(), to: holder() } },
    { private: { private: oneOf(chance, PRIVATES), to: holder() } },
    { station: { corporation: corporation(), left: chance(4) } },
    { phase: oneOf(chance, ['1', ...(['2', '3', '4', '5', '6', '7', '4D'] as const)] as const) },
    { float: corporation() },
    { turn: holder() },
  ]
  return { type: 'correct', reason: 'chance', ...oneOf(chance, kinds) }
}

function pick(chance: Chance, state: AlState): AlAction | undefined {
  const open = choices(law, state).filter(choice => !choice.refusal)
  const types = [...new Set(open.map(choice => choice.draft.type))]
  const urged = types.flatMap(type => Array.from({ length: URGE[type] ?? 2 }, () => type))
  if (urged.length === 0) return undefined
  const type = oneOf(chance, urged)
  const action = varied(
    chance,
    oneOf(
      chance,
      open.filter(choice => choice.draft.type === type),
    ),
  )
  if (action.type !== 'run') return action
  const revenue = 10 * chance(30)
  return { ...action, revenue, pay: revenue > 0 && action.pay }
}

/** A game of so many entries at most; each state is frozen before the next entry. */
function randomGame(seed: number, length: number, rulings = false): Game {
  const chance = chanceOf(seed)
  const start = table(chance)
  const actions: AlAction[] = []
  const states: AlState[] = []
  let state = start
  for (let n = 0; n < length; n++) {
    const action = rulings && chance(6) === 0 ? ruling(chance, state) : pick(chance, state)
    if (!action) break
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) continue
    state = deepFrozen(outcome.state)
    actions.push(action)
    states.push(state)
  }
  return { start, actions, states }
}

const cardsOf = (state: AlState) => {
  const { offering, market, gone, owned } = state.depot
  const inOffering = Object.values(offering).reduce<number>((sum, left) => sum + (left ?? 0), 0)
  const all = [...market, ...gone, ...Object.values(owned).flat()]
  const counted = offering['4D'] === null ? all.filter(card => card !== '4D') : all
  return inOffering + counted.length
}

/** What of money, certificates and trains is not there any more, or is too much. */
function lost(state: AlState, trains: number): string[] {
  const odd = Object.entries(state.cash).filter(
    ([holder, amount]) => !Number.isSafeInteger(amount) || (holder !== 'bank' && amount < 0),
  )
  const broke = state.players.filter(player => freeCash(state, player) < 0)
  const uneven = CORPORATIONS.filter(
    corporation => Object.values(state.held[corporation]).reduce((sum, n) => sum + n, 0) !== 10,
  )
  return [
    ...(totalCash(state.cash) === 8000 ? [] : ['money']),
    ...(cardsOf(state) === trains ? [] : ['trains']),
    ...odd.map(([holder]) => `cash of ${holder}`),
    ...broke.map(player => `bids of ${player}`),
    ...uneven.map(corporation => `shares of ${corporation}`),
  ]
}

/** What no legal entry can bring about of one corporation. */
function illegal(state: AlState, corporation: (typeof CORPORATIONS)[number]): string[] {
  const { president, par, floated } = state.corporations[corporation]
  const faults: [boolean, string][] = [
    [shares(state, corporation, 'market') > 5, 'Open Market'],
    [(president === null) !== (par === null), 'start'],
    [floated !== shares(state, corporation, 'ipo') <= 4, 'float'],
  ]
  if (president !== null) {
    const own = shares(state, corporation, president)
    const most = Math.max(...state.players.map(player => shares(state, corporation, player)))
    faults.push([own < 2 || most > own, 'president'], [most > 6, '60%'])
  }
  return faults.flatMap(([wrong, what]) => (wrong ? [`${what} of ${corporation}`] : []))
}

function illegalities(state: AlState): string[] {
  const tokens = state.chart.map(token => token.corporation)
  return [
    ...CORPORATIONS.flatMap(corporation => illegal(state, corporation)),
    ...(overTrainLimit(state).length > 0 === (state.turn[0].at === 'discard') ? [] : ['train limit']),
    ...(new Set(tokens).size === tokens.length ? [] : ['tokens']),
  ]
}

/** What the entries say was paid is all that the purses have gained and lost. */
function paidIn(happened: readonly Happening[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const it of happened) {
    if (it.is !== 'paid') continue
    sums[it.from] = (sums[it.from] ?? 0) - it.amount
    sums[it.to] = (sums[it.to] ?? 0) + it.amount
  }
  return sums
}

const seeds = fc.integer({ min: 1, max: 1_000_000 })
const runs = { numRuns: 12, seed: 18, endOnFailure: true }

describe('the laws of the bank', () => {
  it('money, shares and trains are conserved, no entry changes the state before it, and the table stays legal', () => {
    let entries = 0
    let over = 0
    fc.assert(
      fc.property(seeds, seed => {
        const { start, states } = randomGame(seed, 1200)
        const trains = cardsOf(start)
        expect(states.flatMap(state => [...lost(state, trains), ...illegalities(state)])).toEqual([])
        entries += states.length
        if (states.at(-1)?.turn[0].at === 'over') over++
      }),
      { ...runs, numRuns: 10 },
    )
    expect(entries).toBeGreaterThan(3000)
    expect(over).toBeGreaterThan(0)
  }, 60_000)

  it('all of it is conserved whatever the banker rules in between', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, states } = randomGame(seed, 300, true)
        const trains = cardsOf(start)
        const faults: string[] = []
        for (const state of states) {
          faults.push(...lost(state, trains))
          report(state)
          view(state)
        }
        expect(faults).toEqual([])
      }),
      { ...runs, numRuns: 20 },
    )
  }, 60_000)

  it('a state is plain data: it survives being written and read', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const state of randomGame(seed, 150).states)
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
      { ...runs, numRuns: 5 },
    )
  })

  it('a replay from the start, through JSON, gives the same tables', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, actions, states } = randomGame(seed, 200, true)
        let state: AlState = JSON.parse(JSON.stringify(start))
        const log: AlAction[] = JSON.parse(JSON.stringify(actions))
        for (const [n, action] of log.entries()) {
          const outcome = apply(law, state, { ...action, note: 'remarks never change the result' })
          if ('refusal' in outcome) throw new Error(`${n} ${JSON.stringify(outcome.refusal)}`)
          state = outcome.state
          expect(state).toEqual(states[n])
        }
      }),
      { ...runs, numRuns: 8 },
    )
  })

  it('what is offered is taken, what is greyed is refused with the same reason', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, states } = randomGame(seed, 120)
        for (const state of [start, ...states]) {
          for (const { draft, refusal } of choices(law, state)) {
            const outcome = apply(law, state, draft)
            expect('refusal' in outcome ? outcome.refusal : undefined).toEqual(refusal)
          }
        }
      }),
      { ...runs, numRuns: 6 },
    )
  }, 60_000)

  it('somebody can always act until the game is over', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const state of randomGame(seed, 200).states) {
          if (state.turn[0].at === 'over') continue
          const open = choices(law, state).filter(choice => !choice.refusal && choice.draft.type !== 'stop')
          expect(open.length, JSON.stringify(state.turn)).toBeGreaterThan(0)
        }
      }),
      runs,
    )
  }, 60_000)

  it('what is told is what was paid', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, actions } = randomGame(seed, 250, true)
        let state = start
        for (const action of actions) {
          const outcome = apply(law, state, action)
          if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
          const sums = paidIn(outcome.happened)
          for (const [holder, amount] of Object.entries(state.cash))
            expect(outcome.state.cash[holder]).toBe(amount + (sums[holder] ?? 0))
          state = outcome.state
        }
      }),
      { ...runs, numRuns: 8 },
    )
  }, 60_000)
})
