import type { Title } from '../../rules/title'
import { breaches } from './breaches'
import { type AlAction, law } from './law'
import { outlook } from './outlook'
import { completed } from './positionRest'
import { report } from './report'
import { setup } from './setup'
import { sheet } from './sheet'
import { type AlExtra, type AlIds, type AlState, type AlTurn, frame } from './state'
import { view } from './view'

/** A bought certificate closes the turn as soon as the next player acts: the pass is implied (3.2). */
function implied(state: AlState): readonly AlAction[] {
  const turn = frame(state, 'stock')
  return turn?.bought ? [{ type: 'pass', player: turn.player }] : []
}

const title: Title<AlIds, AlTurn, AlExtra, AlAction> = {
  id: '18AL',
  edition: 1,
  seats: { least: 3, most: 5 },
  options: ['doubleYellow', 'lnFromDecatur', 'unlimited4D', 'hardRust4'],
  law,
  setup,
  report,
  view,
  implied,
  completed,
  breaches,
  outlook,
  sheet,
  words: async language => (await (language === 'de' ? import('./words/de') : import('./words/en'))).words,
  imports: async () => (await import('./import')).importer,
}

/** 18AL: The Railroads Come to Alabama. */
export default title
