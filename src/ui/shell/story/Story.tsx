import { useEffect } from 'preact/hooks'
import { addressOf } from '../../../app/desk/routes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { fullName, roundName, words } from '../../../app/desk/words'
import { set, settings } from '../../../app/device/settings'
import { type Story as GameStory, story } from '../../../app/games/story'
import { BackButton } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { screens } from '../screens'
import { Dividends } from './Dividends'
import { daysOf } from './days'
import { Ranking } from './Ranking'
import { Sharing } from './Sharing'
import { Times, Turnings } from './Turnings'
import { Winner } from './Winner'
import { WorthChart } from './WorthChart'
import './end.css'
import '../../style/books.css'
import '../../style/story.css'
import './print.css'

/** What a sheet of paper says first: which game, who played it, and when. */
function Masthead({ game }: { game: GameStory }) {
  const players = session.value?.setup.players ?? []
  return (
    <header class="on-paper">
      <p>{fullName(game.title)}</p>
      <p>{players.map(({ id }) => voice.value.name(id)).join(' · ')}</p>
      <p>{daysOf(game)}</p>
    </header>
  )
}

/** Who won, or that it is not decided yet. */
function Heading({ game }: { game: GameStory }) {
  const { story: text } = words.value
  if (game.by === null)
    return (
      <>
        <div class="story-head">
          <BackButton />
          <h2 class="winner">{text.early}</h2>
        </div>
        <p class="soft">{text.earlyNote(roundName(game.round))}</p>
      </>
    )
  return (
    <>
      <Winner />
      <p class="strip">{titleWords.value?.label(game.by) ?? game.by}</p>
    </>
  )
}

/** Do several players share first place? */
const isTied = ({ standings }: GameStory) => standings.filter(row => row.place === 1).length > 1

/** The score and how it came about; hidden while the game runs if the table wants it secret. */
function Score({ game }: { game: GameStory }) {
  const { story: text } = words.value
  const Tied = screens.value?.Tied
  const running = game.by === null
  if (running && settings.hideNetWorth.value)
    return (
      <div class="strip no-print">
        <p class="grow">{text.hidden}</p>
        <Button onTap={() => set('hideNetWorth', false)}>{text.showAnyway}</Button>
      </div>
    )
  return (
    <>
      <Ranking rows={game.standings} />
      {Tied && game.by !== null && isTied(game) ? <Tied /> : null}
      <WorthChart points={game.worth} players={session.value?.start.players ?? []} joined={game.joined} />
      {running ? <Button onTap={() => set('hideNetWorth', true)}>{text.hideAgain}</Button> : null}
    </>
  )
}

/** Unfolds all parts while the page is printed, so that they are on paper too. */
function usePrintedWhole() {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('.story details:not([open])')]
      for (const it of opened) it.open = true
    }
    const close = () => {
      for (const it of opened) it.open = false
      opened = []
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
}

/** The story of the game: at its end, or at any moment as if it ended now. */
export function Story() {
  usePrintedWhole()
  const game = story.value
  if (!game) return null
  const { end } = words.value
  const { Runs } = screens.value ?? {}
  return (
    <div class="stack end story">
      <Masthead game={game} />
      <Heading game={game} />
      {game.joined === null ? null : <p class="soft">{words.value.story.joined(roundName(game.joined))}</p>}
      <Score game={game} />
      <Sharing story={game} secret={game.by === null && settings.hideNetWorth.value} />
      <Turnings turnings={game.turnings} />
      {game.chronicled ? <Dividends dividends={game.dividends} /> : null}
      {Runs ? <Runs /> : null}
      <Times times={game.times} counts={game.counts} />
      {game.by !== null ? (
        <p class="soft no-print">{end.undoNote}</p>
      ) : screens.value?.Ahead ? (
        <a class="button" href={addressOf('lookahead')}>
          {words.value.menu.lookahead}
        </a>
      ) : null}
    </div>
  )
}
