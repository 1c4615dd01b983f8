import { type Kept, keptOr } from '../../../families/join/kept'
import {
  CHARTERS,
  type CorporationId,
  type PhaseId,
  STARTING,
  TRAIN_TYPES,
  TRAINS,
  type TrainCard,
  type TrainId,
  TYPE_OF,
} from '../data'
import type { PositionTable } from '../joining/table'
import { phaseOf } from '../operating/phases'

/** The trains of a table that is joined: those of the companies that somebody directs, and the scrapped ones. */
interface OpenTrains {
  readonly companies: Readonly<Partial<Record<CorporationId, { readonly trains: readonly TrainId[] }>>>
  readonly scrapped: readonly TrainId[]
}

/** All trains of a type that lie open on the table. */
export function openTrains({ companies, scrapped }: OpenTrains, type: TrainId): number {
  const trains = [...Object.values(companies).flatMap(company => company.trains), ...scrapped]
  return trains.filter(train => train === type).length
}

/** The 2s with which the chosen companies began. */
function begun({ companies }: OpenTrains): number {
  return STARTING.reduce((sum, id) => sum + (companies[id] ? CHARTERS[id].trains.length : 0), 0)
}

/** The phase is that of the latest type of which one has left the stack (phases). */
export function boughtPhase(form: OpenTrains): PhaseId {
  const type = TRAINS.findLast(it => openTrains(form, it) > (it === '2' ? begun(form) : 0))
  return type ? TRAIN_TYPES[type].phase : '1'
}

/** The phase of a table as it is filled in: what the trains tell, or a ruling. */
export function phaseNow(form: OpenTrains & { readonly kept?: Kept<PositionTable> | undefined }): PhaseId {
  return keptOr(form.kept, 'phase', boughtPhase(form))
}

/** Has a phase that turns a type over, or removes it, begun? */
const begunBy = (phase: PhaseId, type: TrainId, what: 'turns' | 'removes') =>
  Number(phase) >= Number(phaseOf(type, what) ?? Number.POSITIVE_INFINITY)

/** Types that a phase has not taken out of the game. */
export function typesIn(phase: PhaseId): readonly TrainId[] {
  return TRAINS.filter(type => !begunBy(phase, type, 'removes'))
}

/** A train as it lies in this phase: the grey back up once it is obsolete (obsolete). */
export function lying(phase: PhaseId, type: TrainId): TrainCard {
  const obsolete = begunBy(phase, type, 'turns')
  const [card = type] = (Object.keys(TYPE_OF) as TrainCard[]).filter(
    it => TYPE_OF[it] === type && (it !== type) === obsolete,
  )
  return card
}
