import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Fetched } from '../../rules/late'
import type { Action } from '../../rules/rule'
import type { AnyTitle } from '../../rules/title'
import type { ShellView } from '../../rules/view'
import type { LogRecord } from '../../session/records'
import type { Session } from '../../session/session'
import { loadPlay, type TitleId } from '../../titles/registry'
import { painted } from '../device/painted'
import { layAhead, refused, session, titleWords } from './table'

const someEntry = (records: readonly LogRecord[], test: (action: Action) => boolean): boolean =>
  records.some(record => 'splices' in record && record.splices.some(({ insert }) => insert.some(test)))

/** Whether one of these records needs what most games are played without, words included. */
export const isRare = ({ rare = [], apart }: AnyTitle, records: readonly LogRecord[]): boolean =>
  someEntry(records, action => rare.includes(action.type) || apart?.needs(action) === true)

/** Fetches what of a title's rules only some games need, if one of these records does. Rejects if a file cannot be fetched. */
export async function ruleOver(title: AnyTitle, records: readonly LogRecord[]): Promise<void> {
  const { rest, apart } = title
  if (rest?.here === false && isRare(title, records)) await rest.load()
  if (apart?.part.here === false && someEntry(records, apart.needs)) await apart.part.load()
}

/** Loads a title as far as a game with these records needs it. Rejects if its files cannot be fetched. */
export async function titleFor(id: TitleId, records: readonly LogRecord[]): Promise<AnyTitle> {
  const title = await loadPlay(id)
  await ruleOver(title, records)
  return title
}

/** How often the rest of a title arrived, and whether it could not be fetched the last time. */
const arrivals = signal(0)
const missing = signal(false)

/** What the screens of the open game keep for later. */
export const ofScreens = signal<readonly Fetched[]>([])

/** The rest of the open game's title, words and screens. */
const rests = () => [session.value?.title.rest, titleWords.value?.rest, ...ofScreens.value]

/**
 * Whether the rest of the open game's title is here, with its words. What is not play waits for that: pages besides the frame
 * of the game, and why something is refused.
 */
export const whole: ReadonlySignal<boolean> = computed(
  () => arrivals.value >= 0 && rests().every(rest => rest?.here !== false),
)

/** Whether nothing is left to wait for: the rest is here, or cannot be fetched now, and then codes and ids must do. */
export const settled: ReadonlySignal<boolean> = computed(() => whole.value || missing.value)

/** Whether all of these parts are here. Whoever reads it is told when others arrive. */
export const areHere = (parts: readonly Fetched[]): boolean =>
  arrivals.value >= 0 && parts.every(({ here }) => here)

/** What belongs to the panel of a turn: what draws it, and what it says. */
export const partsAt = <T>(turn: T, ...of: readonly { parts?(turn: T): readonly Fetched[] }[]) =>
  of.flatMap(it => it.parts?.(turn) ?? [])

/** Fetches these parts. Rejects if a file cannot be fetched. */
export async function reachParts(parts: readonly (Fetched | undefined)[]): Promise<void> {
  try {
    await Promise.all(parts.map(part => part?.load()))
  } finally {
    arrivals.value++
  }
}

/** Fetches what `whole` waits for. Rejects if a file cannot be fetched. */
export async function reachRest(): Promise<void> {
  if (whole.peek()) return
  try {
    await reachParts(rests())
    missing.value = false
  } catch (fault) {
    missing.value = true
    throw fault
  }
}

/** Fetches what the panel of a title's turn is drawn with, and what it says. */
type ReachPanel = (title: string, turn: ShellView['turn']) => Promise<void>

let reachPanel: ReachPanel = async () => {}

/** Says how a panel is fetched: the screens know, which build on the app. */
export function panelsCome(by: ReachPanel): void {
  reachPanel = by
}

/**
 * Computes the desk of a game that will be opened next, and fetches what its panel is drawn with, so that its first picture is
 * complete. Never rejects.
 */
export async function prepareDesk(open: Session): Promise<void> {
  try {
    await reachPanel(open.title.id, layAhead(open).view.turn)
  } catch {
    // It is asked for again once the game is on the glass.
  }
}

// Once the game is on the glass, and again if why something is refused cannot be said yet.
effect(() => {
  if (!whole.value && (refused.value || session.value))
    void painted()
      .then(reachRest)
      .catch(() => {})
})
