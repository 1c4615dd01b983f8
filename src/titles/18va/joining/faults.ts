import { presidentIn, sharesIn } from '../../../families/joining/reading'
import {
  corporations,
  first,
  money,
  onlyListed,
  phaseNotBack,
  samePlayers,
  trains,
  unstarted,
} from '../../../families/railway/joining/faults'
import { bidsIn } from '../../../families/railway/joining/lots'
import type { Fault } from '../../../families/railway/joining/policy'
import { listed, nthOf, unstartedIn } from '../../../families/railway/joining/reading'
import { hadTurns, passTwice, stacksFit } from '../../../families/railway/joining/remembered'
import type { PositionTable as RailTable } from '../../../families/railway/joining/table'
import type { Why } from '../../../families/railway/law'
import type { AnyRailway } from '../../../families/railway/table'
import { MOST_ROUNDS } from '../../../families/rulings/kinds'
import { type CorporationId, FIRST_CORPORATION, PRESIDENT_SHARES, PRIVATES, plainLimit } from '../data'
import { refuseYellowBase } from '../map/usePrivate'
import { game, why } from '../state'
import { firstAuction } from './frames'
import type { Table } from './table'

/** Something that can be wrong with a table of 18VA alone: the family hands on whole what the title's entry says. */
const own =
  (fault: (table: Table, state: AnyRailway) => Why | undefined): Fault =>
  () =>
  (state, table: RailTable) =>
    fault(table as Table, state)

const unfit = (key: string) => why('positionUnfit', { key })

/** The move order names each player of this game once. */
const order = own((table, { players }) => {
  const { order: said = players } = table
  const stranger =
    said.find((id, i) => !players.includes(id) || said.indexOf(id) !== i) ??
    players.find(id => !said.includes(id))
  return stranger === undefined ? undefined : why('positionPlayer', { holder: stranger })
})

/**
 * Only rulings move anything of an unstarted corporation; its president's certificate is unsold, but for that of the B&O,
 * which may be sold in the first auction (3.1, 4.1).
 */
const unstartedByRuling = own(table => {
  const wrong = unstartedIn(game, table).some(([corporation, row]) => {
    const president = presidentIn(table, corporation)
    const buys = corporation === FIRST_CORPORATION && firstAuction.isOn(table)
    const keeps = president === undefined ? row.ipo : buys ? sharesIn(table, president, corporation) : 0
    return !table.ruled || table.corporations[corporation] || keeps < PRESIDENT_SHARES
  })
  return wrong ? unfit('unstarted') : undefined
})

/** Ten shares for the B&O and for all from phase 5 on, five for the others in phase 2 (4.4, 4.5.1). */
const sizes = own(table => {
  const { ruled, phase } = table
  const wrong = listed(game, table).find(([corporation, { size }]) => {
    const first = corporation === FIRST_CORPORATION
    // A ruling may have turned five shares into ten, or have set a phase back; the B&O never has five.
    if (ruled && (size === 10 || !first)) return false
    return first || game.reached(table, '5') ? size === 5 : size === 10 && phase === game.phases[0]
  })
  return wrong && why('positionSize', { corporation: wrong[0], size: wrong[1].size, phase })
})

/** The limit of the phase, or one more with the Potomac Yards (2, 4.2). */
const limits = own(table => {
  for (const [corporation, { size, trainLimit }] of listed(game, table)) {
    const limit = plainLimit(table.phase, size)
    const said = trainLimit ?? limit
    if (said !== limit && said !== limit + 1) return why('positionLimit', { corporation, said, limit })
  }
  return undefined
})

/** No station in the base city of another while its tile is yellow, but for the token of the Potomac Yards (4.5.3). */
const stations = own(table => {
  if (table.ruled) return undefined
  for (const [corporation, { places = [], extraStation }] of listed(game, table)) {
    const faults = places.flatMap(city => refuseYellowBase(table, corporation as CorporationId, city) ?? [])
    if (faults.length > (extraStation ? 1 : 0)) return faults.at(-1)
  }
  return undefined
})

const privates = own(table => {
  const rows = [...listed(game, table), ...unstartedIn(game, table)].map(([, row]) => row)
  const all = [...Object.values(table.players), ...rows].flatMap(row => row.privates)
  const { closed, ruled } = table
  const company = PRIVATES.find(id => all.filter(owned => owned === id).length > 1)
  if (company) return why('positionPrivate', { private: company })
  if (closed?.some(id => all.includes(id))) return unfit('closed')
  if (ruled) return undefined
  // Only corporations use powers, and they own no private company before phase 3; a bankrupt player's companies close.
  const early = table.phase === game.phases[0] && !Object.values(table.players).some(row => row.bankrupt)
  const sold = !firstAuction.isOn(table) || firstAuction.setter(table) !== undefined
  const lost = sold && PRIVATES.find(id => !all.includes(id) && (early || closed?.includes(id) === false))
  return lost ? why('positionNowhere', { private: lost }) : undefined
})

/** Whoever has the turn can have it in this round, and the frame in `turns` is theirs. */
const turn = own((table, { players }) => {
  const { round, turn: who, turns, gameOver } = table
  if (gameOver !== undefined) return undefined
  const wrong = why('wrongTurn', { turn: who, round })
  const stock = round.startsWith('SR')
  const plays = players.includes(who) && !table.players[who]?.bankrupt
  if (stock ? !plays : !table.corporations[who]) return wrong
  if (turns === undefined) return undefined
  const frames = stock ? turns : turns.filter(it => it.at !== 'discard')
  const [top] = frames
  if (!top || frames.length > 1) return wrong
  const fits =
    top.at === 'operate' ? !stock && top.corporation === who : 'player' in top && top.player === who
  const named =
    top.at === 'stock'
      ? [...top.passed, ...Object.keys(top.soldInRound), ...(top.last === null ? [] : [top.last])]
      : top.at === 'auction'
        ? [...top.passed, ...bidsIn(top).map(([, , bid]) => bid.player)]
        : []
  return fits && named.every(id => players.includes(id)) ? undefined : wrong
})

/** What the table remembers beyond its report must not contradict it. */
const remembered = own(table => {
  const nth = nthOf(table)
  const { rounds = nth, operated, turns } = table
  const now = turns?.find(it => it.at === 'operate')
  if (!stacksFit(game, table)) return unfit('stacks')
  if (rounds < nth || rounds > MOST_ROUNDS || (nth === 0 && rounds > 0)) return unfit('rounds')
  if (operated && (now || !hadTurns(table, operated))) return unfit('operated')
  // Frames may also name a corporation that had its turn before a bankruptcy closed it (4.6.3).
  if (now?.operated.includes(now.corporation)) return unfit('turns')
  return passTwice(turns) ? unfit('turns') : undefined
})

/** What a table is refused for, in the order in which the table is told. */
export const faults: readonly Fault[] = [
  ...[first, samePlayers, order, onlyListed, unstarted, unstartedByRuling],
  ...[sizes, corporations, stations, limits, money, trains, phaseNotBack, privates],
  ...[turn, firstAuction.bids, remembered],
]
