import { effect } from '@preact/signals'
import { BehindError, type Store } from '../../store/types'
import { stranded } from '../desk/current'
import { saved } from '../desk/table'
import { tell } from '../device/channel'
import { readLocal, writeLocal } from '../device/local'
import { tab } from '../device/named'
import { shelf } from '../device/shelf'
import { writer } from './keeping'
import type { Waiting } from './writer'

// Entries are shown before they are written, and a page that is left may not get to write them. So what then waits is noted
// where it can be written at once, and the next start of the app stores it.

/** What waited of one game when a page was left, and the tab that page was. */
interface Left extends Waiting {
  readonly tab: string
}

const NOTE = 'left'

function isLeft(value: unknown): value is Left {
  const { tab: by, head, entries } = (value ?? {}) as Partial<Left>
  return typeof by === 'string' && typeof head?.id === 'string' && Array.isArray(entries)
}

const notes = (): readonly Left[] =>
  readLocal(NOTE, value => (Array.isArray(value) ? value.filter(isLeft) : [])) ?? []

const keep = (left: readonly Left[]): void => writeLocal(NOTE, left.length > 0 ? left : undefined)

let noted = false

/** Notes what of this tab waits, in place of what it noted before. */
function note(): void {
  const waits = writer.all
  if (waits.length === 0 && !noted) return
  noted = waits.length > 0
  keep([...notes().filter(left => left.tab !== tab), ...waits.map(it => ({ ...it, tab }))])
}

addEventListener('pagehide', note)
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') note()
})

// A page that goes on, and stores it after all, leaves nothing to the next one.
effect(() => {
  void saved.value
  if (noted && writer.all.length === 0) note()
})

/**
 * Stores what was left of a game; what it has already is skipped. What does not follow, because another tab was first, is shown
 * to the banker as not saved.
 */
async function storeOne(store: Store, { head, isNew, entries }: Left): Promise<void> {
  try {
    if (isNew) await store.create(head, entries)
    else await store.append(head.id, entries, head)
    tell({ is: 'stored', game: head.id })
  } catch (error) {
    if (!(error instanceof BehindError)) throw error
    // Of a game that was deleted meanwhile, nothing is missed.
    if (await store.open(head.id)) stranded.value = [...stranded.value, ...entries.map(it => it.record)]
  }
}

/**
 * Stores what an earlier page left unfinished; `undefined` if there is nothing. Never rejects: what cannot be stored now is
 * left to the next start.
 */
export function storeLeft(): Promise<void> | undefined {
  const all = notes()
  if (all.length === 0) return undefined
  return writer
    .alone(async () => {
      const store = await shelf()
      for (const one of all) {
        await storeOne(store, one)
        keep(notes().filter(left => left.tab !== one.tab || left.head.id !== one.head.id))
      }
    })
    .catch(() => {})
}
