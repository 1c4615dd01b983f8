import type { PositionTable } from './positionTable'
import { report } from './report'
import { recordOf } from './setup'
import type { CardTurn, LilState } from './state'
import { founded, frame, part } from './state'

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

/**
 * The table as an entry that joins the game there, with all that such an entry may carry: the game then goes on as this one.
 * Nothing once the game is over.
 */
export function positionOf(state: LilState): PositionTable | undefined {
  const { round, turn, gameOver, scores, ...rest } = report(state)
  if (round === undefined || turn === undefined) return undefined
  const corporations = recordOf(founded(state), id => {
    const { lastRun, cities } = state.companies[id]
    const row = rest.corporations[id]
    if (!row) throw new Error(`${id} is not in the report`)
    return {
      ...row,
      cell: [row.cell[0], row.cell[1]] as [number, number],
      trains: [...row.trains],
      ...(lastRun === null ? {} : { lastRun }),
      ...(cities.length > 0 ? { cities: [...cities] } : {}),
    }
  })
  const order = state.chart.map(({ corporation }) => corporation)
  return { ...(rest as unknown as PositionTable), round, turn, corporations, order, ...progress(state) }
}
