import type { OwnHappening } from '../../../rules/happening'
import { type Fetched, type Late, late } from '../../../rules/late'
import type { Action, Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import type { ShellView } from '../../../rules/view'
import type { RulingReasons } from '../../rulings/refusals'
import {
  type CommonRest,
  type CommonVocabulary,
  type CorrectionWords,
  commonWords,
  type RefusalWords,
  saidLater,
  textOf,
} from '../../words/vocabulary'
import type { BreachReasons } from '../breaches'
import type { JoinReasons } from '../joining/reasons'
import type { RailHappening } from '../ledger'
import type { Reasons } from '../reasons'
import type { Rulings } from '../rulings/kinds'
import type { RailwayView } from '../view'
import type { PlayScreens, RestScreens, StockWords } from './screens'

/** A sentence for each reason that railway games share. */
export type RailRefusals = RefusalWords<Reasons & BreachReasons>

/** A sentence for each reason against a ruling that is none against another entry. */
export type RulingRefusals = RefusalWords<Omit<RulingReasons, keyof Reasons | 'presidentsTwo'>>

/** A sentence for each reason against joining a table that is none against a ruling. */
export type JoinRefusals = RefusalWords<Omit<JoinReasons, keyof RulingReasons>>

/** A log sentence, from an action and what happened. */
export type EntrySays<A extends Action> = (
  action: A,
  happened: readonly (OwnHappening | RailHappening)[],
  voice: Voice,
) => string

/** What each kind of ruling contains in a railway game. */
export interface RailRulings extends Rulings {
  readonly float: string
}

/** A ruling of a railway game. */
export type RailCorrect = { readonly reason: string } & Partial<RailRulings>

/** What a ruling of each kind says that every railway game has. */
export type RailRulingWords = CorrectionWords<RailCorrect, keyof RailRulings>

/** Finds the kind of a ruling: the one of these keys that it has. Throws if it has none. */
export const kindIn =
  <K extends string>(kinds: { readonly [I in K]?: unknown }) =>
  (ruling: { readonly [I in K]?: unknown }): K => {
    const kind = (Object.keys(kinds) as K[]).find(key => ruling[key] !== undefined)
    if (kind === undefined) throw new Error('a correction of nothing')
    return kind
  }

/** The facts of each turning point of a railway game's story. */
export interface TurningFacts {
  readonly president: { readonly corporation: string; readonly from: string; readonly to: string }
  readonly phase: { readonly phase: string; readonly by: string | null; readonly lost: readonly string[] }
  readonly lost: { readonly lost: readonly string[] }
  readonly helped: { readonly player: string; readonly corporation: string; readonly amount: number }
}

/** What one language says during a railway game, its title's own included. */
export interface RailwayVocabulary extends CommonVocabulary {
  readonly screens: Omit<PlayScreens, 'setsOff' | 'stock'>
  /** Fetches what the panels of stock turns say. */
  stock(): Promise<StockWords>
  /** What the first train of a type sets off, by code. */
  readonly setsOff: Readonly<Record<string, string>>
  /** The line below a round that says the phase. */
  phase(phase: string): string
  /** What `mayStill` says while nothing may be sold. */
  backTo(name: string): string
  /** Name of the part of the first stock round that follows the private companies. */
  readonly sharesFollow: string
  /** Heading of the page on what a phase brings. */
  phasePage(phase: string): string
  readonly paragraphs: readonly string[]
  book(): Promise<Readonly<Record<string, PageOfBook>>>
}

/** What it says besides, fetched once a game is open. */
export interface RailwayRest extends CommonRest {
  readonly screens: RestScreens
}

/** What a title says otherwise than railway games do, by the keys of a vocabulary; records are replaced key by key. */
export function saidOtherwise<V extends object, O extends object>(vocabulary: V, otherwise: O): V & O {
  const said = Object.entries(otherwise).map(([key, own]) => [
    key,
    typeof own === 'function' ? own : { ...(vocabulary[key as keyof V] as object), ...(own as object) },
  ])
  return { ...vocabulary, ...Object.fromEntries(said) }
}

/** The screens whose words are part of the rest. */
const LATER = ['forced', 'joining', 'ahead', 'books', 'chart', 'holdings', 'newcomer', 'sheet'] as const

/** What is said only in some turns: in stock turns, to which a title's own kinds belong, and in what few turns come to. */
const partsOf =
  (stock: Fetched, rest: Fetched) =>
  (turn: ShellView['turn']): readonly Fetched[] => {
    const { at, forced } = turn as { readonly at: string; readonly forced?: object }
    if (at === 'discard' || forced) return [rest]
    return at === 'operate' || at === 'over' ? [] : [stock]
  }

/** What a vocabulary says in stock turns. */
type StockOf<V extends RailwayVocabulary> = Awaited<ReturnType<V['stock']>>

/** What it says on the screens during play. */
type Now<V extends RailwayVocabulary> = V['screens'] &
  Pick<PlayScreens, 'setsOff'> & { readonly stock: StockOf<V> }

/**
 * The words of a railway game, from what one language says about it: the vocabulary at once or in stock turns, and `R` later on
 * its screens, `also` what only this title has of those.
 */
export function wordsOf<
  V extends RailwayVocabulary,
  R extends { readonly [K in (typeof LATER)[number]]: object },
>(
  vocabulary: V,
  rest: Late<CommonRest & { readonly screens: R }>,
  also: readonly string[] = [],
): TitleWords & { readonly screens: Now<V> & R } {
  const { screens, setsOff, paragraphs } = vocabulary
  const stock = late(() => vocabulary.stock() as Promise<StockOf<V>>)
  const now: V['screens'] & Pick<PlayScreens, 'setsOff'> = {
    ...screens,
    setsOff: (code: string) => textOf(setsOff, code),
  }
  const inTurns = saidLater(now, ['stock'], () => ({ stock: stock() }))
  return {
    ...commonWords(vocabulary, rest),
    rest: {
      get here() {
        return rest.here && stock.here
      },
      load: async () => void (await Promise.all([rest.load(), stock.load()])),
    },
    parts: partsOf(stock, rest),
    mayStill: (name, view) =>
      view.round === 'SR 1' ? vocabulary.backTo(name) : vocabulary.mayStill(name, view),
    stillInRound(view) {
      const { turn } = view as RailwayView
      return turn.at === 'auction' || (turn.at === 'stock' && turn.unsold)
        ? vocabulary.sharesFollow
        : undefined
    },
    where: view => vocabulary.phase((view as RailwayView).phase),
    pages(view) {
      const { phase, cites } = view as RailwayView
      return [{ text: vocabulary.phasePage(phase), to: cites.phase, line: `Phase ${phase}` }]
    },
    screens: saidLater(inTurns, [...LATER, ...also] as (keyof R)[], (): R => rest().screens),
    paragraphs,
  }
}
