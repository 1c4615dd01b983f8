import type { ComponentChildren } from 'preact'
import { words } from '../../../app/words'
import { Mark } from '../../parts/Mark'
import { corporationOf, type Play, playerOf } from './kit'

/** Names of holders in a row, ◆ with whoever has the Priority Deal card. */
function Names({ play, ids }: { play: Play; ids: readonly string[] }) {
  return (
    <>
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 ? ', ' : ''}
          {corporationOf(play.view, id) ? id : play.voice.name(id)}
          {id === play.view.priorityDeal ? <Mark of="priority" /> : null}
        </span>
      ))}
    </>
  )
}

/** The head of a turn: who it is and what he has (`purse`: whose cash that is), large; below it what else counts now. */
export function Head({
  who,
  money,
  purse,
  left,
  right,
}: {
  who: ComponentChildren
  money: string
  purse?: string
  left: ComponentChildren
  right: ComponentChildren
}) {
  return (
    <header class="turn-head">
      <div class="turn-who">
        <h2>{who}</h2>
        <span class="turn-cash sign" data-purse={purse}>
          {money}
        </span>
      </div>
      <div class="turn-sub">
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </header>
  )
}

/** The head of a player's turn: cash, what is set aside, certificates, and who follows. */
export function PlayerHead({ play, id }: { play: Play; id: string }) {
  const player = playerOf(play.view, id)
  const text = words.value.play
  if (!player) return null
  const aside = player.cash - player.free
  const held = text.certificates(player.certificates, player.limit)
  return (
    <Head
      who={
        <>
          {play.voice.name(id)}
          {id === play.view.priorityDeal ? <Mark of="priority" /> : null}
        </>
      }
      money={play.voice.money(player.cash)}
      purse={id}
      left={aside > 0 ? `${held} · ${text.setAside(play.voice.money(aside))}` : held}
      right={
        play.view.followers.length > 0 ? (
          <>
            {text.next} <Names play={play} ids={play.view.followers} />
          </>
        ) : null
      }
    />
  )
}
