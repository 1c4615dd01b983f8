import type { Kept } from '../../../families/join/kept'
import type { PlayerId } from '../../../rules/state'
import type { CardId } from '../data'
import type { PositionTable } from '../joining/table'
import type { LilState } from '../state'
import { playerAt } from '../turns'

/** A card in hand, with what has been done with it. */
export type JoinedCard = NonNullable<PositionTable['card']>

/** The turns with a card of a table that is joined, as far as they are filled in. */
export interface JoinedDraft {
  readonly starting?: PlayerId | undefined
  /** Turns with a card that are over in this round, through both drafts. */
  readonly nth: number
  /** Cards that are no more in the middle of the table, in the order in which they were taken. */
  readonly taken: readonly CardId[]
  /** Turns in which a copy card was given, where these are not the likely ones, and for which card. */
  readonly copyTurns?: readonly number[]
  readonly copyOf?: Readonly<Record<number, CardId>>
  readonly hand?: JoinedCard | undefined
  /** The card in hand was copied. */
  readonly copied?: boolean | undefined
  /** Copy cards left, where it is not as many as everybody begins with. */
  readonly copies: Readonly<Record<PlayerId, number>>
  /** The table that was joined before and is put right. */
  readonly kept?: Kept<PositionTable> | undefined
}

/** The players in the order of the turns with a card; nobody before the starting player is said. */
export function draftOf(fresh: LilState, { starting }: Pick<JoinedDraft, 'starting'>): readonly PlayerId[] {
  if (starting === undefined) return []
  return Array.from({ length: 2 * fresh.players.length }, (_, nth) => playerAt({ ...fresh, starting }, nth))
}

/** Copy cards that a player has left. */
export function copiesOf(fresh: LilState, { copies }: Pick<JoinedDraft, 'copies'>, player: PlayerId): number {
  return copies[player] ?? fresh.copies[player] ?? 0
}

/** The cards that are gone from the middle once this one is in hand, in place of the one that was; nothing: none is in hand. */
export function withCard({ hand, taken, copied }: JoinedDraft, card: CardId | undefined): readonly CardId[] {
  const others = taken.filter(it => copied || it !== hand?.id || it === card)
  return card === undefined || others.includes(card) ? others : [...others, card]
}

/** A turn with a card that is over: the card that was taken in it, or copied, as far as that is said (actions, copyCard). */
export interface TurnOver {
  readonly nth: number
  readonly player: PlayerId
  readonly card: CardId | undefined
  readonly copy: boolean
}

/** Cards gone from the middle in turns that are over, in their order. */
const goneBefore = ({ taken, hand, copied }: JoinedDraft) => taken.filter(id => copied || id !== hand?.id)

/** The turns that are over in which a copy card may have been given: after the first, of players who have fewer than they began with. */
export function mayHaveCopied(fresh: LilState, form: JoinedDraft): readonly number[] {
  const over = draftOf(fresh, form).slice(0, form.nth)
  const gave = (id: PlayerId) => copiesOf(fresh, form, id) < (fresh.copies[id] ?? 0)
  return over.flatMap((id, nth) => (nth > 0 && gave(id) ? [nth] : []))
}

/** The turns in which one was given, one for each card that is not gone: as was said, else the latest that may be. */
export function copyTurnsOf(fresh: LilState, form: JoinedDraft): readonly number[] {
  const count = Math.max(0, form.nth - goneBefore(form).length)
  const may = mayHaveCopied(fresh, form)
  const said = form.copyTurns?.filter(nth => may.includes(nth)) ?? []
  const likely = count === 0 ? [] : may.filter(nth => !said.includes(nth)).slice(-count)
  return [...said.slice(-count), ...likely].slice(0, count).sort((a, b) => a - b)
}

/** The turns that are over: the cards were taken in the order of the draft. */
export function turnsOver(fresh: LilState, form: JoinedDraft): readonly TurnOver[] {
  const all = goneBefore(form)
  const gone = [...all]
  const copies = copyTurnsOf(fresh, form)
  return draftOf(fresh, form)
    .slice(0, form.nth)
    .map((player, nth) => {
      const copy = copies.includes(nth)
      // Where one card was gone by then, it is that one.
      const only = all.length - gone.length === 1 ? all[0] : undefined
      return { nth, player, copy, card: copy ? (form.copyOf?.[nth] ?? only) : gone.shift() }
    })
}

/** Who took which card for what, as a table says it; nothing where more cards are gone than turns are over. */
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

/** Who took which card, as the form has it: the cards in the order of the turns, and in which of these one was copied. */
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
