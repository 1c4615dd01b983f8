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

/** A screen from the file that all of them share. */
const page = (of: (all: Awaited<ReturnType<typeof more>>) => ComponentType) =>
  later(async () => of(await more()))

/** Screens that need no open game. */
const FREE: Record<FreeScreen, ComponentType> = {
  start: Start,
  new: page(it => it.NewGame),
  bin: page(it => it.Bin),
  rules: page(it => it.Rules),
  scan: page(it => it.Scan),
  follow: later(async () => (await (await more()).reachFollow()).Follow, 'rare'),
  join: page(it => it.JoinPage),
  settings: page(it => it.Settings),
}

/** A page that only the title of the open game has. */
function Own({ of }: { of: 'Ahead' | 'Map' | 'Sheet' }) {
  const Screen = screens.value?.[of]
  return Screen ? <Screen /> : null
}

/** Pages over an open game. */
const PAGES: Partial<Record<Screen, ComponentType>> = {
  menu: page(it => it.Menu),
  count: page(it => it.Purses),
  lookahead: () => <Own of="Ahead" />,
  map: () => <Own of="Map" />,
  ruling: page(it => it.Ruling),
  share: page(it => it.Share),
  sheet: () => <Own of="Sheet" />,
  table: page(it => it.BoardPage),
  wrong: page(it => it.WrongPage),
  entry: page(it => it.EntryPage),
  change: page(it => it.ChangePage),
  form: page(it => it.FormPage),
  moment: page(it => it.Moment),
  whatif: page(it => it.WhatIf),
  seats: page(it => it.Seats),
}

/** The screens of an open game. */
export const Game = later(async () => (await import('./Game')).Game, true)

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
