import type { AnyRailway } from '../../../src/families/railway/table'
import { apply } from '../../../src/rules/apply'
import type { Options, Refusal } from '../../../src/rules/rule'
import { game } from '../../../src/titles/1889/data'
import { type Action1889, law, rest } from '../../../src/titles/1889/law'
import { report, start } from '../../../src/titles/1889/start'
import { seated, tried } from '../tried'

// Tests also try what most games are played without.
await rest.load()

export const { play, happened } = tried({ law, report })

/** Why an entry is refused: its paragraph and its code. Throws if it is taken. */
export function refusal(state: AnyRailway, action: Action1889): Pick<Refusal, 'rule' | 'code' | 'facts'> {
  const outcome = apply(law, state, action)
  if ('refusal' in outcome) return outcome.refusal
  throw new Error(`${action.type} was taken`)
}

/** A fresh table. */
export const table = (players = 3, options: Options = {}): AnyRailway =>
  start({ players: seated(players), options })

/** Three players who have bought all private companies in order and at their price, with p1 to begin the stock turns. */
export const sold = (players = 3): AnyRailway => {
  let state = table(players)
  for (let id = game.unsold(state); id !== undefined; id = game.unsold(state)) {
    const player = (state.turn[0] as { player: string }).player
    state = play(state, { type: 'buyPrivate', player, private: id } as Action1889)
  }
  return state
}
