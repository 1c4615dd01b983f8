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

/** Builds the app where `dist` is missing or older than what it is built from. */
export function buildIfOld(): void {
  const page = join(root, 'dist', 'index.html')
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  if (SOURCES.every(source => newest(join(root, source)) <= built)) return
  const vite = join(tool('vite/package.json'), '..', 'bin', 'vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel=warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
