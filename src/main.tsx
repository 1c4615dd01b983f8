import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/style/parts.css'
import './ui/style/frame.css'
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
import { takeArrivals } from './ui/shell/start/reading'

// A shortcut of the installed app says where to go; the address is clean again afterwards.
const wish = new URLSearchParams(location.search).get('go')
if (wish) {
  history.replaceState(null, '', `${location.pathname}${location.hash}`)
  go(wish === 'continue' ? 'play' : wish === 'new' ? 'new' : 'start', undefined, true)
  if (wish !== 'continue' && wish !== 'new') void takeArrivals(wish)
}

/** So long after the start the rest is fetched ahead: a game is opened first, and that must not wait for it. */
const QUIET = 3000

/** Those that the styles use. */
const WEIGHTS = [500, 600, 700]

useDevice()
useKeyboard()
const place = document.getElementById('app')
// On a first visit everything comes once through the worker; later it lies ready, and what is shown is read at once.
const again = ownWorker() !== undefined
// A task of its own: what the page evaluated and what it asks for now would else be one long one, deaf to a touch.
await new Promise(resolve => setTimeout(resolve))
// The screens of a game come while the game is read; behind the start they follow its picture.
const atGame = again && !isFree(route.value.screen)
if (atGame) void Game.fetch().catch(() => {})
// And the fonts, which would else be asked for by the first picture, and have it drawn twice.
if (again)
  for (const weight of WEIGHTS) void document.fonts.load(`${weight} 1em "Barlow Condensed"`).catch(() => {})
// English is at hand; of another language the few words of the first picture are fetched first. It is drawn once, and whole.
void Promise.all([readFirstWords(), readFirst(again)]).then(async () => {
  if (place) render(<App />, place)
  if (again && !atGame)
    void painted()
      .then(Game.fetch)
      .catch(() => {})
  await start()
  setTimeout(() => void (again ? fetchAhead() : Promise.resolve()).then(fetchPacks), QUIET)
})
