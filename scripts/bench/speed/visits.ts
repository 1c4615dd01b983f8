import { withPhone } from '../../banker/phone'
import { untilReady } from '../../durable/visits'
import { median } from './blocks'
import { NOTHING } from './floor'
import { START, visit } from './openings'

/** In a block the start page is visited again so often. */
const TIMES = 3

/** Visits of a block, in ms from going there to the frame that shows the page. */
export interface Visits {
  readonly first: number
  readonly again: number
  /** A page with a line of text on the same host: what any visit takes. */
  readonly least: number
}

/** A first visit of the start page and later ones, in a fresh browser. */
export function visits(): Promise<Visits> {
  return withPhone(async phone => {
    const { page, url } = phone
    const least: number[] = []
    for (let i = 0; i < TIMES; i++) least.push(await visit(phone, `${url}${NOTHING}`, 'body'))
    const first = await visit(phone, url, START)
    await page.goto(url)
    await untilReady(page)
    // What the first visit fetches when all is quiet is part of it.
    await page.waitForTimeout(4000)
    await page.waitForLoadState('networkidle')
    await page.close()
    const again: number[] = []
    for (let i = 0; i < TIMES; i++) again.push(await visit(phone, url, START))
    return { first, again: median(again), least: median(least) }
  })
}
