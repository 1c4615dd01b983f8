import { current } from '../../../app/desk/current'
import { go } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { type TitleAtHand, titleName, words } from '../../../app/desk/words'
import { media } from '../../../app/device/media'
import { canInstall } from '../../../app/games/durable'
import { games, titlesToTry } from '../../../app/games/games'
import { plan, planned } from '../../../app/games/planned'
import { isSample, noteSample } from '../../../app/games/samples'
import { Button } from '../../kit/parts/Button'
import { OneOf } from '../../kit/parts/OneOf'
import { openAndPlay, told } from './told'

type TitleId = TitleAtHand['id']

/** Prices in a corner of a chart, and the tokens on it. */
const PRICES = [
  [70, 80, 90, 100],
  [60, 70, 80, 90],
  [50, 60, 70, 80],
]
const TOKENS = [
  { x: 2, y: 0, of: 'one' },
  { x: 1, y: 1, of: 'other' },
]
const SLIP = [
  { name: 'Ann', amount: 36 },
  { name: 'Bo', amount: 18 },
  { name: 'Cy', amount: 6 },
]

/** What the app shows all evening: a slip to pay by, and a chart. */
function Picture() {
  return (
    <svg class="welcome-picture" viewBox="0 0 340 132" role="img" aria-label={words.value.start.picture}>
      <rect class="sheet" x="1" y="1" width="160" height="130" rx="6" />
      <rect class="go" x="1" y="1" width="160" height="5" />
      <rect class="one" x="14" y="18" width="52" height="24" rx="4" />
      <text class="plate" x="40" y="35" text-anchor="middle">
        W&amp;N
      </text>
      {SLIP.map(({ name, amount }, i) => (
        <g key={name}>
          <line class="rule" x1="14" x2="148" y1={49 + i * 27} y2={49 + i * 27} />
          <text x="14" y={69 + i * 27}>
            {name}
          </text>
          <text class="amount" x="148" y={70 + i * 27} text-anchor="end">
            ${amount}
          </text>
        </g>
      ))}
      {PRICES.map((row, y) =>
        row.map((price, x) => (
          <g key={`${x} ${y}`}>
            <rect class="cell" x={176 + x * 41} y={3 + y * 43} width="39" height="41" rx="3" />
            <text class="price" x={182 + x * 41} y={18 + y * 43}>
              {price}
            </text>
          </g>
        )),
      )}
      {TOKENS.map(({ x, y, of }) => (
        <circle key={of} class={of} cx={199 + x * 41} cy={30 + y * 43} r="10" />
      ))}
    </svg>
  )
}

/** Opens a sample again, if it is still here: the game that is over, or the one in which the lesson goes on. */
async function openAgain(title: TitleId, how: 'look' | 'try'): Promise<boolean> {
  const { lesson } = await import('../../../app/games/lesson')
  const here = games.value.find(
    head =>
      !head.deleted &&
      head.title === title &&
      isSample(head) &&
      (how === 'look' ? head.over : head.id === lesson.value?.game),
  )
  return here !== undefined && !(await openAndPlay(here.id))
}

/** Opens the sample: the whole game to look at, or the practice game for learning the first turns. */
async function openSample(title: TitleId, how: 'look' | 'try'): Promise<void> {
  const { start } = words.value
  try {
    if (!(await openAgain(title, how))) {
      const { sampleFile, beginLesson } = await import('../../../app/games/lesson')
      const text = await sampleFile(title, how)
      if (text === undefined) throw new Error('the title has no sample')
      const { takeFile } = await import('./reading')
      told.value = await takeFile(new Blob([text]), 'apart')
      if (told.value || !session.value || !current.value) return
      noteSample(current.value.id)
      if (how === 'try') beginLesson(session.value)
    }
    if (how === 'look') go('story', undefined, true)
  } catch {
    told.value = { text: start.sampleGone, stop: true }
  }
}

/** An introduction for people who have no game of their own yet: a picture, three lines, a game to practice on and a game to look at. */
export function Welcome() {
  const { start } = words.value
  const titles = titlesToTry()
  const title = titles.find(id => id === planned.value.title) ?? titles[0]
  return (
    <>
      <Picture />
      <ul class="does">
        {start.does.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {title && titles.length > 1 ? (
        <OneOf
          name={start.sampleOf}
          value={title}
          options={titles.map(id => ({ value: id, text: titleName(id) }))}
          // Whoever picks a title here means it for the next new game, too.
          onChange={id => plan({ title: id, options: [] })}
        />
      ) : null}
      {title ? (
        <div class="buttons roomy">
          <Button onTap={() => void openSample(title, 'try')}>{start.tryIt}</Button>
          <Button onTap={() => void openSample(title, 'look')}>{start.look}</Button>
        </div>
      ) : null}
      {canInstall.value || media('(display-mode: standalone)').matches() ? null : (
        <p class="soft">{start.keep}</p>
      )}
    </>
  )
}
