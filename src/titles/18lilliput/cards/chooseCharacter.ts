import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import { CHARACTERS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { charactersEach, charactersOf, playerAt, refuseChoice } from '../turns'

const schema = action('chooseCharacter', { player, character: oneOf(CHARACTERS) })
export type ChooseCharacter = v.InferOutput<typeof schema>

/** Takes a character; with two players each takes two (setup, twoPlayers). */
export const chooseCharacter: LilRule<ChooseCharacter> = {
  cite: 'setup',
  schema,
  offers(state) {
    const turn = frame(state, 'choose')
    if (!turn) return []
    const player = playerAt(state, turn.pick)
    return CHARACTERS.map(character => ({
      slot: 'choose',
      draft: { type: 'chooseCharacter', player, character },
    }))
  },
  check(state, { player, character }) {
    const refusal = refuseChoice(state, player)
    if (refusal) return refusal
    const held = charactersOf(state, player).length
    const most = charactersEach(state)
    if (held >= most)
      return refuse(most > 1 ? 'twoPlayers' : 'setup', 'hasCharacters', { player, held, most })
    const owner = state.characters[character]
    return owner === null ? undefined : refuse('setup', 'characterTaken', { character, player: owner })
  },
  play(ledger, { player, character }) {
    ledger.character(character, player)
    const turn = frame(ledger.state, 'choose')
    if (turn) ledger.setTurn({ ...turn, pick: turn.pick + 1 })
  },
}
