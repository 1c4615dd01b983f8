import { expect, type Locator, type Page } from '@playwright/test'
import { type Killable, startKillable } from '../../scripts/durable/killable.ts'
import { film, filming, type Modules } from './film'

/** What the browser complains about, such as a violation of the page's policy. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', error => found.push(error.message))
  return found
}

/** The modules of the code that a page shows. */
export async function modulesIn(code: Locator): Promise<Modules> {
  await expect(code).toBeVisible()
  const side = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  const dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const row = dark[Number(y)] ?? []
    row.fill(true, Number(x), Number(x) + Number(width))
  }
  return dark
}

/** A browser process of its own, with its own data, whose camera shows a film; it can die and be started again. */
export interface PhoneInHand extends Killable {
  readonly name: string
  readonly film: string
  readonly faults: readonly string[]
}

/** Where what belongs to a phone is kept. */
type PathOf = (name: string) => string

/** Starts a phone, or the one of this name again, with the app; `serviceWorkers`: whether that is kept for use without its host. */
export async function startPhone(
  pathOf: PathOf,
  url: string,
  name: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<PhoneInHand> {
  const path = pathOf(`${name}.y4m`)
  film(path, [[]])
  const started = await startKillable(pathOf(name), {
    args: ['--allow-loopback-in-peer-connection', ...filming(path)],
    ...{ baseURL: url, permissions: ['camera'], serviceWorkers },
  })
  const faults = complaints(started.page)
  await started.page.goto('./')
  return { ...started, name, film: path, faults }
}

/** Has a phone follow the game that is open on another, by the cameras of both; `whose` is tapped if it has not said that before. */
export async function pairUp(bank: PhoneInHand, other: PhoneInHand, whose?: string): Promise<void> {
  film(bank.film, [[]])
  film(other.film, [[]])
  await bank.page.goto('./#/follow/bank')
  await bank.page.getByRole('button', { name: /^Add (?:a|another) phone$/ }).click()
  film(other.film, [await modulesIn(bank.page.locator('.code svg'))])
  await other.page.goto('./#/follow')
  film(bank.film, [await modulesIn(other.page.locator('.code svg'))])
  await expect(bank.page.locator('.strip.go')).toContainText('Connected')
  if (whose === undefined) await other.page.goto('./#/play')
  else await other.page.getByRole('button', { name: whose, exact: true }).click()
  await expect(other.page.locator('.following')).toContainText('Live')
  film(bank.film, [[]])
  film(other.film, [[]])
}
