import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spaceOf, type Tokens, valueAt } from '../../src/bank/chart'
import { totalCash } from '../../src/bank/money'
import { apply, choices } from '../../src/rules/apply'
import { type Happening, runIn } from '../../src/rules/happening'
import type { Action } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import { worthOf } from '../../src/rules/view'
import { WHOLE } from '../all'
import { doneBy, tablesOf } from '../played'
import { throughJson } from '../random'
import { randomGame } from '../randomGame'
import { expectSame } from '../same'
import { type Kit, kits } from '../titles/kits'

/** Money and things of the title that are missing, or that there are too many of. */
function lost(kit: Kit, start: AnyState, state: AnyState): readonly string[] {
  const odd = Object.entries(state.cash).filter(
    ([holder, amount]) => !Number.isSafeInteger(amount) || (holder !== 'bank' && amount < 0),
  )
  return [
    ...(totalCash(state.cash) === kit.money(state.players.length) ? [] : ['money']),
    ...odd.map(([holder]) => `cash of ${holder}`),
    ...kit.lost(start, state),
  ]
}

/** What a view or report says of a table although it is not so. */
function untrue({ title, money }: Kit, state: AnyState): readonly string[] {
  const { purses, worth, actor, over, followers } = title.view(state)
  const { scores, gameOver } = title.report(state)
  const books = purses.filter(purse => state.cash[purse.holder] !== purse.books)
  const poor = state.players.filter(player => scores && scores[player] !== worthOf({ worth }, player))
  const strange = [...followers, ...(actor === null ? [] : [actor])].filter(
    id => state.cash[id] === undefined,
  )
  const [sum, whole] = [purses.reduce((all, { books }) => all + books, 0), money(state.players.length)]
  const faults: [boolean, string][] = [
    [sum !== whole, `the purses of the view hold ${sum} of ${whole}`],
    [Object.keys(worth).length !== state.players.length, 'somebody has no worth'],
    [(actor === null) !== (over !== null), 'somebody acts after the end, or nobody before it'],
    [gameOver !== (over ?? undefined), 'the end'],
  ]
  return [
    ...books.map(({ holder }) => `purse of ${holder}`),
    ...poor.map(player => `worth of ${player}`),
    ...strange.map(id => `${id} acts`),
    ...faults.flatMap(([wrong, what]) => (wrong ? [what] : [])),
  ]
}

/** What each purse gains or loses by the payments that are reported. */
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
/** So many random games, or a third of them in the quick test. */
const runs = (many: number) => ({ numRuns: WHOLE ? many : Math.ceil(many / 3), seed: 18, endOnFailure: true })

describe.each(kits)('the laws of the bank in $id', kit => {
  const { law } = kit.title

  it('money and things are conserved, no entry changes the state before it, and the table stays legal', () => {
    let entries = 0
    let over = 0
    fc.assert(
      fc.property(seeds, seed => {
        const { start, states } = randomGame(kit, seed, 1200)
        expect(states.flatMap(state => [...lost(kit, start, state), ...kit.illegal(state)])).toEqual([])
        const last = states.at(-1) ?? start
        expect(untrue(kit, last)).toEqual([])
        entries += states.length
        if (kit.title.view(last).over !== null) over++
      }),
      runs(10),
    )
    // Random games may end early, but not all of them: together they have a quarter of the entries of as many recorded games.
    const recorded = kit.sample.reduce((sum, { trace }) => sum + trace.length, 0) / kit.sample.length
    expect(entries, 'entries: longer games by other urges?').toBeGreaterThan(
      (runs(10).numRuns * recorded) / 4,
    )
    expect(over, 'games that end').toBeGreaterThan(0)
  })

  it('everything is conserved and reported correctly, whatever the banker rules in between', () => {
    let [entries, rulings] = [0, 0]
    const ruled = new Set<string>()
    fc.assert(
      fc.property(seeds, seed => {
        const { start, states, actions } = randomGame(kit, seed, 300, true)
        // A view takes as long as everything else together, so only every fifth table and the last one are viewed.
        const told = states.filter((_, i) => i % 5 === 0 || i === states.length - 1)
        expect(states.flatMap(state => lost(kit, start, state))).toEqual([])
        expect(told.flatMap(state => untrue(kit, state))).toEqual([])
        entries += actions.length
        for (const action of actions.filter(({ type }) => type === 'correct')) {
          rulings++
          for (const key of Object.keys(action)) ruled.add(key)
        }
      }),
      { ...runs(40), numRuns: WHOLE ? 40 : 20 },
    )
    expect(rulings, 'rulings: one in twenty entries').toBeGreaterThan(entries / 20)
    // Fewer games do not rule in every way there is.
    if (WHOLE) expect(kit.title.rulings.kinds.filter(({ id }) => !ruled.has(id))).toEqual([])
  })

  it('a state is plain data: it survives writing and reading', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const state of randomGame(kit, seed, 150).states) expectSame(throughJson(state), state)
      }),
      runs(5),
    )
  })

  it('a replay from the start, through JSON, gives the same tables', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { setup, start, actions, states } = randomGame(kit, seed, 200, true)
        expect(kit.title.start(throughJson(setup))).toEqual(start)
        const noted = throughJson(actions).map(
          (action): Action => ({ ...action, note: 'remarks never change the result' }),
        )
        expect(tablesOf(law, throughJson(start), noted)).toEqual([start, ...states])
      }),
      runs(8),
    )
  })

  it('what is offered is accepted, what is greyed out is refused with the same reason', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, states } = randomGame(kit, seed, 120)
        for (const state of [start, ...states]) {
          for (const { draft, refusal } of choices(law, state)) {
            const outcome = apply(law, state, draft)
            expectSame('refusal' in outcome ? outcome.refusal : undefined, refusal)
          }
        }
      }),
      runs(6),
    )
  })

  it('somebody can always act until the game is over', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const state of randomGame(kit, seed, 200).states) {
          if (choices(law, state).some(({ refusal, draft }) => !refusal && draft.type !== 'stop')) continue
          expect(kit.title.view(state).over, JSON.stringify(state.turn)).not.toBeNull()
        }
      }),
      runs(12),
    )
  })

  it('what is reported is what was paid, and of a run so much for each share', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, actions } = randomGame(kit, seed, 250, true)
        let { cash } = start
        for (const { state, happened } of doneBy(law, start, actions)) {
          const sums = paidIn(happened)
          for (const [holder, amount] of Object.entries(cash))
            expectSame(state.cash[holder], amount + (sums[holder] ?? 0), holder)
          cash = state.cash
          const run = runIn(happened)
          for (const it of happened)
            if (it.is === 'paid' && it.why === 'dividend' && state.players.includes(it.to))
              expectSame(it.amount % (run?.each ?? 0), 0, it.to)
        }
      }),
      runs(8),
    )
  })

  it('a token is told to go from where it lies, with the values that are printed there', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { start, actions } = randomGame(kit, seed, 250, true)
        const { grid, tokens } = kit.title.view(start).chart
        let lie: Tokens<string> = tokens
        let moves = 0
        for (const { state, happened } of doneBy(law, start, actions)) {
          const moved = moves
          for (const it of happened) {
            if (it.is !== 'token') continue
            const from = spaceOf(lie, it.corporation) ?? null
            expectSame([it.from, it.was], [from, from && valueAt(grid, from)], it.corporation)
            expectSame(it.value, valueAt(grid, it.to), it.corporation)
            const others = lie.filter(token => token.corporation !== it.corporation)
            lie = [...others, { corporation: it.corporation, at: it.to }]
            moves++
          }
          if (moves === moved) continue
          // A corporation that is closed takes its token off the chart.
          const { tokens: all } = kit.title.view(state).chart
          lie = lie.filter(({ corporation }) => spaceOf(all, corporation))
          for (const { corporation, at } of all) expectSame(spaceOf(lie, corporation), at, corporation)
        }
        expect(moves, 'moves of tokens').toBeGreaterThan(0)
      }),
      runs(8),
    )
  })
})
