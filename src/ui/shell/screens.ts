import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { coming } from '../../app/desk/current'
import { ofScreens, panelsCome, reachParts, whole } from '../../app/desk/rest'
import { desk, session } from '../../app/desk/table'
import { joining } from '../../app/games/join'
import { isTitle, type TitleId } from '../../titles/registry'
import { loadScreens } from '../../titles/screens'
import type { AnyScreens } from '../kit/panels/screens'

const loaded = signal<ReadonlyMap<string, AnyScreens>>(new Map())
const missing = signal<unknown>(undefined)

/** Loads the screens of a title, so that a game of it opens at once. Rejects if their file cannot be fetched. */
export async function reachScreens(id: TitleId): Promise<void> {
  if (loaded.peek().has(id)) return
  const screens = await loadScreens(id)
  loaded.value = new Map([...loaded.peek(), [id, screens]])
}

const opened = computed(() => session.value?.title.id)
const wanted = computed(() => opened.value ?? joining.value?.title ?? coming.value)

/**
 * The screens of the open game, or else of the game being joined or opened; `undefined` until they are loaded. Throws if
 * they cannot be loaded.
 */
export const screens: ReadonlySignal<AnyScreens | undefined> = computed(() => {
  const found = loaded.value.get(wanted.value ?? '')
  // Caught by the guard around the screens.
  if (!found && missing.value !== undefined) throw missing.value
  return found
})

effect(() => {
  const id = wanted.value
  // Screens that could not be fetched ahead are asked for again once the game is open.
  void opened.value
  missing.value = undefined
  if (id === undefined || !isTitle(id)) return
  reachScreens(id).catch((fault: unknown) => {
    missing.value = fault
  })
})

/** The screens of the open game; `undefined` until they are loaded, if ever. */
const ofOpened = computed(() => loaded.value.get(opened.value ?? ''))

panelsCome(async (id, view) => {
  if (!isTitle(id)) return
  await reachScreens(id)
  await reachParts(loaded.peek().get(id)?.parts?.(view) ?? [])
})

effect(() => {
  ofScreens.value = ofOpened.value?.parts?.() ?? []
})

// A turn of another kind may begin before everything has followed the first picture.
effect(() => {
  const parts = ofOpened.value?.parts
  if (!parts || whole.value || !desk.value) return
  reachParts(parts(desk.value.view)).catch(() => {})
})

/**
 * Whether a title lacks a form for joining a game midway. `false` until its screens are loaded, because it is not known
 * before.
 */
export function cannotJoin(id: TitleId): boolean {
  const found = loaded.value.get(id)
  return found !== undefined && found.Join === undefined
}
