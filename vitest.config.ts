import { defineConfig } from 'vitest/config'

/** Tests that draw or store: each file starts with its own page and database. */
const APART = [
  'test/{app,store,ui}/**/*.test.{ts,tsx}',
  'test/**/*.test.tsx',
  'test/titles/microline/whole/*.test.ts',
  'test/whole/fixtures.test.ts',
]

// Tests run in plain Node: the engine needs no browser. A test that draws requests one in its first line (`//
// @vitest-environment happy-dom`), one that stores imports `fake-indexeddb/auto`.
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
      { extends: true, test: { name: 'app', include: APART } },
    ],
  },
})
