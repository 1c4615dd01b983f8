import { VitePWA } from 'vite-plugin-pwa'
import { partsOf } from './parts.ts'

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
  // The worker handles what is sent there: no host ever sees it (src/app/worker/sw.ts).
  share_target: {
    action: './shared',
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: 'shared', accept: ['application/json', '.json', 'text/plain', '.txt', '*/*'] }],
    },
  },
}

/**
 * The service worker and the manifest. The app registers the worker itself (workbox-window): the plugin's own helper
 * fails during the first, uncontrolled visit and reloads other tabs. The worker is our own (src/app/worker/sw.ts): it is
 * told the hash of every file, and keeps nothing else.
 */
export const pwa = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: null,
    includeManifestIcons: false,
    manifest,
    integration: {
      beforeBuildServiceWorker: ({ injectManifest }) => {
        // The plugin adds the manifest to the list by itself, without its hash.
        delete injectManifest.additionalManifestEntries
        // Only here is it known where the build was written: `--outDir` may say so.
        injectManifest.manifestTransforms = [
          entries => ({ manifest: partsOf(injectManifest.globDirectory, entries), warnings: [] }),
        ]
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,json,woff2,png,webmanifest}'],
      // The app itself never shows the picture for shared links, nor the page for hosts that have nothing at an address.
      globIgnores: ['shared.png', '404.html', 'sw.js'],
    },
  })
