import type { Holder, Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'

/** Why a ruling is refused, with the facts behind it. */
export interface RulingReasons {
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: string }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: string; most: number }
  wrongTurn: { turn: Holder; round: string }
  notStarted: { corporation: string }
  setAside: { payer: PlayerId; free: Money; aside: Money; price: Money }
  notOperating: { round: string }
  itsTurn: { corporation: string }
  roundsBegun: { rounds: number; begun: number }
}

/** Makes a refusal of a ruling. */
export const refuseRuling = <K extends keyof RulingReasons>(code: K, facts: RulingReasons[K]): Refusal => ({
  rule: 'ruling',
  code,
  facts: { ...facts },
})

/** Refuses a holder that cannot have things of this kind. */
export const noSuchHolder = (holder: Holder, kind: string) => refuseRuling('noSuchHolder', { holder, kind })

/** Refuses to take what a holder does not have. */
export const lacks = (holder: Holder, what: string, has: number, wants: number) =>
  refuseRuling('holderLacks', { holder, what, has, wants })

/** Refuses a ruling that would change nothing. */
export const alreadySo = (what: string, of: string) => refuseRuling('alreadySo', { what, of })
