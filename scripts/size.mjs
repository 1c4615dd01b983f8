// What a phone downloads, for size-limit: read from dist alone, so that it is what is shipped.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
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

/** The files of the title that weighs most: a game needs one. */
function heaviestTitle() {
  /** @type {Map<string, { names: string[], weight: number }>} */
  const titles = new Map()
  for (const name of names()) {
    const title = /^title-(.+)-.{8}\.js$/.exec(name)?.[1]
    if (title === undefined) continue
    const so = titles.get(title) ?? { names: [], weight: 0 }
    const weight = so.weight + statSync(join(assets, name)).size
    titles.set(title, { names: [...so.names, name], weight })
  }
  return [...titles.values()].sort((a, b) => b.weight - a.weight)[0]?.names ?? []
}

/** Before the first game is on the screen: what the page names, the store's dexie, and one title. */
export function firstLoad() {
  const page = readFileSync(join(root, 'dist', 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  )
  const dexie = names().filter(name => name.startsWith('dexie-'))
  const seen = /** @type {Set<string>} */ (new Set())
  for (const name of [...named, ...dexie, ...heaviestTitle()]) withImports(name, seen)
  return [...seen].map(name => `dist/assets/${name}`)
}
