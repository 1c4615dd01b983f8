import { recordOf } from '../../../rules/state'
import { refusePosition } from '../joining/faults'
import type { PositionTable } from '../joining/table'
import { type CardTurn, founded, frame, type LilState, overTrainLimit, part, roundName } from '../state'
import { report } from '../table/report'

function inHand({ card }: CardTurn): Pick<PositionTable, 'card'> {
  if (!card) return {}
  const { id, use, yellow, trains, funds, founded: company } = card
  return {
    card: {
      id,
      use,
      yellow,
      trains,
      funds,
      ...(card.station ? { station: true } : {}),
      ...(card.bought ? { bought: true } : {}),
      ...(company ? { founded: company } : {}),
      ...(card.equipped ? { equipped: true } : {}),
    },
  }
}

/** How far the round has come, which a report leaves out. */
function progress(state: LilState): Partial<PositionTable> {
  const now = part(state)
  if (now.at === 'card') {
    const owed = frame(state, 'justiciary') ? ({ justiciary: true } as const) : {}
    return { nth: now.nth, taken: [...state.taken], ...inHand(now), ...owed }
  }
  // A ruling may have handed a character on, so characters do not tell how many choices were made.
  if (now.at === 'choose') return { nth: now.pick }
  if (now.at === 'between' || now.at === 'over') return { taken: [...state.taken] }
  if (now.at !== 'run') return {}
  const { done, ran, equipped } = now
  return {
    done: [...done],
    taken: [...state.taken],
    ...(ran ? { ran } : {}),
    ...(equipped ? { equipped: true as const } : {}),
  }
}

/** Is the table as its phase alone would make it? If not, rulings have changed it. */
function isUsual(state: LilState, table: PositionTable): boolean {
  const due = (state.turn[0].at === 'discard') === overTrainLimit(state).length > 0
  const over = frame(state, 'over') !== undefined
  return (over || due) && !refusePosition({ ...state, fresh: true }, table)
}

/**
 * The complete table in the form that a `position` entry takes: a game joined from it continues as this one would. The
 * cast only ignores that lists are read-only.
 */
export function positionOf(state: LilState): PositionTable {
  const { scores: _, corporations, ...rest } = report(state)
  const rows = recordOf(founded(state), id => {
    const { lastRun, cities } = state.companies[id]
    return {
      ...corporations[id],
      ...(lastRun === null ? {} : { lastRun }),
      ...(cities.length > 0 ? { cities } : {}),
    }
  })
  const order = state.chart.map(({ corporation }) => corporation)
  const gone = state.depot.gone.toSorted()
  const table = {
    turn: state.starting,
    ...rest,
    round: roundName(state),
    corporations: rows,
    order,
    ...progress(state),
    ...(gone.length > 0 ? { gone } : {}),
  } as unknown as PositionTable
  if (isUsual(state, table)) return table
  return { ...table, ruled: true, gone, ...(frame(state, 'discard') ? { discards: true } : {}) }
}
