// What a phone downloads, for size-limit: read from dist alone, so that it is what is shipped.
import { readdirSync, readFileSync } from 'node:fs'
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

/** The first picture: what the page names, and the store's dexie, which is fetched at once. A game's own files come when it is opened. */
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

/** All that a phone ever fetches ahead, for a start without a network: what the worker's own list names. */
export function precached() {
  const worker = readFileSync(join(root, 'dist', 'sw.js'), 'utf8')
  const found = [...worker.matchAll(/["'](assets\/[^"']+\.(?:js|css))["']/g)].map(
    ([, name = '']) => `dist/${name}`,
  )
  if (found.length === 0) throw new Error('the worker names no files')
  return [...new Set(found)]
}

/**
 * What one title costs in one language: what its game is played with, and what comes later (joining, the look ahead, the
 * revenue sheet). What titles share and what takes games of other programs in are not in it.
 * @param {string} title
 * @param {string} language
 */
export function packOf(title, language) {
  const found = (/** @type {string} */ start) =>
    names()
      .filter(name => name.startsWith(`${start}-`))
      .map(name => `dist/assets/${name}`)
  return {
    play: [...found(`title-${title}`), ...found(`words-${title}-${language}`)],
    later: found(`later-${title}`),
  }
}

/** Each title in each language that is there, by the names of its files. */
export function packs() {
  return names().flatMap(name => {
    const [, title = '', language = ''] = /^words-(.+?)-([a-z]{2})-.{8}\.js$/.exec(name) ?? []
    return title === '' || title === 'families' ? [] : [{ title, language }]
  })
}
