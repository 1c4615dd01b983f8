import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/style/parts.css'
import './ui/style/frame.css'
import './ui/style/forced.css'
import './ui/style/landscape.css'
import './ui/shell/start/start.css'
import { render } from 'preact'
import { go, isFree, route } from './app/desk/routes'
import { readFirstWords } from './app/desk/words'
import { ownWorker } from './app/device/named'
import { painted } from './app/device/painted'
import { readFirst, start } from './app/start'
import { fetchPacks } from './app/worker/updates'
import { useDevice } from './ui/kit/parts/device'
import { useKeyboard } from './ui/kit/parts/keyboard'
import { fetchAhead } from './ui/kit/parts/later'
import { App, Game } from './ui/shell/App'
import { takeArrivals } from './ui/shell/start/taking'

// Shortcuts of the installed app and incoming files say in `?go=` where to go; it is then removed from the address.
const wish = new URLSearchParams(location.search).get('go')
if (wish) {
  history.replaceState(null, '', `${location.pathname}${location.hash}`)
  go(wish === 'continue' ? 'play' : wish === 'new' ? 'new' : 'start', undefined, true)
  if (wish !== 'continue' && wish !== 'new') void takeArrivals(wish)
}

/** Delay after the start before the rest is prefetched, in ms: opening a game comes first and must not wait for it. */
const QUIET = 3000

/** The font weights that the styles use. */
const WEIGHTS = [500, 600, 700]

useDevice()
useKeyboard()
const place = document.getElementById('app')
// On a first visit the worker fetches everything, once. Later everything is stored, and what is shown is read at once.
const again = ownWorker() !== undefined
// Start a new task: evaluating the page and making the requests below would be one long task, blocking touches.
await new Promise(resolve => setTimeout(resolve))
// At a game's address its screens load while the game is read; on the start screen they load after the first paint.
const atGame = again && !isFree(route.value.screen)
if (atGame) void Game.fetch().catch(() => {})
// Load the fonts now: if only the first paint requested them, it would be drawn twice.
if (again)
  for (const weight of WEIGHTS) void document.fonts.load(`${weight} 1em "Barlow Condensed"`).catch(() => {})
// English is bundled; for another language the few words of the first paint are fetched before it, so it is drawn only once.
void Promise.all([readFirstWords(), readFirst(again)]).then(async () => {
  if (place) render(<App />, place)
  if (again && !atGame)
    void painted()
      .then(Game.fetch)
      .catch(() => {})
  await start()
  setTimeout(() => void (again ? fetchAhead() : Promise.resolve()).then(fetchPacks).catch(() => {}), QUIET)
})
