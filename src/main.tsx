import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/style/parts.css'
import './ui/style/frame.css'
import './ui/style/start.css'
import { render } from 'preact'
import { go } from './app/routes'
import { start } from './app/start'
import { App } from './ui/App'
import { useDevice } from './ui/parts/device'
import { fetchAhead } from './ui/parts/later'

// A shortcut of the installed app says where to go; the address is clean again afterwards.
const wish = new URLSearchParams(location.search).get('go')
if (wish) {
  history.replaceState(null, '', `${location.pathname}${location.hash}`)
  go(wish === 'continue' ? 'play' : wish === 'new' ? 'new' : 'start', undefined, true)
}

useDevice()
const place = document.getElementById('app')
if (place) render(<App />, place)
void start().then(() => setTimeout(fetchAhead, 500))
