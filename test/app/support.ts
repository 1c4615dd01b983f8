import Dexie from 'dexie'
import { expect, onTestFinished, vi } from 'vitest'
import { setup } from './setup'

interface Request {
  readonly options: LockOptions
  readonly grant: () => void
}

/** The part of Web Locks that the app uses: exclusive locks that are taken if free, waited for, or stolen. */
class Locks {
  readonly #held = new Map<string, () => void>()
  readonly #waiting = new Map<string, Request[]>()

  request(name: string, options: LockOptions, work: (lock: Lock | null) => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const aborted = () => reject(Object.assign(new Error('aborted'), { name: 'AbortError' }))
      if (options.ifAvailable && this.#held.has(name)) {
        void work(null).then(resolve, reject)
        return
      }
      const grant = () => {
        this.#held.set(name, aborted)
        void work({ name, mode: 'exclusive' }).then(() => {
          resolve()
          if (this.#held.get(name) === aborted) this.#next(name)
        }, reject)
      }
      if (options.steal) {
        this.#held.get(name)?.()
        grant()
      } else if (this.#held.has(name)) this.#wait(name, { options, grant }, aborted)
      else grant()
    })
  }

  #wait(name: string, request: Request, aborted: () => void): void {
    const line = this.#waiting.get(name) ?? []
    this.#waiting.set(name, [...line, request])
    request.options.signal?.addEventListener('abort', () => {
      this.#waiting.set(name, this.#waiting.get(name)?.filter(other => other !== request) ?? [])
      aborted()
    })
  }

  #next(name: string): void {
    this.#held.delete(name)
    const [first, ...rest] = this.#waiting.get(name) ?? []
    this.#waiting.set(name, rest)
    first?.grant()
  }
}

/** A folder of the browser's private files, with the part of its interface that the app uses. */
class Folder {
  readonly folders = new Map<string, Folder>()
  readonly files = new Map<string, string>()

  async getDirectoryHandle(name: string): Promise<Folder> {
    const folder = this.folders.get(name) ?? new Folder()
    this.folders.set(name, folder)
    return folder
  }

  async getFileHandle(name: string, { create = false } = {}) {
    if (!create && !this.files.has(name)) throw new DOMException(name, 'NotFoundError')
    let text = ''
    const close = async () => void this.files.set(name, text)
    const write = async (more: string) => {
      text += more
    }
    return {
      getFile: async () => new File([this.files.get(name) ?? ''], name),
      createWritable: async () => ({ write, close }),
    }
  }

  async removeEntry(name: string): Promise<void> {
    this.files.delete(name)
  }

  async *keys() {
    yield* this.files.keys()
  }
}

/** Gives the browser a private file system, and returns the folder in it that this copy of the app uses. */
export async function givePrivateFiles(): Promise<Folder> {
  const root = new Folder()
  Object.defineProperty(navigator, 'storage', {
    value: { getDirectory: async () => root, estimate: async () => ({ usage: 1, quota: 2 }) },
    configurable: true,
  })
  return (await root.getDirectoryHandle('paymaster')).getDirectoryHandle(
    encodeURIComponent(location.pathname),
  )
}

let copies = 0

/**
 * Gives the window what the app needs and the test environment lacks, and an address of its own, so that its database
 * is empty.
 */
export function equip(): void {
  history.replaceState(null, '', `/copy${++copies}/`)
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true })
}

/** Works on the app's database without the app's code. */
export async function inDatabase<T>(work: (db: Dexie) => Promise<T>): Promise<T> {
  const db = await new Dexie(`paymaster:${location.pathname}:games`).open()
  const done = await work(db)
  db.close()
  return done
}

/** Empties the app's database. */
export const emptyDatabase = () => inDatabase(db => Promise.all(db.tables.map(table => table.clear())))

/** Why a store on a full device takes nothing. */
export const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })

/** Waits until a condition holds. */
export const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { interval: 1 })

/** Lets a tab finish writing before its window is torn down. */
export function writesInTheEnd(tab: { retrySaving: () => Promise<void> }): void {
  onTestFinished(() => tab.retrySaving())
}

/** The app in another tab: its own modules and signals, but the same database, locks and channel. */
export async function openTab() {
  vi.resetModules()
  const [
    games,
    table,
    commands,
    guard,
    keeping,
    lead,
    files,
    intake,
    shelf,
    current,
    settings,
    prepared,
    open,
    rest,
    bin,
    rename,
  ] = await Promise.all([
    import('../../src/app/games/games'),
    import('../../src/app/desk/table'),
    import('../../src/app/saving/commands'),
    import('../../src/app/desk/guard'),
    import('../../src/app/saving/keeping'),
    import('../../src/app/saving/lead'),
    import('../../src/app/games/files'),
    import('../../src/app/games/intake'),
    import('../../src/app/device/shelf'),
    import('../../src/app/desk/current'),
    import('../../src/app/device/settings'),
    import('../../src/app/opening/prepared'),
    import('../../src/app/opening/open'),
    import('../../src/app/desk/rest'),
    import('../../src/app/games/bin'),
    import('../../src/app/games/rename'),
  ])
  writesInTheEnd(keeping)
  return {
    ...games,
    ...table,
    ...commands,
    ...guard,
    ...keeping,
    ...lead,
    ...files,
    ...intake,
    ...shelf,
    ...current,
    ...settings,
    ...prepared,
    ...open,
    ...bin,
    ...rename,
    reachRest: rest.reachRest,
    panelsCome: rest.panelsCome,
    /** Begins a game, with all that may be entered in it. Returns its id, empty if there is none. */
    async newGame(...of: Parameters<typeof games.newGame>) {
      const id = await games.newGame(...of)
      await rest.reachRest()
      return id ?? ''
    },
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>

/** Enters the first choice that is allowed: a pass or a purchase. */
export function tap(tab: Tab): boolean {
  const desk = tab.desk.value
  const choice = desk?.choices.find(
    one => !one.refusal && one.draft.type !== 'correct' && one.draft.type !== 'stop',
  )
  return desk !== null && choice !== undefined && tab.enter([choice.draft], desk.revision)
}

/** Waits until everything is stored. */
export async function settled(...tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs)
    await vi.waitFor(
      () => {
        if (tab.saved.value.is !== 'saved') throw new Error(JSON.stringify(tab.saved.value))
      },
      { interval: 1 },
    )
}

/** A tab with a new game of three, in which this many entries were made and stored. */
export async function played(taps: number, enter = tap): Promise<{ tab: Tab; id: string }> {
  const tab = await openTab()
  const id = await tab.newGame('18AL', setup)
  for (let i = 0; i < taps; i++) if (!enter(tab)) throw new Error('nothing to enter')
  await settled(tab)
  return { tab, id }
}

/** Id and type of each entry in force. */
export function entries(tab: Tab): readonly string[] {
  return tab.session.value?.entries.map(entry => `${entry.id} ${entry.action.type}`) ?? []
}

/** Another device: a folder of its own. */
export async function elsewhere(): Promise<Tab> {
  equip()
  return openTab()
}

/** A game of so many entries in a tab that was loaded after they were made. */
export async function reloaded(taps: number): Promise<{ tab: Tab; id: string }> {
  const { tab: before, id } = await played(taps)
  before.closeGame()
  await before.retrySaving()
  const tab = await openTab()
  await tab.openGame(id)
  return { tab, id }
}
