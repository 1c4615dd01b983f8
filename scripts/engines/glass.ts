import { existsSync, mkdtempSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'vite'
import type { GivenFile, Glass, Piece } from '../banker/glass'
import { root } from '../install.mjs'
import type { Driver } from './driver'
import type { Aim, Seen } from './eye'
import { byCss, byRole, type Look, wanted } from './look'
import { until } from './until'

let bundled: Promise<string> | undefined

/** The eye as one script for any page. */
async function bundle(): Promise<string> {
  const built = await build({
    ...{ root, configFile: false, logLevel: 'warn' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      ...{ write: false, copyPublicDir: false, reportCompressedSize: false },
      lib: { entry: join(root, 'scripts/engines/eye.ts'), formats: ['iife'], name: 'bankersEyeFile' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('the eye was not built')
  return output.output[0].code
}

/** Asks the eye in the page, and puts it there first if necessary. */
async function ask<T>(driver: Driver, what: string, ...given: readonly unknown[]): Promise<T> {
  const question = `globalThis.bankersEye ? Promise.resolve(bankersEye.${what}(${given.map(it => JSON.stringify(it)).join(', ')})).then(is => ({ is })) : {}`
  for (;;) {
    const answer = await driver.evaluate<{ readonly is?: T }>(question)
    if ('is' in answer) return answer.is as T
    bundled ??= bundle()
    await driver.evaluate(`(() => { ${await bundled} })()`)
  }
}

/** Errors in the page since the banker first looked at it. */
export const faultsOf = (driver: Driver) => ask<readonly string[]>(driver, 'faults')

function pieceOf(driver: Driver, look: Look): Piece {
  const what = JSON.stringify(look)
  const then = (...steps: Look) => pieceOf(driver, [...look, ...steps])
  const seen = () => ask<Seen>(driver, 'seen', look)
  /** The only element, once it is there. */
  const single = () =>
    until(async () => {
      const it = await seen()
      if (it.count > 1) throw new Error(`${what}: there are ${it.count}`)
      return it.count === 1 ? { is: it } : { not: 'it is not there' }
    }, what)
  const aim = () =>
    until(async () => {
      const it = await ask<Aim>(driver, 'aim', look)
      return 'box' in it ? { is: it.box } : it
    }, what)

  return {
    getByRole: (role, marks) => then(byRole(role, marks)),
    locator: (css, holding) => then(byCss(css, holding)),
    filter: ({ hasText }) => (hasText === undefined ? then() : then({ by: 'text', text: wanted(hasText) })),
    first: () => then({ by: 'first' }),
    last: () => then({ by: 'last' }),
    or: other => then({ by: 'or', other: lookOf(other) }),
    count: async () => (await seen()).count,
    isVisible: async () => (await seen()).shown,
    innerText: async () => (await single()).texts[0] ?? '',
    allInnerTexts: async () => [...(await seen()).texts],
    getAttribute: async name => {
      await single()
      return ask(driver, 'attribute', look, name)
    },
    boundingBox: async () => (await single()).box ?? null,
    async waitFor({ state = 'visible' } = {}) {
      await until(async () => {
        const { count, shown } = await seen()
        if (count > 1 && state !== 'detached') throw new Error(`${what}: there are ${count}`)
        const so = { visible: shown, attached: count === 1, detached: count === 0 }[state]
        return so ? { is: true } : { not: `it is not ${state}` }
      }, what)
    },
    async tap({ trial = false } = {}) {
      const { x, y, width, height } = await aim()
      if (!trial) await driver.touch(x + width / 2, y + height / 2)
    },
    async fill(text) {
      await until(async () => ((await ask(driver, 'field', look)) ? { is: true } : { not: 'no field' }), what)
      await driver.type(text)
    },
    async setInputFiles({ name, buffer }: GivenFile) {
      await single()
      const path = join(mkdtempSync(join(tmpdir(), 'paymaster-')), name)
      writeFileSync(path, buffer)
      await driver.give(`bankersEye.one(${what})`, path)
    },
    ...{ look },
  }
}

/** The steps by which a piece of this glass is found. */
const lookOf = (piece: Piece) => (piece as Piece & { readonly look: Look }).look

/** Files that are complete: one still being written has a partial file beside it, or is empty. */
function wholeFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
  const partial = (name: string) => /\.(part|wkdownload|download)$/.test(name)
  return names
    .filter(name => !partial(name) && !names.some(it => partial(it) && it.startsWith(name)))
    .map(name => join(folder, name))
    .filter(path => statSync(path).isFile() && statSync(path).size > 0)
}

/** The glass of a driven browser whose downloads arrive in a folder. */
export function glassOn(driver: Driver, downloads: string): Glass {
  const all = (...steps: Look) => pieceOf(driver, steps)
  return {
    getByRole: (role, marks) => all(byRole(role, marks)),
    getByLabel: text => all({ by: 'label', text }),
    locator: (css, holding) => all(byCss(css, holding)),
    goto: url => driver.goto(url),
    reload: () => driver.reload(),
    evaluate: text => driver.evaluate(text),
    async waitForURL(address) {
      await until(async () => {
        const at = await driver.evaluate<string>('location.href')
        return address.test(at) ? { is: true } : { not: `it is ${at}` }
      }, `${address}`)
    },
    async waitForEvent() {
      const before = new Set(wholeFiles(downloads))
      const path = await until(async () => {
        const fresh = wholeFiles(downloads).find(it => !before.has(it))
        return fresh ? { is: fresh } : { not: 'no file came' }
      }, 'a file')
      // Moved away, since the next one may have the same name.
      const own = join(mkdtempSync(join(downloads, '.taken-')), basename(path))
      renameSync(path, own)
      return { path: async () => own }
    },
    touchscreen: { tap: (x, y) => driver.touch(x, y) },
  }
}
