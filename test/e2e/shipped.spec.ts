import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { partsIn } from '../../scripts/parts.mjs'
import { shippedTitles } from '../../scripts/vite/shared.ts'
import { packs } from './support'

// What dist contains, file by file: the browser of the tests does not judge whether an app can be installed.
const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).replace(/^dist\//, ''))

const text = (name: string) => readFileSync(join('dist', name), 'utf8')

/** Width and height from the header of the picture. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the manifest makes it an app at any path, and its pictures are as it says', () => {
  const manifest = JSON.parse(text('manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Paymaster', start_url: './', scope: './', display: 'standalone' })
  expect(manifest.shortcuts.map((it: { url: string }) => it.url)).toEqual(['./?go=continue', './?go=new'])
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
  expect(icons.map(it => `${it.purpose} ${it.sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of icons) expect(sizeOf(readFileSync(join('dist', src)))).toBe(sizes)
})

test('what an opened game shows at once does not wait for screens that are opened later', () => {
  const game = files.filter(name => /^assets\/(?:core|game|title-[\w-]+)-[\w-]{8}\.js$/.test(name))
  // Two for any game, what all titles share, what all railways share and what some do, and those of each title.
  expect(game).toHaveLength(5 + shippedTitles().length)
  for (const name of game) expect(text(name)).not.toMatch(/from\s*["']\.\/more-/)
})

test('no file is shipped that only re-exports another', () => {
  const scripts = files.filter(name => /^assets\/[^/]+\.js$/.test(name))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter(name => /^export\s*\{[^}]*\}\s*from[^;]*;?\s*$/.test(text(name)))).toEqual([])
})

test('what a table on the screen calls is compiled while it is fetched: the hint comes before all code', () => {
  const called = files.filter(name =>
    /^assets\/(?:core|game|dexie|store|title-[\w-]+)-[\w-]{8}\.js$/.test(name),
  )
  // Four for any game, what all titles share, what all railways share and what some do, and those of each title.
  expect(called).toHaveLength(7 + shippedTitles().length)
  for (const name of called) expect(text(name), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('of the sign font only Latin letters in one format are shipped', () => {
  const fonts = files.filter(name => /\.(woff2?|ttf|otf)$/.test(name))
  expect(
    fonts.map(name => /barlow-condensed-(.*)-normal.*\.(\w+)$/.exec(name)?.slice(1).join(' ')).sort(),
  ).toEqual(['latin-500 woff2', 'latin-600 woff2', 'latin-700 woff2'])
})

test('the worker knows the hash of every file that the app can ask for, and which are packs', () => {
  const parts = partsIn('dist')
  // Read by the browser itself, by hosts, crawlers and link previews; the app never asks for them.
  const others = ['sw.js', 'robots.txt', '_headers', 'shared.png', '404.html', 'third-party-licenses.txt']
  expect(parts.map(({ url }) => url).sort()).toEqual(files.filter(name => !others.includes(name)).sort())
  for (const { url, hash } of parts)
    expect(hash, url).toBe(
      createHash('sha256')
        .update(readFileSync(join('dist', url)))
        .digest('hex'),
    )
  expect(
    parts
      .filter(({ pack }) => pack)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(packs)
  expect(parts.filter(it => it.text).map(({ text: page }) => page)).toEqual([text('index.html')])
})

test('a host that needs a page to answer 404 has one, in both languages and without a script', () => {
  const page = text('404.html')
  expect(page).toContain('There is nothing at this address.')
  expect(page).toContain('Unter dieser Adresse gibt es nichts.')
  expect(page).not.toMatch(/<script|<style|https?:/)
})

test('the licenses of all that the app is built from are shipped with it', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...text('third-party-licenses.txt').matchAll(/^(\S+) \d+\.\S+ \(.+\)$/gm)].map(
    ([, it]) => it,
  )
  // The one that is not named in package.json comes with another.
  expect(named.sort()).toEqual([...Object.keys(dependencies), '@preact/signals-core'].sort())
  for (const word of ['SIL OPEN FONT LICENSE', 'Apache License', 'MIT License'])
    expect(text('third-party-licenses.txt')).toContain(word)
})

test('the first picture waits for no database: everything it needs is named in the page', () => {
  const named = [...text('index.html').matchAll(/\.\/assets\/([^"]+\.js)/g)].map(([, name = '']) => name)
  expect([...new Set(named.map(name => name.split('-')[0]))].sort()).toEqual(['core', 'index'])
  for (const name of named)
    for (const [, other = ''] of text(`assets/${name}`).matchAll(/\b(?:from|import)["']\.\/([^"']+\.js)/g))
      expect(named).toContain(other)
})

test('the page allows neither inline scripts and styles nor eval nor another host', () => {
  const page = text('index.html')
  expect(page).toContain('Content-Security-Policy')
  expect(page).not.toContain('unsafe-')
  expect(page).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+="/)
  expect(page).not.toMatch(/https?:\/\//)
})
