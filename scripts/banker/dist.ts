import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from '../install.mjs'

const SOURCES = ['src', 'public', 'scripts/vite', 'index.html', 'vite.config.ts', 'package.json']

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}

function buildWhereOld(folder: string, ...options: readonly string[]): string {
  const home = join(root, folder)
  const page = join(home, 'index.html')
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  if (SOURCES.every(source => newest(join(root, source)) <= built)) return home
  const vite = join(tool('vite/package.json'), '..', 'bin', 'vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel=warn', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return home
}

/** Builds the app if `dist` is missing or older than its sources. */
export function buildIfOld(): void {
  buildWhereOld('dist')
}

const MAPPED = 'node_modules/.cache/dist-mapped'

/** The folder of a build with source maps beside its files, for finding the sources of places in them; built if old. */
export const builtWithMaps = (): string =>
  buildWhereOld(MAPPED, '--sourcemap=hidden', `--outDir=${MAPPED}`, '--emptyOutDir')
