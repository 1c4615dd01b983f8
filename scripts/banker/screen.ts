import type { Glass, Piece } from './glass'

/**
 * The app drops a second tap within this distance (in pixels) and time (in ms) after an entry, or after one that ended a
 * round; a person takes longer.
 */
const NEAR = 60
export const SOON = 330
const AFTER_ROUND = 1030

/** The screen as used by a finger and an eye: buttons by name, one tap at a time, each counted. */
export interface Screen {
  /** Counts the taps from here on for this kind of action. */
  forAction(type: string): void
  button(name: string | RegExp): Piece
  has(name: string | RegExp): Promise<boolean>
  tap(name: string | RegExp | Piece): Promise<void>
  /** Taps something that makes an entry, and waits until the screen shows it. */
  enter(name: string | RegExp): Promise<void>
  /** Is something folded away under this line? */
  folds(line: RegExp): Promise<boolean>
  /** Unfolds what is under a line. */
  unfold(line: string | RegExp): Promise<void>
  digits(figure: number, what?: 'amount' | 'revenue'): Promise<void>
  /** Opens what can be done in a hex of the map. */
  hex(id: string): Promise<void>
  /** Waits until the screen shows such a button, and returns what it says. */
  said(name: RegExp): Promise<string>
  /** Follows a link. */
  follow(name: RegExp): Promise<void>
  /** The heading of the turn, which says whose it is. */
  turn(): Promise<string>
  /** The figure that would be entered as revenue. */
  revenue(): Promise<number>
  /** The pressed button of the group with this name; `undefined` if the screen does not ask for it. */
  pressed(name: string): Promise<string | undefined>
  /** Presses one of them. */
  choose(name: string, text: string): Promise<void>
  readonly taps: Readonly<Record<string, number>>
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, Math.max(0, ms)))

async function figureIn(shown: Piece): Promise<number> {
  return Number((await shown.innerText()).replace(/[^\d]/g, ''))
}

/** The finger and the eye on the glass; after each tap nothing looks at the page for `rest` ms. */
export function screenOf(page: Glass, rest = 0): Screen {
  const taps: Record<string, number> = {}
  let type = 'newGame'
  let recent: readonly { x: number; y: number; at: number; round: string }[] = []
  const roundShown = async () => (await page.locator('.top .where b').allInnerTexts()).join()
  const button = (name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

  /** Where a finger meets it, once it can be tapped and stands still. */
  async function aim(target: Piece): Promise<{ x: number; y: number }> {
    await target.tap({ trial: true })
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }

  async function tap(name: string | RegExp | Piece): Promise<void> {
    const target = typeof name === 'string' || name instanceof RegExp ? button(name) : name
    // The tap itself is a bare touch on the glass.
    let at = await aim(target)
    const near = recent.findLast(it => Math.hypot(at.x - it.x, at.y - it.y) < NEAR)
    const round = await roundShown()
    if (near) {
      await pause((near.round === round ? SOON : AFTER_ROUND) - (Date.now() - near.at))
      // It may have moved meanwhile.
      at = await aim(target)
    }
    await page.touchscreen.tap(at.x, at.y)
    await pause(rest)
    taps[type] = (taps[type] ?? 0) + 1
    recent = [...recent, { ...at, at: Date.now(), round }].slice(-10)
  }

  async function enter(name: string | RegExp): Promise<void> {
    const main = page.getByRole('main')
    const before = await main.innerText()
    await tap(name)
    for (let waited = 0; (await main.innerText()) === before; waited += 10) {
      if (waited > 3000) throw new Error(`nothing happened: ${await page.getByRole('alert').allInnerTexts()}`)
      await pause(10)
    }
  }

  return {
    taps,
    button,
    tap,
    enter,
    forAction: next => {
      type = next
    },
    has: async name => (await button(name).count()) > 0,
    folds: async line => (await page.locator('details:not([open]) > summary', { hasText: line }).count()) > 0,
    unfold: line => tap(page.locator('summary', { hasText: line })),
    async digits(figure, what = 'amount') {
      const group = page.getByRole('group', { name: `Digits of the ${what}` })
      for (const digit of String(figure)) await tap(group.getByRole('button', { name: `${digit} digit` }))
    },
    hex: id => tap(page.locator(`[data-hex=${id}]`)),
    async said(name) {
      await button(name).waitFor()
      return (await button(name).getAttribute('aria-label')) ?? (await button(name).innerText())
    },
    follow: name => tap(page.getByRole('link', { name })),
    turn: async () => (await page.getByRole('heading', { level: 2 }).first().innerText()).trim(),
    revenue: () => figureIn(page.getByRole('status', { name: 'Revenue' })),
    async pressed(name) {
      const chosen = page.getByRole('group', { name, exact: true }).getByRole('button', { pressed: true })
      return (await chosen.count()) > 0 ? (await chosen.innerText()).trim() : undefined
    },
    choose: (name, text) =>
      tap(page.getByRole('group', { name, exact: true }).getByRole('button', { name: text, exact: true })),
  }
}
