import * as v from 'valibot'
import type { Holder } from '../../../bank/money'
import { lotsTurn } from '../../../families/railway/auction/lots'
import { rulingsOf } from '../../../families/railway/rulings/form'
import type { Ruling, RulingPolicy } from '../../../families/railway/rulings/policy'
import type { AnyRailway } from '../../../families/railway/table'
import type { CorporationView, RailwayView } from '../../../families/railway/view'
import { holderField, numberField } from '../../../families/rulings/fields'
import { upTo } from '../../../families/rulings/kinds'
import { alreadySo, noSuchHolder, refuseRuling } from '../../../families/rulings/refusals'
import type { Rulings } from '../../../rules/rulings'
import { added, holder, maybe, oneOf } from '../../../rules/schema'
import type { ShellView } from '../../../rules/view'
import { convertTo10 } from '../charters'
import { ALL_CERTIFICATES, CORPORATIONS, type CorporationId } from '../data'
import { game, type Own, setCorporation, started, va } from '../state'

const isCorporation = (id: Holder): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

/**
 * Corrects which corporation, if any, has the lasting power of a closed private company; at most one corporation has
 * each power (4.2).
 */
function power(key: 'express' | 'extraStation'): Ruling<Holder> {
  const ownerIn = (state: AnyRailway) => CORPORATIONS.find(id => va(state).corporations[id][key])
  return {
    check(state, to) {
      if (to !== 'closed' && !isCorporation(to)) return noSuchHolder(to, 'power')
      if (isCorporation(to) && !started(va(state), to)) return refuseRuling('notStarted', { corporation: to })
      return (ownerIn(state) ?? 'closed') === to ? alreadySo(key, to) : undefined
    },
    play(ledger, to) {
      const owner = ownerIn(ledger.state)
      if (owner) setCorporation(ledger, owner, { [key]: false })
      if (isCorporation(to)) setCorporation(ledger, to, { [key]: true })
      ledger.tell({ is: 'noted', code: 'powerCorrected', of: to })
    },
  }
}

const convert: Ruling<CorporationId> = {
  check: (state, corporation) =>
    va(state).corporations[corporation].size === 10 ? alreadySo('convert', corporation) : undefined,
  play: convertTo10,
}

const trainLimit: Ruling<{ readonly corporation: CorporationId; readonly extra: number }> = {
  check: (state, { corporation, extra }) =>
    va(state).corporations[corporation].extraTrain === (extra === 1)
      ? alreadySo('trainLimit', corporation)
      : undefined,
  play(ledger, { corporation, extra }) {
    setCorporation(ledger, corporation, { extraTrain: extra === 1 })
    ledger.tell({ is: 'noted', code: 'trainLimitCorrected', of: corporation })
  },
}

const certificateLimit: Ruling<number> = {
  check: (state, limit) =>
    game.limit(state) === limit ? alreadySo('certificateLimit', String(limit)) : undefined,
  play(ledger, limit) {
    ledger.setOwn<Own>({ limitRuled: limit })
    ledger.tell({ is: 'noted', code: 'certificateLimitCorrected', of: String(limit) })
  },
}

const corporation = oneOf(CORPORATIONS)

/** What the banker of 18VA can rule besides what every banker can, in the order in which codes pack it. */
export const rulings = {
  kinds: ({ operated, rounds, priority, turn, ...common }) => ({
    ...common,
    convert: maybe(corporation),
    trainLimit: maybe(v.strictObject({ corporation, extra: upTo(1) })),
    operated,
    rounds,
    express: added(holder),
    extraStation: added(holder),
    priority,
    certificateLimit: added(v.pipe(upTo(ALL_CERTIFICATES), v.minValue(1)), 3),
    turn,
  }),
  corrections: {
    convert,
    trainLimit,
    certificateLimit,
    express: power('express'),
    extraStation: power('extraStation'),
  },
  turnOf(state, to) {
    const turn = lotsTurn(state)
    return turn && state.players.includes(to) && !state.bankrupt.includes(to)
      ? { ...turn, player: to }
      : undefined
  },
} satisfies RulingPolicy<v.ObjectEntries>

/** What the form reads of the table that is shown. */
type Shown = Pick<RailwayView, 'round' | 'players'> &
  ShellView & { readonly corporations: readonly (CorporationView & { readonly extraTrain: boolean })[] }

const common = rulingsOf<Shown>(game, {
  own: {
    convert: [holderField('corporation')],
    trainLimit: [holderField('corporation'), numberField('extra', 0, 1)],
    express: [holderField('express')],
    extraStation: [holderField('extraStation')],
    certificateLimit: [numberField('certificateLimit', 1, ALL_CERTIFICATES)],
  },
  bare: ['convert', 'express', 'extraStation', 'certificateLimit'],
  lists: { express: [...CORPORATIONS, 'closed'], extraStation: [...CORPORATIONS, 'closed'] },
  mostStations: 3,
  // The form starts with the opposite of the current +1 on the train limit.
  follows({ corporations }, kind, value) {
    const of = kind === 'trainLimit' ? corporations.find(({ id }) => id === value) : undefined
    return of ? { extra: of.extraTrain ? 0 : 1 } : {}
  },
})

/** The rulings that the banker of 18VA may make. */
export const form: Rulings<Shown> = {
  ...common,
  readings: { '4.5': 'rounds', '4.5.8': 'trainLimit' },
  stands: ({ players: [player] }, kind) => (kind === 'certificateLimit' ? player?.limit : undefined),
}
