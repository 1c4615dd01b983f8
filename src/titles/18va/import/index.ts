import type { Take } from '../../../families/recorded/entry'
import type { ForeignEnd, ForeignEntry, Hitch, Importer, Intake } from '../../../rules/intake'
import type { Setup } from '../../../rules/rule'
import type { VaAction } from '../law'
import { start } from '../setup'
import { frame } from '../state'
import { Desk } from './desk'
import {
  takeAssignment,
  takeBankruptcy,
  takeCompany,
  takeConversion,
  takeDiscard,
  takeDividend,
  takeRun,
  takeStop,
  takeTile,
  takeToken,
  takeTrain,
} from './operating'
import { takeBid, takePar, takePass, takePurchase, takeSale } from './stock'
import { OPTION_IDS } from './tables'

/** What is taken, by the type of the entry; anything else stops the import. */
const TAKES: ReadonlyMap<string, Take<Desk>> = new Map<string, Take<Desk>>([
  ['bid', takeBid],
  ['pass', takePass],
  ['par', takePar],
  ['buy_shares', takePurchase],
  ['sell_shares', takeSale],
  ['convert', takeConversion],
  ['buy_company', takeCompany],
  ['lay_tile', takeTile],
  ['place_token', takeToken],
  ['assign', takeAssignment],
  ['run_routes', takeRun],
  ['dividend', takeDividend],
  ['buy_train', takeTrain],
  ['discard_train', takeDiscard],
  ['bankrupt', takeBankruptcy],
  ['end_game', takeStop],
])

class VaIntake implements Intake {
  private readonly desk: Desk

  constructor(setup: Setup) {
    this.desk = new Desk(start(setup))
  }

  get actions(): readonly VaAction[] {
    return this.desk.actions
  }

  take(entry: ForeignEntry): Hitch | undefined {
    const take = TAKES.get(entry.type)
    if (!take) return { code: 'unknownEntry', facts: {} }
    return this.orNothing(() => take(this.desk, entry))
  }

  close(end: ForeignEnd): Hitch | undefined {
    if (end === 'open' || frame(this.desk.state, 'over')) return undefined
    if (end === 'stopped') return this.orNothing(() => takeStop(this.desk))
    return this.orNothing(() => (this.desk.finish() ? undefined : { code: 'goesOn', facts: {} }))
  }

  /** Where a part of it is refused, nothing of it stays. */
  private orNothing(part: () => Hitch | undefined): Hitch | undefined {
    const { desk } = this
    const { state, actions } = { state: desk.state, actions: desk.actions.length }
    const hitch = part()
    if (hitch) {
      desk.state = state
      desk.actions.length = actions
    }
    return hitch
  }
}

/** Takes in games of 18VA that were recorded on 18xx.games. */
export const importer: Importer = { options: OPTION_IDS, begin: setup => new VaIntake(setup) }
