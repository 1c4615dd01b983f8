import type { JoinedForm } from '../../../families/join/form'
import { type Kept, keptOr } from '../../../families/join/kept'
import {
  type CardId,
  type CorporationId,
  FIRST_CORPORATION,
  PHASES,
  type PhaseId,
  type Size,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
  TYPE_OF,
} from '../data'
import type { PositionTable } from '../joining/table'

/** A form, with the table it was filled in from. */
type Form = JoinedForm & { readonly kept?: Kept<PositionTable> | undefined }

/** The phase, which is that of the latest type bought (2). */
export function boughtPhase({ corporations, market }: JoinedForm): PhaseId {
  const owned = Object.values(corporations).flatMap(({ trains }) => trains as readonly CardId[])
  const types = new Set([...owned.map(card => TYPE_OF[card]), ...market])
  return PHASES.findLast(id => types.has(id)) ?? PHASES[0]
}

/** The phase of the table being filled in: the one that the trains imply, or the one set by a ruling. */
export function phaseOf(form: Form): PhaseId {
  return keptOr(form.kept, 'phase', boughtPhase(form))
}

/** The sizes that a corporation may have in this phase (4.4, 4.5.1); both if a ruling gave it another. */
export function sizesFor({ kept }: Form, phase: PhaseId, corporation: string): readonly Size[] {
  const sizes = sizesIn(phase, corporation)
  const size = kept?.table.corporations[corporation as CorporationId]?.size
  return size === undefined || sizes.includes(size) ? sizes : [5, 10]
}

/** The sizes that a corporation may have in this phase (4.4, 4.5.1). */
export function sizesIn(phase: PhaseId, corporation: string): readonly Size[] {
  if (corporation === FIRST_CORPORATION || PHASES.indexOf(phase) >= PHASES.indexOf('5')) return [10]
  return phase === PHASES[0] ? [5] : [5, 10]
}

/** A corporation's size as filled in, or the only one that the phase allows. */
export function sizeOf(form: Form, phase: PhaseId, corporation: string, row: { readonly size: Size }): Size {
  const sizes = sizesFor(form, phase, corporation)
  return sizes.find(size => size === row.size) ?? sizes[0] ?? 5
}

/**
 * Trains left in the bank by type: those before the current phase's type are sold out, except the 6/5G, which is sold
 * beside the 4D (4.5.8).
 */
export function leftOf(form: JoinedForm, phase: PhaseId): Record<TrainId, number> {
  const cards = Object.values(form.corporations).flatMap(({ trains }) => trains as readonly CardId[])
  const types = [...cards.map(card => TYPE_OF[card]), ...form.market]
  const left = (type: TrainId) => {
    const bought = types.filter(it => it === type).length
    const rest = Math.max(0, TRAIN_CARDS[type].number - bought)
    const beside = phase === '4D' && type === '6'
    return PHASES.indexOf(type) < PHASES.indexOf(phase) && !beside ? 0 : rest
  }
  return Object.fromEntries(TRAINS.map(type => [type, left(type)])) as Record<TrainId, number>
}
