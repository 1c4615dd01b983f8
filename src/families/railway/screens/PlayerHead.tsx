import { Mark } from '../../../ui/kit/parts/Mark'
import { TurnHead } from '../../../ui/kit/play/TurnHead'
import { type Play, said } from './shown'

/**
 * The head of a player's turn: cash, what is set aside, certificates, and who else has the Priority Deal unless it is `brief`. Who
 * follows is said at the top of the screen.
 */
export function PlayerHead({ play, id, brief = false }: { play: Play; id: string; brief?: boolean }) {
  const text = said.value.stock
  const player = play.view.players.find(it => it.id === id)
  if (!player) return null
  const aside = player.cash - player.free
  const { priorityDeal } = play.view
  const held = text.certificates(player.certificates, player.limit, player.uncounted)
  return (
    <TurnHead
      who={
        <>
          {play.voice.name(id)}
          {id === priorityDeal ? <Mark of="priority" name={text.priority} /> : null}
        </>
      }
      money={play.voice.money(player.cash)}
      purse={id}
      left={aside > 0 ? `${held} · ${text.setAside(play.voice.money(aside))}` : held}
      right={
        brief || id === priorityDeal ? null : (
          <>
            <Mark of="priority" name={text.priority} /> {play.voice.name(priorityDeal)}
          </>
        )
      }
    />
  )
}
