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

/** The trains of a table being joined: those of companies with a director, and the scrapped ones. */
interface OpenTrains {
  readonly companies: Readonly<Partial<Record<CorporationId, { readonly trains: readonly TrainId[] }>>>
  readonly scrapped: readonly TrainId[]
}

/** The number of trains of a type on charters and among the scrapped ones. */
export function openTrains({ companies, scrapped }: OpenTrains, type: TrainId): number {
  const trains = [...Object.values(companies).flatMap(company => company.trains), ...scrapped]
  return trains.filter(train => train === type).length
}

/** The number of 2s that the chosen companies began with. */
function begun({ companies }: OpenTrains): number {
  return STARTING.reduce((sum, id) => sum + (companies[id] ? CHARTERS[id].trains.length : 0), 0)
}

/** The phase of the latest type of which a train has left the stack (phases). */
export function boughtPhase(form: OpenTrains): PhaseId {
  const type = TRAINS.findLast(it => openTrains(form, it) > (it === '2' ? begun(form) : 0))
  return type ? TRAIN_TYPES[type].phase : '1'
}

/** The phase of a table as filled in: set by a ruling, or implied by the trains. */
export function phaseNow(form: OpenTrains & { readonly kept?: Kept<PositionTable> | undefined }): PhaseId {
  return keptOr(form.kept, 'phase', boughtPhase(form))
}

/** Has the phase that turns this type over, or removes it, begun? */
const begunBy = (phase: PhaseId, type: TrainId, what: 'turns' | 'removes') =>
  Number(phase) >= Number(phaseOf(type, what) ?? Number.POSITIVE_INFINITY)

/** The types that are still in the game in a phase. */
export function typesIn(phase: PhaseId): readonly TrainId[] {
  return TRAINS.filter(type => !begunBy(phase, type, 'removes'))
}

/** The card of a train in this phase: gray side up once obsolete (obsolete). */
export function lying(phase: PhaseId, type: TrainId): TrainCard {
  const obsolete = begunBy(phase, type, 'turns')
  const [card = type] = (Object.keys(TYPE_OF) as TrainCard[]).filter(
    it => TYPE_OF[it] === type && (it !== type) === obsolete,
  )
  return card
}
