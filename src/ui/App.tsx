import { computed } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { continueLast } from '../app/games'
import { go, route, type Screen } from '../app/routes'
import { session } from '../app/table'
import { words } from '../app/words'
import { Guard } from './parts/Guard'
import { later } from './parts/later'
import { Start } from './screens/Start'

const NewGame = later(async () => (await import('./screens/NewGame')).NewGame)
const Bin = later(async () => (await import('./screens/Bin')).Bin)
const Rules = later(async () => (await import('./screens/Rules')).Rules)
const Settings = later(async () => (await import('./screens/Settings')).Settings)
const Menu = later(async () => (await import('./screens/Menu')).Menu)
const Count = later(async () => (await import('./screens/past/Purses')).Purses)
const Sheet = later(async () => (await import('./panels/play/sheet/RevenueSheet')).RevenueSheet)
const Ruling = later(async () => (await import('./screens/Ruling')).Ruling)
const Share = later(async () => (await import('./screens/share/Share')).Share)
const Scan = later(async () => (await import('./screens/share/Scan')).Scan)
const Ahead = later(async () => (await import('./screens/ahead/Ahead')).Ahead)
const Table = later(async () => (await import('./screens/Table')).Table)
const Entry = later(async () => (await import('./screens/past/EntryPage')).EntryPage)
const Change = later(async () => (await import('./screens/past/ChangePage')).ChangePage)
const Form = later(async () => (await import('./screens/past/FormPage')).FormPage)
const Moment = later(async () => (await import('./screens/past/Moment')).Moment)
const WhatIf = later(async () => (await import('./screens/past/WhatIf')).WhatIf)
const Join = later(async () => (await import('./screens/past/Join')).Join)
const Seats = later(async () => (await import('./screens/past/Seats')).Seats)
const Game = later(async () => (await import('./Game')).Game)

/** Screens that stand for themselves, without an open game. */
const FREE: Partial<Record<Screen, ComponentType>> = {
  start: Start,
  new: NewGame,
  bin: Bin,
  rules: Rules,
  scan: Scan,
  join: Join,
  settings: Settings,
}

/** Pages over an open game. */
const PAGES: Partial<Record<Screen, ComponentType>> = {
  menu: Menu,
  count: Count,
  lookahead: Ahead,
  ruling: Ruling,
  share: Share,
  sheet: Sheet,
  table: Table,
  entry: Entry,
  change: Change,
  form: Form,
  moment: Moment,
  whatif: WhatIf,
  seats: Seats,
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

/** Changes only when a game is opened or closed, not with each entry. */
const open = computed(() => session.value !== null)

function Shown({ screen }: { screen: Screen }) {
  const Free = FREE[screen]
  if (Free) return <Free />
  if (!open.value) return <Reopen />
  const Page = PAGES[screen]
  return Page ? <Page /> : <Game />
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
