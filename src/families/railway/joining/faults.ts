import { heldIn, moneyIn, ownerIn, presidentsIn, sharesIn } from '../../joining/reading'
import type { Game } from '../game'
import { reasons, type Why } from '../law'
import { why } from '../reasons'
import type { Fault, JoiningPolicy, PlainFault } from './policy'
import {
  areSold,
  closedIn,
  floatsWith,
  haveClosed,
  isExchanged,
  listed,
  phaseOf,
  spaceFor,
  trainsIn,
  unstartedIn,
} from './reading'
import type { JoinReasons } from './reasons'
import type { CorporationTable, PositionTable, UnstartedTable } from './table'

const joins = reasons<JoinReasons>()

/** It is the first entry of a game. */
export const first: Fault = () => state => (state.fresh ? undefined : joins('positionLate', {}))

/** The table names exactly the players of the game. */
export const samePlayers: PlainFault =
  () =>
  ({ players }, table) => {
    const names = Object.keys(table.players)
    const stranger =
      names.find(id => !players.includes(id)) ??
      players.find(id => !names.includes(id)) ??
      (players.includes(table.priorityDeal) ? undefined : table.priorityDeal)
    return stranger === undefined ? undefined : joins('positionPlayer', { holder: stranger })
  }

/** Players hold shares of listed corporations only, unless a ruling or an exchange gave them others. */
export const onlyListed: Fault = (game, policy) => (state, table) => {
  const corporation = Object.keys(table.players)
    .flatMap(player => game.corporations.filter(id => sharesIn(table, player, id) > 0))
    .find(
      id =>
        !table.corporations[id] &&
        !(table.ruled && table.unstarted?.[id]) &&
        !policy.heldEarly?.(table, id) &&
        !isExchanged(game, policy, state, table, id),
    )
  return corporation === undefined ? undefined : why('notStarted', { corporation })
}

/** All shares of a corporation are there. */
function sharesFault(
  { printed }: Game,
  { sizeOf }: JoiningPolicy,
  table: PositionTable,
  corporation: string,
  row: CorporationTable | UnstartedTable,
): Why | undefined {
  const { shares, percent } = sizeOf?.(row).paper ?? printed.paper
  const sum = heldIn(table, corporation) + row.ipo + row.market
  return sum === shares ? undefined : joins('positionShares', { corporation, percent: sum * percent })
}

/** It has no more stations left than its charter provides. */
function stationsFault(
  game: Game,
  { sizeOf }: JoiningPolicy,
  corporation: string,
  row: CorporationTable | UnstartedTable,
): Why | undefined {
  const most = sizeOf?.(row).stations ?? game.charter(corporation).stations.length
  return row.tokens > most ? joins('stationsLeft', { corporation, most }) : undefined
}

function presidentFault(
  { printed: { paper } }: Game,
  table: PositionTable,
  corporation: string,
): Why | undefined {
  const presidents = presidentsIn(table, corporation)
  const [president] = presidents
  const has = president === undefined ? 0 : sharesIn(table, president, corporation)
  return presidents.length === 1 && has >= paper.presidentShares
    ? undefined
    : joins('positionPresident', { corporation, presidents: presidents.length })
}

/** Each corporation has all its shares, one president, a par value, a price of the chart, and no more stations than it can. */
export const corporations: Fault = (game, policy) => (_, table) => {
  for (const [corporation, row] of listed(game, table)) {
    const fault =
      sharesFault(game, policy, table, corporation, row) ?? presidentFault(game, table, corporation)
    if (fault) return fault
    if (!game.parSpaces.has(row.par))
      return why('notPar', { price: row.par, pars: [...game.parSpaces.keys()].map(String) })
    if (!spaceFor(game, row)) return joins('positionPrice', { corporation, price: row.price })
    const stations = stationsFault(game, policy, corporation, row)
    if (stations) return stations
  }
  return undefined
}

/** Only a listed corporation has a president. */
export const presides: Fault =
  ({ corporations: all }) =>
  (_, table) => {
    const corporation = all.find(id => !table.corporations[id] && presidentsIn(table, id).length > 0)
    return corporation === undefined ? undefined : why('notStarted', { corporation })
  }

/** A corporation has floated once enough of it is sold, and not before, unless by a ruling. */
export const floated: Fault = (game, policy) => (state, table) => {
  if (table.ruled) return undefined
  const { percent } = game.printed.paper
  const wrong = listed(game, table).find(
    ([id, row]) => row.floated !== floatsWith(game, policy, state, id, row.ipo),
  )
  return wrong && joins('positionFloated', { corporation: wrong[0], percent: wrong[1].ipo * percent })
}

/** All shares of a corporation that has not started are accounted for, and its stations. */
export const unstarted: Fault = (game, policy) => (_, table) => {
  for (const [corporation, row] of unstartedIn(game, table)) {
    const fault =
      sharesFault(game, policy, table, corporation, row) ?? stationsFault(game, policy, corporation, row)
    if (fault) return fault
  }
  return undefined
}

/** All money of the game is there, what a corporation has that has not started included. */
export const money: PlainFault =
  ({ printed: { bank } }) =>
  (_, table) => {
    const unstarted = Object.values(table.unstarted ?? {})
    const sum = unstarted.reduce((all, { treasury = 0 }) => all + treasury, moneyIn(table))
    return sum === bank ? undefined : joins('positionMoney', { sum, bank, missing: bank - sum })
  }

/**
 * No more trains than exist; and all of them, unless their type goes out of play, or rulings have moved some. Only an
 * unlimited type has no number.
 */
export const trains: PlainFault = game => (state, table) => {
  for (const train of game.trains) {
    const { number, goesWith: by } = game.train(train)
    if (state.depot.offering[train] === null || number === null) continue
    if (table.trainsLeft[train] === null) return joins('positionUnlimited', { train, number })
    const found = trainsIn(game, table, train)
    const mayLack = table.ruled || (by !== undefined && game.reached(table, by))
    if (mayLack ? found > number : found !== number)
      return joins('positionTrains', { train, found, number, phase: table.phase })
  }
  return undefined
}

/** The type of the latest train that has left the Initial Offering, which makes the phase. */
function latestIn(game: Game, state: Parameters<ReturnType<Fault>>[0], table: PositionTable): string {
  const open = [
    ...listed(game, table).flatMap(([, row]) => row.trains),
    ...table.trainMarket,
    ...(table.gone ?? []),
  ]
  const sold = (train: string) =>
    state.depot.offering[train] === null
      ? open.includes(train)
      : (table.trainsLeft[train] ?? 0) < (game.train(train).number ?? 0)
  return phaseOf(game, game.trains.filter(sold))
}

/** Only a ruling sets the phase back. */
export const phaseNotBack: PlainFault = game => (state, table) => {
  const { phase, ruled } = table
  const latest = latestIn(game, state, table)
  const back = game.phases.indexOf(phase) < game.phases.indexOf(latest)
  return back && !ruled ? joins('positionPhase', { phase, latest }) : undefined
}

/** Only a ruling makes the phase another than that of the latest train that was sold. */
export const phaseAsSold: PlainFault = game => (state, table) => {
  const { phase, ruled } = table
  const latest = latestIn(game, state, table)
  return phase === latest || ruled ? undefined : joins('positionPhase', { phase, latest })
}

/** Private companies that are open or closed although the phase says otherwise. */
function closingFault(
  ...[game, policy, state, table]: [...Parameters<Fault>, ...Parameters<ReturnType<Fault>>]
) {
  const { from, keeps, early } = policy.closing
  const companies = Object.keys(state.privates)
  const late = haveClosed(game, policy, table)
  const kept = (id: string) => keeps.includes(id) && state.players.includes(ownerIn(table, id) ?? '')
  const open = late && companies.find(id => ownerIn(table, id) && !kept(id))
  if (open) return joins('privateOpen', { private: open })
  const closed = closedIn(game, policy, state, table)
  const since = early(state)
  const over =
    areSold(game, policy, table) || companies.every(id => ownerIn(table, id) ?? closed.includes(id))
  const mayClose = (id: string) => {
    const phase = since[id] ?? from
    return phase !== undefined && game.reached(table, phase)
  }
  const tooEarly = (id: string) => !late && !(over && mayClose(id))
  const wrongly = companies.find(id => closed.includes(id) && (tooEarly(id) || ownerIn(table, id)))
  return wrongly === undefined ? undefined : joins('privateClosed', { private: wrongly })
}

/**
 * Each private company of the game has exactly one place, or is out of play for a reason that the phase allows; all are
 * sold before a corporation starts.
 */
export const privates: Fault = (game, policy) => (state, table) => {
  const rows = [...listed(game, table), ...unstartedIn(game, table)].map(([, row]) => row)
  const all = [...Object.values(table.players), ...rows].flatMap(row => row.privates)
  const companies = Object.keys(state.privates)
  const unknown = [...all, ...(table.closed ?? [])].find(id => !companies.includes(id))
  if (unknown !== undefined) return joins('positionWithout', { private: unknown })
  const twice = companies.find(id => all.filter(owned => owned === id).length > 1)
  if (twice) return joins('positionPrivate', { private: twice })
  if (table.ruled) return undefined
  const fault = closingFault(game, policy, state, table)
  if (fault) return fault
  const closed = closedIn(game, policy, state, table)
  const there = (id: string) => ownerIn(table, id) !== undefined || closed.includes(id)
  const dealt = policy.closing.dealt?.(state) === true
  // They are sold in order, and none may be left when the first corporation starts.
  const last = areSold(game, policy, table) ? companies.length : dealt ? 0 : companies.findLastIndex(there)
  const lost = companies.find((id, i) => i < last && !there(id))
  return lost === undefined ? undefined : joins('positionNowhere', { private: lost })
}

/** Whoever has the turn can have it in this round. */
export const turn: Fault =
  () =>
  ({ players }, { round, turn: who, corporations: rows, gameOver }) => {
    const fits = round.startsWith('SR') ? players.includes(who) : rows[who]?.floated === true
    return fits || gameOver !== undefined ? undefined : joins('wrongTurn', { turn: who, round })
  }
