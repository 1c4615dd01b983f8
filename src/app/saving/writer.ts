import {
  BehindError,
  type GameHead,
  type HeadNow,
  type Store,
  type Trouble,
  type Written,
} from '../../store/types'

/** What of one game waits to be stored, oldest first. */
export interface Waiting {
  readonly head: GameHead
  /** The game itself is not stored yet. */
  readonly isNew: boolean
  readonly entries: readonly Written[]
}

/** The state of the writing: `waiting` records are not acknowledged yet; `trouble` says why writing stopped, if it did. */
export interface WriterState {
  readonly waiting: number
  readonly busy: boolean
  readonly trouble?: Trouble
}

/** What the writer needs from the rest of the app. */
export interface WriterPorts {
  /** The store, opened again if it was lost. Rejects while there is none. */
  store(): Promise<Store>
  /** The store failed and may have to be opened again; returns what the failure means. */
  failed(error: unknown): Trouble
  /** The game was changed by another tab: adapts what waits with `replace`, so that it can be tried again. */
  behind(id: string): Promise<void>
  told(state: WriterState): void
  /** Resolves once the screen has been painted: a tap is shown before it is written. */
  painted(): Promise<void>
  stored(id: string, written: readonly Written[]): void
}

/** Another tab may be first at most this many times in a row before writing is left for later. */
const TRIES = 25

/**
 * Writes records to the store in order, several in one transaction if they pile up. What is not acknowledged stays in memory
 * and is tried again; no record is dropped or overtakes another.
 */
export class Writer {
  readonly #waiting = new Map<string, Waiting>()
  readonly #ports: WriterPorts
  #turn: Promise<unknown> = Promise.resolve()
  #flushing: Promise<void> | undefined
  #trouble: Trouble | undefined
  /** Who else is told what was stored, after the list and the other tabs: the phones that follow. */
  heard?: WriterPorts['stored']

  constructor(ports: WriterPorts) {
    this.#ports = ports
  }

  /** The records of a game that are not stored yet. */
  waiting(id: string): readonly Written[] {
    return this.#waiting.get(id)?.entries ?? []
  }

  /** All that is not stored yet. */
  get all(): readonly Waiting[] {
    return [...this.#waiting.values()]
  }

  /** Games that are not stored at all yet. */
  get newGames(): readonly GameHead[] {
    return this.all.filter(({ isNew }) => isNew).map(({ head }) => head)
  }

  /** Takes a new game, with the records it begins with. */
  begin(head: GameHead, entries: readonly Written[] = []): void {
    this.replace(head, entries, true)
    void this.flush()
  }

  /** Takes a record of a game. */
  add(head: GameHead, entry: Written): void {
    const { isNew = false, entries = [] } = this.#waiting.get(head.id) ?? {}
    this.replace(head, [...entries, entry], isNew)
    void this.flush()
  }

  /** Replaces the records of a game that wait. */
  replace(head: GameHead, entries: readonly Written[], isNew: boolean): void {
    if (entries.length > 0 || isNew) this.#waiting.set(head.id, { head, isNew, entries })
    else this.#waiting.delete(head.id)
    this.#tell()
  }

  /** Runs `work` while nothing is being written. Must not be called from `behind`. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work)
    this.#turn = next.catch(() => {})
    return next
  }

  /** Writes all that waits. Never rejects: the outcome goes to `told`. */
  flush(): Promise<void> {
    // A flush that has not begun yet will take what was added meanwhile.
    this.#flushing ??= this.alone(async () => {
      await this.#ports.painted()
      this.#flushing = undefined
      await this.#writeAll()
    })
    return this.#flushing
  }

  async #writeAll(): Promise<void> {
    const given = new Set<string>()
    let trouble: Trouble | undefined
    for (let tries = 0; tries < TRIES; ) {
      const next = this.all.find(({ head }) => !given.has(head.id))
      if (!next) break
      const { id } = next.head
      try {
        await this.#write(next)
        tries = 0
      } catch (error) {
        tries++
        const wasBehind = error instanceof BehindError && (await this.#caughtUp(id))
        if (wasBehind && tries < TRIES) continue
        trouble = wasBehind ? 'behind' : this.#ports.failed(error)
        given.add(id)
      }
    }
    this.#trouble = trouble
    this.#tell()
  }

  async #caughtUp(id: string): Promise<boolean> {
    try {
      await this.#ports.behind(id)
      return true
    } catch {
      return false
    }
  }

  async #write({ head, isNew, entries }: Waiting): Promise<void> {
    const store = await this.#ports.store()
    const now: HeadNow = { changed: head.changed, round: head.round, over: head.over }
    if (isNew) await store.create(head, entries)
    else await store.append(head.id, entries, now)
    const left = this.#waiting.get(head.id)
    if (left) this.replace(left.head, left.entries.slice(entries.length), false)
    this.#ports.stored(head.id, entries)
    this.heard?.(head.id, entries)
  }

  #tell(): void {
    let count = 0
    let busy = false
    for (const { isNew, entries } of this.#waiting.values()) {
      count += entries.length
      busy ||= isNew || entries.length > 0
    }
    if (!busy) this.#trouble = undefined
    this.#ports.told({ waiting: count, busy, ...(this.#trouble ? { trouble: this.#trouble } : {}) })
  }
}
