import { type Cash, transfer } from '../bank/money'
import type { Happening } from '../rules/happening'
import type { AnyState } from '../rules/state'
import type { Course, Entry } from './session'

/** An entry and the round in which it was made. */
export interface EntryInRound {
  readonly entry: Entry
  readonly round: string
}

/**
 * The entries with their rounds. The entry that ends a round still belongs to it; a `position` belongs to the round it sets; a
 * ruling may set another round for what follows.
 */
export function inRounds({ title, start, entries }: Course): readonly EntryInRound[] {
  let round = title.view(start).round
  return entries.map(entry => {
    const { action, happened, state } = entry
    if (action.type === 'position') round = title.view(state).round
    const at = { entry, round }
    if (action.type === 'correct') round = title.view(state).round
    for (const it of happened) if (it.is === 'round') round = it.round
    return at
  })
}

/** A round that ended. */
export interface RoundEnd {
  readonly round: string
  /** The table as the round left it: without what the rounds after it have paid since, such as the income they begin with. */
  readonly state: AnyState
  /** The round that began; `undefined` if the game was over. */
  readonly next: string | undefined
}

/** The purses before some payments. */
const takenBack = (cash: Cash, payments: readonly Happening[]) =>
  payments.reduceRight(
    (before, it) => (it.is === 'paid' ? transfer(before, it.to, it.from, it.amount) : before),
    cash,
  )

/** The rounds that an entry ended, several if one of them passed without a turn. `current` is the round in which it was made. */
export function roundEnds(current: string, { state, happened }: Entry): readonly RoundEnd[] {
  const ends: RoundEnd[] = []
  let round: string | undefined = current
  for (const [i, it] of happened.entries()) {
    if (it.is !== 'round' && it.is !== 'over') continue
    const next = it.is === 'round' ? it.round : undefined
    const left = next === undefined ? state : { ...state, cash: takenBack(state.cash, happened.slice(i)) }
    if (round !== undefined) ends.push({ round, state: left, next })
    round = next
  }
  return ends
}
