import { COPY_WORTH } from '../data'
import type { Play, TurnOf } from './play/kit'
import { said } from './words'

/**
 * What is easily forgotten before a turn with a card: that the same player also has the next one (actions), and in the
 * last round, what is worth something only until the end or only at the end (characters, copyCard).
 */
export function Reminders({ play, turn }: { play: Play; turn: TurnOf<'card'> }) {
  const { reminders: text } = said.value
  const { name, money } = play.voice
  const player = play.view.players.find(({ id }) => id === turn.player)
  const copies = player?.copies ?? 0
  const last = play.view.ending !== null
  const lines = [
    ...(turn.twice && !turn.card ? [text.twice(name(turn.player))] : []),
    ...(turn.lastTurn ? [text.lastCard(name(turn.player))] : []),
    ...(turn.lastTurn && turn.treasurer !== null ? [text.treasurer(money(turn.treasurer))] : []),
    ...(last && copies > 0 && !turn.card ? [text.copies(copies, money(copies * COPY_WORTH))] : []),
  ]
  return lines.length > 0 ? <p class="strip notice">{lines.join(' ')}</p> : null
}
