import type { Game } from '../../src/families/railway/game'
import type { AnyRailway } from '../../src/families/railway/table'
import type { AnyState } from '../../src/rules/state'
import { game as alabama } from '../../src/titles/18al/data'
import { ownOf } from '../../src/titles/18al/own'
import { STATIONS as LILLIPUT_STATIONS } from '../../src/titles/18lilliput/data'
import type { LilState } from '../../src/titles/18lilliput/state'
import { STATIONS as VIRGINIA_STATIONS } from '../../src/titles/18va/data'
import { va, game as virginia } from '../../src/titles/18va/state'
import { game as shikoku } from '../../src/titles/1889/data'

type Add = (what: string, at: string, count?: number) => void

/** Where the pieces of a title lie that are counted otherwise from title to title, read from its table. */
export type CountOwn = (state: AnyState, add: Add) => void

/** Stations, and the home station, of each corporation. */
function stations(
  add: Add,
  id: string,
  it: { readonly left: number; readonly has: number; readonly most: number; readonly home: string | null },
): void {
  add(`stations ${id}`, id, it.left)
  add(`stations ${id}`, 'map', it.has - it.left)
  add(`stations ${id}`, 'box', it.most - it.has)
  add(`home ${id}`, it.home ?? id)
}

/** In most games a home station is placed on the first turn. */
const begun = (state: AnyRailway, id: string) =>
  state.corporations[id]?.operated === true ||
  state.turn.some(it => it.at === 'operate' && 'corporation' in it && it.corporation === id)

const owns = (state: AnyRailway, company: string) => {
  const owner = state.privates[company] ?? ''
  return Object.hasOwn(state.corporations, owner) ? owner : undefined
}

/** The charters that presidents have. */
function charters(state: AnyRailway, add: Add): void {
  for (const [id, { president }] of Object.entries(state.corporations))
    if (president !== null) add(`charter ${id}`, president)
}

const countAlabama: CountOwn = (table, add) => {
  const state = table as AnyRailway
  charters(state, add)
  for (const [id, { stations: left }] of Object.entries(state.corporations)) {
    const has = alabama.charter(id).stations.length
    stations(add, id, { left, has, most: has, home: begun(state, id) ? alabama.home(state, id) : null })
  }
  const { operating, of } = state.round
  add('round', operating === 0 ? 'stock' : (['1', '1', '2', '3'][of - operating + 1] ?? '1'))
  const { coal, lumber, lumberHex, chits } = ownOf(state).abilities
  if ('corporation' in coal) for (const at of [coal.at, coal.corporation]) add('Warrior Coal Field', at)
  else add('Warrior Coal Field', coal.at === 'gone' ? 'gone' : (owns(state, 'S&NA') ?? 'box'), 2)
  add('Lumber Terminal', lumber === 'unlaid' ? 'box' : lumber === 'gone' ? 'gone' : (lumberHex ?? 'map'))
  const open = ['bank', ...state.players].includes(state.privates['M&C'] ?? '')
  for (const chit of ['Robert E. Lee', 'Pan American']) add(chit, chits ?? (open ? 'box' : 'gone'))
}

const countVirginia: CountOwn = (table, add) => {
  const state = va(table as AnyRailway)
  charters(state, add)
  add('round', state.round.operating === 0 ? 'stock' : `${state.round.operating}`)
  const companies = Object.entries(state.corporations)
  const whose = (has: 'express' | 'extraStation' | 'extraTrain') => companies.find(([, it]) => it[has])?.[0]
  for (const [token, has] of [
    ['+10', 'express'],
    ['•', 'extraStation'],
  ] as const)
    for (const at of [whose(has) ?? 'box', whose(has) ? 'map' : 'box']) add(token, at)
  add('+1 Train Limit', whose('extraTrain') ?? 'box')
  if (state.turn[0].at === 'lots' && state.corporations['B&O'].president === null) {
    add('shares B&O', 'map', 2)
    add('shares B&O', 'ipo', -2)
  }
  for (const [id, it] of companies) {
    const [has, most] = [VIRGINIA_STATIONS[it.size], VIRGINIA_STATIONS[10]]
    stations(add, id, {
      left: it.stations,
      has,
      most,
      home: it.par === null ? null : virginia.charter(id).home,
    })
  }
}

/** Of a railway game without pieces of its own, whose home stations are placed on the first turn. */
const countPlain =
  ({ charter }: Game): CountOwn =>
  (table, add) => {
    const state = table as AnyRailway
    charters(state, add)
    for (const [id, { stations: left }] of Object.entries(state.corporations)) {
      const { stations: prices, home } = charter(id)
      stations(add, id, {
        left,
        has: prices.length,
        most: prices.length,
        home: begun(state, id) ? home : null,
      })
    }
  }

const countLilliput: CountOwn = (table, add) => {
  const state = table as LilState
  for (const id of state.corporations) {
    const { stations: left = 0, director = null } = state.companies[id] ?? {}
    const most = LILLIPUT_STATIONS
    stations(add, id, { left, has: most, most, home: director === null ? null : 'map' })
    if (director !== null) add(`charter ${id}`, director)
    else
      for (const train of state.depot.owned[id] ?? []) {
        add(`train ${train}`, id, -1)
        add(`train ${train}`, 'new')
      }
  }
  for (const [of, owner] of Object.entries(state.characters))
    if (owner === null) add(`card ${of}`, state.turn[0].at === 'choose' ? 'middle' : 'gone')
  add('round', `${state.round.number === 0 ? 1 : state.round.number}`)
  for (const { player, copy } of state.taken)
    if (!copy) {
      add('card action', player)
      add('card action', 'middle', -1)
    }
}

/** By title. */
export const OWN: Readonly<Record<string, CountOwn>> = {
  '18AL': countAlabama,
  '18VA': countVirginia,
  '1889': countPlain(shikoku),
  '18Lilliput': countLilliput,
}
