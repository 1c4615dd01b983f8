import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { coming } from '../../app/desk/current'
import { session } from '../../app/desk/table'
import { joining } from '../../app/games/join'
import { isTitle, type TitleId } from '../../titles/registry'
import { loadScreens } from '../../titles/screens'
import type { AnyScreens } from '../kit/panels/screens'

const loaded = signal<ReadonlyMap<string, AnyScreens>>(new Map())
const missing = signal<unknown>(undefined)

/** Loads the screens of a title, so that a game of it opens at once. Rejects where their file cannot be fetched. */
export async function reachScreens(id: TitleId): Promise<void> {
  if (loaded.peek().has(id)) return
  const screens = await loadScreens(id)
  loaded.value = new Map([...loaded.peek(), [id, screens]])
}

const opened = computed(() => session.value?.title.id)
const wanted = computed(() => opened.value ?? joining.value?.title ?? coming.value)

/**
 * The screens of the open game, else of the one that is being joined or opened; nothing until they are loaded. Throws where
 * they cannot be.
 */
export const screens: ReadonlySignal<AnyScreens | undefined> = computed(() => {
  const found = loaded.value.get(wanted.value ?? '')
  // Into the hands of the guard around the screens.
  if (!found && missing.value !== undefined) throw missing.value
  return found
})

effect(() => {
  const id = wanted.value
  // What could not be had ahead is asked for again once the game is there.
  void opened.value
  missing.value = undefined
  if (id === undefined || !isTitle(id)) return
  reachScreens(id).catch((fault: unknown) => {
    missing.value = fault
  })
})

/** Has a title no form by which a game of it is joined on its way? Not known before its screens are loaded. */
export function cannotJoin(id: TitleId): boolean {
  const found = loaded.value.get(id)
  return found !== undefined && found.Join === undefined
}
