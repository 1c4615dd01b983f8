// npm run quick: types, lint, and the unit tests affected by changed files: uncommitted ones, or else those of the last
// commit. Passing does not prove that everything holds; npm test does.
import { execFileSync } from 'node:child_process'
import { ensureInstalled, root, run, tool } from './install.mjs'

const dirty = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim() !== ''

/**
 * @param {string} name
 * @param {string} path
 * @param {string[]} args
 */
async function check(name, path, ...args) {
  const began = Date.now()
  const { code, output } = await run(process.execPath, [tool(path), ...args])
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${((Date.now() - began) / 1000).toFixed(1)} s`,
  )
  return code === 0
}

await ensureInstalled()
const passed = await Promise.all([
  check('types', 'typescript-native/bin/tsc', '--noEmit'),
  check('lint', '@biomejs/biome/bin/biome', 'ci', '.'),
  check('unit', 'vitest/vitest.mjs', 'run', '--passWithNoTests', dirty ? '--changed' : '--changed=HEAD~1'),
])
process.exitCode = passed.every(Boolean) ? 0 : 1
