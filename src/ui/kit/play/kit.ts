import type { Preview } from '../../../app/desk/table'

import type { Holder, Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Action, Choice, Refusal, Voice } from '../../../rules/rule'
import type { TitleWords } from '../../../rules/title'
import type { ShellView } from '../../../rules/view'

/**
 * What a panel works with: a table, a way to try actions and a way to enter them. It knows nothing of the session, so
 * the same panels also work on a table of the past.
 */
export interface Play<V extends ShellView = ShellView> {
  readonly view: V
  /** Differs after each change of the table; what a panel remembers of an older table is then forgotten. */
  readonly revision: number
  readonly tryOut: (...actions: readonly Action[]) => Preview<V> | undefined
  readonly submit: (...actions: readonly Action[]) => void
  /** Number of shares of a corporation that a player holds. */
  readonly sharesOf: (player: string, corporation: string) => number
  /** The entries of this type that end the round if everybody makes one; empty if they do not. */
  readonly toEnd: (type: string) => readonly Action[]
  readonly say: TitleWords
  readonly voice: Voice
}

/** A choice of one type of action. */
export type ChoiceOf<A extends Action, T extends A['type']> = Choice<Extract<A, { type: T }>>

/** Identifies a choice on the screen; a test uses it to check that each is shown once. */
export function markOf(choice: Choice<Action>): string {
  return JSON.stringify(choice.draft)
}

/** The first field that a choice varies, with its domain; `undefined` if the choice varies none. */
export function variedField({ vary = {} }: Choice<Action>) {
  const [first] = Object.entries(vary)
  return first && { field: first[0], domain: first[1] }
}

/** The draft with its first varied field set to a value. */
export function varied<A extends Action>(choice: Choice<A>, value: string | number): A {
  const { field } = variedField(choice) ?? {}
  return field === undefined ? choice.draft : { ...choice.draft, [field]: value }
}

/** The range of a choice whose first varied field is a number. */
export function rangeOf(choice: Choice<Action>): { from: number; to: number; step: number } {
  const { domain } = variedField(choice) ?? {}
  return domain && 'from' in domain ? domain : { from: 0, to: 0, step: 1 }
}

/** The numbers of a range, step by step. */
export function numbersOf({ from, to, step }: { from: number; to: number; step: number }): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step)
}

/** From here on, typed digits are a whole figure: nobody leaves the last zero out of three digits. */
const WHOLE = 100

/**
 * The figure that typed digits stand for. If figures go in tens, the last zero of one or two digits may be left out: 8 and 80
 * both mean 80, 12 and 120 both mean 120. Three digits and more are a whole figure, which is taken as it is: 155 is never
 * 1,550. A zero is never added if that exceeds the largest figure offered (`to`).
 */
export function figureTyped(digits: number, { step, to }: { step: number; to: number }): number {
  const short = step === 10 && digits % 10 !== 0 && digits < WHOLE
  return short && digits * 10 <= to ? digits * 10 : digits
}

/** The figures just below and above one that is none of those in tens; `undefined` if it is one, or if figures do not go in tens. */
export function tensAround(
  figure: number,
  { step }: { step: number },
): readonly [number, number] | undefined {
  if (step !== 10 || figure % 10 === 0) return undefined
  const below = figure - (figure % 10)
  return [below, below + 10]
}

/** What a player is called in a list with little room: the first word of the name, if no other player's begins with it. */
export function shortName(
  { view, voice }: { readonly view: Pick<ShellView, 'worth'>; readonly voice: Voice },
  id: string,
): string {
  const whole = voice.name(id)
  const [first = whole] = whole.split(' ')
  const alike = Object.keys(view.worth).filter(other => voice.name(other).split(' ')[0] === first)
  return alike.length > 1 ? whole : first
}

/** Why an action would be refused; `undefined` if it would be taken. */
export function refusalOf(tried: Preview | undefined): Refusal | undefined {
  return tried && 'refusal' in tried ? tried.refusal : undefined
}

/** What an action would make happen; empty if it is refused. */
export function followsOf(tried: Preview | undefined): readonly Happening[] {
  return tried && 'happened' in tried ? tried.happened : []
}

/** The table after an action; `undefined` if it is refused. */
export function tableAfter<V extends ShellView>(tried: Preview<V> | undefined): V | undefined {
  return tried && 'view' in tried ? tried.view : undefined
}

/** All money that flows to a holder, less what flows from it. */
export function flowOf(happened: readonly Happening[], holder: Holder): Money {
  let sum = 0
  for (const it of happened) {
    if (it.is !== 'paid') continue
    if (it.to === holder) sum += it.amount
    if (it.from === holder) sum -= it.amount
  }
  return sum
}

/** The market values that a token moves from and to; `undefined` if it stays. */
export function movesOf(
  happened: readonly Happening[],
  corporation: string,
): readonly [Money, Money] | undefined {
  const moves = happened.filter(it => it.is === 'token').filter(it => it.corporation === corporation)
  const [first, last] = [moves[0], moves.at(-1)]
  return first && first.was !== null && last ? [first.was, last.value] : undefined
}

/** That an action would set off the end of the game, in the title's words; `undefined` if it would not. */
export function endSetOff({ say }: Play, happened: readonly Happening[]): string | undefined {
  const ending = happened.find(it => it.is === 'ending')
  return ending && say.label(`ending ${ending.by}`)
}
