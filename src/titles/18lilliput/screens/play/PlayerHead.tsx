import { Mark } from '../../../../ui/kit/parts/Mark'
import { TurnHead } from '../../../../ui/kit/play/TurnHead'
import { said } from '../words'
import type { Play } from './kit'

/**
 * At most this many of the players who follow are named: there are up to twice as many turns as players, which would fill
 * the head.
 */
const NAMED = 3

/** The head of a player's turn: cash, certificates, copy cards, and who follows; ◆ marks the starting player card. */
export function PlayerHead({ play, id }: { play: Play; id: string }) {
  const text = said.value.play
  const { view, voice } = play
  const player = view.players.find(it => it.id === id)
  if (!player) return null
  const held = text.certificates(player.certificates, player.limit)
  const next = view.followers.slice(0, NAMED).map(voice.name)
  return (
    <TurnHead
      who={
        <>
          {voice.name(id)}
          {player.starting ? <Mark of="priority" name={text.starting} /> : null}
        </>
      }
      money={voice.money(player.cash)}
      purse={id}
      left={player.copies > 0 ? `${held} · ${text.copies(player.copies)}` : held}
      right={next.length > 0 ? `${text.next} ${next.join(', ')}` : null}
    />
  )
}
