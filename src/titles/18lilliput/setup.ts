import type { Grid } from '../../bank/chart'
import type { Depot } from '../../bank/depot'
import type { Money } from '../../bank/money'
import type { Setup } from '../../rules/rule'
import type { Company, Ladder, SetupForm } from '../../rules/setup'
import { recordOf } from '../../rules/state'
import type { CorporationCard } from '../../rules/view'
import {
  CASH,
  CHARACTERS,
  CHARTERS,
  type CorporationId,
  INDEX_BEGINS,
  OTHERS,
  PAPER,
  SEATS,
  STARTING,
  STATIONS,
  type StartingId,
  TRAIN_TYPES,
  TRAINS,
  type TrainCard,
  type TrainId,
} from './data'
import type { CompanyRecord, LilState } from './state'

/** The set-up of 18Lilliput: its variants, and the two things that only its cards give. */
export const setupForm: SetupForm = {
  flags: [{ id: 'brobdingnag' }, { id: 'professional' }, { id: 'allenbeck' }, { id: 'laputa' }],
  fields: [
    {
      is: 'ladder',
      key: 'index',
      rows: ['top', 'bottom'],
      least: 6,
      most: 40,
      highest: 999,
      begins: INDEX_BEGINS,
    },
    {
      is: 'companies',
      key: 'others',
      ids: OTHERS,
      taken: STARTING.map(id => CHARTERS[id].name),
      colors: STARTING.map(id => CHARTERS[id].plate.fill),
    },
  ],
}

/** The banker's own companies in a set-up. */
function othersOf({ own }: Setup): readonly Company[] {
  return (own?.others ?? []) as readonly Company[]
}

/** The ids of a game's companies, the four starting ones first. */
function idsOf(others: readonly Company[]): readonly CorporationId[] {
  return [...STARTING, ...others.map(({ id }) => id as CorporationId)]
}

/** Dark letters for a light plate, light ones for a dark plate. */
function inkOn(fill: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(fill.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#1d2521' : '#ffffff'
}

/** The number of letters of a name that suffice unless another company's begins with the same ones. */
const LETTERS = 4

/** The beginning of a company's name that tells it from the others, for a narrow plate; all of it if it is short. */
function lettersOf(name: string, all: readonly string[]): string {
  const begin = (length: number) => name.slice(0, length).trim()
  const clear = (length: number) => all.every(one => one === name || !one.startsWith(begin(length)))
  let length = LETTERS
  while (length < name.length && !clear(length)) length++
  return begin(length)
}

/** A company as people know it: the four by their printed names, the others as the banker named them. */
export function cardOf(id: CorporationId, others: readonly Company[]): CorporationCard {
  const charter = (CHARTERS as Partial<typeof CHARTERS>)[id as StartingId]
  const { name, color } = others.find(other => other.id === id) ?? { name: id, color: '#ffffff' }
  const short = charter?.short ?? name
  const all = [...Object.values(CHARTERS).map(it => it.short), ...others.map(it => it.name)]
  const plate = charter?.plate ?? { fill: color, ink: inkOn(color) }
  return { id, short, name: charter?.name ?? name, plate, letters: lettersOf(short, all) }
}

/** The companies of a game with this set-up, the four starting ones first. */
export function corporations(setup: Setup): readonly CorporationCard[] {
  const others = othersOf(setup)
  return idsOf(others).map(id => cardOf(id, others))
}

/** The index as the banker copied it. Throws if it is missing. */
function gridOf({ own }: Setup): Grid {
  const { top, bottom } = (own?.index ?? {}) as Ladder
  if (!top || !bottom) throw new Error('no share price index')
  return [top, bottom].map(row => row.map(price => ({ price })))
}

/** The trains of a new table; those of the four starting companies lie on their charters, chosen or not. */
function freshDepot(ids: readonly CorporationId[], seats: number): Depot<CorporationId, TrainId, TrainCard> {
  const begins = (id: CorporationId): readonly TrainCard[] =>
    (CHARTERS as Partial<typeof CHARTERS>)[id as StartingId]?.trains ?? []
  return {
    offering: recordOf<TrainId, number | null>(TRAINS, type => TRAIN_TYPES[type].number?.[seats] ?? null),
    market: [],
    gone: [],
    owned: recordOf(ids, begins),
  }
}

/**
 * The table at the start: the first player has the starting player card and chooses first. The bank is unlimited and its
 * money counted from $0. Throws unless there are 2 to 4 players and an index.
 */
export function start(setup: Setup): LilState {
  const { players, options } = setup
  const seats = SEATS[players.length]
  const first = players[0]
  if (!seats || !first) throw new Error(`${players.length} players`)
  const others = othersOf(setup)
  const ids = idsOf(others)
  const names = players.map(({ id }) => id)
  const cash: Record<string, Money> = { bank: 0 - CASH * names.length }
  for (const id of names) cash[id] = CASH
  for (const id of ids) cash[id] = 0
  const fresh: CompanyRecord = { director: null, stations: STATIONS, cities: [], lastRun: null }
  return {
    players: names,
    cash,
    fresh: true,
    turn: [{ at: 'choose', pick: 0 }],
    held: recordOf(ids, () => ({ ipo: PAPER.shares })),
    chart: [],
    depot: freshDepot(ids, names.length),
    options,
    corporations: ids,
    others,
    grid: gridOf(setup),
    companies: recordOf(ids, () => fresh),
    phase: '1',
    round: { number: 0, of: seats.rounds },
    starting: first.id,
    taken: [],
    characters: recordOf(CHARACTERS, () => null),
    copies: recordOf(names, () => seats.copies),
  }
}
