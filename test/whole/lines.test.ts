import { expect, it } from 'vitest'
import { filesIn } from '../source'

/**
 * The most lines a title's folder has, its books included. Whoever makes one of them shorter
 * lowers its figure here.
 */
const MOST = [
  { folder: '18al', most: 4191 },
  { folder: '18va', most: 5128 },
  { folder: '1889', most: 1494 },
]

it.each(MOST)('$folder has no more than $most lines', ({ folder, most }) => {
  const code = filesIn(`src/titles/${folder}`).filter(({ path }) => /\.(?:tsx?|css)$/.test(path))
  const lines = code.reduce((count, { text }) => count + text.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(most)
})
