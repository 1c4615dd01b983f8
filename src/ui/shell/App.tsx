import { computed } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { type FreeScreen, go, isFree, route, type Screen } from '../../app/desk/routes'
import { session } from '../../app/desk/table'
import { words } from '../../app/desk/words'
import { continueLast } from '../../app/opening/open'
import { Guard } from '../kit/parts/Guard'
import { later } from '../kit/parts/later'
import { screens } from './screens'
import { Start } from './start/Start'

const more = () => import('./more')

const NewGame = later(async () => (await more()).NewGame)
const Bin = later(async () => (await more()).Bin)
const Rules = later(async () => (await more()).Rules)
const Settings = later(async () => (await more()).Settings)
const Menu = later(async () => (await more()).Menu)
const Purses = later(async () => (await more()).Purses)
const Ruling = later(async () => (await more()).Ruling)
const Share = later(async () => (await more()).Share)
const Scan = later(async () => (await more()).Scan)
const Board = later(async () => (await more()).BoardPage)
const Wrong = later(async () => (await more()).WrongPage)
const Entry = later(async () => (await more()).EntryPage)
const Change = later(async () => (await more()).ChangePage)
const Form = later(async () => (await more()).FormPage)
const Moment = later(async () => (await more()).Moment)
const WhatIf = later(async () => (await more()).WhatIf)
const Join = later(async () => (await more()).JoinPage)
const Seats = later(async () => (await more()).Seats)
const Follow = later(async () => (await (await more()).reachFollow()).Follow, 'rare')
/** The screens of an open game. */
export const Game = later(async () => (await import('./Game')).Game, true)

/** Screens that need no open game. */
const FREE: Record<FreeScreen, ComponentType> = {
  start: Start,
  new: NewGame,
  bin: Bin,
  rules: Rules,
  scan: Scan,
  follow: Follow,
  join: Join,
  settings: Settings,
}

/** A page that only the title of the open game has. */
function Own({ of }: { of: 'Ahead' | 'Map' | 'Sheet' }) {
  const Screen = screens.value?.[of]
  return Screen ? <Screen /> : null
}

/** Pages over an open game. */
const PAGES: Partial<Record<Screen, ComponentType>> = {
  menu: Menu,
  count: Purses,
  lookahead: () => <Own of="Ahead" />,
  map: () => <Own of="Map" />,
  ruling: Ruling,
  share: Share,
  sheet: () => <Own of="Sheet" />,
  table: Board,
  wrong: Wrong,
  entry: Entry,
  change: Change,
  form: Form,
  moment: Moment,
  whatif: WhatIf,
  seats: Seats,
}

/** Shown if the page was loaded at the address of a game's screen: opens the game played last, or else goes to the start. */
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
  if (isFree(screen)) {
    const Free = FREE[screen]
    return <Free />
  }
  if (!open.value) return <Reopen />
  const Page = PAGES[screen]
  return Page ? <Page /> : <Game />
}

/** The app: the screen that the address names, inside a guard that reports a failure. */
export function App() {
  const { screen } = route.value
  return (
    <Guard key={screen}>
      <Shown screen={screen} />
    </Guard>
  )
}
