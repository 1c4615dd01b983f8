import type { Grid, Space } from '../../bank/chart'
import type { Holder, Money } from '../../bank/money'
import type { PrivateOwners } from '../../bank/privates'
import type { Happening } from '../../rules/happening'
import type { Refusal } from '../../rules/rule'
import type { PlayerId, Railways, Table } from '../../rules/state'

/** What each kind of ruling contains, in a title with these corporations, trains, private companies and phases. */
export interface Rulings<C extends string, Card extends string, P extends string, Phase extends string> {
  readonly money: { from: Holder; to: Holder; amount: Money }
  readonly shares: { corporation: C; from: Holder; to: Holder; shares: number }
  readonly president: { corporation: C; player: PlayerId }
  readonly price: { corporation: C; cell: Space }
  readonly train: { train: Card; from: Holder; to: Holder }
  readonly private: { private: P; to: Holder }
  readonly station: { corporation: C; left: number }
  readonly phase: Phase
  readonly operated: { corporation: C; turns: number }
  readonly rounds: number
  readonly priority: PlayerId
  readonly turn: Holder
}

/** Why a ruling is refused, with the facts behind it. */
export interface RulingReasons<C extends string> {
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: C }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: C; most: number }
  wrongTurn: { turn: Holder; round: string }
  notStarted: { corporation: C }
  setAside: { payer: PlayerId; free: Money; aside: Money; price: Money }
  notOperating: { round: string }
  itsTurn: { corporation: C }
  roundsBegun: { rounds: number; begun: number }
}

/** A table that rulings can correct. */
export interface Ruled<C extends string, T extends string, Card extends string, P extends string>
  extends Table,
    Railways<C, T, Card> {
  readonly corporations: Readonly<
    Record<C, { readonly president: PlayerId | null; readonly stations: number }>
  >
  readonly privates: PrivateOwners<P>
  readonly phase: string
}

/** What rulings need of the ledger of such a table. */
export interface RulingLedger<
  C extends string,
  Card extends string,
  P extends string,
  Phase,
  S extends Table,
> {
  readonly state: S
  set(patch: Partial<S>): void
  setTurns(turn: S['turn']): void
  setCorporation(corporation: C, patch: { stations: number }): void
  tell(happening: Happening | { is: 'noted'; code: string; of: string } | { is: 'phase'; phase: Phase }): void
  pay(from: Holder, to: Holder, amount: Money, why: string): void
  shares(corporation: C, from: Holder, to: Holder, shares: number): void
  token(corporation: C, to: Space, why: string): void
  train(train: Card, from: Holder, to: Holder, why: string, as?: Card): void
  private(company: P, to: Holder, why: string): void
}

/** One kind of ruling: its check, and how it is carried out. */
export interface Correction<S, L, W> {
  check(state: S, what: W): Refusal | undefined
  play(ledger: L, what: W): void
}

/** What each title does in its own way. */
export interface Policy<C extends string, Card extends string, P extends string, S extends Table, L> {
  readonly corporations: readonly C[]
  readonly grid: Grid
  /** Shares of a president's certificate, which is not split. */
  readonly presidentShares: number
  freeCash(state: S, player: PlayerId): Money
  /** A player who holds more shares of a corporation than its president. */
  heirTo(state: S, corporation: C): PlayerId | undefined
  /** Whether a corporation has been started; nothing is given to or taken from one that has not. */
  started(state: S, corporation: C): boolean
  /** Whether a corporation may have a turn in an operating round. */
  operates(state: S, corporation: C): boolean
  /** The current operating round, counted within its set (0 in a stock round), and how many the set has. */
  set(state: S): { readonly operating: number; readonly of: number }
  setRounds(ledger: L, of: number): void
  /** Who has the Priority Deal; `plays` says who may have it. */
  priority(state: S): PlayerId
  plays(state: S, player: PlayerId): boolean
  setPriority(ledger: L, player: PlayerId): void
  setPresident(ledger: L, corporation: C, player: PlayerId): void
  /** What a train is called while a holder has it. */
  trainName(train: Card, holder: Holder): Card
  /** How many trains of this name the bank offers. */
  onOffer(state: S, train: Card): number
  mostStations(state: S, corporation: C): number
  refusePrivate?(state: S, company: P): Refusal | undefined
  /** Moves what else goes with a private company; called before the company changes hands. */
  beforePrivate(ledger: L, company: P, to: Holder): void
  /** The frame that gives `to` the turn; `undefined` if they cannot have it. */
  turnOf(state: S, to: Holder): S['turn'][0] | undefined
  roundName(state: S): string
}

/** A table, its ledger and a policy with any ids: rulings only compare ids and never look into them. */
export type AnyRuled = Ruled<string, string, string, string>
type AnyLedger = RulingLedger<string, string, string, string, AnyRuled>
export type AnyPolicy = Policy<string, string, string, AnyRuled, AnyLedger>
/** The rulings by kind, with any ids. */
export type Kinds = {
  readonly [K in keyof Rulings<string, string, string, string>]: Correction<
    AnyRuled,
    AnyLedger,
    Rulings<string, string, string, string>[K]
  >
}

/** Makes a refusal of a ruling. */
export const refuseRuling = <K extends keyof RulingReasons<string>>(
  code: K,
  facts: RulingReasons<string>[K],
): Refusal => ({ rule: 'ruling', code, facts: { ...facts } })

/** Refuses a holder that cannot have things of this kind. */
export const noSuchHolder = (holder: Holder, kind: string) => refuseRuling('noSuchHolder', { holder, kind })
/** Refuses to take what a holder does not have. */
export const lacks = (holder: Holder, what: string, has: number, wants: number) =>
  refuseRuling('holderLacks', { holder, what, has, wants })

/** Refuses a ruling that would change nothing. */
export const alreadySo = (what: string, of: string) => refuseRuling('alreadySo', { what, of })

/** Refuses to give anything to a corporation that has not been started, or take from it: no report could show it. */
export function refuseUnstarted({ corporations, started }: AnyPolicy, state: AnyRuled, ...holders: Holder[]) {
  const corporation = holders.find(holder => corporations.includes(holder) && !started(state, holder))
  return corporation === undefined ? undefined : refuseRuling('notStarted', { corporation })
}
