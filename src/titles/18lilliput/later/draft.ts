import type { Kept } from '../../../families/join/kept'
import type { PlayerId } from '../../../rules/state'
import type { CardId } from '../data'
import type { PositionTable } from '../joining/table'
import type { LilState } from '../state'
import { playerAt } from '../turns'

/** The card in hand, and what has been done with it. */
export type JoinedCard = NonNullable<PositionTable['card']>

/** The turns with a card in a table being joined, as filled in so far. */
export interface JoinedDraft {
  readonly starting?: PlayerId | undefined
  /** The number of turns with a card already over in this round, through both drafts. */
  readonly nth: number
  /** The cards no longer in the middle of the table, in the order in which they were taken. */
  readonly taken: readonly CardId[]
  /** The turns in which a copy card was spent, if not the likely ones, and which card each copied. */
  readonly copyTurns?: readonly number[]
  readonly copyOf?: Readonly<Record<number, CardId>>
  readonly hand?: JoinedCard | undefined
  /** The card in hand was copied. */
  readonly copied?: boolean | undefined
  /** Copy cards left, for players who do not have the initial number. */
  readonly copies: Readonly<Record<PlayerId, number>>
  /** The table joined earlier that is being corrected. */
  readonly kept?: Kept<PositionTable> | undefined
}

/** The players in the order of their turns with a card; empty until the starting player is known. */
export function draftOf(fresh: LilState, { starting }: Pick<JoinedDraft, 'starting'>): readonly PlayerId[] {
  if (starting === undefined) return []
  return Array.from({ length: 2 * fresh.players.length }, (_, nth) => playerAt({ ...fresh, starting }, nth))
}

/** The copy cards a player has left. */
export function copiesOf(fresh: LilState, { copies }: Pick<JoinedDraft, 'copies'>, player: PlayerId): number {
  return copies[player] ?? fresh.copies[player] ?? 0
}

/** The cards gone from the middle once `card` is in hand instead of the current one; `undefined` leaves none in hand. */
export function withCard({ hand, taken, copied }: JoinedDraft, card: CardId | undefined): readonly CardId[] {
  const others = taken.filter(it => copied || it !== hand?.id || it === card)
  return card === undefined || others.includes(card) ? others : [...others, card]
}

/** A finished turn with a card: the card taken or copied in it, if known (actions, copyCard). */
export interface TurnOver {
  readonly nth: number
  readonly player: PlayerId
  readonly card: CardId | undefined
  readonly copy: boolean
}

/** The cards gone from the middle in finished turns, in order. */
const goneBefore = ({ taken, hand, copied }: JoinedDraft) => taken.filter(id => copied || id !== hand?.id)

/**
 * The finished turns in which a copy card may have been spent: all but the first, for players who have fewer than at the
 * start.
 */
export function mayHaveCopied(fresh: LilState, form: JoinedDraft): readonly number[] {
  const over = draftOf(fresh, form).slice(0, form.nth)
  const gave = (id: PlayerId) => copiesOf(fresh, form, id) < (fresh.copies[id] ?? 0)
  return over.flatMap((id, nth) => (nth > 0 && gave(id) ? [nth] : []))
}

/**
 * The turns in which copy cards were spent, as many as finished turns that took no card from the middle: the ones named,
 * then the latest possible.
 */
export function copyTurnsOf(fresh: LilState, form: JoinedDraft): readonly number[] {
  const count = Math.max(0, form.nth - goneBefore(form).length)
  const may = mayHaveCopied(fresh, form)
  const said = form.copyTurns?.filter(nth => may.includes(nth)) ?? []
  const likely = count === 0 ? [] : may.filter(nth => !said.includes(nth)).slice(-count)
  return [...said.slice(-count), ...likely].slice(0, count).sort((a, b) => a - b)
}

/** The finished turns; cards were taken in the order of the draft. */
export function turnsOver(fresh: LilState, form: JoinedDraft): readonly TurnOver[] {
  const all = goneBefore(form)
  const gone = [...all]
  const copies = copyTurnsOf(fresh, form)
  return draftOf(fresh, form)
    .slice(0, form.nth)
    .map((player, nth) => {
      const copy = copies.includes(nth)
      // If only one card had been taken by then, that one was copied.
      const only = all.length - gone.length === 1 ? all[0] : undefined
      return { nth, player, copy, card: copy ? (form.copyOf?.[nth] ?? only) : gone.shift() }
    })
}

/** `taken` for a table; empty if more cards are gone than turns are over. */
export function takenOf(fresh: LilState, form: JoinedDraft): Pick<PositionTable, 'taken'> {
  const { nth, hand, copied, kept } = form
  const over = turnsOver(fresh, form)
  if (over.length < nth || goneBefore(form).length > nth) return {}
  const entries = over.flatMap(({ player, card, copy }) => {
    if (card === undefined) return []
    const was = kept?.table.taken?.find(it => it.card === card && it.player === player && !it.copy === !copy)
    return was ?? { card, use: 'action' as const, player, ...(copy ? { copy } : {}) }
  })
  const player = draftOf(fresh, form)[nth]
  const own = { card: hand?.id, use: hand?.use, player, ...(copied ? { copy: true } : {}) }
  const all = hand ? [...entries, own] : entries
  return all.length > 0 ? { taken: all as PositionTable['taken'] & object } : {}
}

/** The form's version of `taken`: the cards in the order of the turns, and the turns in which one was copied. */
export function takenFrom(
  { taken = [], card }: PositionTable,
  gone: readonly CardId[],
): Pick<JoinedDraft, 'taken' | 'copyTurns' | 'copyOf' | 'copied'> {
  const first = taken.flatMap(it => (it.copy ? [] : it.card))
  const copies = taken.flatMap((it, nth) => (it.copy ? [[nth, it.card] as const] : []))
  const before = card ? copies.filter(([nth]) => nth < taken.length - 1) : copies
  return {
    taken: [...first, ...gone.filter(id => !first.includes(id))],
    copyTurns: before.map(([nth]) => nth),
    copyOf: Object.fromEntries(before),
    ...(card && taken.at(-1)?.copy ? { copied: true } : {}),
  }
}
