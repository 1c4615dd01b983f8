// What a phone downloads, for size-limit. Read from dist alone, so that it is what is shipped.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

/** @param {string} start */
const found = start => names().filter(name => name.startsWith(`${start}-`))

/** The kinds of turns whose panels are files of their own, and perhaps their words. */
const TURNS = ['operate', 'stock']

/**
 * What a game loads before its first picture, if it stands in a turn of one kind.
 * @param {string} title
 * @param {string} language
 * @param {string} turn
 */
function atTurn(title, language, turn) {
  const seen = /** @type {Set<string>} */ (new Set())
  for (const name of [...found(`title-${title}`), ...found(`words-${title}-${language}`)])
    withImports(name, seen)
  const isRailway = [...seen].some(name => name.startsWith('title-railway-'))
  for (const of of [title, ...(isRailway ? ['railway'] : [])])
    for (const name of [...found(`panel-${turn}-${of}`), ...found(`words-${turn}-${of}-${language}`)])
      withImports(name, seen)
  return [...seen]
    .filter(name => /^(?:title|panel|words|rest|later)-/.test(name))
    .map(name => `dist/assets/${name}`)
}

/** @param {readonly string[]} files */
const gzipped = files =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length, 0)

/**
 * The files of one title in one language: those for playing, with what it shares with other titles, in the turn whose panels
 * are the largest; and those that come later (joining, the look-ahead, the revenue sheet). Without the import of other programs'
 * games.
 * @param {string} title
 * @param {string} language
 */
export function packOf(title, language) {
  const [play = []] = TURNS.map(turn => atTurn(title, language, turn)).sort((a, b) => gzipped(b) - gzipped(a))
  return { play, later: found(`later-${title}`).map(name => `dist/assets/${name}`) }
}

/**
 * The files of packs that belong to no title.
 * @param {string[]} wanted
 */
export const named = (...wanted) =>
  names()
    .filter(name => wanted.some(pack => name.startsWith(`${pack}-`)))
    .map(name => `dist/assets/${name}`)

/** What opening a game of any title loads besides, in the first language: the screens around its panels. */
export const shell = () => named('game', 'schemas', 'store', 'en')

/** What titles share, by the names of its packs. */
const SHARED = ['families', 'railway']

/** Each title in each language it has, by the names of its files. */
export function packs() {
  return names().flatMap(name => {
    const [, title = '', language = ''] = /^words-([^-]+)-([a-z]{2})-.{8}\.js$/.exec(name) ?? []
    return title === '' || SHARED.includes(title) ? [] : [{ title, language }]
  })
}
