import type { Importer } from '../../../rules/intake'
import type { Take } from '../../recorded/entry'
import { importerOf } from '../../recorded/intake'
import { RailDesk, type Recording } from './desk'
import {
  takeBankruptcy,
  takeCompany,
  takeDiscard,
  takeDividend,
  takeRun,
  takeTile,
  takeToken,
  takeTrain,
} from './operating'
import { takeBid, takePar, takePass, takePurchase, takeSale, takeShare } from './stock'

/** Takes in games of a railway title that were recorded on 18xx.games. */
export const railwayImporter = (recordingOf: () => Recording): Importer =>
  importerOf<RailDesk>({
    options: recordingOf().options,
    desk: setup => new RailDesk(recordingOf(), setup),
    takes: ({ recording }) =>
      new Map<string, Take<RailDesk>>([
        ['bid', takeBid],
        ['pass', takePass],
        ['par', takePar],
        ['buy_shares', takePurchase],
        ['buy_share', takeShare],
        ['sell_shares', takeSale],
        ['buy_company', takeCompany],
        ['lay_tile', takeTile],
        ['place_token', takeToken],
        ['run_routes', takeRun],
        ['dividend', takeDividend],
        ['buy_train', takeTrain],
        ['discard_train', takeDiscard],
        ['bankrupt', takeBankruptcy],
        ...Object.entries(recording.takes ?? {}),
      ]),
  })
