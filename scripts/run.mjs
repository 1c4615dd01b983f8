// node scripts/run.mjs scripts/some.ts ARGS: runs a TypeScript file, after installing the packages it needs. stdin, stdout
// and the exit code are the file's own, so that it can be part of a pipe.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'

const [name = '', ...args] = process.argv.slice(2)
const file = resolve(name)

if (name === '' || !existsSync(file)) {
  console.error(name === '' ? 'Usage: node scripts/run.mjs FILE.ts ARGS' : `There is no ${name}`)
  process.exit(2)
}
try {
  await ensureInstalled()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Not before: a fresh clone does not have it yet.
const { register } = await import('tsx/esm/api')
register()
process.argv = [process.argv[0] ?? 'node', file, ...args]
await import(pathToFileURL(file).href)
