import type { Title } from '../../../src/rules/title'
import { card } from './card'
import { corporations, LADDER, LINES } from './data'
import { law, type MicroAction } from './law'
import type { MicroLedger } from './ledger'
import { fields, type MicroReport, report } from './report'
import { rulings } from './rulings'
import { start } from './setup'
import type { MicroState } from './state'
import { frame } from './turns'
import { type MicroView, view } from './view'

/** One share a turn: once it is bought, the next player's tap ends the turn. */
function implied(state: MicroState): readonly MicroAction[] {
  const turn = frame(state, 'buy')
  return turn?.bought ? [{ type: 'endTurn', player: turn.player }] : []
}

const title: Title<MicroState, MicroAction, MicroView, MicroReport, MicroLedger> = {
  id: card.id,
  edition: 1,
  seats: { least: 2, most: 4 },
  setup: { flags: [{ id: 'extra', seats: [2, 3] }], fields: [LADDER, LINES] },
  places: ['bank', 'pool'],
  corporations,
  law,
  start,
  report,
  fields,
  view,
  implied,
  pass: 'endTurn',
  rulings,
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
}

/**
 * Micro Line: a made-up game, and the smallest example of a title. It has nothing that 18AL is known for: no stock
 * round, no private companies, no phases, no trains. Only the tests play it.
 */
export default title
