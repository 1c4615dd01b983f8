import { type JoinedStock, turnOf } from '../../../families/join/form'
import type { Joined } from '../../../families/railway/join/answers'
import { auctionOf, lotsQuestions, movedOn, openBids } from '../../../families/railway/join/lots'
import { sizeOf } from '../../../families/railway/join/phase'
import type {
  JoinPolicy,
  OwnQuestions,
  Question,
  RowQuestion,
  Sizes,
} from '../../../families/railway/join/policy'
import { answerOf } from '../../../families/railway/join/questions'
import { joiningBy } from '../../../families/railway/joining/policy'
import { check } from '../../../rules/apply'
import { FIRST_CORPORATION, lots, PAPERS, PRESIDENT_SHARES, plainLimit, type Size, STATIONS } from '../data'
import { joining } from '../joining/policy'
import type { Row, Table } from '../joining/table'
import { law, policy, stock, type VaAction } from '../law'
import { game, mostPercent, va } from '../state'

/** The permanent powers of used private companies: the +10 of the REA; the extra station and the raised train limit of the PY. */
export type Power = 'express' | 'station' | 'limit'

/** What only the form of 18VA asks. */
export interface Own extends Partial<Readonly<Record<Power, string>>> {
  /** Has it completed a turn? Asked if it has no train, since one with a train usually has. */
  readonly operated?: Readonly<Record<string, boolean>>
}

/** What only 18VA asks, as filled in so far. */
const ownOf = ({ own }: Pick<Joined, 'own'>): Own => own

/**
 * Is it clear without asking who has completed a turn? In SR 1 nobody has; in the first operating round it follows from
 * the turn.
 */
const firstRounds = ({ kind, set, nth }: Joined): boolean => set === 1 && (kind === 'SR' || nth === 1)

/**
 * Must the form ask whether a corporation has completed a turn? Yes if it has no train, or may have just bought its
 * first (4.3.1).
 */
function asksOperated(form: Joined, id: string, { trains }: Pick<JoinedStock, 'trains'>): boolean {
  const buys = form.kind === 'OR' && form.stage === 'run' && turnOf(form) === id
  return (trains.length === 0 || buys) && !firstRounds(form)
}

const operated: RowQuestion = {
  key: 'operated',
  asked: (id, row, form) => asksOperated(form, id, row),
  likely: ({ trains }) => trains.length > 0 || undefined,
}

/** The powers that may be in use once nobody owns the company (4.2). */
const POWERS: Readonly<Record<string, readonly Power[]>> = { REA: ['express'], PY: ['station', 'limit'] }

/**
 * The powers to ask about. The Potomac Yards have only one of their two: once a corporation has the first, the second
 * is not asked.
 */
function openPowers(form: Joined, company: string): readonly Power[] {
  const [first, ...others] = form.privates[company] === '' ? (POWERS[company] ?? []) : []
  if (!first) return []
  return ownOf(form)[first] ? [first] : [first, ...others]
}

const questions = Object.entries(POWERS).flatMap(([at, keys]) =>
  keys.map(
    (key): Question => ({
      ...{ key, at, is: 'owner', nobody: true, open: true },
      asked: form => openPowers(form, at).includes(key),
    }),
  ),
)

/** The Potomac Yards may have raised its limit by a train (4.2), as long as nothing was said of them that excludes it. */
function moreTrains(form: Joined, id: string): number {
  const { station = '', limit = id } = ownOf(form)
  const { PY: owner = '' } = form.privates
  return owner === '' && station === '' && limit === id ? 1 : 0
}

/** What of a corporation depends on its size and on powers, as far as these are still asked for. */
function row(form: Joined, id: string, of: JoinedStock, phase: string) {
  const own = ownOf(form)
  const has = (at: string, power: Power) => openPowers(form, at).includes(power) && own[power] === id
  const size = sizeOf(join, form, phase, id) as Size
  return {
    size,
    trainLimit: plainLimit(phase, size) + (has('PY', 'limit') ? 1 : 0),
    ...(asksOperated(form, id, of) && !answerOf(operated, form, id, of) ? { operated: false } : {}),
    ...(has('PY', 'station') ? { extraStation: true } : {}),
    ...(has('REA', 'express') ? { express: true } : {}),
  }
}

/** What is still open of powers. */
const missing: OwnQuestions['missing'] = form => {
  const own = ownOf(form)
  return Object.keys(POWERS).flatMap(at =>
    openPowers(form, at).flatMap(asks => (own[asks] === undefined ? [{ at, asks, of: at }] : [])),
  )
}

/** What only 18VA asks, as a table that was joined has it. */
function formOf(table: Table): Joined['own'] {
  const rows = Object.entries(table.corporations)
  const has = (test: (row: Row) => boolean) => rows.find(([, it]) => test(it))?.[0] ?? ''
  const each = <T>(of: (row: Row) => T) => Object.fromEntries(rows.map(([id, it]) => [id, of(it)]))
  return {
    size: each(it => it.size),
    operated: each(it => it.operated !== false),
    express: has(it => it.express === true),
    station: has(it => it.extraStation === true),
    limit: has(it => (it.trainLimit ?? 0) > plainLimit(table.phase, it.size)),
  }
}

/** The sizes that a corporation may have (4.4, 4.5.1), and what depends on them. */
export const sizes: Sizes = {
  all: [5, 10],
  inPhase(phase, corporation) {
    // In phase 2 all have five, but a form may not have come to the later trains yet.
    return corporation === FIRST_CORPORATION || game.reached({ phase }, '5') ? [10] : [5, 10]
  },
  of(number, phase, fresh) {
    const size = number as Size
    const { shares, percent } = PAPERS[size]
    return {
      shares,
      stations: STATIONS[size],
      trainLimit: plainLimit(phase, size),
      most: {
        player: Math.floor(mostPercent(fresh) / percent),
        // Underwriting and bankruptcies may fill the Pool with all but the president's certificate (4.4, 4.6.3).
        market: shares - PRESIDENT_SHARES,
      },
    }
  },
  moreTrains,
}

const own = lotsQuestions(game, lots, {
  table: () => ({}),
  row,
  form: table => formOf(table as Table),
  missing,
})

/** The form for joining a game of 18VA. */
export const join: JoinPolicy = {
  game,
  joining: joiningBy(stock, policy, joining),
  stages: {
    nothing: { step: 'convert' },
    station: { step: 'station', placed: 1 },
    run: { step: 'trains' },
  },
  salesBy: true,
  deeds: ['nothing', 'sold', 'bought', 'soldBought'],
  // Several of a type may be bought from phase 6 on (4.5.8).
  oneOfEach: phase =>
    game.reached({ phase }, '6') ? [] : game.trains.filter(type => game.reached({ phase }, type)),
  moves: movedOn,
  playsOn: true,
  sizes,
  most: { player: 6, market: 8 },
  // The form already asks for an open bid; the rules would refuse it as well.
  refusal: (fresh, entry, form) =>
    openBids(lots, auctionOf(form)).length > 0 ? undefined : check(law, va(fresh), entry as VaAction),
  questions,
  rows: [operated],
  own,
}
