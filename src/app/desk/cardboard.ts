import { computed } from '@preact/signals'
import { CARDBOARD, type Cardboard, type ToldMove } from '../../rules/cardboard'
import type { AnyState } from '../../rules/state'
import { lastChange, now } from '../../session/session'
import { beforeThese } from '../../session/undone'
import { set, settings } from '../device/settings'
import { session, titleWords, voice } from './table'

/** What the table keeps in cardboard for a title; `undefined` if nobody has said so. */
export const cardboardFor = (title: string): readonly Cardboard[] | undefined => {
  const kept = settings.cardboardOf.value[title]
  return kept && CARDBOARD.filter(it => kept.includes(it))
}

/** Adds something to what the table keeps for a title, or takes it away; nothing: only the map. */
export function keepCardboard(title: string, kept: readonly Cardboard[]): void {
  set('cardboardOf', { ...settings.cardboardOf.value, [title]: kept })
}

/** More moves than these are told owner by owner. */
export const FEW = 2

/** A table that has not said what it keeps is told of more than these only: a corporation that starts moves three. */
const USUAL = 3

/**
 * What is moved by hand to bring one table to another, of what the table of the open game keeps. `all`: also the few moves of a
 * usual entry at a table that has not said what it keeps, since they are asked for.
 */
export function movesBetween(was: AnyState, is: AnyState, all = false): readonly ToldMove[] {
  const moves = titleWords.value?.moved?.(was, is, voice.value) ?? []
  const kept = cardboardFor(session.value?.title.id ?? '')
  if (kept === undefined) return all || moves.length > USUAL ? moves : []
  // Stations lie on the map, which every table has.
  return kept.length === 0 ? [] : moves.filter(move => move.kept === undefined || kept.includes(move.kept))
}

/** The tables before and after the last change, or what was just taken back or redone; none after a table was joined, which lies there. */
export const lastTables = computed(() => {
  const open = session.value
  if (!open || open.entries.at(-1)?.action.type === 'position') return undefined
  const was = beforeThese(open) ?? open.entries[lastChange(open) - 1]?.state ?? open.start
  return { was, is: now(open) }
})

/** What the last change, or what was just taken back or redone, moves by hand. */
export const movedLast = computed((): readonly ToldMove[] => {
  const tables = lastTables.value
  return tables ? movesBetween(tables.was, tables.is) : []
})
