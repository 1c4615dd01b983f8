import { cellAt, placeToken, sameSpace, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, hasPurse } from '../../bank/money'
import { sharesOf } from '../../bank/paper'
import type { Carried } from '../../rules/ledger'
import type { Rule } from '../../rules/rule'
import type { ActionSchema } from '../../rules/schema'
import type { Table } from '../../rules/state'
import {
  type AnyPolicy,
  type AnyRuled,
  alreadySo,
  type Correction,
  type Kinds,
  lacks,
  noSuchHolder,
  type Policy,
  type Ruled,
  type RulingLedger,
  type Rulings,
  refuseRuling,
  refuseUnstarted,
} from './policy'
import { operated, phase, priority, rounds, turn } from './round'

/** In a ruling `closed` means out of play, as for other things; trains call that place `gone`. */
const trainPlace = (holder: Holder) => (holder === 'closed' ? 'gone' : holder)

const sharesHeld = ({ held }: AnyRuled, corporation: string, holder: Holder) =>
  sharesOf(held[corporation] ?? {}, holder)

const money = (policy: AnyPolicy): Kinds['money'] => ({
  check(state, { from, to, amount }) {
    const stranger = [from, to].find(holder => !hasPurse(state.cash, holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'money')
    if (from === to) return alreadySo('money', to)
    const unstarted = refuseUnstarted(policy, state, from, to)
    if (unstarted) return unstarted
    const all = cashOf(state.cash, from)
    const has = state.players.includes(from) ? policy.freeCash(state, from) : all
    if (has < amount && has < all)
      return refuseRuling('setAside', { payer: from, free: has, aside: all - has, price: amount })
    return from !== 'bank' && has < amount ? lacks(from, 'money', has, amount) : undefined
  },
  play: (ledger, { from, to, amount }) => ledger.pay(from, to, amount, 'correction'),
})

/** Says that a ruling leaves a presidency with somebody who holds fewer shares than another player. */
function tellOutvoted(
  { heirTo }: AnyPolicy,
  ledger: Parameters<Kinds['shares']['play']>[0],
  corporation: string,
): void {
  if (heirTo(ledger.state, corporation)) ledger.tell({ is: 'noted', code: 'outvoted', of: corporation })
}

const shares = (policy: AnyPolicy): Kinds['shares'] => ({
  check(state, { corporation, from, to, shares: number }) {
    const stranger = [from, to].find(
      holder => holder !== 'ipo' && holder !== 'market' && !state.players.includes(holder),
    )
    if (stranger !== undefined) return noSuchHolder(stranger, 'shares')
    if (from === to) return alreadySo('shares', to)
    const has = sharesHeld(state, corporation, from)
    if (has < number) return lacks(from, 'shares', has, number)
    // A president's certificate is not split, nor taken from where it lies unsold.
    const keeps = from === (state.corporations[corporation]?.president ?? 'ipo') ? policy.presidentShares : 0
    return has - keeps < number ? refuseRuling('presidentsTwo', { holder: from, corporation }) : undefined
  },
  play(ledger, { corporation, from, to, shares: number }) {
    ledger.shares(corporation, from, to, number)
    tellOutvoted(policy, ledger, corporation)
  },
})

const president = (policy: AnyPolicy): Kinds['president'] => ({
  check(state, { corporation, player }) {
    const now = state.corporations[corporation]?.president ?? null
    if (now === null) return refuseRuling('notStarted', { corporation })
    if (now === player) return alreadySo('president', player)
    return sharesHeld(state, corporation, player) < policy.presidentShares
      ? refuseRuling('presidentsTwo', { holder: player, corporation })
      : undefined
  },
  play(ledger, { corporation, player }) {
    policy.setPresident(ledger, corporation, player)
    tellOutvoted(policy, ledger, corporation)
  },
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
    // Only the order in the stack is corrected: the token goes under the others in its space.
    const others = chart.filter(token => token.corporation !== corporation)
    ledger.set({ chart: placeToken(others, corporation, cell) })
    ledger.tell({ is: 'token', corporation, from, to: cell, why: 'correction' })
  },
})

function train(policy: AnyPolicy): Kinds['train'] {
  const { corporations, trainName, onOffer } = policy
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
      const unstarted = refuseUnstarted(policy, state, from, to)
      if (unstarted) return unstarted
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

// Allowed even for a corporation that has not been started: stored games have such rulings.
const privateTo = (policy: AnyPolicy): Kinds['private'] => ({
  check(state, { private: company, to }) {
    if (!['bank', 'closed', ...state.players, ...policy.corporations].includes(to))
      return noSuchHolder(to, 'private')
    return (
      policy.refusePrivate?.(state, company) ??
      (state.privates[company] === to ? alreadySo('private', to) : undefined)
    )
  },
  play(ledger, { private: company, to }) {
    policy.beforePrivate(ledger, company, to)
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

/**
 * The banker's rulings that railway games share. Each conserves money, certificates and trains, and sets off nothing
 * by itself. The casts are safe: no kind looks into an id, and each is returned with the ids that it came with.
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
    operated: operated(policy),
    rounds: rounds(policy),
    priority: priority(policy),
    turn: turn(policy),
  } as unknown as {
    readonly [K in keyof Rulings<C, Card, P, Phase>]: Correction<S, L, Rulings<C, Card, P, Phase>[K]>
  }
}

/**
 * The banker's ruling, from the kinds of corrections of a title: the table outranks the program, so that only what cannot be
 * is refused. `settle` follows every ruling. The cast is safe: each kind has the correction for exactly that kind.
 */
export function correcting<S extends Table, A, L extends Carried<S>, K extends keyof A>(
  { schema, kindOf }: { readonly schema: ActionSchema; kindOf(action: A): K },
  corrections: { readonly [Kind in K]: Correction<S, L, NonNullable<A[Kind]>> },
  settle: (ledger: L) => void,
): Rule<S, A, L> {
  const of = (action: A) => {
    const kind = kindOf(action)
    return [corrections[kind] as Correction<S, L, unknown>, action[kind]] as const
  }
  return {
    cite: 'ruling',
    schema,
    offers: () => [],
    check(state, action) {
      const [correction, what] = of(action)
      return correction.check(state, what)
    },
    play(ledger, action) {
      const [correction, what] = of(action)
      correction.play(ledger, what)
      settle(ledger)
    },
  }
}
