import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { books } from './scripts/vite/books.ts'
import { askedAlong, chunkName, groups } from './scripts/vite/chunks.ts'
import { contentSecurityPolicy } from './scripts/vite/csp.ts'
import { askDirectly } from './scripts/vite/direct.ts'
import { latinWoff2 } from './scripts/vite/fonts.ts'
import { compileHints } from './scripts/vite/hints.ts'
import { licenses } from './scripts/vite/licenses.ts'
import { pwa } from './scripts/vite/pwa.ts'
import { sharedLink } from './scripts/vite/shared.ts'
import { builtTitles } from './scripts/vite/titles.ts'

const { alias, outDir } = builtTitles()

export default defineConfig({
  // Relative, so that the same files work at any path on any host.
  base: './',
  plugins: [
    books(),
    preact(),
    sharedLink(),
    licenses(),
    contentSecurityPolicy(),
    askDirectly(),
    compileHints(),
    pwa(),
  ],
  css: { postcss: { plugins: [latinWoff2()] } },
  resolve: {
    alias: [
      ...alias,
      // Dexie's own minified build is a tenth smaller than what a bundler makes of the other one.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
      // The build that a bundler would choose is for browsers without classes, and twice as large.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  build: {
    outDir,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: askedAlong },
    // No data: URLs in the CSS: the policy allows fonts only from the app's own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: chunk => `assets/${chunkName(chunk)}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups,
        },
      },
    },
  },
})
