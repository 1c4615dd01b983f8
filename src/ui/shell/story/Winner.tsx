import { useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { type Given, story, type Story as Told } from '../../../app/games/story'
import { leadOf } from '../../../session/story'
import { Button } from '../../kit/parts/Button'
import { sendText, sharePicture, winnerOf } from './Sharing'
import './end.css'

/** By how much the first is ahead of the second, where there is one first. */
function marginOf({ standings }: Told): string | undefined {
  const [first, second] = standings
  if (!first || !second || first.total <= second.total || second.out) return undefined
  const { name, money } = voice.value
  return words.value.end.ahead(money(first.total - second.total), name(second.player))
}

/** How it turned: since when the winner has been in front, and who was before. */
function turnOf({ standings, worth }: Told): string | undefined {
  const lead = leadOf(worth)
  const winner = standings[0]?.player
  const last = worth.at(-1)
  if (!lead || !winner || !last) return undefined
  // Who is out ranks last, however much they had.
  if (Math.max(...Object.values(last.worth)) !== last.worth[winner]) return undefined
  const { end } = words.value
  if (lead.since === null) return end.always
  return end.since(roundName(lead.since), lead.before === null ? undefined : voice.value.name(lead.before))
}

/** The end of the evening: who won, by how much, how it turned, and the picture of it in one tap. */
export function Winner() {
  const told = story.value
  const said = useSignal('')
  if (!told || told.by === null) return null
  const { end, story: text } = words.value
  const picture = async () => {
    said.value = ''
    said.value = text.given[await sharePicture(told).catch((): Given => 'no')]
  }
  const send = async () => {
    said.value = await sendText(told)
  }
  return (
    <section class="stack winning">
      <h2 class="winner">{winnerOf(told)}</h2>
      <p class="by">{[marginOf(told), turnOf(told)].filter(Boolean).join(' ')}</p>
      <div class="buttons roomy no-print">
        <Button kind="go" onTap={() => void picture()}>
          {end.picture}
        </Button>
        <Button onTap={() => void send()}>{end.text}</Button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  )
}
