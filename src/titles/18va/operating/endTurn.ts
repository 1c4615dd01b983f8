import type * as v from 'valibot'
import type { RailRule } from '../../../families/railway/law'
import { bankOffers, trainsOf } from '../../../families/railway/operating/offers'
import type { Forced } from '../../../families/railway/operating/policy'
import { refuseBeforeRun } from '../../../families/railway/operating/sellShares'
import { frame } from '../../../families/railway/table'
import { operating, refuseOperatingTurn } from '../../../families/railway/turns'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId } from '../data'
import { game, why } from '../state'

const schema = action('endTurn', { corporation: oneOf(CORPORATIONS) })
export type EndTurn = v.InferOutput<typeof schema>

/** Ends an operating turn; the corporation must own a train by then unless bank and Pool have none (4.6). */
export const endTurn = (forced: Forced): RailRule<EndTurn> => ({
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation as CorporationId | undefined
    return corporation ? [{ slot: 'end', draft: { type: 'endTurn', corporation } }] : []
  },
  why(state, { corporation }) {
    const refusal = refuseOperatingTurn(game, state, corporation)
    if (refusal) return refusal
    if (trainsOf(state, corporation).length > 0) return refuseBeforeRun(state)
    return bankOffers(game, state).length > 0 ? why('trainNeeded', { corporation }) : undefined
  },
  play(ledger, { corporation }) {
    forced.skip(ledger)
    ledger.setCorporation(corporation, { operated: true })
    const operated = [...operating(ledger).operated, corporation]
    ledger.setTurns([{ at: 'between', after: 'corporation', operated }])
  },
})
