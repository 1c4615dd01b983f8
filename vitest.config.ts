import { defineConfig } from 'vitest/config'

/** Tests that draw or store. */
const APART = [
  'test/{app,store,ui}/**/*.test.{ts,tsx}',
  'test/**/*.test.tsx',
  'test/families/**/screens/*.test.ts',
  'test/titles/microline/whole/*.test.ts',
  'test/whole/fixtures.test.ts',
]

/**
 * Those that put a registry of titles in place of the real one: in a worker of their own, since what the file before still fetches
 * would know the real one.
 */
const ALONE = [
  'test/ui/shell/setup/NewGame.test.tsx',
  'test/ui/shell/menu/Rules.test.tsx',
  'test/app/games/intake.test.ts',
]

const page = {
  environment: 'happy-dom',
  // A link to a file would take the page away.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  setupFiles: ['test/patience.ts', 'test/page.ts'],
}

// Tests of the law run in plain Node: the engine needs no browser. Those that draw or store have a page and a database. Making
// these and loading the app's libraries takes longer than most files take to run, so files share a worker (`isolate: false`);
// `test/page.ts` gives each its own modules, storage and address.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    // Only what hangs takes this long: the longest take seconds, and many times that on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['test/patience.ts'],
    pool: 'threads',
    exclude: ['test/e2e/**'],
    projects: [
      {
        extends: true,
        // The law keeps nothing between two calls, so its test files share one load of it, which halves the time.
        test: {
          name: 'law',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...APART],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: APART,
          exclude: ALONE,
          isolate: false,
          ...page,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, ...page },
      },
    ],
  },
})
