import { VitePWA } from 'vite-plugin-pwa'
import { isPack, ownWorker } from './worker.ts'

const paper = '#f4eee0'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

// No `id`: a relative one would be resolved against the host's root, so two copies of the app on one host would be the same
// app to the browser. Without it, the start address counts, which differs by path.
const manifest = {
  name: 'Paymaster',
  short_name: 'Paymaster',
  description: 'The bank for a table that plays a railway board game of the 18xx family',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  theme_color: paper,
  background_color: paper,
  categories: ['games', 'utilities'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  shortcuts: [shortcut('Continue', './?go=continue'), shortcut('New game', './?go=new')],
  // Of a name like `game.paymaster.json`, Chromium looks at the last extension only.
  file_handlers: [
    {
      action: './?go=opened',
      accept: { 'application/json': ['.paymaster.json', '.paymaster-copy.json', '.json'] },
    },
  ],
  // The worker handles what is sent there: no host ever sees it (src/app/worker/worker.ts).
  share_target: {
    action: './shared',
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'shared', accept: ['application/json', '.json'] }] },
  },
}

/** Filled by the build before Workbox reads it. */
const imported: string[] = []

/**
 * The service worker and the manifest. The app registers the worker itself (workbox-window): the plugin's own helper
 * fails during the first, uncontrolled visit and reloads other tabs.
 */
export const pwa = () => [
  ownWorker(imported),
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    includeManifestIcons: false,
    manifest,
    workbox: {
      globPatterns: ['**/*.{js,css,html,json,woff2,png}'],
      // The app itself never shows the picture for shared links.
      globIgnores: ['worker-*.js', 'shared.png'],
      manifestTransforms: [
        entries => ({ manifest: entries.filter(({ url }) => !isPack(url)), warnings: [] }),
      ],
      importScripts: imported,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      // The cache is named after the worker's scope, which keeps two copies on one host apart. Workbox's own clean-up would
      // break that: it deletes every precache whose name contains its scope, including that of a copy in a subfolder. (What
      // an update leaves in the app's own cache is removed without it.)
      cleanupOutdatedCaches: false,
      // The page answers for its own address with any query, and for nothing else: not for a copy of the app in a folder
      // below, and not for a file that does not exist.
      navigateFallback: null,
      ignoreURLParametersMatching: [/./],
    },
  }),
]
