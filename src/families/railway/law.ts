import type { Law } from '../../rules/apply'
import type { Action, Consequence, Fact, Offer, Rule } from '../../rules/rule'
import type { ActionSchema } from '../../rules/schema'
import { RailLedger } from './ledger'
import type { AnyRailway } from './table'

/**
 * Why not: a code, and the figures that decide. The paragraph is the title's, the sentence that of its words. `of` names a
 * part of the rules that has a paragraph of its own, such as `forced`, where the same reason holds in several; `cite` is the
 * paragraph itself, of a reason that brings it along.
 */
export interface Why {
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
  readonly of?: string
  readonly cite?: string
}

/** Makes reasons out of those listed in `R`: a wrong code or a missing figure does not compile. */
export const reasons =
  <R>() =>
  <K extends keyof R & string>(code: K, facts: R[K], of?: string): Why =>
    of === undefined ? { code, facts: facts as Why['facts'] } : { code, facts: facts as Why['facts'], of }

/** One reason for a refusal: the smallest unit that titles put together differently. */
export type Check<A> = (state: AnyRailway, action: A) => Why | undefined

/** The first of several reasons. Their order is the order in which the table is told. */
export const firstOf =
  <A>(checks: readonly Check<A>[]): Check<A> =>
  (state, action) => {
    for (const check of checks) {
      const why = check(state, action)
      if (why) return why
    }
    return undefined
  }

/** A rule before a title has given it its paragraphs. `why` is its check. */
export interface RailRule<A> {
  readonly schema: ActionSchema
  offers(state: AnyRailway): readonly Offer<A>[]
  why(state: AnyRailway, action: A): Why | undefined
  play(ledger: RailLedger, action: A): void
}

/** A rule that is fetched on demand; nothing is offered for it. */
export const lateRule = <A>(rule: () => RailRule<A>): RailRule<A> => ({
  get schema() {
    return rule().schema
  },
  offers: () => [],
  why: (state, action) => rule().why(state, action),
  play: (ledger, action) => rule().play(ledger, action),
})

type AnyRule = RailRule<Action>

/** The actions of a record of rules: nobody lists them a second time. */
export type ActionsOf<R> = { [K in keyof R]: R[K] extends RailRule<infer A> ? A : never }[keyof R] & Action

/**
 * The paragraph of each rule, and of single reasons that stand elsewhere: by `<rule>.<code>`, by the code, or by the part of
 * the rules that the reason names. The first of these that is listed counts. A rule without a paragraph does not compile.
 */
export type Cites<R, P extends string> = Readonly<Record<keyof R & string, P>> & Readonly<Record<string, P>>

/** The same from the paragraphs, each with the rules and reasons that stand there. */
export const citing = <P extends string, C extends string>(
  by: {
    readonly [K in P]?: readonly C[]
  },
): Cites<Readonly<Record<C, unknown>>, P> =>
  Object.fromEntries(
    Object.entries<readonly C[] | undefined>(by).flatMap(([of, codes = []]) => codes.map(code => [code, of])),
  ) as Cites<Readonly<Record<C, unknown>>, P>

/** A rule whose reasons bring along their paragraphs, where these say one. */
export const citedBy = <A>(
  cites: Readonly<Record<string, string>>,
  type: string,
  rule: RailRule<A>,
): RailRule<A> => ({
  ...rule,
  why(state, action) {
    const why = rule.why(state, action)
    if (!why) return undefined
    const cite = cites[`${type}.${why.code}`] ?? cites[why.code]
    return cite === undefined ? why : { cite, ...why }
  },
})

/** What a title's law is put together of. */
export interface Parts<R> {
  readonly rules: R
  readonly consequences: readonly Consequence<AnyRailway, RailLedger>[]
  readonly cites: Cites<R, string>
  /** How the title tells reasons of the family that it calls otherwise, or with other figures. */
  readonly tells?: Tells
  /** The ledger of a title that follows up what it carries out. */
  readonly Ledger?: new (
    state: AnyRailway,
  ) => RailLedger
}

/** The title's own reason for one of the family, by its code. */
export type Tells = Readonly<Record<string, (why: Why, state: AnyRailway) => Why>>

/** Gives a rule its paragraphs. */
function cited(
  type: string,
  rule: AnyRule,
  cites: Readonly<Record<string, string>>,
  tells: Tells,
): Rule<AnyRailway, Action, RailLedger> {
  const cite = cites[type] ?? ''
  return {
    cite,
    get schema() {
      return rule.schema
    },
    offers: rule.offers,
    check(state, action) {
      const reason = rule.why(state, action)
      if (!reason) return undefined
      const why = tells[reason.code]?.(reason, state) ?? reason
      const { code, facts, of = type } = why
      return { rule: why.cite ?? cites[`${type}.${code}`] ?? cites[code] ?? cites[of] ?? cite, code, facts }
    },
    play: rule.play,
  }
}

/** The law of a railway title. The one cast: each rule is kept under the type of its own action. */
export function lawOf<R extends Readonly<Record<string, AnyRule>>, S extends AnyRailway = AnyRailway>({
  rules,
  consequences,
  cites,
  tells = {},
  Ledger = RailLedger,
}: Parts<R>): Law<S, ActionsOf<R>, RailLedger<S>> {
  const all = Object.entries(rules).map(([type, rule]) => [type, cited(type, rule, cites, tells)] as const)
  return { rules: Object.fromEntries(all), consequences, Ledger } as unknown as Law<
    S,
    ActionsOf<R>,
    RailLedger<S>
  >
}
