// What a phone downloads, for size-limit: read from dist alone, so that it is what is shipped.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './install.mjs'

const assets = join(root, 'dist', 'assets')
const names = () => readdirSync(assets).filter(name => /\.(js|css)$/.test(name))

/**
 * A file and all it imports at its top.
 * @param {string} name
 * @param {Set<string>} seen
 */
function withImports(name, seen) {
  if (seen.has(name)) return
  seen.add(name)
  if (!name.endsWith('.js')) return
  const text = readFileSync(join(assets, name), 'utf8')
  for (const [, found = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g))
    withImports(found, seen)
}

/** Before the first game is on the screen: what the page names, the store's dexie, and one title (the heaviest). */
export function firstLoad() {
  const page = readFileSync(join(root, 'dist', 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  )
  const dexie = names().filter(name => name.startsWith('dexie-'))
  const weight = (/** @type {string} */ name) => statSync(join(assets, name)).size
  const titles = names().filter(name => /^title-.*\.js$/.test(name))
  titles.sort((a, b) => weight(b) - weight(a))
  const seen = /** @type {Set<string>} */ (new Set())
  for (const name of [...named, ...dexie, ...titles.slice(0, 1)]) withImports(basename(name), seen)
  return [...seen].map(name => `dist/assets/${name}`)
}
