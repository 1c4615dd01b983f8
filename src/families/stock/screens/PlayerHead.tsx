import { Mark } from '../../../ui/kit/parts/Mark'
import type { Play } from '../../../ui/kit/play/kit'
import { TurnHead } from '../../../ui/kit/play/TurnHead'
import type { HeadWords } from '../../words/stock'
import type { StockTable } from './table'

/** Names of holders in a row, with ◆ after the one who has the Priority Deal card. */
const namesOf = ({ view, voice }: Play<StockTable>, text: HeadWords, ids: readonly string[]) =>
  // By their place: every turn, another name stands in each. The mark is moved, which costs less than a new one.
  ids.flatMap((id, i) => [
    <span key={i}>{`${i > 0 ? ', ' : ''}${voice.name(id)}`}</span>,
    id === view.priorityDeal ? <Mark key="priority" of="priority" name={text.priority} /> : null,
  ])

/** The head of a player's turn: cash, what is set aside, certificates, and who follows unless it is `brief`. */
export function PlayerHead({
  play,
  text,
  id,
  brief = false,
}: {
  play: Play<StockTable>
  text: HeadWords
  id: string
  brief?: boolean
}) {
  const player = play.view.players.find(it => it.id === id)
  if (!player) return null
  const aside = player.cash - player.free
  const held = text.certificates(player.certificates, player.limit, player.uncounted ?? 0)
  return (
    <TurnHead
      who={
        <>
          {play.voice.name(id)}
          {id === play.view.priorityDeal ? <Mark of="priority" name={text.priority} /> : null}
        </>
      }
      money={play.voice.money(player.cash)}
      purse={id}
      left={aside > 0 ? `${held} · ${text.setAside(play.voice.money(aside))}` : held}
      right={
        play.view.followers.length > 0 && !brief ? (
          <span class="followers">
            {text.next} {namesOf(play, text, play.view.followers)}
          </span>
        ) : null
      }
    />
  )
}
