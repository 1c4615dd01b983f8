import { useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { type Given, type Story, story } from '../../../app/games/story'
import { leadOf } from '../../../session/story'
import { Button } from '../../kit/parts/Button'
import { sendText, sharePicture, winnerOf } from './Sharing'
import './end.css'

/** By how much the first is ahead of the second; `undefined` if they are tied. */
function marginOf({ standings }: Story): string | undefined {
  const [first, second] = standings
  if (!first || !second || first.total <= second.total || second.out) return undefined
  const { name, money } = voice.value
  const seconds = standings.filter(({ total, out }) => total === second.total && !out)
  const names = seconds.map(({ player }) => name(player))
  return words.value.end.ahead(money(first.total - second.total), names)
}

/**
 * How it turned: since when the winner has led, and who led before; `undefined` if the lead is shared, or if a player who is
 * out had more in the end.
 */
function turnOf({ standings, worth, joined }: Story): string | undefined {
  const lead = leadOf(worth, joined !== null)
  const winner = standings[0]?.player
  const last = worth.at(-1)
  if (!lead || !winner || !last) return undefined
  // Players who are out rank last, however much they had.
  if (Math.max(...Object.values(last.worth)) !== last.worth[winner]) return undefined
  const { end } = words.value
  if (lead.since === null) return joined === null ? end.always : end.sinceJoined(roundName(joined))
  return end.since(roundName(lead.since), lead.before === null ? undefined : voice.value.name(lead.before))
}

/** The end of the game: who won, by how much, how it turned, and its picture in one tap. */
export function Winner() {
  const game = story.value
  const said = useSignal('')
  if (!game || game.by === null) return null
  const { end, story: text } = words.value
  const picture = async () => {
    said.value = ''
    said.value = text.given[await sharePicture(game).catch((): Given => 'no')]
  }
  const send = async () => (said.value = await sendText(game))
  return (
    <section class="stack winning">
      <h2 class="winner">{winnerOf(game)}</h2>
      <p class="by">{[marginOf(game), turnOf(game)].filter(Boolean).join(' ')}</p>
      <div class="buttons roomy">
        <Button kind="go" onTap={() => void picture()}>
          {end.picture}
        </Button>
        <Button onTap={() => void send()}>{end.text}</Button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  )
}
