import { useSignal } from '@preact/signals'
import { current } from '../../../app/desk/current'
import { session, titleWords, voice } from '../../../app/desk/table'
import { isLandmark, roundName, titleName, words } from '../../../app/desk/words'
import { type Given, givePicture, giveRounds, type Story } from '../../../app/games/story'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { shareText } from '../../kit/parts/share'
import { giveFile } from '../start/handing'
import { daysOf } from './days'
import { drawPicture } from './picture'
import { worthHeading } from './worthHeading'

/** Why the game is over, or that it is not. */
function outcomeOf({ by, round }: Story): string {
  const { story } = words.value
  return by === null ? `${story.early}, ${roundName(round)}` : (titleWords.value?.label(by) ?? by)
}

/** Who won, in a sentence; `undefined` while the game runs. */
export function winnerOf({ by, standings }: Story): string | undefined {
  const { end } = words.value
  if (by === null) return undefined
  const first = standings.filter(row => row.place === 1).map(row => voice.value.name(row.player))
  return first.length > 1 ? end.tie(first) : end.wins(first[0] ?? '')
}

/** The ranking as a text message: how the game stands, then one line per player. */
function asText(story: Story): string {
  const { end } = words.value
  const { name, money } = voice.value
  const lines = story.standings.map(row =>
    end.line(
      row.place,
      row.out ? `${name(row.player)} (${end.out})` : name(row.player),
      money(row.total),
      row.parts
        .map(({ part, amount }) => end.part(titleWords.value?.label(part) ?? part, money(amount)))
        .join(', '),
    ),
  )
  const won = winnerOf(story)
  const heading = [end.heading(titleName(story.title), outcomeOf(story)), daysOf(story)]
    .filter(Boolean)
    .join(' · ')
  return [...(won ? [`${won}.`] : []), heading, ...lines].join('\n')
}

/** Hands out the picture of a game. */
export async function sharePicture(story: Story): Promise<Given> {
  const { name, money } = voice.value
  const heading = winnerOf(story) ?? outcomeOf(story)
  const below = story.by === null ? story.title : `${story.title} · ${outcomeOf(story)}`
  const players = session.value?.start.players ?? []
  const picture = await drawPicture(
    { ...story, players },
    {
      heading,
      below,
      worth: worthHeading(story.joined),
      name,
      money,
      round: point => roundName(point),
      landmark: isLandmark,
    },
  )
  return picture ? givePicture(picture) : 'no'
}

/** Sends the ranking as text; returns what to say about it, empty if nothing. */
export async function sendText(story: Story): Promise<string> {
  const { end } = words.value
  const outcome = await shareText(end.title, asText(story))
  return outcome === 'copied' ? end.copied : outcome === 'no' ? end.notShared : ''
}

/**
 * Ways to share the game: as text, as a picture, as figures, as the game file. `secret`: only as the game file, since all others
 * say what each player is worth.
 */
export function Sharing({ story, secret }: { story: Story; secret: boolean }) {
  const { story: text } = words.value
  const told = useSignal('')
  const id = current.value?.id
  const tell = async (made: Promise<Given>) => (told.value = text.given[await made.catch((): Given => 'no')])
  const send = async () => (told.value = await sendText(story))
  return (
    <section class="stack no-print">
      <Label level={2}>{text.share}</Label>
      <div class="buttons roomy">
        {secret ? null : (
          <>
            <Button kind="go" onTap={() => void send()}>
              {text.asText}
            </Button>
            <Button onTap={() => void tell(sharePicture(story))}>{text.asPicture}</Button>
            <Button onTap={() => void tell(giveRounds('csv'))}>{text.asCsv}</Button>
            <Button onTap={() => void tell(giveRounds('json'))}>{text.asJson}</Button>
          </>
        )}
        {id === undefined ? null : (
          <Button onTap={() => void tell(giveFile(id, 'share'))}>{text.asFile}</Button>
        )}
        {secret ? null : <Button onTap={() => print()}>{text.print}</Button>}
      </div>
      <p role="status">{told.value}</p>
    </section>
  )
}
