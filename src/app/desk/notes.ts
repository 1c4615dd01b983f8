import { computed, type ReadonlySignal } from '@preact/signals'
import { cardOf, isTitle } from '../../titles/registry'
import { NOTES, set, settings } from '../device/settings'
import { session } from './table'

/** The denominations that a title's box may hold: those of its rule book, or else the usual ones. */
export const notesOf = (title: string): readonly number[] =>
  (isTitle(title) ? cardOf(title).notes : undefined) ?? NOTES

/**
 * The denominations used at the table for a title: those chosen for it. If none were, they are those chosen before there was
 * a choice for each title; with a rule book that names its own, all of them.
 */
export function paperMoneyFor(title: string): readonly number[] {
  const [own, all] = [settings.paperMoneyOf.value[title], settings.paperMoney.value]
  if (own) return own
  return all.length > 0 && isTitle(title) ? (cardOf(title).notes ?? all) : all
}

/** The denominations at the table of the open game; empty if it uses no paper money. */
export const paperMoney: ReadonlySignal<readonly number[]> = computed(() =>
  paperMoneyFor(session.value?.title.id ?? ''),
)

/** Adds a denomination to those of a title, or takes it away. */
export function flipNote(title: string, note: number): void {
  const held = paperMoneyFor(title)
  const next = held.includes(note) ? held.filter(it => it !== note) : [...held, note]
  set('paperMoneyOf', { ...settings.paperMoneyOf.value, [title]: next.toSorted((a, b) => a - b) })
}
