import { bought, frame, operatingTurnIn } from '../../../../src/families/railway/table'
import { apply } from '../../../../src/rules/apply'
import type { Setup } from '../../../../src/rules/rule'
import { CHARTERS, CORPORATIONS, type CorporationId, PLACES } from '../../../../src/titles/18va/data'
import {
  PLACES as HEXES,
  LOTS,
  CORPORATIONS as NAMED,
  OPTIONS,
} from '../../../../src/titles/18va/import/takes'
import { law, type VaAction } from '../../../../src/titles/18va/law'
import { tredegar as works } from '../../../../src/titles/18va/operating/trainMoney'
import { start } from '../../../../src/titles/18va/start'
import { game, started, type VaState } from '../../../../src/titles/18va/state'

/** An entry as 18xx.games writes it. */
export type Raw = Readonly<Record<string, unknown>>

/** What files of different years, or different players, write differently. */
export interface Manner {
  /** Where coal for the treasury is written: on the routes until September 2024, since then on the run as well. */
  readonly coal: 'route' | 'run' | 'both'
  /** Whether runs of $0, which 18xx.games skips, and the ends of operating turns are left out. */
  readonly silent: boolean
}

const inverse = (ids: Readonly<Record<string, string>>) =>
  new Map(Object.entries(ids).map(([theirs, ours]) => [ours, theirs]))
const corporations = inverse({ ...Object.fromEntries(CORPORATIONS.map(id => [id, id])), ...NAMED })
const hasBought = (state: VaState) => {
  const turn = frame(state, 'stock')
  return turn !== undefined && bought(turn)
}

const lots = inverse(LOTS)
const hexes = inverse(HEXES)

const by = (player: string, entry: Raw): Raw => ({
  entity: Number(player.slice(1)),
  entity_type: 'player',
  ...entry,
})
const of = (corporation: string, entry: Raw): Raw => ({
  entity: corporations.get(corporation),
  entity_type: 'corporation',
  ...entry,
})
const power = (lot: string, entry: Raw): Raw => ({ entity: lots.get(lot), entity_type: 'company', ...entry })

/** Keeps track of what 18xx.games names and our entries do not: certificates, train cards, places of stations. */
class Things {
  private readonly issued = new Map<string, number>()
  private readonly out = new Map<string, readonly string[]>()
  private readonly cards = new Map<string, { readonly id: string; readonly card: string }[]>()
  private readonly places = new Map<string, readonly string[]>()
  private number = 0

  /** The id of a certificate bought; those in the Pool are counted from the last one down. */
  bought(corporation: string, from: string): string {
    const name = corporations.get(corporation)
    const ids = this.out.get(corporation) ?? []
    if (from === 'market') return ids[0] ?? `${name}_8`
    const number = (this.issued.get(corporation) ?? 0) + 1
    this.issued.set(corporation, number)
    this.out.set(corporation, [...ids, `${name}_${number}`])
    return `${name}_${number}`
  }

  sold(corporation: string, shares: number): readonly string[] {
    const ids = (this.out.get(corporation) ?? []).slice(0, shares)
    return ids.length < shares ? [`${corporations.get(corporation)}_0`, ...ids] : ids
  }

  private at(holder: string) {
    const cards = this.cards.get(holder) ?? []
    this.cards.set(holder, cards)
    return cards
  }

  train(card: string, from: string, to: string): string {
    const type = game.typeOf(card)
    if (from === 'ipo') {
      const id = `${type}-${this.number++}`
      this.at(to).push({ id, card })
      return id
    }
    const there = this.at(from)
    const is = (it: { card: string; id: string }) =>
      from === 'market' ? it.id.startsWith(`${type}-`) : it.card === card
    const [found] = there.splice(there.findIndex(is), 1)
    if (!found) throw new Error(`no ${card} at ${from}`)
    this.at(to).push({ id: found.id, card })
    return found.id
  }

  place(corporation: CorporationId): string {
    const taken = this.places.get(corporation) ?? []
    const open = PLACES.findLast(place => place !== CHARTERS[corporation].home && !taken.includes(place))
    if (!open) throw new Error('no place')
    this.places.set(corporation, [...taken, open])
    return open
  }

  /** A corporation that closed starts again with all its certificates; its trains are in the Pool. */
  close(corporation: CorporationId): void {
    this.issued.delete(corporation)
    this.out.delete(corporation)
    this.places.delete(corporation)
    this.at('market').push(...this.at(corporation).splice(0))
  }
}

function stockEntries(state: VaState, things: Things, action: VaAction): readonly Raw[] | undefined {
  switch (action.type) {
    case 'bid': {
      const { player, private: lot, amount } = action
      // The bid of $0 that must be made is no entry there.
      if (amount === 0) return []
      return [by(player, { type: 'bid', company: lots.get(lot), price: amount })]
    }
    case 'pass':
      // A purchase ends the turn there.
      return hasBought(state) ? [] : [by(action.player, { type: 'pass' })]
    case 'par': {
      const share_price = `${action.price},0,0`
      const corporation = corporations.get(action.corporation)
      return [by(action.player, { type: 'par', corporation, share_price })]
    }
    case 'buyShare': {
      const { percent } = game.paper(state, action.corporation)
      const shares = [things.bought(action.corporation, action.from)]
      return [by(action.player, { type: 'buy_shares', shares, percent })]
    }
    case 'sellShares': {
      const percent = action.shares * game.paper(state, action.corporation).percent
      const shares = things.sold(action.corporation, action.shares)
      return [by(action.player, { type: 'sell_shares', shares, percent })]
    }
    default:
      return undefined
  }
}

function runEntries({ coal: where, silent }: Manner, action: Extract<VaAction, { type: 'run' }>) {
  const { corporation, revenue, pay, coal = 0 } = action
  if (revenue === 0) return silent ? [] : [of(corporation, { type: 'run_routes', routes: [] })]
  const onRoute = where === 'run' ? {} : { subsidy: coal }
  const onRun = where === 'route' ? {} : { subsidy: coal }
  const routes = [
    { train: '2-0', connections: [], revenue: revenue - 10, ...onRoute },
    { train: '2-1', connections: [], revenue: 10, ...(where === 'run' ? {} : { subsidy: 0 }) },
  ]
  return [
    of(corporation, { type: 'run_routes', routes, extra_revenue: 0, ...onRun }),
    of(corporation, { type: 'dividend', kind: pay ? 'payout' : 'withhold' }),
  ]
}

function operatingEntries(things: Things, manner: Manner, state: VaState, action: VaAction): readonly Raw[] {
  switch (action.type) {
    case 'convert':
      return [of(action.corporation, { type: 'convert' })]
    case 'placeToken':
      return [
        of(action.corporation, {
          type: 'place_token',
          city: `${hexes.get(things.place(action.corporation as CorporationId))}-0-0`,
          slot: 0,
        }),
      ]
    case 'usePrivate': {
      if (action.private === 'REA')
        return [power('REA', { type: 'assign', target: 'F7', target_type: 'hex' })]
      if (action.use === 'trainLimit') return [power('PY', { type: 'choose_ability', choice: 'close' })]
      const city = `${hexes.get(things.place(action.corporation as CorporationId))}-0-0`
      return [power('PY', { type: 'place_token', city, slot: 0 })]
    }
    case 'run':
      return runEntries(manner, action)
    case 'buyTrain': {
      const { corporation, from, train: variant, private: tredegar } = action
      const { price: face } = game.train(game.typeOf(variant))
      const price = action.price ?? (tredegar ? works.price(face) : face)
      const entry = { type: 'buy_train', train: things.train(variant, from, corporation), price, variant }
      return [tredegar ? power(tredegar, entry) : of(corporation, entry)]
    }
    case 'discardTrain': {
      const train = things.train(action.train, action.corporation, 'market')
      return [of(action.corporation, { type: 'discard_train', train })]
    }
    case 'acquirePrivate': {
      const { corporation, price } = action
      return [of(corporation, { type: 'buy_company', company: lots.get(action.private), price })]
    }
    case 'declareBankruptcy':
      return [of(operatingTurnIn(state)?.corporation ?? '', { type: 'bankrupt' })]
    case 'endTurn':
      return manner.silent ? [] : [of(action.corporation, { type: 'pass' })]
    case 'stop':
      return [by('p1', { type: 'end_game' })]
    default:
      throw new Error(`${action.type} is not written there`)
  }
}

/** The text of an 18xx.games file with these entries; those without an id are numbered in order. */
export function rawFile(entries: readonly Raw[], more: Raw = {}, seats = 3): string {
  const actions = entries.map((entry, i) => ({ id: i + 1, ...entry }))
  const players = Array.from({ length: seats }, (_, i) => ({ id: i + 1, name: `P${i + 1}` }))
  const settings = { optional_rules: [] }
  return JSON.stringify({ title: '18VA', players, settings, status: 'active', actions, ...more })
}

/** One of our games as 18xx.games would have recorded it: a turn begins with a tile, unless it begins with a conversion. */
export function recordedThere(setup: Setup, actions: readonly VaAction[], manner: Manner): readonly Raw[] {
  const things = new Things()
  const entries: Raw[] = []
  let state = start(setup)
  let laid = false
  for (const [i, action] of actions.entries()) {
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) throw new Error(`refused: ${JSON.stringify(action)}`)
    // Only an entry tells whether a private company was bought before a run of $0 or after it.
    const silent = manner.silent && actions[i + 1]?.type !== 'acquirePrivate'
    const written =
      stockEntries(state, things, action) ?? operatingEntries(things, { ...manner, silent }, state, action)
    const corporation = frame(state, 'operate')?.corporation
    if (corporation && !laid && action.type !== 'convert' && action.type !== 'acquirePrivate') {
      entries.push(of(corporation, { type: 'lay_tile', hex: 'E10', tile: '9-0', rotation: 0 }))
      laid = true
    }
    entries.push(...written)
    const after = operatingTurnIn(outcome.state)
    const goesOn =
      after?.corporation === corporation && after?.operated.length === operatingTurnIn(state)?.operated.length
    if (action.type === 'endTurn' || !after || (corporation && !goesOn)) laid = false
    for (const id of CORPORATIONS) if (started(state, id) && !started(outcome.state, id)) things.close(id)
    state = outcome.state
  }
  return entries
}

/** The optional rules of a set-up by their names there. */
export const rulesOf = ({ options }: Setup): readonly string[] =>
  Object.entries(OPTIONS).flatMap(([theirs, ours]) => (options[ours] ? [theirs] : []))
