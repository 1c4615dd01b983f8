import type { Take } from '../../../families/recorded/entry'
import { importerOf } from '../../../families/recorded/intake'
import { start } from '../start'
import { ImportDesk } from './desk'
import {
  takeAssignment,
  takeBankruptcy,
  takeDiscard,
  takeDividend,
  takeRun,
  takeTile,
  takeToken,
  takeTrain,
} from './operating'
import { takeBid, takeCompany, takePar, takePass, takePurchase, takeSale } from './stock'
import { OPTION_IDS } from './tables'

/** Takes in games of 18AL that were recorded on 18xx.games. */
export const importer = importerOf({
  options: OPTION_IDS,
  desk: setup => new ImportDesk(start(setup)),
  takes: new Map<string, Take<ImportDesk>>([
    ['bid', takeBid],
    ['pass', takePass],
    ['par', takePar],
    ['buy_shares', takePurchase],
    ['sell_shares', takeSale],
    ['buy_company', takeCompany],
    ['lay_tile', takeTile],
    ['place_token', takeToken],
    ['assign', takeAssignment],
    ['run_routes', takeRun],
    ['dividend', takeDividend],
    ['buy_train', takeTrain],
    ['discard_train', takeDiscard],
    ['bankrupt', takeBankruptcy],
  ]),
})
