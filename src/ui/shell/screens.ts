import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { coming } from '../../app/desk/current'
import { ofScreens, panelsCome, partsAt, reachParts, whole } from '../../app/desk/rest'
import { desk, elsewhere, session } from '../../app/desk/table'
import { painted } from '../../app/device/painted'
import { set, settings, spoken } from '../../app/device/settings'
import { joining } from '../../app/games/join'
import type { ShellView } from '../../rules/view'
import { isTitle, loadPlay, type TitleId } from '../../titles/registry'
import { loadScreens } from '../../titles/screens'
import type { AnyScreens } from '../kit/panels/screens'

const loaded = signal<ReadonlyMap<string, AnyScreens>>(new Map())
const missing = signal<unknown>(undefined)

/** Loads the screens of a title, so that a game of it opens at once, and returns them. Rejects if their file cannot be fetched. */
export async function reachScreens(id: TitleId): Promise<AnyScreens> {
  const here = loaded.peek().get(id)
  if (here) return here
  const screens = await loadScreens(id)
  loaded.value = new Map([...loaded.peek(), [id, screens]])
  return screens
}

/** Loads what the panel of a title's turn is drawn with, and what it says. Rejects if a file cannot be fetched. */
async function reachPanel(id: string, turn: ShellView['turn']): Promise<void> {
  if (!isTitle(id)) return
  const screens = await reachScreens(id)
  const said = async () => reachParts(partsAt(turn, await (await loadPlay(id)).words(spoken.peek())))
  await Promise.all([reachParts([...partsAt(turn, screens), ...(screens.besides?.() ?? [])]), said()])
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
  reachScreens(id).catch((fault: unknown) => (missing.value = fault))
})

/** The kind of turn that the game to be opened most probably stands in; `undefined` once it is open. */
const expected = computed(() => (opened.value === undefined ? settings.lastTurn.value : undefined))

// The panel is fetched while the game is read.
effect(() => {
  const [id, at] = [coming.value, expected.value]
  if (id !== undefined && at) reachPanel(id, { at, cite: '' }).catch(() => {})
})

/** The kind of turn that the open game stands in, while no other table is shown. */
const turnNow = computed(() => (session.value && !elsewhere.value ? desk.value?.view.turn.at : undefined))

effect(() => {
  const at = turnNow.value
  if (at !== undefined && at !== settings.lastTurn.peek()) void painted().then(() => set('lastTurn', at))
})

/** The screens of the open game; `undefined` until they are loaded, if ever. */
const ofOpened = computed(() => loaded.value.get(opened.value ?? ''))

panelsCome(reachPanel)

effect(() => {
  ofScreens.value = ofOpened.value?.parts?.() ?? []
})

// A turn of another kind may begin before everything has followed the first picture.
effect(() => {
  if (!ofOpened.value || whole.value || !desk.value) return
  reachPanel(opened.value ?? '', desk.value.view.turn).catch(() => {})
})

/**
 * Whether a title lacks a form for joining a game midway. `false` until its screens are loaded, because it is not known
 * before.
 */
export function cannotJoin(id: TitleId): boolean {
  const found = loaded.value.get(id)
  return found !== undefined && found.Join === undefined
}
