import { Mark } from '../../../../ui/kit/parts/Mark'
import { TurnHead } from '../../../../ui/kit/play/TurnHead'
import { said } from '../words'
import type { Play } from './kit'

/**
 * The head of a player's turn: cash, certificates, copy cards; ◆ marks the starting player card, also of somebody else. Who follows is
 * said at the top of the screen.
 */
export function PlayerHead({ play, id }: { play: Play; id: string }) {
  const text = said.value.play
  const { view, voice } = play
  const player = view.players.find(it => it.id === id)
  if (!player) return null
  const held = text.certificates(player.certificates, player.limit)
  const starts = view.players.find(it => it.starting)
  return (
    <TurnHead
      who={
        <>
          {voice.name(id)}
          {starts === player ? <Mark of="priority" name={text.starting} /> : null}
        </>
      }
      money={voice.money(player.cash)}
      purse={id}
      left={player.copies > 0 ? `${held} · ${text.copies(player.copies)}` : held}
      right={
        !starts || starts === player ? null : (
          <>
            <Mark of="priority" name={text.starting} /> {voice.name(starts.id)}
          </>
        )
      }
    />
  )
}
