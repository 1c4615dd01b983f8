import type { Money } from '../../../bank/money'
import { type JoinedStock, restOfMoney } from '../../../families/join/form'
import type { Joined } from '../../../families/railway/join/answers'
import type { JoinPolicy, OwnQuestions, Question } from '../../../families/railway/join/policy'
import { joiningBy } from '../../../families/railway/joining/policy'
import { check } from '../../../rules/apply'
import { COAL_CITIES, CORPORATIONS, game, OBJECTIVES, SWAMPS, TERRAIN } from '../data'
import { joining as keys } from '../joining/policy'
import type { PositionTable } from '../joining/table'
import { auctions, cites, law, operating, stock } from '../law'

const joining = joiningBy(stock, operating, keys)

const END_PRICE: Money = game.grid.flat().find(({ end }) => end)?.price ?? 0

const reached = (phase: string, by: string) => game.reached({ phase }, by)

/** The corporation that owns a private company; `undefined` if a player has it, or nobody. */
const ownerOf = ({ privates }: Joined, company: string) => CORPORATIONS.find(id => privates[company] === id)

/** A piece is asked about while a corporation owns its private company, and after that has closed (Table III). */
const asksPiece = (company: string) => (form: Joined, phase: string) =>
  reached(phase, '5') || ownerOf(form, company) !== undefined

/** The coal token goes with the first 6 Train (Table III). */
const asksCoal = (form: Joined, phase: string) => !reached(phase, '6') && asksPiece('S&NA')(form, phase)

const cityOf = (form: Joined, phase: string) =>
  asksCoal(form, phase) ? COAL_CITIES.find(city => city === form.own.coal) : undefined

/** Whose the coal token in a city is, is asked once nobody owns the S&NA any more. */
const asksCoalOf = (form: Joined, phase: string) => cityOf(form, phase) !== undefined && reached(phase, '5')

const coalOwner = (form: Joined, phase: string) =>
  asksCoalOf(form, phase)
    ? CORPORATIONS.find(id => id === form.own.coalOf && form.corporations[id])
    : ownerOf(form, 'S&NA')

const asksLumber = asksPiece('B&SLC')
const asksChits = asksPiece('M&C')

/** Terrain is paid for in operating rounds. */
const asksTerrain = ({ kind, set, corporations }: Joined) =>
  (kind === 'OR' || set > 1) && Object.keys(corporations).length > 0

/** Where free tiles lie matters as long as the Lumber Terminal may still be laid in another swamp (Table III). */
const asksLaid = (form: Joined, phase: string) =>
  asksTerrain(form) && !reached(phase, '5') && !(asksLumber(form, phase) && form.own.lumber)

const hexes = (form: Joined, key: 'terrain' | 'laid') => (form.own[key] ?? []) as readonly string[]

const once = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, 1]))

/** Swamps that may have a free tile: those whose terrain was not paid for. */
const freeSwamps = (form: Joined) =>
  SWAMPS.filter(hex => hexes(form, 'laid').includes(hex) || !hexes(form, 'terrain').includes(hex))

/** An operating round may be the extra one of 5.1 once an end is set off, which would otherwise come at its end. */
function asksExtraRound(form: Joined): boolean {
  const { kind, nth, ending, corporations, cash } = form
  const bank = form.bank ?? restOfMoney(game.printed.bank, Object.keys(cash), form)
  const prices = Object.values(corporations).map(({ price }) => price)
  const set = ending !== undefined || bank <= 0 || Math.max(...prices) >= END_PRICE
  return kind === 'OR' && nth > 1 && set
}

const questions: readonly Question[] = [
  { key: 'coal', is: 'one', of: ['', ...COAL_CITIES], at: 'S&NA', asked: asksCoal },
  { key: 'coalOf', is: 'owner', at: 'S&NA', asked: asksCoalOf },
  { key: 'lumber', is: 'one', of: ['', ...SWAMPS, 'laid'], at: 'B&SLC', asked: asksLumber },
  { key: 'laid', is: 'tally', most: form => once(freeSwamps(form)), at: 'B&SLC', asked: asksLaid },
  {
    ...{ key: 'chits', is: 'owner', at: 'M&C', nobody: true, asked: asksChits },
    likely: form => ownerOf(form, 'M&C'),
  },
  { key: 'terrain', is: 'tally', most: () => once(Object.keys(TERRAIN)), asked: asksTerrain },
  { key: 'extraRound', is: 'flag', asked: asksExtraRound },
]

/** Stations that a corporation has placed besides its home. */
const placed = (id: string, { stations }: JoinedStock) => game.charter(id).stations.length - stations

const own: OwnQuestions = {
  table(form, phase): Partial<PositionTable> {
    const city = cityOf(form, phase)
    const corporation = coalOwner(form, phase)
    const { lumber, chits } = form.own
    const hex = SWAMPS.find(it => it === lumber)
    const laid = asksLumber(form, phase) && (hex !== undefined || lumber === 'laid')
    const paid = asksTerrain(form) ? hexes(form, 'terrain') : []
    const terrain = hex && laid && !paid.includes(hex) ? [...paid, hex] : paid
    const free = asksLaid(form, phase) ? hexes(form, 'laid') : []
    return {
      ...(city && corporation ? { coal: { at: city, corporation } } : {}),
      ...(laid ? { lumber: { at: 'laid', ...(hex ? { hex } : {}) } } : {}),
      ...(chits !== undefined && asksChits(form, phase)
        ? { chits: CORPORATIONS.find(id => id === chits) ?? null }
        : {}),
      ...(terrain.length > 0 ? { terrain } : {}),
      ...(free.length > 0 ? { laid: free } : {}),
      ...(form.own.extraRound && asksExtraRound(form) ? { extraRound: true } : {}),
      ...(form.own.map ? { map: form.own.map as NonNullable<PositionTable['map']> } : {}),
    }
  },
  // The objective is assumed to be paid from the first station on: the station costs less than it brings (4.2.2.1).
  row({ own: { objective } }, id, row) {
    const said = (objective ?? {}) as Readonly<Record<string, boolean>>
    return placed(id, row) > 0 && (said[id] ?? true) ? { objective: true } : {}
  },
  form(table) {
    const { coal, lumber, chits, terrain, laid, map, extraRound, corporations } = table as PositionTable
    const rows = Object.entries(corporations).map(([id, { objective = false }]) => [id, objective])
    return {
      objective: Object.fromEntries(rows),
      ...(coal?.corporation ? { coal: coal.at, coalOf: coal.corporation } : {}),
      ...(lumber?.at === 'laid' ? { lumber: lumber.hex ?? 'laid' } : {}),
      ...(chits === undefined ? {} : { chits: chits ?? '' }),
      ...(terrain ? { terrain } : {}),
      ...(laid ? { laid } : {}),
      ...(map ? { map } : {}),
      ...(extraRound ? { extraRound } : {}),
    }
  },
  missing: (form, phase) =>
    asksCoalOf(form, phase) && !coalOwner(form, phase) ? [{ at: 'S&NA', asks: 'coal', of: 'S&NA' }] : [],
}

/** The form for joining a game of 18AL. */
export const join: JoinPolicy = {
  game,
  joining,
  stages: {
    nothing: { step: 'tile' },
    tile: { step: 'tile', tiles: 1 },
    station: { step: 'station', likely: { tiles: 1 } },
    run: { step: 'trains', likely: { tiles: 1 } },
  },
  salesBy: false,
  oneTrain: phase => !reached(phase, '4'),
  bids: { least: auctions.least, rule: cites.bid ?? '' },
  refusal: (fresh, entry) => check(law, fresh, entry),
  // 60% of a corporation (3.3(a)), and one more than the 50% that the Open Market takes (3.2(a)(2)).
  most: { player: 6, market: 6 },
  questions,
  // Asked only while the corporation has placed a station and has one left (4.2.2.1).
  rows: [
    {
      key: 'objective',
      asked: (id, row) => OBJECTIVES[id] !== undefined && placed(id, row) > 0 && row.stations > 0,
    },
  ],
  own,
}
