import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { createGame, enterGame } from '../banker/bank'
import type { Game } from '../banker/game'
import { screenOf } from '../banker/screen'
import { root } from '../install.mjs'
import { partsIn } from '../parts.mjs'
import { serve } from '../serve.mjs'
import { playSome } from './some'
import { untilSaved } from './stored'

/** The size of files in bytes, plain and gzipped. */
export interface Bytes {
  readonly files: number
  readonly raw: number
  readonly packed: number
}

function bytesOf(names: readonly string[]): Bytes {
  const texts = names.map(name => readFileSync(join(root, 'dist', name)))
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
  return {
    files: names.length,
    raw: sum(texts.map(text => text.length)),
    packed: sum(texts.map(text => gzipSync(text).length)),
  }
}

/** The files that the worker fetches before it takes charge: all of them, and only the JavaScript and CSS. */
export function precachedBytes(): { readonly all: Bytes; readonly code: Bytes } {
  const names = partsIn(join(root, 'dist')).flatMap(({ url, pack }) => (pack ? [] : [url]))
  return { all: bytesOf(names), code: bytesOf(names.filter(name => /\.(js|css)$/.test(name))) }
}

/** Waits until the start page says that the app works without a network: the worker is in charge, and every file is stored. */
export const untilReady = (page: Page) =>
  page.getByText('Works without a network.', { exact: true }).waitFor({ timeout: 30_000 })

/** The paths requested from a host during a second visit, in which a game is begun and some of it entered. */
export async function secondVisit(context: BrowserContext, game: Game): Promise<readonly string[]> {
  let asked: string[] = []
  const host = await serve({ asked: path => asked.push(path) })
  try {
    const first = await context.newPage()
    await first.goto(host.url)
    await untilReady(first)
    // What the first visit fetches once all is quiet belongs to it.
    await first.waitForLoadState('networkidle')
    await first.close()
    asked = []
    const page = await context.newPage()
    await page.goto(host.url)
    await createGame(page, screenOf(page), game)
    await playSome(screenOf(page), game, 0, 3)
    await untilSaved(page)
    await page.waitForLoadState('networkidle')
    await page.close()
    return asked
  } finally {
    await host.close()
  }
}

/** The result of banking after the host has gone. */
export interface Offline {
  readonly entries: number
  readonly exported: number
}

/** After a first visit the host is gone; a freshly opened page begins a game, enters all of it and exports it. */
export async function bankOffline(page: Page, game: Game): Promise<Offline> {
  const host = await serve()
  await page.goto(host.url)
  await untilReady(page)
  await host.close()
  const gone = await fetch(host.url).then(
    () => false,
    () => true,
  )
  if (!gone) throw new Error('the host still answers')
  await page.goto('about:blank')
  await page.goto(host.url)
  const screen = screenOf(page)
  await createGame(page, screen, game)
  const { actions } = JSON.parse(await enterGame(page, screen, game)) as { actions: readonly unknown[] }
  await page.goto(`${host.url}#/log`)
  await page.reload()
  await untilSaved(page)
  const entries = Number(await page.locator('.entry .number').first().innerText())
  return { entries, exported: actions.length }
}
