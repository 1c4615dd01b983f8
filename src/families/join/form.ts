import type { Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'

/** A corporation that has been started, as filled in so far. */
export interface JoinedStock {
  readonly par: Money
  readonly price: Money
  /** The space of its token, once given: the same price is printed in several spaces. */
  readonly at?: Space | undefined
  readonly shares: Readonly<Record<PlayerId, number>>
  readonly market: number
  /** If omitted, it is whoever holds the most. */
  readonly president?: PlayerId | undefined
  readonly treasury?: Money | undefined
  readonly trains: readonly string[]
  readonly stations: number
}

/** A table that is joined in progress, as far as it is filled in. What follows from the rest is not asked for. */
export interface JoinedForm<R extends JoinedStock = JoinedStock> {
  readonly kind: 'SR' | 'OR'
  readonly set: number
  readonly nth: number
  /** May be omitted in a stock round: it is then the player with the Priority Deal. */
  readonly turn?: string | undefined
  readonly priority?: PlayerId | undefined
  readonly cash: Readonly<Record<PlayerId, Money>>
  /** Owners of private companies; an empty string if nobody has the company. */
  readonly privates: Readonly<Record<string, string>>
  readonly corporations: Readonly<Record<string, R>>
  /** Used trains for sale. */
  readonly market: readonly string[]
  /** The order of the tokens, topmost first, if it is not the order of the charters. */
  readonly order?: readonly string[] | undefined
  /** Corporations that have had their turn in the operating round, if they are not those that the current order implies. */
  readonly done?: readonly string[] | undefined
  /** Operating rounds of the set in progress, if not as many as the phase says. */
  readonly rounds?: number | undefined
  /** The amount that was counted; if omitted, it is the rest of the money. */
  readonly bank?: Money | undefined
}

/** A form with nothing filled in. */
export function emptyForm(): JoinedForm<never> {
  return { kind: 'SR', set: 2, nth: 1, cash: {}, privates: {}, corporations: {}, market: [] }
}

/**
 * Answers, perhaps about a table with other players, without those on private companies that this table does not have: fewer
 * players may play with fewer.
 */
export function ofTable<F extends object>(answers: F, table: object): F {
  const { privates: had } = table as { readonly privates?: object }
  if (!had) return answers
  const { privates, bids } = answers as Readonly<Record<string, object | undefined>>
  const here = (all: object) => Object.fromEntries(Object.entries(all).filter(([id]) => id in had))
  return {
    ...answers,
    ...(privates ? { privates: here(privates) } : {}),
    ...(bids ? { bids: here(bids) } : {}),
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** The most shares that the form offers for a player, or more if some may hold more (`above`), and for the market. */
export interface MostShares {
  readonly player: number
  readonly above?: true
  readonly market: number
}

/** How many of `all` shares are neither with players nor in the market; negative if more were given away than there are. */
export function restOf(all: number, { shares, market }: JoinedStock): number {
  return all - sum(Object.values(shares)) - market
}

/** Who may be the president of a corporation: the players with the most shares of it, and the one who was chosen. */
export function heirsOf(
  players: readonly PlayerId[],
  { shares, president }: JoinedStock,
): readonly PlayerId[] {
  const most = Math.max(1, ...Object.values(shares))
  return players.filter(id => shares[id] === most || id === president)
}

/** The president who was chosen, otherwise the only player with the most shares; `undefined` if there is no single one. */
export function presidentOf(players: readonly PlayerId[], row: JoinedStock): PlayerId | undefined {
  const heirs = heirsOf(players, row)
  return row.president ?? (heirs.length === 1 ? heirs[0] : undefined)
}

/** The bank's money: all the money of the game less what players and treasuries have. */
export function restOfMoney(all: Money, players: readonly PlayerId[], form: JoinedForm): Money {
  const treasuries = Object.values(form.corporations).map(({ treasury = 0 }) => treasury)
  return all - sum(players.map(id => form.cash[id] ?? 0)) - sum(treasuries)
}

/** Whose turn it is; in a stock round, until a turn is given, the player with the Priority Deal. */
export function turnOf({
  kind,
  turn,
  priority,
}: Pick<JoinedForm, 'kind' | 'turn' | 'priority'>): string | undefined {
  return turn ?? (kind === 'SR' ? priority : undefined)
}

/** The name of the round, as in reports. */
export function roundOf({ kind, set, nth }: Pick<JoinedForm, 'kind' | 'set' | 'nth'>): string {
  return kind === 'SR' ? `SR ${set}` : `OR ${set}.${nth}`
}

/** The private companies of a player or corporation. */
export function ownedBy({ privates }: Pick<JoinedForm, 'privates'>, owner: string): string[] {
  return Object.keys(privates).filter(company => privates[company] === owner)
}

/** A player's row of the table report. */
export function playerRow(players: readonly PlayerId[], form: JoinedForm, id: PlayerId) {
  const rows = Object.entries(form.corporations)
  const held = rows.flatMap(([corporation, { shares }]) => {
    const count = shares[id] ?? 0
    return count > 0 ? [[corporation, count] as const] : []
  })
  return {
    cash: form.cash[id] ?? 0,
    privates: ownedBy(form, id),
    shares: Object.fromEntries(held),
    presidencies: rows.flatMap(([corporation, row]) =>
      presidentOf(players, row) === id ? [corporation] : [],
    ),
  }
}

/** The part of a table report that a form is filled in from. */
export interface JoinedReport {
  readonly round?: string
  readonly turn?: string
  readonly priorityDeal?: PlayerId
  readonly players: Readonly<
    Record<
      PlayerId,
      {
        readonly cash: Money
        readonly privates: readonly string[]
        readonly shares: Readonly<Record<string, number | undefined>>
        readonly presidencies: readonly string[]
      }
    >
  >
  readonly corporations: Readonly<Record<string, { readonly privates: readonly string[] } | undefined>>
}

/** Round, turn, cash and owners of a table that was joined, in the shape of the form; `companies` lists all private companies. */
export function formOfReport(table: JoinedReport, companies: readonly string[]) {
  const [kind = 'SR', numbers = ''] = (table.round ?? '').split(' ')
  const [set = 2, nth = 1] = numbers.split('.').map(Number)
  const owners = [...Object.entries(table.players), ...Object.entries(table.corporations)]
  const owned = owners.flatMap(([id, row]) => (row?.privates ?? []).map(company => [company, id] as const))
  const nobodys = companies.map(id => [id, ''] as const)
  return {
    kind: kind === 'OR' ? ('OR' as const) : ('SR' as const),
    set,
    nth,
    ...(table.priorityDeal === undefined ? {} : { priority: table.priorityDeal }),
    ...(table.turn === undefined ? {} : { turn: table.turn }),
    cash: Object.fromEntries(Object.entries(table.players).map(([id, { cash }]) => [id, cash])),
    privates: Object.fromEntries([...nobodys, ...owned]),
  }
}

/** Who holds a corporation in a table that was joined, in the shape of the form. */
export function stockOfReport(table: JoinedReport, players: readonly PlayerId[], corporation: string) {
  const president = players.find(player => table.players[player]?.presidencies.includes(corporation))
  return {
    shares: Object.fromEntries(
      players.map(player => [player, table.players[player]?.shares[corporation] ?? 0]),
    ),
    ...(president ? { president } : {}),
  }
}

/** The id of a treasury's field. */
export const treasuryOf = (corporation: string) => `${corporation} treasury`

/**
 * Something that is still missing from a joined table: the field it belongs to (`round`, a player's cash, a
 * corporation, its treasury, a private company, `market`, `bank`), and either a code for what is asked and about
 * whom, or the refusal of the rules.
 */
export type Missing<Asked extends string = string> = { readonly at: string } & (
  | { readonly asks: Asked; readonly of: string }
  | { readonly refusal: Refusal }
)

/** The field that a refusal is about; `round` if it names none. */
function fieldFor({ facts }: Refusal): string {
  if (typeof facts.corporation === 'string') return facts.corporation
  if (typeof facts.private === 'string') return facts.private
  if ('train' in facts) return 'market'
  return 'bank' in facts ? 'bank' : 'round'
}

/**
 * The first thing that is missing, from the top of the form; `undefined` if the table is complete. `begins` are the questions
 * without whose answers nobody can say whose turn it is: the rules would refuse the table for its turn only.
 */
export function firstMissing<A extends string>(
  fields: readonly string[],
  asked: readonly Missing<A>[],
  refusal: Refusal | undefined,
  begins: readonly A[] = [],
): Missing<A> | undefined {
  const isTold = refusal && asked.every(it => !('asks' in it) || !begins.includes(it.asks))
  const refused: readonly Missing<A>[] = isTold ? [{ at: fieldFor(refusal), refusal }] : []
  return [...asked, ...refused].sort((a, b) => fields.indexOf(a.at) - fields.indexOf(b.at))[0]
}
