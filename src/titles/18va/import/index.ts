import type { Take } from '../../../families/recorded/entry'
import { importerOf } from '../../../families/recorded/intake'
import { start } from '../start'
import { ImportDesk } from './desk'
import {
  takeAbility,
  takeAssignment,
  takeBankruptcy,
  takeCompany,
  takeConversion,
  takeDiscard,
  takeDividend,
  takeRun,
  takeTile,
  takeToken,
  takeTrain,
} from './operating'
import { takeBid, takePar, takePass, takePurchase, takeSale } from './stock'
import { OPTION_IDS } from './tables'

/** Imports games of 18VA recorded on 18xx.games. */
export const importer = importerOf({
  options: OPTION_IDS,
  desk: setup => new ImportDesk(start(setup)),
  takes: new Map<string, Take<ImportDesk>>([
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
    ['choose_ability', takeAbility],
    ['run_routes', takeRun],
    ['dividend', takeDividend],
    ['buy_train', takeTrain],
    ['discard_train', takeDiscard],
    ['bankrupt', takeBankruptcy],
  ]),
})
