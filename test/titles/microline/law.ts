import type { Law } from '../../../src/rules/apply'
import { MicroLedger } from './ledger'
import { type Count, count, type Stop, stop } from './rules/banker'
import { type BuyShare, buyShare } from './rules/buyShare'
import { type Correct, correct } from './rules/correct'
import { type EndTurn, endTurn } from './rules/endTurn'
import { type Position, position } from './rules/position'
import { type Run, run } from './rules/run'
import { type TakeCard, takeCard } from './rules/takeCard'
import type { MicroState } from './state'
import { consequences } from './turns'

/** Every type of entry of Micro Line. */
export type MicroAction = TakeCard | BuyShare | Run | EndTurn | Correct | Count | Stop | Position

/** The rules of Micro Line and their consequences. */
export const law: Law<MicroState, MicroAction, MicroLedger> = {
  rules: { takeCard, buyShare, run, endTurn, correct, count, stop, position },
  consequences,
  Ledger: MicroLedger,
}
