import { heldIn, moneyIn, ownerIn, presidentsIn, sharesIn } from '../../../families/joining/reading'
import type { AnyRailway } from '../../../families/railway/table'
import type { Refusal } from '../../../rules/rule'
import { CORPORATIONS, game, PHASES, PRIVATES, TRAINS } from '../data'
import { refuse } from '../refusals'
import { closedIn, listed, reached, spaceFor, trainsIn, unstartedIn } from './reading'
import type { CorporationTable, PositionTable } from './table'

function moneyFault(table: PositionTable): Refusal | undefined {
  const sum = moneyIn(table)
  return sum === game.printed.bank
    ? undefined
    : refuse('1.4', 'positionMoney', { sum, bank: game.printed.bank, missing: game.printed.bank - sum })
}

function corporationFault(table: PositionTable, id: string, row: CorporationTable): Refusal | undefined {
  const sum = heldIn(table, id) + row.ipo + row.market
  if (sum !== game.printed.paper.shares)
    return refuse('1.3.2', 'positionShares', { corporation: id, percent: sum * game.printed.paper.percent })
  const presidents = presidentsIn(table, id)
  const [president] = presidents
  if (
    presidents.length !== 1 ||
    !president ||
    sharesIn(table, president, id) < game.printed.paper.presidentShares
  )
    return refuse('1.3.2', 'positionPresident', { corporation: id, presidents: presidents.length })
  if (!game.parSpaces.has(row.par))
    return refuse('3.2(c)(1)', 'notPar', { price: row.par, pars: [...game.parSpaces.keys()].map(String) })
  if (!spaceFor(row)) return refuse('1.5', 'positionPrice', { corporation: id, price: row.price })
  const most = game.charter(id).stations.length
  return row.tokens > most ? refuse('4.2.2', 'stationsLeft', { corporation: id, most }) : undefined
}

/**
 * No more trains than exist; and all of them, unless their type goes out of play, which a 4 may do later than others
 * (4.2.5.1), or rulings have moved some. Only an unlimited type has no number.
 */
function trainFault(state: AnyRailway, table: PositionTable): Refusal | undefined {
  for (const train of TRAINS) {
    if (state.depot.offering[train] === null) continue
    const number = game.train(train).number ?? 0
    if (table.trainsLeft[train] === null) return refuse('Table I', 'positionUnlimited', { train, number })
    const found = trainsIn(table, train)
    const by = game.train(train).goesWith
    const mayLack = table.ruled || (by && reached(table, by))
    const allThere = mayLack ? found <= number : found === number
    if (!allThere) return refuse('Table I', 'positionTrains', { train, found, number })
  }
  return undefined
}

/** Only a ruling sets the phase back: it is at least that of the latest type that has left the Initial Offering (Table I). */
function phaseFault(state: AnyRailway, table: PositionTable): Refusal | undefined {
  const { phase, ruled, trainsLeft } = table
  const open = [
    ...listed(table).flatMap(([, row]) => row.trains),
    ...table.trainMarket,
    ...(table.gone ?? []),
  ]
  const latest =
    TRAINS.findLast(train =>
      state.depot.offering[train] === null
        ? open.includes(train)
        : (trainsLeft[train] ?? 0) < (game.train(train).number ?? 0),
    ) ??
    PHASES[0] ??
    ''
  const back = PHASES.indexOf(phase) < PHASES.indexOf(latest)
  return back && !ruled ? refuse('Table I', 'positionPhase', { phase, latest }) : undefined
}

/**
 * Each private company has exactly one place, or is out of play for a reason that the phase allows; all are sold
 * before a corporation starts.
 */
function privateFault(table: PositionTable): Refusal | undefined {
  const rows = [...listed(table), ...unstartedIn(table)].map(([, row]) => row)
  const all = [...Object.values(table.players), ...rows].flatMap(row => row.privates)
  const twice = PRIVATES.find(id => all.filter(owned => owned === id).length > 1)
  if (twice) return refuse('1.3.1', 'positionPrivate', { private: twice })
  if (table.ruled) return undefined
  const late = reached(table, '5')
  const open = late && PRIVATES.find(id => ownerIn(table, id))
  if (open) return refuse('Table I', 'privateOpen', { private: open })
  const closed = closedIn(table)
  const early = (id: string) => !late && (id !== 'NDY' || !reached(table, '2'))
  const wrongly = PRIVATES.find(id => closed.includes(id) && (early(id) || ownerIn(table, id)))
  if (wrongly) return refuse('Table I', 'privateClosed', { private: wrongly })
  // They are sold in order, and none may be left when the first corporation starts.
  const sold = listed(table).length > 0 || reached(table, '2')
  const last = sold
    ? PRIVATES.length
    : PRIVATES.findLastIndex(id => ownerIn(table, id) ?? closed.includes(id))
  const lost = PRIVATES.find((id, i) => i < last && !ownerIn(table, id) && !closed.includes(id))
  return lost === undefined ? undefined : refuse('3.1', 'positionNowhere', { private: lost })
}

/**
 * All shares of a corporation that has not started are accounted for (1.3.2), and it has no more stations left than
 * its charter provides (4.2.2).
 */
function unstartedFault(table: PositionTable): Refusal | undefined {
  for (const [id, row] of unstartedIn(table)) {
    const sum = heldIn(table, id) + row.ipo + row.market
    if (sum !== game.printed.paper.shares)
      return refuse('1.3.2', 'positionShares', { corporation: id, percent: sum * game.printed.paper.percent })
    const most = game.charter(id).stations.length
    if (row.tokens > most) return refuse('4.2.2', 'stationsLeft', { corporation: id, most })
  }
  return undefined
}

function turnFault(state: AnyRailway, table: PositionTable): Refusal | undefined {
  const { round, turn } = table
  if (table.gameOver !== undefined) return undefined
  const fits = round.startsWith('SR')
    ? state.players.includes(turn)
    : table.corporations[turn as string]?.floated
  return fits ? undefined : refuse('3', 'wrongTurn', { turn, round })
}

/**
 * The first fault of a table that is to be joined: in its players, money, certificates, trains, presidents, private
 * companies, or whose turn it is.
 */
export function refusePosition(state: AnyRailway, table: PositionTable): Refusal | undefined {
  if (!state.fresh) return refuse('2', 'positionLate', {})
  const names = Object.keys(table.players)
  const stranger =
    names.find(id => !state.players.includes(id)) ?? state.players.find(id => !names.includes(id))
  if (stranger !== undefined) return refuse('2', 'positionPlayer', { holder: stranger })
  const unlisted = names.flatMap(id =>
    CORPORATIONS.filter(
      c => sharesIn(table, id, c) > 0 && !table.corporations[c] && !(table.ruled && table.unstarted?.[c]),
    ),
  )[0]
  if (unlisted) return refuse('1.3.2', 'notStarted', { corporation: unlisted })
  for (const [id, row] of listed(table)) {
    const fault = corporationFault(table, id, row)
    if (fault) return fault
  }
  return (
    unstartedFault(table) ??
    moneyFault(table) ??
    trainFault(state, table) ??
    phaseFault(state, table) ??
    privateFault(table) ??
    turnFault(state, table)
  )
}
