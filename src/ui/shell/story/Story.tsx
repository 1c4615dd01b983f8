import { useEffect } from 'preact/hooks'
import { addressOf } from '../../../app/desk/routes'
import { session, titleWords } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { set, settings } from '../../../app/device/settings'
import { story, type Story as Told } from '../../../app/games/story'
import { Button } from '../../kit/parts/Button'
import { screens } from '../screens'
import { Dividends } from './Dividends'
import { Ranking } from './Ranking'
import { Sharing } from './Sharing'
import { Times, Turnings } from './Turnings'
import { Winner } from './Winner'
import { WorthChart } from './WorthChart'
import './end.css'
import '../../style/books.css'
import '../../style/story.css'

/** Who won, or that it is not yet decided. */
function Heading({ told }: { told: Told }) {
  const { story: text } = words.value
  if (told.by === null)
    return (
      <>
        <h2 class="winner">{text.early}</h2>
        <p class="soft">{text.earlyNote(roundName(told.round))}</p>
      </>
    )
  return (
    <>
      <Winner />
      <p class="strip">{titleWords.value?.label(told.by) ?? told.by}</p>
    </>
  )
}

/** Does more than one player stand first? */
const isTied = ({ standings }: Told) => standings.filter(row => row.place === 1).length > 1

/** The score and how it came about; kept back while the game runs where the table wants it secret. */
function Score({ told }: { told: Told }) {
  const { story: text } = words.value
  const Tied = screens.value?.Tied
  const running = told.by === null
  if (running && settings.hideNetWorth.value)
    return (
      <div class="strip">
        <p class="grow">{text.hidden}</p>
        <Button onTap={() => set('hideNetWorth', false)}>{text.showAnyway}</Button>
      </div>
    )
  return (
    <>
      <Ranking rows={told.standings} />
      {Tied && told.by !== null && isTied(told) ? <Tied /> : null}
      <WorthChart points={told.worth} players={session.value?.start.players ?? []} />
      {running ? (
        <Button class="no-print" onTap={() => set('hideNetWorth', true)}>
          {text.hideAgain}
        </Button>
      ) : null}
    </>
  )
}

/** What is folded is on the paper too: it is opened while the page is printed. */
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
  const told = story.value
  if (!told) return null
  const { end } = words.value
  return (
    <div class="stack end story">
      <Heading told={told} />
      <Score told={told} />
      <Sharing story={told} secret={told.by === null && settings.hideNetWorth.value} />
      <Turnings turnings={told.turnings} />
      {told.chronicled ? <Dividends dividends={told.dividends} /> : null}
      <Times times={told.times} counts={told.counts} />
      {told.by !== null ? (
        <p class="soft no-print">{end.undoNote}</p>
      ) : screens.value?.Ahead ? (
        <a class="button no-print" href={addressOf('lookahead')}>
          {words.value.menu.lookahead}
        </a>
      ) : null}
    </div>
  )
}
