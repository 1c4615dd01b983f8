import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { chromiumOptions } from '../chromium.mjs'

/** A phone whose browser can die as from a flat battery. */
export interface Killable {
  readonly page: Page
  /** Kills all processes of the browser at once; resolves when they are gone. */
  kill(): Promise<void>
}

/** State and group of a process or thread; `undefined` if it is gone. */
function statOf(path: string): { readonly state: string; readonly group: number } | undefined {
  try {
    // The name before them, in parentheses, may contain anything.
    const [state = '', , group] =
      readFileSync(`/proc/${path}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state, group: Number(group) }
  } catch {
    return undefined
  }
}

const numbersIn = (path: string): readonly string[] => {
  try {
    return readdirSync(`/proc/${path}`).filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Whether a thread of a process in this group still runs, and may hold files: a process is a zombie once its first has ended. */
const isAlive = (group: number) =>
  numbersIn('')
    .filter(pid => statOf(pid)?.group === group)
    .flatMap(pid => numbersIn(`${pid}/task`).map(thread => statOf(`${pid}/task/${thread}`)?.state))
    .some(state => state !== undefined && !'ZX'.includes(state))

/** Starts a browser that stores its data in a folder; `more` says how else than usual. */
export async function startKillable(
  folder: string,
  { args = [], ...more }: Pick<LaunchOptions, 'args'> & BrowserContextOptions = {},
): Promise<Killable> {
  const usual = await chromiumOptions()
  const context = await chromium.launchPersistentContext(folder, {
    ...usual,
    args: [...(usual.args ?? []), ...args],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    ...more,
  })
  const browser = context.browser()
  const page = context.pages()[0]
  if (!browser || !page) throw new Error('the browser has no page')
  page.setDefaultTimeout(20_000)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pid = processInfo.find(({ type }) => type === 'browser')?.id
  if (pid === undefined) throw new Error('the browser has no process')
  let alive = true
  const gone = new Promise<void>(resolve => context.once('close', () => resolve()))
  void gone.then(() => {
    alive = false
  })
  return {
    page,
    kill: async () => {
      // The browser was started as the leader of its own process group.
      if (alive) process.kill(-pid, 'SIGKILL')
      await gone
      // Its connection ends before the last of its processes does.
      while (isAlive(pid)) await pause(20)
    },
  }
}

/** Lends a folder for a browser's data, and removes it afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'paymaster-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
