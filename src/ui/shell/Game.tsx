import type { ComponentType } from 'preact'
import { whole } from '../../app/desk/rest'
import { route, type Screen } from '../../app/desk/routes'
import { words } from '../../app/desk/words'
import '../kit/motion/money'
import { later } from '../kit/parts/later'
import { broad, wide } from '../kit/parts/wide'
import { Frame } from './frame/Frame'
import { Log } from './log/Log'
import { Play } from './play/Play'
import { screens } from './screens'
import '../style/chart.css'
import '../style/books.css'
import './log/log.css'

/** The title's chart; renders nothing while it is loading or if the game has none. */
function Chart({ brief = false }: { brief?: boolean }) {
  const Own = screens.value?.Chart
  return Own ? <Own brief={brief} /> : null
}

/** The title's books; renders nothing while they are loading. */
function Books() {
  const own = screens.value
  return own ? <own.Books /> : null
}

const Story = later(async () => (await import('./more')).Story)

/** Screens inside the frame of an open game. */
const FRAMED: Partial<Record<Screen, ComponentType>> = {
  play: Play,
  chart: () => <Chart />,
  books: () => <Books />,
  log: Log,
  story: Story,
}

/** Play on the left; on its right chart and books once they are here, or the screen that was asked for instead. */
function SideBySide({ screen }: { screen: Screen }) {
  const Other = screen === 'log' ? Log : screen === 'story' ? Story : undefined
  return (
    <div class="side">
      <div>
        <Play />
      </div>
      {Other ? (
        <div class="both">
          <Other />
        </div>
      ) : !whole.value ? null : broad.value && screens.value?.Chart ? (
        <>
          <div>
            <Chart />
          </div>
          <div>
            <Books />
          </div>
        </>
      ) : (
        <div class="stack">
          <Chart brief />
          <Books />
        </div>
      )}
    </div>
  )
}

function titleOf(screen: Screen): string {
  const { frame, story, log } = words.value
  const titles: Partial<Record<Screen, string>> = {
    chart: frame.chart,
    books: frame.books,
    log: log.title,
    story: story.title,
  }
  return titles[screen] ?? frame.play
}

/** The screens of an open game in their frame: one at a time, or side by side if there is room. */
export function Game() {
  const { screen } = route.value
  // An address may name a screen that this game does not have.
  const none = screen === 'chart' && screens.value !== undefined && !screens.value.Chart
  const Inside = (none ? undefined : FRAMED[screen]) ?? Play
  return (
    <Frame title={titleOf(screen)} sides={wide.value}>
      {wide.value ? <SideBySide screen={screen} /> : <Inside />}
    </Frame>
  )
}
