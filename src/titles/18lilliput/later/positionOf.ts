import type { PositionTable } from '../positionTable'
import { report } from '../report'
import { recordOf } from '../setup'
import { type CardTurn, founded, frame, type LilState, part, roundName } from '../state'

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

/** How far the round has come, which a report does not tell. */
function progress(state: LilState): Partial<PositionTable> {
  const now = part(state)
  if (now.at === 'card') {
    const owed = frame(state, 'justiciary') ? ({ justiciary: true } as const) : {}
    return { nth: now.nth, taken: [...state.taken], ...inHand(now), ...owed }
  }
  if (now.at !== 'run') return {}
  const { done, ran, equipped } = now
  return {
    done: [...done],
    taken: [...state.taken],
    ...(ran ? { ran } : {}),
    ...(equipped ? { equipped: true as const } : {}),
  }
}

/** The whole of a table as a `position` entry takes it: a game joined from it plays on as this one. The cast only forgets that lists are not changed. */
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
  return {
    turn: state.starting,
    ...rest,
    round: roundName(state),
    corporations: rows,
    order,
    ...progress(state),
  } as unknown as PositionTable
}
