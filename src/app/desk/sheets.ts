import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { isTree } from '../../rules/tree'
import { sheetsNote } from '../../store/types'
import { shelf } from '../device/shelf'
import { current } from './current'

/** What the revenue sheets of a game remember from run to run, beside its log: tiles by place, and each train's places by corporation. */
export interface SheetMemory {
  readonly tiles: Readonly<Record<string, string>>
  readonly runs: Readonly<
    Record<string, readonly { readonly train: string; readonly places: readonly string[] }[]>
  >
}

const NOTHING: SheetMemory = { tiles: {}, runs: {} }

const memories = signal<Readonly<Record<string, SheetMemory>>>({})

const gameId = computed(() => current.value?.id ?? '')

/** What is remembered for the open game. */
export const sheetMemory: ReadonlySignal<SheetMemory> = computed(
  () => memories.value[gameId.value] ?? NOTHING,
)

function isMemory(value: unknown): value is SheetMemory {
  return isTree(value) && isTree(value.tiles) && isTree(value.runs)
}

/** Reads what was stored for the open game. A sheet filled in meanwhile is not overwritten. */
export async function recallSheets(): Promise<void> {
  const id = gameId.value
  if (memories.value[id]) return
  const kept = await shelf()
    .then(store => store.note(sheetsNote(id)))
    .catch(() => undefined)
  if (isMemory(kept) && !memories.value[id]) memories.value = { ...memories.value, [id]: kept }
}

/** Sets what is remembered for the open game. If it cannot be stored, it lasts until the app is closed. */
export function rememberSheets(memory: SheetMemory): void {
  const id = gameId.value
  memories.value = { ...memories.value, [id]: memory }
  if (id !== '')
    void shelf()
      .then(store => store.setNote(sheetsNote(id), memory))
      .catch(() => {})
}
