import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import { render } from 'preact'
import { Workbox } from 'workbox-window'

if (import.meta.env.PROD && 'serviceWorker' in navigator) new Workbox('./sw.js').register()

const place = document.getElementById('app')
if (place) render(<h1>Paymaster</h1>, place)
