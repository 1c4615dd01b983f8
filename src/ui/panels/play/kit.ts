import type { Preview } from '../../../app/table'
import type { Space } from '../../../bank/chart'
import type { Holder, Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Action, Choice, Refusal, Voice } from '../../../rules/rule'
import type { TitleWords } from '../../../rules/title'
import type { CorporationView, PlayerView, TableView } from '../../../rules/view'

/**
 * What a panel works with: a table, a way to try and a way to enter. It knows nothing of the session, so the same panels
 * also serve on a table of the past.
 */
export interface Play {
  readonly view: TableView
  /** Raised with each change: what a panel remembers of an older table is forgotten. */
  readonly revision: number
  readonly tryOut: (...actions: readonly Action[]) => Preview | undefined
  readonly submit: (...actions: readonly Action[]) => void
  /** The passes that end the round, or none. */
  readonly passes: readonly Action[]
  readonly say: TitleWords
  readonly voice: Voice
}

/** The fields of the drafts that a panel lays out by hand, by type of action. */
export interface Drafts {
  buyPrivate: { readonly player: string; readonly private: string }
  bid: { readonly player: string; readonly private: string; readonly amount: Money }
  pass: { readonly player: string }
  par: { readonly player: string; readonly corporation: string; readonly price: Money }
  buyShare: { readonly player: string; readonly corporation: string; readonly from: string }
  sellShares: { readonly player: string; readonly corporation: string; readonly shares: number }
  sellPrivate: {
    readonly player: string
    readonly private: string
    readonly to: string
    readonly price: Money
  }
  layTile: { readonly corporation: string; readonly cost: Money; readonly private?: string }
  placeToken: { readonly corporation: string; readonly objective?: true }
  placeCoalToken: { readonly corporation: string; readonly city: string }
  run: { readonly corporation: string; readonly revenue: Money; readonly pay: boolean }
  buyTrain: {
    readonly corporation: string
    readonly train: string
    readonly from: string
    readonly price?: Money
    readonly private?: string
  }
  discardTrain: { readonly corporation: string; readonly train: string }
  acquirePrivate: { readonly corporation: string; readonly private: string; readonly price: Money }
  endTurn: { readonly corporation: string; readonly noRoute?: true }
  declareBankruptcy: { readonly player: string }
  extraRound: Readonly<Record<never, never>>
}

/** A draft of one type. */
export type Draft<T extends keyof Drafts> = Action & { readonly type: T } & Drafts[T]

/** A choice of one type. */
export type ChoiceOf<T extends keyof Drafts> = Choice<Draft<T>>

/** The mark of a choice on the screen, by which a test sees that it is there once. */
export function markOf(choice: Choice<Action>): string {
  return JSON.stringify(choice.draft)
}

/** The draft with its varied field set to a value. */
export function varied<A extends Action>({ draft, vary }: Choice<A>, value: string | number): A {
  return vary ? { ...draft, [vary.field]: value } : draft
}

/** The range of a choice that varies a number. */
export function rangeOf(choice: Choice<Action>): { from: number; to: number; step: number } {
  const domain = choice.vary?.domain
  return domain && 'from' in domain ? domain : { from: 0, to: 0, step: 1 }
}

/** Whole numbers of a range, by its steps. */
export function numbersOf({ from, to, step }: { from: number; to: number; step: number }): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step)
}

/** Why an action would be refused, or nothing. */
export function refusalOf(tried: Preview | undefined): Refusal | undefined {
  return tried && 'refusal' in tried ? tried.refusal : undefined
}

/** What an action would bring about; nothing where it is refused. */
export function followsOf(tried: Preview | undefined): readonly Happening[] {
  return tried && 'happened' in tried ? tried.happened : []
}

/** The table after an action, where it would be taken. */
export function tableAfter(tried: Preview | undefined): TableView | undefined {
  return tried && 'view' in tried ? tried.view : undefined
}

/** All that flows to a holder, less what flows from it. */
export function flowOf(happened: readonly Happening[], holder: Holder): Money {
  let sum = 0
  for (const it of happened) {
    if (it.is !== 'paid') continue
    if (it.to === holder) sum += it.amount
    if (it.from === holder) sum -= it.amount
  }
  return sum
}

/** A corporation by its id. */
export function corporationOf(view: TableView, id: string): CorporationView | undefined {
  return view.corporations.find(it => it.id === id)
}

/** A player by his id. */
export function playerOf(view: TableView, id: string): PlayerView | undefined {
  return view.players.find(it => it.id === id)
}

/** The market value printed in a space. */
/** The market value of a space. */
export function valueAt(view: TableView, at: Space): Money {
  return view.chart.grid[at[0]]?.[at[1]]?.price ?? 0
}

/** From which to which market value a token goes; nothing where it stays. */
export function movesOf(
  view: TableView,
  happened: readonly Happening[],
  corporation: string,
): readonly [Money, Money] | undefined {
  const moves = happened.filter(it => it.is === 'token').filter(it => it.corporation === corporation)
  const [first, last] = [moves[0], moves.at(-1)]
  return first?.from && last ? [valueAt(view, first.from), valueAt(view, last.to)] : undefined
}

/** Who takes over a corporation by it; nothing where the president stays. */
export function newPresident(happened: readonly Happening[], corporation: string): string | undefined {
  const change = happened
    .filter(it => it.is === 'president')
    .findLast(it => it.corporation === corporation && it.from !== null)
  return change?.to
}
