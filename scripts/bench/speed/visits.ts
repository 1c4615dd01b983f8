import { withPhone } from '../../banker/phone'
import { untilReady } from '../../durable/visits'
import { median } from './blocks'
import { NOTHING } from './floor'
import { START, visit } from './openings'

/** The number of repeat visits to the start page in a block. */
const TIMES = 3

/** The visits of a block, in ms from the navigation to the frame that shows the page. */
export interface Visits {
  readonly first: number
  readonly again: number
  /** A page with one line of text on the same host: what any visit takes. */
  readonly least: number
}

/** A first visit to the start page and later ones, in a fresh browser. */
export function visits(): Promise<Visits> {
  return withPhone(async phone => {
    const { page, url } = phone
    const least: number[] = []
    for (let i = 0; i < TIMES; i++) least.push(await visit(phone, `${url}${NOTHING}`, 'body'))
    const first = await visit(phone, url, START)
    await page.goto(url)
    await untilReady(page)
    // What the first visit fetches once all is quiet belongs to it.
    await page.waitForTimeout(4000)
    await page.waitForLoadState('networkidle')
    await page.close()
    const again: number[] = []
    for (let i = 0; i < TIMES; i++) again.push(await visit(phone, url, START))
    return { first, again: median(again), least: median(least) }
  })
}
