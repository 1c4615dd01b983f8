// Everything a script needs before it can run: the packages of package-lock.json. Plain Node without packages, because a
// fresh clone has none.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command and collects its output, both streams in the order of arrival.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, priority?: number }} [options] a higher number of the priority lets others go first
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, priority } = {}) {
  return new Promise(resolve => {
    // The output is read later in places that may not show colors. (FORCE_COLOR asks for some whenever it is set, whatever
    // its value.)
    const { FORCE_COLOR: _, ...inherited } = process.env
    const child = spawn(command, args, { cwd: root, env: { ...inherited, NO_COLOR: '1', ...env } })
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
    let output = ''
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}${signal}\n` : output }),
    )
  })
}

/** The path of a script inside node_modules, to be run with this Node: without a shell, it is the same on every system. */
export const tool = (/** @type {string} */ path) => join(root, 'node_modules', path)

/** @param {string} file */
const packagesIn = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Is every package there in the locked version? npm records what it has installed in node_modules/.package-lock.json. */
export function isInstalled() {
  if (!existsSync(tool('.package-lock.json'))) return false
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    // Optional ones are for other systems, and the nameless one is Paymaster itself.
    ([path, wanted]) => path === '' || wanted.optional || present[path]?.version === wanted.version,
  )
}

/** Installs what is missing. Reports that on stderr only: stdout belongs to the script about to run. */
export async function ensureInstalled() {
  if (isInstalled()) return
  process.stderr.write('Installing packages ...\n')
  const args = ['ci', '--include=dev', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args)
  if (code !== 0) throw new Error(`npm ci failed\n${output}`)
}
