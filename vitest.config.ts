import { defineConfig } from 'vitest/config'

// Tests run in plain Node: the engine needs no browser. A test that draws asks for one in its first line
// (`// @vitest-environment happy-dom`), one that stores imports `fake-indexeddb/auto`.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    testTimeout: 20_000,
  },
})
