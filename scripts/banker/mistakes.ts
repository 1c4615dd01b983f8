import { apply, choices } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import type { AnyTitle } from '../../src/rules/title'
import type { Game, Step } from './game'
import { needsNone } from './titles'

/** An entry that was entered otherwise than it should have been, by its number in the log. */
interface Mistake {
  readonly number: number
  readonly is: Step
  readonly should: Step
}

/**
 * A game as it should be and as it was entered: a run of at least twenty entries ago with another revenue, the first par of
 * the game at another price, and a sale under the name of a player who had his turn before the one who sold.
 */
export interface Mistaken {
  readonly right: Game
  readonly wrong: Game
  readonly revenue: Mistake
  readonly par: Mistake
  /** `before`: the number that the entry has, once the wrong sale is out, before which the right one belongs. */
  readonly sale: Mistake & { readonly before: number }
}

/** How far back the revenue is. */
const BACK = 20

/** The tables before each entry of a list and after the last; as many as fit. */
function tables(title: AnyTitle, game: Game, steps: readonly Step[]): readonly AnyState[] {
  const states: AnyState[] = [title.start(game)]
  for (const step of steps) {
    const outcome = apply(title.law, states.at(-1) as AnyState, step as Action)
    if ('refusal' in outcome) break
    states.push(outcome.state)
  }
  return states
}

/** A sale that nobody made, before the first entry of a player's turn. */
interface Sale {
  readonly index: number
  readonly round: string
  readonly step: Step
}

/** Every sale of one share that could be put into the game and have all that follows still fit. */
function possibleSales(title: AnyTitle, game: Game, steps: readonly Step[]): readonly Sale[] {
  const states = tables(title, game, steps)
  return steps.flatMap(({ player }, index) => {
    const state = states[index]
    if (!state || player === undefined || steps[index - 1]?.player === player) return []
    const { round } = title.view(state)
    return choices(title.law, state).flatMap(({ draft }) => {
      const sale = { ...draft, shares: 1 } as Step
      if (sale.type !== 'sellShares' || sale.player !== player) return []
      const fits = tables(title, game, steps.toSpliced(index, 0, sale)).length === steps.length + 2
      return fits ? [{ index, round, step: sale }] : []
    })
  })
}

/** The first par of the game at each other price that there is. */
function otherPars(title: AnyTitle, game: Game, steps: readonly Step[], index: number): readonly Step[] {
  const should = steps[index] as Step
  const state = tables(title, game, steps.slice(0, index))[index] as AnyState
  return choices(title.law, state)
    .map(({ draft }) => draft as Step)
    .filter(it => it.type === 'par' && it.corporation === should.corporation && it.price !== should.price)
}

/**
 * Finds mistakes for a game such that it can be entered with them to its end, and amended one after the other without any
 * other entry in the way. Throws where a game has no such.
 */
export function mistaken(title: AnyTitle, game: Game): Mistaken {
  const steps = game.steps.filter(step => !needsNone(game, step))
  const whole = (list: readonly Step[]) => tables(title, game, list).length === list.length + 1
  const par = steps.findIndex(step => step.type === 'par')
  const run = steps.findLastIndex(
    (step, i) => step.type === 'run' && (step.revenue ?? 0) >= 20 && steps.length - i > BACK,
  )
  const sales = possibleSales(title, game, steps).filter(({ index }) => index > par && index < run)
  const pars = otherPars(title, game, steps, par)
  for (const second of sales)
    for (const first of sales.filter(it => it.round === second.round && it.index < second.index)) {
      const [his, hers] = [first.step, second.step]
      if (his.player === hers.player || his.corporation !== hers.corporation) continue
      const right = steps.toSpliced(second.index, 0, hers)
      const revenue = { ...right[run + 1], revenue: (right[run + 1]?.revenue ?? 0) - 10 } as Step
      const out = right.toSpliced(second.index, 1)
      const sold = out.toSpliced(first.index, 0, his)
      for (const other of pars) {
        const wrong = sold.with(par, other).with(run + 1, revenue)
        // As it was entered, and as it stands after each amendment.
        if (![wrong, sold.with(par, other), sold, out, right].every(whole)) continue
        return {
          right: { ...game, steps: right },
          wrong: { ...game, steps: wrong },
          revenue: { number: run + 2, is: revenue, should: right[run + 1] as Step },
          par: { number: par + 1, is: other, should: right[par] as Step },
          sale: { number: first.index + 1, is: his, should: hers, before: second.index + 1 },
        }
      }
    }
  throw new Error('no mistakes fit into this game')
}
