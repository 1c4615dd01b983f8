import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type PhoneInHand, pairUp, startPhone } from '../../test/e2e/phones'
import { gameFileOf, type Recorded } from '../../test/games/recorded'
import { kits } from '../../test/titles/kits'
import { openFile, slow, THROTTLE } from '../banker/phone'
import { withFolder } from '../durable/killable'
import { serve } from '../serve.mjs'
import { longGame } from './engine'
import { type Figure, percentile } from './figure'

const TAPS = 40
/** A person's pace, in ms: the app drops a second tap within 300 ms of a change. */
const PAUSE = 450
/** So many entries come at once to a phone that begins to follow. */
const ENTRIES = 5000
const PAIRINGS = 5
/** The bank's own tap may take so many times as long with phones that follow. */
const SLOWER = 1.1

/** As text, for a page: notes when it was tapped, and when a change of its screen is on the glass. Both by the clock of the machine. */
const WATCH = `{
  window.unwatch?.()
  const clock = Date.now() - performance.timeOrigin - performance.now()
  const at = time => performance.timeOrigin + time + clock
  window.noted = { taps: [], painted: [] }
  const tapped = ({ timeStamp }) => noted.taps.push(at(timeStamp))
  addEventListener('click', tapped, true)
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => noted.painted.push(at(performance.now()))
      port2.postMessage(null)
    }),
  )
  window.unwatch = () => {
    removeEventListener('click', tapped, true)
    observer.disconnect()
  }
  observer.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true })
}`

interface Noted {
  readonly taps: readonly number[]
  readonly painted: readonly number[]
}

const noted = (page: Page): Promise<Noted> => page.evaluate<Noted>('window.noted')

/** The time from each tap to the first change on the glass after it, in ms. */
const delays = (taps: readonly number[], { painted }: Noted): readonly number[] =>
  taps.map(tap => (painted.find(time => time > tap) ?? Number.POSITIVE_INFINITY) - tap)

const ms = (values: readonly number[]) =>
  `median ${percentile(values, 0.5).toFixed(0)} ms, 95% within ${percentile(values, 0.95).toFixed(0)} ms`

/** The phones at a table, and one that banks the same game with nobody following. */
interface Table {
  readonly bank: PhoneInHand
  readonly alone: PhoneInHand
  readonly others: readonly PhoneInHand[]
}

/** Passes and takes that back again and again, on the phone with followers and on the one without in turn. */
async function tapFigures({ bank, alone, others }: Table, how: string, most?: number): Promise<Figure[]> {
  for (const { page } of [bank, alone, ...others]) {
    await page.goto('./#/play')
    await page.locator('.turn-head').first().waitFor()
    await page.evaluate(WATCH)
  }
  for (let i = 0; i < TAPS; i++)
    for (const { page } of [bank, alone]) {
      await page.getByRole('button', { name: i % 2 === 0 ? / passes$/ : /^Undo/ }).tap()
      await page.waitForTimeout(PAUSE)
    }
  const [own, without] = [await noted(bank.page), await noted(alone.page)]
  const seen = await Promise.all(others.map(async ({ page }) => delays(own.taps, await noted(page))))
  const [mine, theirs] = [delays(own.taps, own), delays(without.taps, without)]
  if (mine.length !== TAPS || theirs.length !== TAPS) throw new Error(`${mine.length} taps were noted`)
  const ratio = percentile(
    mine.map((time, i) => time / (theirs[i] ?? time)),
    0.5,
  )
  const follows = percentile(seen.flat(), 0.5)
  return [
    {
      what: `from the bank’s tap to the change painted on ${others.length} phones that follow, ${how}`,
      figure: ms(seen.flat()),
      ...(most === undefined ? {} : { target: `median at most ${most} ms`, met: follows <= most }),
    },
    {
      what: `the bank’s own tap to its painted frame, ${how}`,
      figure: `${ms(mine)}; ${ratio.toFixed(2)} times one without followers just after (${ms(theirs)})`,
      ...{ target: `at most ${SLOWER} times`, met: ratio <= SLOWER },
    },
  ]
}

/** A game of so many entries: rulings that give somebody money and take it back, and then a real game. */
function manyEntries(): Recorded {
  const kit = kits.find(({ id }) => id === '18AL')
  const long = kit && longGame(kit, 1500)
  if (!long) throw new Error('no long game')
  const trace = Array.from({ length: ENTRIES - long.trace.length }, (_, i) => {
    const [from, to] = i % 2 === 0 ? ['bank', 'p1'] : ['p1', 'bank']
    return { action: { type: 'correct', reason: '', money: { from, to, amount: 1 } } }
  })
  // Even, so that the money is back before the game begins.
  const begun = trace.slice(trace.length % 2)
  return { ...long, trace: [...begun, ...long.trace] } as Recorded
}

/** As text, for a page: how long it says that the game is coming, in ms. */
const COMING = `new Promise(resolve => {
  let from
  new MutationObserver(() => {
    const text = document.body.textContent
    if (from === undefined && /The game is coming/.test(text)) from = performance.now()
    if (from !== undefined && /Whose phone is this/.test(text))
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})`

/** How long a whole game takes to arrive, and two phones to pair. */
async function pairingFigures(bank: PhoneInHand, start: (name: string) => Promise<PhoneInHand>) {
  const [arrived, pairings]: [number[], number[]] = [[], []]
  for (let i = 0; i < PAIRINGS; i++) {
    const other = await start(`new${i}`)
    const coming = other.page.evaluate<number>(COMING)
    const from = Date.now()
    await pairUp(bank, other, 'I only watch')
    pairings.push(Date.now() - from)
    arrived.push(await coming)
    await other.kill()
  }
  return [
    {
      what: `${ENTRIES.toLocaleString('en-US')} entries arrive, are stored and shown`,
      figure: `median ${percentile(arrived, 0.5).toFixed(0)} ms of ${PAIRINGS}`,
      ...{ target: 'at most 1,000 ms', met: percentile(arrived, 0.5) <= 1000 },
    },
    {
      what: 'two phones pair by the cameras of both, without the hands between',
      figure: `median ${(percentile(pairings, 0.5) / 1000).toFixed(1)} s of ${PAIRINGS}`,
    },
  ]
}

/** What it costs that phones follow, and how far behind they are. */
export async function followFigures(): Promise<readonly Figure[]> {
  const host = await serve()
  try {
    return await withFolder(async folder => {
      const start = (name: string) => startPhone(path => join(folder, path), host.url, name)
      const [bank, alone, one, two] = (await Promise.all(['bank', 'alone', 'one', 'two'].map(start))) as [
        PhoneInHand,
        PhoneInHand,
        PhoneInHand,
        PhoneInHand,
      ]
      const kit = kits.find(({ id }) => id === '18AL')
      const game = kit && longGame(kit, 300)
      if (!game) throw new Error('no game')
      for (const { page } of [bank, alone]) await openFile(page, gameFileOf(game))
      for (const other of [one, two]) await pairUp(bank, other, 'I only watch')
      const table: Table = { bank, alone, others: [one, two] }
      const plain = await tapFigures(table, 'unthrottled', 100)
      for (const { page } of [bank, alone, one, two]) await slow(page)
      const slowed = await tapFigures(table, `${THROTTLE}x slower`)
      await Promise.all([bank, alone, one, two].map(phone => phone.kill()))
      const large = await start('large')
      await openFile(large.page, gameFileOf(manyEntries()))
      const pairing = await pairingFigures(large, start)
      await large.kill()
      return [...plain, ...slowed, ...pairing]
    })
  } finally {
    await host.close()
  }
}
