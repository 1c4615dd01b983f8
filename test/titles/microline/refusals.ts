import type { Refusal } from '../../../src/rules/rule'
import type { CardId, CompanyId } from './data'

/** The paragraphs of the rule book. `ruling` is the banker's own authority. */
export const PARAGRAPHS = ['cards', 'shares', 'runs', 'rounds', 'ruling'] as const
export type Paragraph = (typeof PARAGRAPHS)[number]

/** Every reason for a refusal, with the facts that decide it. */
export interface Reasons {
  gameOver: { by: string }
  notYourTurn: { turn: string }
  hasCard: { player: string }
  cardGone: { card: CardId }
  needsCard: { card: CardId | null }
  noCompany: { corporation: CompanyId }
  oneShare: { player: string }
  soldOut: { corporation: CompanyId }
  tooDear: { player: string; has: number; price: number }
  noShareholder: { player: string; corporation: CompanyId }
  uneven: { revenue: number }
  nothingToPay: { corporation: CompanyId }
  noHolder: { holder: string }
  holderLacks: { holder: string; has: number; wants: number }
  noSpace: { row: number; column: number }
  alreadySo: { of: string }
  positionLate: Record<never, never>
  positionPlayers: Record<never, never>
  positionShares: { corporation: CompanyId; found: number; shares: number }
}

/** The code of a refusal. */
export type Reason = keyof Reasons

/** Makes a refusal: a wrong code, fact or paragraph does not compile. */
export function refuse<K extends Reason>(rule: Paragraph, code: K, facts: Reasons[K]): Refusal {
  return { rule, code, facts: facts as Refusal['facts'] }
}
