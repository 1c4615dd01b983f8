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

// No `id`: a relative one would be read against the host's root, and two copies of the app on one host would be one
// to the browser. Left out, it is the start address, which differs by path.
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
  // Of a name such as `game.paymaster.json` Chromium looks at the last ending only.
  file_handlers: [
    {
      action: './?go=opened',
      accept: { 'application/json': ['.paymaster.json', '.paymaster-copy.json', '.json'] },
    },
  ],
  // The worker takes what is sent there: no host ever sees it (src/app/worker/worker.ts).
  share_target: {
    action: './shared',
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'shared', accept: ['application/json', '.json'] }] },
  },
}

/** Filled in by the build, before Workbox reads it. */
const imported: string[] = []

/**
 * The service worker and the manifest. The app registers the worker itself (workbox-window): the plugin's own helper
 * fails in the first, uncontrolled visit and reloads other tabs.
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
      // The picture of a shared link is never shown by the app itself.
      globIgnores: ['worker-*.js', 'shared.png'],
      manifestTransforms: [
        entries => ({ manifest: entries.filter(({ url }) => !isPack(url)), warnings: [] }),
      ],
      importScripts: imported,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      // The cache is named after the worker's scope, so two copies on one host keep apart. Workbox' own clean-up
      // would break that: it deletes every precache whose name contains its scope, as a copy in a sub-folder's does.
      // (What an update leaves over in the app's own cache is removed without it.)
      cleanupOutdatedCaches: false,
      // The page answers for its own address with whatever query, and for nothing else: not for a copy of the app in
      // a folder below, and not for a file that does not exist.
      navigateFallback: null,
      ignoreURLParametersMatching: [/./],
    },
  }),
]
