import { effect, signal } from '@preact/signals'
import { current } from '../desk/current'
import { folder } from '../device/named'
import { shelf } from '../device/shelf'
import type { CopyTaken } from '../games/intake'
import { copyDue } from '../saving/keeping'
import type { CopyToWrite } from './writer'

/** The ids of games that the database had lost and that were restored from their copies at the start. */
export const broughtBack = signal<readonly string[]>([])

/** Whether there is a second place to keep copies in. Not every browser lets the app write to it. */
export const secondPlace = signal<'unknown' | 'there' | 'none'>('unknown')

/** The folder of this copy of the app in the browser's private files. */
const path = ['paymaster', encodeURIComponent(folder)]

async function place(): Promise<FileSystemDirectoryHandle> {
  let at = await navigator.storage.getDirectory()
  for (const part of path) at = await at.getDirectoryHandle(part, { create: true })
  return at
}

const fileOf = (id: string) => `${encodeURIComponent(id)}.json`
/** The file that the worker keeps beside it while writing; see `copies/writer`. */
const spareOf = (id: string) => `${fileOf(id)}.spare`
/** The game that a file or its spare is a copy of. */
const idOf = (name: string) => decodeURIComponent(name.replace(/\.json(?:\.spare)?$/, ''))

/** Has a worker write the file, for browsers in which a page may only read. */
function writeByWorker(copy: CopyToWrite): Promise<void> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { type: 'module' })
  const written = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }) => (data === true ? resolve() : reject(new Error('no copy')))
    worker.onerror = reject
  })
  worker.postMessage(copy)
  return written.finally(() => worker.terminate())
}

/** Writes the copy of a game again: the file changes as a whole when it is closed, or not at all. */
async function write(id: string): Promise<void> {
  // The code for files is not part of the first load.
  const { copyOfGame } = await import('../games/files')
  const text = await copyOfGame(id)
  if (text === undefined) return
  const name = fileOf(id)
  const handle = await (await place()).getFileHandle(name, { create: true })
  if (!('createWritable' in handle)) return writeByWorker({ path, name, spare: spareOf(id), text })
  const file = await handle.createWritable()
  await file.write(text)
  await file.close()
}

let copying: Promise<void> = Promise.resolve()
const due = new Set<string>()

/** Copies a game to the second place, one game after another. Never rejects. */
export function copyGame(id: string): Promise<void> {
  if (due.has(id)) return copying
  due.add(id)
  copying = copying.then(async () => {
    due.delete(id)
    try {
      await write(id)
      secondPlace.value = 'there'
    } catch {
      secondPlace.value = 'none'
    }
  })
  return copying
}

/** The text of the last complete copy: a file that was not written to its end has a spare beside it. */
async function textOf(id: string): Promise<string | undefined> {
  for (const name of [fileOf(id), spareOf(id)])
    try {
      const text = await (await (await (await place()).getFileHandle(name)).getFile()).text()
      JSON.parse(text)
      return text
    } catch {
      // Not there, or not whole.
    }
  return undefined
}

/** Restores what the copy of a game has beyond the database; `undefined` if there is no readable copy. Never rejects. */
export async function bringBack(id: string): Promise<CopyTaken | undefined> {
  const text = await textOf(id)
  if (text === undefined) return undefined
  try {
    const { readCopy } = await import('../games/intake')
    // Whoever is opening the game shows what was restored, on the table that is already there.
    const taken = await readCopy(text, true)
    return 'added' in taken ? taken : undefined
  } catch {
    return undefined
  }
}

/** What a browser says that has no second place, or gives none: then there is no copy. */
const NO_PLACE: readonly string[] = ['TypeError', 'SecurityError', 'NotSupportedError']

/** Removes the copy of a game that is about to be removed permanently. Rejects if it stays. */
export async function dropCopy(id: string): Promise<void> {
  const unless = (names: readonly string[]) => (error: Error) => {
    if (!names.includes(error.name)) throw error
  }
  const ours = await place().catch(unless(NO_PLACE))
  for (const name of [fileOf(id), spareOf(id)]) await ours?.removeEntry(name).catch(unless(['NotFoundError']))
}

/** Restores the games that the database no longer has from their copies. Never rejects. */
export async function bringBackLost(): Promise<void> {
  try {
    const known = new Set((await (await shelf()).games()).map(head => head.id))
    const back: string[] = []
    for await (const name of (await place()).keys()) {
      const id = idOf(name)
      if (known.has(id)) continue
      known.add(id)
      back.push(...((await bringBack(id))?.added ?? []))
    }
    broughtBack.value = back
  } catch {
    // No store to restore them to, or no second place.
  }
}

effect(() => {
  const { game } = copyDue.value
  if (game) void copyGame(game)
})

// The app may not come back after the phone is put down.
let copied = ''
document.addEventListener('visibilitychange', () => {
  const head = current.value
  if (document.visibilityState !== 'hidden' || !head || head.records === 0) return
  const stands = `${head.id} ${head.records}`
  if (stands !== copied) void copyGame(head.id)
  copied = stands
})
