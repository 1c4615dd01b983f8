import { vi } from 'vitest'

/**
 * How long a test waits for what must come, in ms: on a busy machine one second, as the libraries have it, is too short, and
 * what never comes is noticed anyway.
 */
const PATIENCE = 20_000

// Runs again before each test file, in one load of `vi` if the files share theirs.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi
  vi.waitFor = function waitPatiently(callback, options = {}) {
    const limits = typeof options === 'number' ? { timeout: options } : options
    return waitFor(callback, { timeout: PATIENCE, ...limits })
  }
}

// Only once a test asks for it: most tests draw nothing, and it takes long to load.
vi.mock('@testing-library/preact', async importOriginal => {
  const library = await importOriginal<typeof import('@testing-library/preact')>()
  library.configure({ asyncUtilTimeout: PATIENCE })
  return library
})
