import type { Action } from '../../../src/rules/rule'
import { breaches } from '../../../src/titles/18lilliput/banker/breaches'
import { CHARTERS, PAPER, STARTING, TYPE_OF } from '../../../src/titles/18lilliput/data'
import { entryOf, formFrom } from '../../../src/titles/18lilliput/later/form'
import { missing } from '../../../src/titles/18lilliput/later/missing'
import type { LilAction } from '../../../src/titles/18lilliput/law'
import type { LilState } from '../../../src/titles/18lilliput/state'
import type { Chance } from '../../random'
import type { JoiningForm, KitParts, OwnSayings } from '../kits'
import { knownGames } from './games'
import { setupFor } from './kit'
import { sayings } from './sayings'

const recorded = knownGames()

const URGES: Partial<Record<LilAction['type'], number>> = {
  takeCard: 8,
  buyShare: 6,
  found: 6,
  buyTrain: 8,
  run: 12,
  fund: 6,
  scrapTrain: 1,
  stop: 0,
}

/** Makes most revenues small; a run that earned nothing pays nothing. */
function likely(chance: Chance, action: Action): Action {
  if (action.type !== 'run') return action
  const revenue = 10 * chance(30)
  return { ...action, revenue, pay: revenue > 0 && chance(4) > 0 } as Action
}

/** All trains except the endless ones. */
function trainsIn({ depot }: LilState): number {
  const cards = [...depot.market, ...depot.gone, ...Object.values(depot.owned).flat()]
  const stack = Object.values(depot.offering).reduce<number>((sum, left) => sum + (left ?? 0), 0)
  return stack + cards.filter(card => TYPE_OF[card] !== '4D').length
}

/** Shares and trains that are missing, or that there are too many of. */
function lost(start: LilState, state: LilState): readonly string[] {
  const uneven = state.corporations.filter(
    id => Object.values(state.held[id]).reduce((sum, n) => sum + n, 0) !== PAPER.shares,
  )
  return [...(trainsIn(state) === trainsIn(start) ? [] : ['trains']), ...uneven.map(id => `shares of ${id}`)]
}

/** What breaks a rule, except the train limit while discards are due. */
function illegal(state: LilState): readonly string[] {
  const due = state.turn[0].at === 'discard'
  const codes = new Set(breaches(state).map(({ code }) => code))
  const owed = codes.delete('trainLimit') === due ? [] : ['train limit']
  return [...codes, ...owed]
}

/** What 18Lilliput tells the general suites. */
export const parts: KitParts & OwnSayings = {
  sayings,
  recorded,
  comparable: report => report,
  setupFor: players => setupFor(players),
  names: Object.values(CHARTERS).map(({ short }) => short),
  everyday: STARTING,
  // Train prices that no other title has.
  figures: [585, 650],
  form: { from: formFrom, missing, entry: entryOf } as unknown as JoiningForm,
  money: () => 0,
  urges: URGES,
  likely,
  lost: (start, state) => lost(start as LilState, state as LilState),
  illegal: state => illegal(state as LilState),
}
