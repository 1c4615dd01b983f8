import type { Money } from '../../../bank/money'
import { heldIn, presidentIn, presidentsIn, sharesIn } from '../../../families/joining/reading'
import { money, phaseNotBack, samePlayers, trains } from '../../../families/railway/joining/faults'
import type { PlainFault } from '../../../families/railway/joining/policy'
import type { PositionTable as RailTable } from '../../../families/railway/joining/table'
import { MOST_ROUNDS } from '../../../families/rulings/form'
import type { Refusal } from '../../../rules/rule'
import type { Paragraph } from '../book'
import {
  BID_STEP,
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  LOTS,
  PAPERS,
  PHASES,
  PRESIDENT_SHARES,
  PRIVATES,
  STATIONS,
} from '../data'
import { refuse } from '../refusals'
import { game, type VaState } from '../state'
import { inAuction, listed, plainLimit, spaceFor, unstartedIn, valueSetter } from './reading'
import type { CorporationTable, PositionTable } from './table'

/** The move order names each player of this game once. */
function orderFault({ players }: VaState, table: PositionTable): Refusal | undefined {
  const order: readonly string[] = table.order ?? players
  const stranger =
    order.find((id, i) => !players.includes(id) || order.indexOf(id) !== i) ??
    players.find(id => !order.includes(id))
  return stranger === undefined ? undefined : refuse('1.2', 'positionPlayer', { holder: stranger })
}

/** What every railway game refuses; the casts only drop what a row of 18VA does not say. */
const familyFault =
  (fault: PlainFault, rule: Paragraph) =>
  (state: VaState, table: PositionTable): Refusal | undefined => {
    const found = fault(game)(state, table as unknown as RailTable)
    return found && { rule, code: found.code, facts: found.facts }
  }

const playerFault = familyFault(samePlayers, '1.2')
const moneyFault = familyFault(money, '1.1')
/** All trains must be there until they are scrapped, and only a ruling sets the phase back (2). */
const trainFault = familyFault(trains, '2')
const phaseFault = familyFault(phaseNotBack, '2')

/** No player may hold shares of a corporation that is not listed, except whoever is about to set the value of the B&O (4.1). */
function unlistedFault(table: PositionTable): Refusal | undefined {
  for (const player of Object.keys(table.players))
    for (const corporation of CORPORATIONS) {
      const row = table.corporations[corporation] ?? (table.ruled && table.unstarted?.[corporation])
      if (sharesIn(table, player, corporation) === 0 || row) continue
      if (corporation !== FIRST_CORPORATION || valueSetter(table) !== player)
        return refuse('4.3.2', 'notStarted', { corporation })
    }
  return undefined
}

/**
 * An unstarted corporation must have all its shares, and its president's certificate unsold; the B&O's may be sold in
 * the first auction (3.1, 4.1).
 */
function unstartedFault(table: PositionTable): Refusal | undefined {
  for (const [corporation, row] of unstartedIn(table)) {
    if (!table.ruled || table.corporations[corporation])
      return refuse('1.2', 'positionUnfit', { key: 'unstarted' })
    const { shares, percent } = PAPERS[row.size]
    const sum = heldIn(table, corporation) + row.ipo + row.market
    if (sum !== shares) return refuse('3.1', 'positionShares', { corporation, percent: sum * percent })
    const president = presidentIn(table, corporation)
    const buys = corporation === FIRST_CORPORATION && inAuction(table)
    const keeps = president === undefined ? row.ipo : buys ? sharesIn(table, president, corporation) : 0
    if (keeps < PRESIDENT_SHARES) return refuse('1.2', 'positionUnfit', { key: 'unstarted' })
    const most = STATIONS[row.size]
    if (row.tokens > most) return refuse('4.5.3', 'stationsLeft', { corporation, most })
  }
  return undefined
}

/** Ten shares for the B&O and for all from phase 5 on, five for the others in phase 2 (4.4, 4.5.1). */
function sizeFault(table: PositionTable, corporation: CorporationId, size: number): Refusal | undefined {
  const phase = PHASES.indexOf(table.phase)
  const ten = corporation === FIRST_CORPORATION || phase >= PHASES.indexOf('5')
  // A ruling may have turned five shares into ten, or have set a phase back; the B&O never has five.
  if (table.ruled && (size === 10 || corporation !== FIRST_CORPORATION)) return undefined
  const fits = ten ? size === 10 : size === 5 || phase >= PHASES.indexOf('3')
  return fits ? undefined : refuse('4.4', 'positionSize', { corporation, size, phase: table.phase })
}

function corporationFault(
  table: PositionTable,
  corporation: CorporationId,
  row: CorporationTable,
): Refusal | undefined {
  const size = sizeFault(table, corporation, row.size)
  if (size) return size
  const paper = PAPERS[row.size]
  const sum = heldIn(table, corporation) + row.ipo + row.market
  if (sum !== paper.shares)
    return refuse('3.1', 'positionShares', { corporation, percent: sum * paper.percent })
  const presidents = presidentsIn(table, corporation)
  const [president] = presidents
  if (presidents.length !== 1 || !president || sharesIn(table, president, corporation) < PRESIDENT_SHARES)
    return refuse('3.1', 'positionPresident', { corporation, presidents: presidents.length })
  if (!game.parSpaces.has(row.par))
    return refuse('4.3.3', 'notPar', { price: row.par, pars: [...game.parSpaces.keys()].map(String) })
  if (!spaceFor(row)) return refuse('3', 'positionPrice', { corporation, price: row.price })
  const limit = plainLimit(table.phase, row.size)
  const said = row.trainLimit ?? limit
  if (said !== limit && said !== limit + 1) return refuse('2', 'positionLimit', { corporation, said, limit })
  const most = STATIONS[row.size]
  return row.tokens > most ? refuse('4.5.3', 'stationsLeft', { corporation, most }) : undefined
}

function privateFault(table: PositionTable): Refusal | undefined {
  const rows = [...listed(table), ...unstartedIn(table)].map(([, row]) => row)
  const all = [...Object.values(table.players), ...rows].flatMap(row => row.privates)
  const { closed, ruled } = table
  const company = PRIVATES.find(id => all.filter(owned => owned === id).length > 1)
  if (company) return refuse('4.2', 'positionPrivate', { private: company })
  if (closed?.some(id => all.includes(id))) return refuse('1.2', 'positionUnfit', { key: 'closed' })
  if (ruled) return undefined
  // Only corporations use powers, and they own no private company before phase 3; a bankrupt player's companies close.
  const early = table.phase === PHASES[0] && !Object.values(table.players).some(row => row.bankrupt)
  const sold = !inAuction(table) || valueSetter(table) !== undefined
  const lost = sold && PRIVATES.find(id => !all.includes(id) && (early || closed?.includes(id) === false))
  return lost ? refuse('4.2', 'positionNowhere', { private: lost }) : undefined
}

/**
 * Can these corporations have had a turn in this operating round? They must be started, each named once, and not be on
 * turn now.
 */
function hadTurns(table: PositionTable, ids: readonly CorporationId[]): boolean {
  const known = ids.every(id => table.corporations[id] && id !== table.turn)
  return known && new Set(ids).size === ids.length && table.round.startsWith('OR')
}

/** What the table remembers beyond its report must not contradict it. */
function rememberedFault(table: PositionTable): Refusal | undefined {
  const { stacks, rounds, operated, turns } = table
  const nth = Number(table.round.split('.')[1] ?? 0)
  const started = listed(table).map(([id]) => id)
  const own = turns?.find(it => it.at === 'operate')
  if (stacks && stacks.toSorted().join() !== started.toSorted().join())
    return refuse('1.2', 'positionUnfit', { key: 'stacks' })
  if (rounds !== undefined && (rounds < nth || rounds > MOST_ROUNDS || (nth === 0 && rounds > 0)))
    return refuse('1.2', 'positionUnfit', { key: 'rounds' })
  if (operated && (!hadTurns(table, operated) || own))
    return refuse('1.2', 'positionUnfit', { key: 'operated' })
  // Frames may also name a corporation that had its turn before a bankruptcy closed it (4.6.3).
  return own?.operated.includes(own.corporation)
    ? refuse('1.2', 'positionUnfit', { key: 'turns' })
    : undefined
}

/** Standing bids must have been possible: multiples of $5, at least the face value, and within the bidder's cash (4.1). */
function bidFault(table: PositionTable): Refusal | undefined {
  const lots = table.turns?.find(it => it.at === 'auction')?.lots
  if (!lots) return undefined
  const asides: Record<string, Money> = {}
  for (const lot of LOTS) {
    const { face, bid } = lots[lot]
    if (!bid) continue
    const { player, amount } = bid
    if (amount % BID_STEP !== 0) return refuse('4.1', 'fives', { amount })
    if (amount < face) return refuse('4.1', 'bidTooLow', { private: lot, least: face, amount })
    const aside = asides[player] ?? 0
    const free = (table.players[player]?.cash ?? 0) - aside
    if (amount > free) return refuse('4.1', 'setAside', { payer: player, free, aside, price: amount })
    asides[player] = aside + amount
  }
  return undefined
}

/** `turn` must fit the round, and the frame in `turns` must belong to that player or corporation. */
function turnFault(state: VaState, table: PositionTable): Refusal | undefined {
  const { round, turn, turns } = table
  if (table.gameOver !== undefined) return undefined
  const wrong = refuse('4.3', 'wrongTurn', { turn, round })
  const stock = round.startsWith('SR')
  const plays = state.players.includes(turn) && !table.players[turn]?.bankrupt
  if (stock ? !plays : !table.corporations[turn as CorporationId]) return wrong
  if (turns === undefined) return undefined
  const frames = stock ? turns : turns.filter(it => it.at !== 'discard')
  const [top] = frames
  if (!top || frames.length > 1) return wrong
  const fits =
    top.at === 'operate' ? !stock && top.corporation === turn : 'player' in top && top.player === turn
  const known = (ids: readonly string[]) => ids.every(id => state.players.includes(id))
  const named =
    top.at === 'stock'
      ? [...top.passed, ...Object.keys(top.soldInRound), ...(top.last === null ? [] : [top.last])]
      : top.at === 'auction'
        ? [...top.passed, ...LOTS.flatMap(lot => top.lots[lot].bid?.player ?? [])]
        : []
  return fits && known(named) ? undefined : wrong
}

/**
 * Refuses a table that comes after other entries, or that does not add up: players, shares, money, trains, presidents,
 * private companies, bids, or the turn.
 */
export function refusePosition(state: VaState, table: PositionTable): Refusal | undefined {
  if (!state.fresh) return refuse('1.2', 'positionLate', {})
  const unfit =
    playerFault(state, table) ?? orderFault(state, table) ?? unlistedFault(table) ?? unstartedFault(table)
  if (unfit) return unfit
  for (const [id, row] of listed(table)) {
    const fault = corporationFault(table, id, row)
    if (fault) return fault
  }
  return (
    moneyFault(state, table) ??
    trainFault(state, table) ??
    phaseFault(state, table) ??
    privateFault(table) ??
    turnFault(state, table) ??
    bidFault(table) ??
    rememberedFault(table)
  )
}
