import type { ForeignEnd, ForeignEntry, Hitch, Importer, Intake } from '../../../rules/intake'
import type { Setup } from '../../../rules/rule'
import { frame } from '../table'
import { RailDesk, type Recording, type Take } from './desk'
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

/** How each type of entry is taken; a title takes some in its own way, and any other type stops the import. */
const TAKES: readonly (readonly [string, Take])[] = [
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
  ['end_game', desk => desk.stop()],
  // What no title knows.
  ['sell_company', () => ({ code: 'soldToBank', facts: {} })],
]

/** What may come between a run and its dividend, besides the use of a private company: purchases of one, and the end by hand. */
const BETWEEN = ['dividend', 'buy_company', 'end_game']

/** The hitch for an entry before which a dividend is missing: the run would be lost without a word. */
function undecidedHitch({ undecided }: RailDesk, entry: ForeignEntry): Hitch | undefined {
  if (undecided === undefined || entry.fields.entity_type === 'company') return undefined
  return BETWEEN.includes(entry.type) ? undefined : { code: 'noDividend', facts: { corporation: undecided } }
}

/** Takes in games of a railway title that were recorded on 18xx.games, entry by entry; an entry that is refused in part leaves nothing behind. */
export function railwayImporter(recordingOf: () => Recording): Importer {
  const begin = (setup: Setup): Intake => {
    const desk = new RailDesk(recordingOf(), setup)
    const takes = new Map([...TAKES, ...Object.entries(desk.recording.takes ?? {})])
    const orNothing = (part: () => Hitch | undefined): Hitch | undefined => {
      const { state, actions } = { state: desk.state, actions: desk.actions.length }
      const hitch = part()
      if (hitch) {
        desk.state = state
        desk.actions.length = actions
      }
      return hitch
    }
    return {
      get actions() {
        return desk.actions
      },
      take(entry: ForeignEntry) {
        const take = takes.get(entry.type)
        if (!take) return { code: 'unknownEntry', facts: {} }
        return undecidedHitch(desk, entry) ?? orNothing(() => take(desk, entry))
      },
      close(end: ForeignEnd) {
        if (end === 'open' || frame(desk.state, 'over')) return undefined
        if (end === 'stopped') return orNothing(() => desk.stop())
        const { undecided } = desk
        if (undecided !== undefined) return { code: 'noDividend', facts: { corporation: undecided } }
        return orNothing(() => (desk.finish() ? undefined : { code: 'goesOn', facts: {} }))
      },
    }
  }
  return { options: recordingOf().options, begin }
}
