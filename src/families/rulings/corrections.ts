import { cellAt, type Grid, placeToken, type Space, sameSpace, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, hasPurse, type Money } from '../../bank/money'
import { sharesOf } from '../../bank/paper'
import type { PrivateOwners } from '../../bank/privates'
import type { Happening } from '../../rules/happening'
import type { Refusal } from '../../rules/rule'
import type { PlayerId, Railways, Table } from '../../rules/state'

/** What a ruling of each kind puts right, in a title with these corporations, trains, private companies and phases. */
export interface Rulings<C extends string, Card extends string, P extends string, Phase extends string> {
  readonly money: { from: Holder; to: Holder; amount: Money }
  readonly shares: { corporation: C; from: Holder; to: Holder; shares: number }
  readonly president: { corporation: C; player: PlayerId }
  readonly price: { corporation: C; cell: Space }
  readonly train: { train: Card; from: Holder; to: Holder }
  readonly private: { private: P; to: Holder }
  readonly station: { corporation: C; left: number }
  readonly phase: Phase
  readonly turn: Holder
}

/** Why a ruling is refused, with the facts that decide it. */
export interface RulingReasons<C extends string> {
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: C }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: C; most: number }
  wrongTurn: { turn: Holder; round: string }
  notStarted: { corporation: C }
}

/** A table that can be put right so. */
interface Ruled<C extends string, T extends string, Card extends string, P extends string>
  extends Table,
    Railways<C, T, Card> {
  readonly corporations: Readonly<
    Record<C, { readonly president: PlayerId | null; readonly stations: number }>
  >
  readonly privates: PrivateOwners<P>
  readonly phase: string
}

/** What moves things on such a table. */
interface RulingLedger<C extends string, Card extends string, P extends string, Phase, S extends Table> {
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

/** One kind of ruling: what it puts right, refused or carried out. */
export interface Correction<S, L, W> {
  check(state: S, what: W): Refusal | undefined
  play(ledger: L, what: W): void
}

/** What the titles do each in their own way. */
interface Policy<C extends string, Card extends string, P extends string, S extends Table, L> {
  readonly corporations: readonly C[]
  readonly grid: Grid
  /** Shares of a president's certificate, which is not split. */
  readonly presidentShares: number
  freeCash(state: S, player: PlayerId): Money
  setPresident(ledger: L, corporation: C, player: PlayerId): void
  /** What a train is called at a place. */
  trainName(train: Card, holder: Holder): Card
  /** How many of a train the bank has, by what it is called there. */
  onOffer(state: S, train: Card): number
  mostStations(state: S, corporation: C): number
  refusePrivate?(state: S, company: P): Refusal | undefined
  /** What else goes with a private company that changes hands; before it does. */
  beforePrivate(ledger: L, company: P, to: Holder): void
  /** The frame that gives somebody the turn. */
  turnOf(state: S, to: Holder): S['turn'][0] | undefined
  roundName(state: S): string
}

/** A table, its ledger and a policy whatever the ids: rulings compare these and never look into them. */
type AnyRuled = Ruled<string, string, string, string>
type AnyLedger = RulingLedger<string, string, string, string, AnyRuled>
type AnyPolicy = Policy<string, string, string, AnyRuled, AnyLedger>
type Kinds = {
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

const noSuchHolder = (holder: Holder, kind: string) => refuseRuling('noSuchHolder', { holder, kind })
const lacks = (holder: Holder, what: string, has: number, wants: number) =>
  refuseRuling('holderLacks', { holder, what, has, wants })

/** Refuses what is so already. */
export const alreadySo = (what: string, of: string) => refuseRuling('alreadySo', { what, of })

/** Trains call their places as other holders are called: `closed` is out of play. */
const trainPlace = (holder: Holder) => (holder === 'closed' ? 'gone' : holder)

const sharesHeld = ({ held }: AnyRuled, corporation: string, holder: Holder) =>
  sharesOf(held[corporation] ?? {}, holder)

const money = ({ freeCash }: AnyPolicy): Kinds['money'] => ({
  check(state, { from, to, amount }) {
    const stranger = [from, to].find(holder => !hasPurse(state.cash, holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'money')
    if (from === to) return alreadySo('money', to)
    const has = state.players.includes(from) ? freeCash(state, from) : cashOf(state.cash, from)
    return from !== 'bank' && has < amount ? lacks(from, 'money', has, amount) : undefined
  },
  play: (ledger, { from, to, amount }) => ledger.pay(from, to, amount, 'correction'),
})

const shares = ({ presidentShares }: AnyPolicy): Kinds['shares'] => ({
  check(state, { corporation, from, to, shares: number }) {
    const stranger = [from, to].find(
      holder => holder !== 'ipo' && holder !== 'market' && !state.players.includes(holder),
    )
    if (stranger !== undefined) return noSuchHolder(stranger, 'shares')
    if (from === to) return alreadySo('shares', to)
    const has = sharesHeld(state, corporation, from)
    if (has < number) return lacks(from, 'shares', has, number)
    // A president's certificate is not split, nor taken from where it lies unsold.
    const keeps = from === (state.corporations[corporation]?.president ?? 'ipo') ? presidentShares : 0
    return has - keeps < number ? refuseRuling('presidentsTwo', { holder: from, corporation }) : undefined
  },
  play: (ledger, { corporation, from, to, shares: number }) => ledger.shares(corporation, from, to, number),
})

const president = ({ presidentShares, setPresident }: AnyPolicy): Kinds['president'] => ({
  check(state, { corporation, player }) {
    const now = state.corporations[corporation]?.president ?? null
    if (now === null) return refuseRuling('notStarted', { corporation })
    if (now === player) return alreadySo('president', player)
    return sharesHeld(state, corporation, player) < presidentShares
      ? refuseRuling('presidentsTwo', { holder: player, corporation })
      : undefined
  },
  play: (ledger, { corporation, player }) => setPresident(ledger, corporation, player),
})

const price = ({ grid }: AnyPolicy): Kinds['price'] => ({
  check({ chart }, { corporation, cell }) {
    const at = spaceOf(chart, corporation)
    if (!at) return refuseRuling('notStarted', { corporation })
    if (!cellAt(grid, cell)) return refuseRuling('noSuchSpace', { row: cell[0], column: cell[1] })
    const lowest = chart.findLast(token => sameSpace(token.at, at))?.corporation === corporation
    return sameSpace(at, cell) && lowest ? alreadySo('price', corporation) : undefined
  },
  play(ledger, { corporation, cell }) {
    const { chart } = ledger.state
    const from = spaceOf(chart, corporation)
    if (!from || !sameSpace(from, cell)) return ledger.token(corporation, cell, 'correction')
    // Only the order in the stack is put right: the token goes under the others in its space.
    const others = chart.filter(token => token.corporation !== corporation)
    ledger.set({ chart: placeToken(others, corporation, cell) })
    ledger.tell({ is: 'token', corporation, from, to: cell, why: 'correction' })
  },
})

function train({ corporations, trainName, onOffer }: AnyPolicy): Kinds['train'] {
  const known = (holder: Holder) =>
    ['ipo', 'market', 'closed'].includes(holder) || corporations.includes(holder)
  const number = (state: AnyRuled, card: string, holder: Holder) => {
    if (holder === 'ipo') return onOffer(state, card)
    const { owned, market, gone } = state.depot
    const cards = owned[holder] ?? (holder === 'market' ? market : gone)
    return cards.filter(it => it === trainName(card, holder)).length
  }
  return {
    check(state, { train: card, from, to }) {
      const stranger = [from, to].find(holder => !known(holder))
      if (stranger !== undefined) return noSuchHolder(stranger, 'train')
      if (from === to) return alreadySo('train', to)
      return number(state, card, from) === 0 ? lacks(from, `train ${card}`, 0, 1) : undefined
    },
    play: (ledger, { train: card, from, to }) =>
      ledger.train(
        trainName(card, from),
        trainPlace(from),
        trainPlace(to),
        'correction',
        trainName(card, to),
      ),
  }
}

const privateTo = ({ corporations, refusePrivate, beforePrivate }: AnyPolicy): Kinds['private'] => ({
  check(state, { private: company, to }) {
    if (!['bank', 'closed', ...state.players, ...corporations].includes(to))
      return noSuchHolder(to, 'private')
    return (
      refusePrivate?.(state, company) ??
      (state.privates[company] === to ? alreadySo('private', to) : undefined)
    )
  },
  play(ledger, { private: company, to }) {
    beforePrivate(ledger, company, to)
    ledger.private(company, to, 'correction')
  },
})

const station = ({ mostStations }: AnyPolicy): Kinds['station'] => ({
  check(state, { corporation, left }) {
    const most = mostStations(state, corporation)
    if (left > most) return refuseRuling('stationsLeft', { corporation, most })
    return state.corporations[corporation]?.stations === left ? alreadySo('station', corporation) : undefined
  },
  play(ledger, { corporation, left }) {
    ledger.setCorporation(corporation, { stations: left })
    ledger.tell({ is: 'noted', code: 'stationCorrected', of: corporation })
  },
})

const phase: Kinds['phase'] = {
  check: (state, to) => (state.phase === to ? alreadySo('phase', to) : undefined),
  play(ledger, to) {
    ledger.set({ phase: to })
    ledger.tell({ is: 'phase', phase: to })
  },
}

const turn = ({ turnOf, roundName }: AnyPolicy): Kinds['turn'] => ({
  check: (state, to) =>
    turnOf(state, to) ? undefined : refuseRuling('wrongTurn', { turn: to, round: roundName(state) }),
  play(ledger, to) {
    const [top, ...below] = ledger.state.turn
    const next = turnOf(ledger.state, to)
    if (!next) throw new Error(`no turn for ${to}`)
    // Discards come first all the same.
    ledger.setTurns(top.at === 'discard' ? [top, next] : [next, ...below])
    ledger.tell({ is: 'noted', code: 'turnCorrected', of: to })
  },
})

/**
 * The banker's rulings that railway games share: each conserves money, certificates and trains, and sets off nothing by itself.
 * The casts are safe: nothing in a kind looks into an id, and it is given back under those that it came with.
 */
export function commonCorrections<
  C extends string,
  T extends string,
  Card extends string,
  P extends string,
  Phase extends string,
  S extends Ruled<C, T, Card, P>,
  L extends RulingLedger<C, Card, P, Phase, S>,
>(titles: Policy<C, Card, P, S, L>) {
  const policy = titles as unknown as AnyPolicy
  return {
    money: money(policy),
    shares: shares(policy),
    president: president(policy),
    price: price(policy),
    train: train(policy),
    private: privateTo(policy),
    station: station(policy),
    phase,
    turn: turn(policy),
  } as unknown as {
    readonly [K in keyof Rulings<C, Card, P, Phase>]: Correction<S, L, Rulings<C, Card, P, Phase>[K]>
  }
}

/** Judges and carries out the correction that an action holds. The cast is safe: each kind has the correction for just that kind. */
export function correcting<S, L, A, K extends keyof A>(
  kindOf: (action: A) => K,
  corrections: { readonly [Kind in K]: Correction<S, L, NonNullable<A[Kind]>> },
) {
  const of = (action: A) => {
    const kind = kindOf(action)
    return [corrections[kind] as Correction<S, L, unknown>, action[kind]] as const
  }
  return {
    check(state: S, action: A): Refusal | undefined {
      const [correction, what] = of(action)
      return correction.check(state, what)
    },
    play(ledger: L, action: A): void {
      const [correction, what] = of(action)
      correction.play(ledger, what)
    },
  }
}
