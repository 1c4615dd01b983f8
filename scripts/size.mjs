// What a phone downloads, for size-limit. Read from dist alone, so that it is what is shipped.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { partsIn } from './parts.mjs'

const assets = join(root, 'dist', 'assets')
const names = () => readdirSync(assets).filter(name => /\.(js|css)$/.test(name))

/**
 * Adds a file, and everything it imports statically, to `seen`.
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

/**
 * The files for the first paint: those the page names, and the store's dexie, which is fetched at once. A game's own
 * files come when it is opened.
 */
export function firstLoad() {
  const page = readFileSync(join(root, 'dist', 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  )
  const dexie = names().filter(name => name.startsWith('dexie-'))
  const seen = /** @type {Set<string>} */ (new Set())
  for (const name of [...named, ...dexie]) withImports(name, seen)
  return [...seen].map(name => `dist/assets/${name}`)
}

/** All files that a phone ever fetches ahead, to start without a network: the worker's own list. */
export function precached() {
  return partsIn(join(root, 'dist'))
    .filter(({ url, pack }) => !pack && /\.(?:js|css)$/.test(url))
    .map(({ url }) => `dist/${url}`)
}

/**
 * The files of one title in one language: those for playing, with what it shares with other titles, and those that come
 * later (joining, the look-ahead, the revenue sheet). Without the import of other programs' games.
 * @param {string} title
 * @param {string} language
 */
export function packOf(title, language) {
  const found = (/** @type {string} */ start) => names().filter(name => name.startsWith(`${start}-`))
  const seen = /** @type {Set<string>} */ (new Set())
  for (const name of [...found(`title-${title}`), ...found(`words-${title}-${language}`)])
    withImports(name, seen)
  return {
    play: [...seen]
      .filter(name => /^(?:title|words|rest|later)-/.test(name))
      .map(name => `dist/assets/${name}`),
    later: found(`later-${title}`).map(name => `dist/assets/${name}`),
  }
}

/** What titles share, by the names of its packs. */
const SHARED = ['families', 'railway']

/** Each title in each language it has, by the names of its files. */
export function packs() {
  return names().flatMap(name => {
    const [, title = '', language = ''] = /^words-(.+?)-([a-z]{2})-.{8}\.js$/.exec(name) ?? []
    return title === '' || SHARED.includes(title) ? [] : [{ title, language }]
  })
}
