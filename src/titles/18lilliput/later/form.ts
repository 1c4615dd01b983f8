import { type Space, type Tokens, valueAt } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import { keeping } from '../../../families/join/kept'
import { presidentIn, sharesIn } from '../../../families/joining/reading'
import type { Action } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import {
  CHARACTERS,
  type CharacterId,
  CORPORATIONS,
  type CorporationId,
  PAPER,
  type PhaseId,
  STATIONS,
  TRAIN_TYPES,
  TRAINS,
  type TrainId,
  TYPE_OF,
} from '../data'
import { goneFault, listed, nthIn, trainsInAll } from '../joining/faults'
import type { CorporationRow, PositionTable } from '../joining/table'
import { nextToRun } from '../moves'
import { cardsInPlay, type LilState } from '../state'
import { charactersEach } from '../turns'

import { copiesOf, draftOf, type JoinedDraft, takenFrom, takenOf } from './draft'
import { boughtPhase, lying, openTrains, phaseNow } from './phase'

/** A company that has a director, as filled in. */
export interface JoinedCompany {
  readonly director: PlayerId
  /** Shares of 10% besides the director's certificate; those nobody has are in the bank's pool. */
  readonly shares: Readonly<Record<PlayerId, number>>
  /** The space of its marker, which gives its price. */
  readonly at?: Space | undefined
  readonly treasury?: Money | undefined
  /** By type: the phase tells which side is up. */
  readonly trains: readonly TrainId[]
  readonly stations: number
}

/** What became of the revenue of the company that has the turn. */
export const RAN = ['paid', 'withheld', 'none'] as const

/** What is filled in about the turn in progress; a fresh turn has none of it. */
export interface JoinedTurn {
  /** The company that has the turn, if it is no longer the next in order because its marker moved with its run. */
  readonly company?: CorporationId | undefined
  readonly ran?: (typeof RAN)[number] | undefined
  /** It has bought the scrapped train that a run without a dividend allows. */
  readonly equipped?: boolean | undefined
}

/** A turn in which nothing has been done. */
export const freshTurn = {
  hand: undefined,
  company: undefined,
  ran: undefined,
  equipped: undefined,
  copied: undefined,
} satisfies JoinedTurn & Pick<JoinedDraft, 'hand' | 'copied'>

/** A table being joined, as filled in so far. Nothing is asked for that follows from the rest. */
export interface Joined extends JoinedTurn, JoinedDraft {
  readonly round: number
  /** Companies run; if false, cards are taken. */
  readonly running: boolean
  /** The Grand Justiciary has paid in this round; asked only before the first card. */
  readonly paid: boolean
  /** Companies that have run in this round. */
  readonly done: readonly CorporationId[]
  readonly cash: Readonly<Record<PlayerId, Money>>
  /** Owners of characters; `''` if nobody has the character any more. */
  readonly characters: Readonly<Partial<Record<CharacterId, PlayerId>>>
  readonly companies: Readonly<Partial<Record<CorporationId, JoinedCompany>>>
  readonly scrapped: readonly TrainId[]
  /** The order of the markers, the topmost first, if it is not the printed order of the companies. */
  readonly order?: readonly CorporationId[] | undefined
}

/** An empty form. */
export function emptyForm(): Joined {
  return {
    ...{ round: 2, running: false, nth: 0, paid: false, taken: [], done: [] },
    ...{ cash: {}, copies: {}, characters: {}, companies: {}, scrapped: [] },
  }
}

/** A company right after its director has been filled in. */
export function companyOf(director: PlayerId): JoinedCompany {
  return { director, shares: {}, trains: [], stations: STATIONS }
}

/** Companies with a director, in the printed order. */
export const foundedIn = ({ companies }: Joined): readonly CorporationId[] =>
  CORPORATIONS.filter(id => companies[id])

/** Shares of a company left for the bank's pool; negative if more are given out than there are. */
export function restOf({ shares }: JoinedCompany): number {
  return Object.values(shares).reduce((rest, one) => rest - one, PAPER.shares - PAPER.presidentShares)
}

/**
 * The owner of a character: the one filled in, or `''` for nobody once all players have as many as they chose;
 * `undefined` if not known yet.
 */
export function ownerOf(fresh: LilState, form: Joined, character: CharacterId): PlayerId | undefined {
  const { characters } = form
  const each = charactersEach(fresh)
  const isFull = (id: PlayerId) => CHARACTERS.filter(it => characters[it] === id).length >= each
  return characters[character] ?? (fresh.players.every(isFull) ? '' : undefined)
}

/** Does the Grand Justiciary still have to pay in this round? Then its owner has the turn (characters). */
export function isOwed(fresh: LilState, form: Joined): boolean {
  const { running, nth, taken, paid } = form
  return !running && nth === 0 && taken.length === 0 && !paid && !!ownerOf(fresh, form, 'justiciary')
}

/** The markers as they will lie on the index: first those with a given order, in that order. */
export function tokensOf(form: Joined): Tokens<CorporationId> {
  const ids = new Set([...(form.order ?? []), ...foundedIn(form)])
  return [...ids].flatMap(corporation => {
    const at = form.companies[corporation]?.at
    return at ? [{ corporation, at }] : []
  })
}

/** The company filled in as having the turn, if that is possible. */
const companyIn = ({ company, companies, done }: Joined) =>
  company && companies[company] && !done.includes(company) ? company : undefined

/** The player or company to act; `undefined` until it is known. */
export function turnOf(fresh: LilState, form: Joined): string | undefined {
  if (form.running) return companyIn(form) ?? nextToRun({ ...fresh, chart: tokensOf(form) }, form.done)
  return isOwed(fresh, form) ? ownerOf(fresh, form, 'justiciary') : draftOf(fresh, form)[form.nth]
}

function playerRow(fresh: LilState, form: Joined, id: PlayerId) {
  const held = foundedIn(form).flatMap(corporation => {
    const company = form.companies[corporation]
    const shares = (company?.shares[id] ?? 0) + (company?.director === id ? PAPER.presidentShares : 0)
    return shares > 0 ? [[corporation, shares] as const] : []
  })
  return {
    cash: form.cash[id] ?? 0,
    shares: Object.fromEntries(held),
    presidencies: foundedIn(form).filter(corporation => form.companies[corporation]?.director === id),
    characters: CHARACTERS.filter(it => ownerOf(fresh, form, it) === id),
    copies: copiesOf(fresh, form, id),
  }
}

function companyRow({ grid }: LilState, phase: PhaseId, company: JoinedCompany) {
  const { at = [0, 0], treasury = 0, trains, stations } = company
  return {
    ...{ price: valueAt(grid, at), cell: at, treasury, market: Math.max(0, restOf(company)) },
    trains: trains.map(type => lying(phase, type)).toSorted(),
    tokens: stations,
  }
}

/** The keys of the table that follow from the part of the round being played. */
function roundRows(fresh: LilState, form: Joined): Partial<PositionTable> {
  const { round, running, nth, taken, done, hand, ran, equipped } = form
  if (running) {
    const run = {
      ...(ran ? { ran } : {}),
      ...(ran !== 'paid' && equipped ? { equipped: true as const } : {}),
    }
    return { round: `${round} run`, done: [...done], ...run }
  }
  const cardsLeft = cardsInPlay(fresh).filter(card => !taken.includes(card))
  const owed = isOwed(fresh, form) ? ({ justiciary: true } as const) : {}
  const known = takenOf(fresh, form)
  return { round: `${round}`, cardsLeft, nth, ...known, ...owed, ...(hand ? { card: hand } : {}) }
}

/** The table as filled in so far, including what follows from the rest. */
export function tableOf(fresh: LilState, form: Joined): PositionTable {
  const table = keeping(form.kept, formed(fresh, form))
  const { gone: _, ...rest } = table
  // The trains out of the game have changed, so the kept list no longer fits.
  return goneFault(fresh, table) ? rest : table
}

/** The table that the answers give. The cast only ignores that its lists are read-only. */
function formed(fresh: LilState, form: Joined): PositionTable {
  const phase = phaseNow(form)
  const players = fresh.players.map(id => [id, playerRow(fresh, form, id)] as const)
  const companies = foundedIn(form).flatMap(id => {
    const company = form.companies[id]
    return company ? [[id, companyRow(fresh, phase, company)] as const] : []
  })
  const money = [...players.map(([, row]) => row.cash), ...companies.map(([, row]) => row.treasury)]
  const table = {
    ...roundRows(fresh, form),
    ...{ turn: turnOf(fresh, form) ?? '', phase: boughtPhase(form), starting: form.starting ?? '' },
    scrapped: form.scrapped.map(type => lying(phase, type)).toSorted(),
    bank: money.reduce((rest, one) => rest - one, 0),
    players: Object.fromEntries(players),
    corporations: Object.fromEntries(companies),
    order: tokensOf(form).map(({ corporation }) => corporation),
  } as unknown as PositionTable
  const left = (type: TrainId) => {
    if (TRAIN_TYPES[type].number === null) return null
    const later = Number(TRAIN_TYPES[type].phase) >= Number(phase)
    return later ? Math.max(0, trainsInAll(fresh, table, type) - openTrains(form, type)) : 0
  }
  return { ...table, trainsLeft: Object.fromEntries(TRAINS.map(type => [type, left(type)])) }
}

/** The entry that joins the table as filled in. */
export function entryOf(fresh: LilState, form: Joined): Action {
  const entry: Action & { readonly table: PositionTable } = {
    type: 'position',
    table: tableOf(fresh, form),
  }
  return entry
}

function companyFrom(table: PositionTable, id: CorporationId, row: CorporationRow): JoinedCompany {
  const director = presidentIn(table, id) ?? ''
  const shares = Object.keys(table.players).map(player => {
    const own = player === director ? PAPER.presidentShares : 0
    return [player, sharesIn(table, player, id) - own] as const
  })
  const { cell, treasury, trains, tokens: stations } = row
  return {
    ...{ director, shares: Object.fromEntries(shares), at: cell, treasury, stations },
    trains: trains.map(card => TYPE_OF[card]),
  }
}

/** The form filled in from a table joined earlier, to correct it. */
export function formFrom(fresh: LilState, table: PositionTable): Joined {
  const { round, starting, cardsLeft, card, ran, equipped, order } = table
  const rows = Object.entries(table.players)
  const owner = (id: CharacterId) => rows.find(([, row]) => row.characters.includes(id))?.[0] ?? ''
  const isRun = round.endsWith('run')
  // During the discards between two parts of a round, no card is asked about.
  const isTaking = cardsLeft !== undefined && !isRun
  const gone = cardsInPlay(fresh).filter(it => !cardsLeft?.includes(it))
  const form: Joined = {
    ...{ round: Number.parseInt(round, 10) || 0, running: isRun, starting, order },
    nth: isRun ? 0 : (nthIn(fresh, table) ?? 0),
    paid: table.justiciary !== true,
    ...(isTaking ? takenFrom(table, gone) : { taken: [] }),
    done: table.done ?? [],
    cash: Object.fromEntries(rows.map(([id, row]) => [id, row.cash])),
    copies: Object.fromEntries(rows.map(([id, row]) => [id, row.copies])),
    characters: Object.fromEntries(CHARACTERS.map(id => [id, owner(id)])),
    companies: Object.fromEntries(listed(table).map(([id, row]) => [id, companyFrom(table, id, row)])),
    scrapped: table.scrapped.map(it => TYPE_OF[it]),
    ...(card ? { hand: card } : {}),
    ...(isRun ? { company: table.turn as CorporationId } : {}),
    ...(ran ? { ran } : {}),
    ...(equipped ? { equipped } : {}),
  }
  const from = (said: Partial<PositionTable>): Joined => ({ ...form, kept: { table, formed: said } })
  // Everything else follows from the phase that the table states.
  return from(formed(fresh, from({ phase: boughtPhase(form) })))
}
