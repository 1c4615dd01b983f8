// npm test: everything that must hold, from a fresh clone; with --all (npm run test:all) also every screen at every size,
// every kill, and whole games of every title. All steps run even after one has failed, so that all failures show at once;
// the last line sums up, and counts a step that crashes as a failure.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from './chromium.mjs'
import { ensureInstalled, root, run, tool } from './install.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const reports = join(root, 'node_modules', '.cache', 'reports')
const total = { passed: 0, failed: 0 }

/**
 * @param {string} name
 * @param {Count} count
 * @param {number} began
 * @param {string} output shown only if something failed
 */
function tell(name, { passed, failed }, began, output) {
  total.passed += passed
  total.failed += failed
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(8)} ${passed + failed > 1 ? `${passed} passed, ${failed} failed, ` : ''}${seconds} s`,
  )
}

/**
 * Runs a tool that either passes or fails: it counts as one check.
 * @param {string} name
 * @param {string} path
 * @param {string[]} args
 */
async function check(name, path, ...args) {
  const began = Date.now()
  const { code, output } = await run(process.execPath, [tool(path), ...args])
  tell(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, began, output)
}

/**
 * Runs tests, each of which counts. The report gives their number; the exit code may reveal more failures (a file that
 * does not load, a worker that died), and running no test at all is a failure, too.
 * @param {string} name
 * @param {string[]} args
 * @param {{ env: Record<string, string>, priority?: number }} options
 * @param {(report: any) => Count} read
 */
async function tests(name, [path = '', ...args], options, read) {
  const began = Date.now()
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const { code, output } = await run(process.execPath, [tool(path), ...args], options)
  let count = { passed: 0, failed: 0 }
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // No report: the runner did not get that far. Counted below.
  }
  const unsaid = count.failed === 0 && (code !== 0 || count.passed === 0)
  tell(name, unsaid ? { ...count, failed: 1 } : count, began, output || 'It ran no test.')
}

/** A step that a fresh clone needs first; counted only if it fails. */
async function prepare(/** @type {string} */ name, /** @type {() => Promise<unknown>} */ step) {
  const began = Date.now()
  try {
    await step()
  } catch (error) {
    tell(name, { passed: 0, failed: 1 }, began, String(error instanceof Error ? error.message : error))
  }
}

/** Tells every test that it may take its time. */
const whole = process.argv.includes('--all') ? { PAYMASTER_WHOLE: '1' } : {}

/** The laws make many small objects: with more room for new ones, collecting them takes a tenth less of the time. */
const ROOM = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`

const unit = () =>
  tests(
    'unit',
    [
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    { env: { NODE_OPTIONS: ROOM, ...whole } },
    report => ({
      passed: report.numPassedTests,
      // A file that did not load has no tests to fail.
      failed:
        report.numFailedTests +
        report.testResults.filter(
          (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
        ).length,
    }),
  )

/**
 * The titles of tests that passed only at the second try: they raced, or the app did, so they count as failed.
 * @param {any[]} suites
 * @returns {string[]}
 */
const flakyIn = suites =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...flakyIn(inner),
    ...specs
      .filter((/** @type {any} */ spec) =>
        spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
      )
      .map((/** @type {any} */ spec) => spec.title),
  ])

const browser = () =>
  tests(
    'e2e',
    ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), ...whole },
      // The other keeps no more than one core busy, so it goes first: if it ended last, a core would have nothing to do.
      priority: 5,
    },
    ({ stats, suites }) => {
      for (const title of flakyIn(suites)) console.log(`twice  e2e      ${title}`)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  )

async function main() {
  await prepare('install', ensureInstalled)
  if (total.failed > 0) return
  mkdirSync(reports, { recursive: true })
  await prepare('chromium', chromiumPath)
  await Promise.all([
    check('types', 'typescript-native/bin/tsc', '--noEmit'),
    check('lint', '@biomejs/biome/bin/biome', 'ci', '.'),
    check('knip', 'knip/bin/knip.js', '--no-progress'),
    check('build', 'vite/bin/vite.js', 'build', '--logLevel=warn'),
  ])
  await check('size', 'size-limit/bin.js')
  // At the same time: one keeps a core busy, the other often waits for a page.
  await Promise.all([unit(), browser()])
}

await main().catch(error => {
  total.failed += 1
  console.log(error)
})
const nothing = total.passed + total.failed === 0
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || nothing ? 1 : 0
