import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { continueLast } from '../app/games'
import { go, route, type Screen } from '../app/routes'
import { session, tableNow } from '../app/table'
import { words } from '../app/words'
import { Guard } from './parts/Guard'
import { later } from './parts/later'
import { broad, wide } from './parts/wide'
import { Books } from './screens/Books'
import { Chart } from './screens/Chart'
import { Frame } from './screens/frame/Frame'
import { Log } from './screens/Log'
import { Play } from './screens/Play'
import { Start } from './screens/Start'

const NewGame = later(async () => (await import('./screens/NewGame')).NewGame)
const Bin = later(async () => (await import('./screens/Bin')).Bin)
const Rules = later(async () => (await import('./screens/Rules')).Rules)
const Settings = later(async () => (await import('./screens/Settings')).Settings)
const Menu = later(async () => (await import('./screens/Menu')).Menu)
const Count = later(async () => (await import('./screens/Count')).Count)
const Ruling = later(async () => (await import('./screens/Ruling')).Ruling)
const Table = later(async () => (await import('./screens/Table')).Table)
const End = later(async () => (await import('./screens/End')).End)

/** Screens that stand for themselves, without an open game. */
const FREE: Partial<Record<Screen, ComponentType>> = {
  start: Start,
  new: NewGame,
  bin: Bin,
  rules: Rules,
  settings: Settings,
}

/** Pages over an open game. */
const PAGES: Partial<Record<Screen, ComponentType>> = {
  menu: Menu,
  count: Count,
  ruling: Ruling,
  table: Table,
}

/** Screens that stand in the frame of an open game. */
const FRAMED: Partial<Record<Screen, ComponentType>> = {
  play: Play,
  chart: () => <Chart />,
  books: () => <Books />,
  log: Log,
  story: End,
}

/** Play at the left, and at its right chart and books, or what was asked for instead. */
function SideBySide({ screen }: { screen: Screen }) {
  const Other = screen === 'log' ? Log : screen === 'story' ? End : undefined
  return (
    <div class="side">
      <div>
        <Play />
      </div>
      {Other ? (
        <div class="both">
          <Other />
        </div>
      ) : broad.value ? (
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
  const { frame, end, chart, books, log } = words.value
  const titles: Partial<Record<Screen, string>> = {
    chart: chart.title,
    books: books.title,
    log: log.title,
    story: end.title,
  }
  return titles[screen] ?? frame.play
}

function Framed({ screen }: { screen: Screen }) {
  const Inside = FRAMED[screen] ?? Play
  return (
    <Frame title={titleOf(screen)} sides={wide.value}>
      {wide.value ? <SideBySide screen={screen} /> : <Inside />}
    </Frame>
  )
}

/** A page was loaded at the address of a game's screen: the game played last is the one that was meant. */
function Reopen() {
  useEffect(() => {
    void continueLast().then(open => {
      if (!open) go('start', undefined, true)
    })
  }, [])
  return (
    <main class="page">
      <h1 class="hidden-text">{words.value.start.title}</h1>
      <p class="soft">{words.value.frame.opening}</p>
    </main>
  )
}

function Shown({ screen }: { screen: Screen }) {
  const Free = FREE[screen]
  if (Free) return <Free />
  if (!session.value || !tableNow.value) return <Reopen />
  const Page = PAGES[screen]
  return Page ? <Page /> : <Framed screen={screen} />
}

/** The app: the screen of the address, inside a guard that says so where one fails. */
export function App() {
  const { screen } = route.value
  return (
    <Guard key={screen}>
      <Shown screen={screen} />
    </Guard>
  )
}
