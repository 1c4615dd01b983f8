import {
  emptyForm as emptyBase,
  formOfReport,
  type JoinedForm,
  type JoinedStock,
  ownedBy,
  playerRow,
  restOf,
  restOfMoney,
  roundOf,
  stockOfReport,
  turnOf,
} from '../../../families/join/form'
import { apply, choices } from '../../../rules/apply'
import type { Action, Refusal } from '../../../rules/rule'
import { type AlAction, law } from '../law'
import { completed } from '../positionRest'
import type { CorporationReport, JoinedTable } from '../report'
import type { AlState } from '../state'
import type { CorporationView, TableView } from '../tableView'
import { view as viewOf } from '../view'
import { tokenRulings } from './tokens'

/** A table that is joined on its way, as far as it is filled in. */
export type Joined = JoinedForm

/** A form with nothing filled in. */
export function emptyForm(): Joined {
  return emptyBase()
}

/** The table of a game before its first entry. */
export function freshView(fresh: AlState): TableView {
  return viewOf(fresh)
}

/** The par values that the table offers. */
export function parsOf(fresh: AlState): readonly number[] {
  const drafts = choices(law, fresh).map(({ draft }) => draft as Action & { readonly price?: number })
  const pars = new Set(drafts.flatMap(({ type, price }) => (type === 'par' && price ? [price] : [])))
  return [...pars].sort((a, b) => a - b)
}

/** A corporation as it stands once its president's certificate is sold at a par value. */
export function startedAt(corporation: CorporationView, par: number): JoinedStock {
  return { par, price: par, shares: {}, market: 0, trains: [], stations: corporation.stations }
}

const idsOf = ({ players }: TableView) => players.map(({ id }) => id)

/** All the money of the game, and the rest that players and treasuries have not, which is the bank's. */
export function moneyOf(view: TableView, form: Joined): { all: number; rest: number } {
  const all = view.players.reduce((sum, { cash }) => sum + cash, view.bank)
  return { all, rest: restOfMoney(all, idsOf(view), form) }
}

function corporationRow(form: Joined, of: CorporationView, row: JoinedStock): CorporationReport {
  const { par, price, treasury = 0, market, trains, stations: tokens } = row
  const ipo = Math.max(0, restOf(of.ipo, row))
  return { par, price, treasury, ipo, market, floated: false, trains, privates: ownedBy(form, of.id), tokens }
}

/** The table as far as it is filled in, with what follows from the rest. */
export function tableOf(fresh: AlState, form: Joined): JoinedTable {
  const view = freshView(fresh)
  const { priority = '', market: trainMarket } = form
  const corporations = view.corporations.flatMap(of => {
    const row = form.corporations[of.id]
    return row ? [[of.id, corporationRow(form, of, row)] as const] : []
  })
  const ids = idsOf(view)
  const players = ids.map(id => [id, playerRow(ids, form, id)] as const)
  return completed(fresh, {
    round: roundOf(form),
    turn: turnOf(form) ?? '',
    phase: view.phase,
    bank: form.bank ?? moneyOf(view, form).rest,
    priorityDeal: priority,
    players: Object.fromEntries(players),
    corporations: Object.fromEntries(corporations),
    trainMarket,
    trainsLeft: {},
  })
}

/** The entry that joins the table as it is filled in. */
export function positionOf(fresh: AlState, form: Joined): Action {
  const position: Action & { readonly table: JoinedTable } = { type: 'position', table: tableOf(fresh, form) }
  return position
}

/** All entries that join the table: the table itself, and rulings that put tokens where they lie and in their order. */
export function entriesOf(fresh: AlState, form: Joined, reason: string): readonly Action[] {
  const position = positionOf(fresh, form)
  const outcome = apply(law, fresh, position as AlAction)
  if ('refusal' in outcome) return [position]
  return [position, ...tokenRulings(outcome.state, form, reason)]
}

/** What the rules miss in the table, or nothing. */
export function refusalOf(fresh: AlState, form: Joined): Refusal | undefined {
  const outcome = apply(law, fresh, positionOf(fresh, form) as AlAction)
  return 'refusal' in outcome ? outcome.refusal : undefined
}

/** A form filled in as a table that was joined says, to be put right. */
export function formFrom(fresh: AlState, table: JoinedTable): Joined {
  const view = freshView(fresh)
  const corporations = Object.entries(table.corporations).map(([id, row]) => {
    const { par, price, market, treasury, trains, tokens: stations } = row
    const kept = { par, price, market, treasury, trains, stations }
    return [id, { ...kept, ...stockOfReport(table, idsOf(view), id) }] as const
  })
  const form: Joined = {
    ...emptyForm(),
    ...formOfReport(
      table,
      view.privates.map(({ id }) => id),
    ),
    corporations: Object.fromEntries(corporations),
    market: table.trainMarket,
  }
  return moneyOf(view, form).rest === table.bank ? form : { ...form, bank: table.bank }
}
