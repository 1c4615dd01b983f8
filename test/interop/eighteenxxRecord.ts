import { type AnyRailway, bought, frame, operatingTurnIn } from '../../src/families/railway/table'
import { apply } from '../../src/rules/apply'
import { game, PRIVATES } from '../../src/titles/18al/data'
import { CITIES, PRIVATES as COMPANIES, CORPORATIONS, OPTIONS } from '../../src/titles/18al/import/tables'
import { type AlAction, auctions, law } from '../../src/titles/18al/law'
import { start } from '../../src/titles/18al/start'
import type { RandomGame } from './eighteenxxRandom'

/** An entry as 18xx.games writes it. */
export type Raw = Readonly<Record<string, unknown>>

/** Whether 18xx.games leaves out the end of a turn, by the number of entries before it. */
export type Silent = (n: number) => boolean

/** The ids of 18xx.games by ours, where they differ. */
const inverse = (ids: Readonly<Record<string, string>>) =>
  new Map(Object.entries(ids).map(([theirs, ours]) => [ours, theirs]))
const corporations = inverse(CORPORATIONS)
const companies = inverse(COMPANIES)
const hexes = inverse(CITIES)
const corporationThere = (ours: string) => corporations.get(ours) ?? ours
const companyThere = (ours: string) => companies.get(ours) ?? ours

const ofPlayer = (player: string, entry: Raw): Raw => ({
  entity: Number(player.slice(1)),
  entity_type: 'player',
  ...entry,
})
const ofCorporation = (corporation: string, entry: Raw): Raw => ({
  entity: corporationThere(corporation),
  entity_type: 'corporation',
  ...entry,
})

/** Keeps track of what 18xx.games names and our entries do not: certificates, train cards, hexes. */
class Things {
  private readonly issued = new Map<string, readonly string[]>()
  private readonly cards = new Map<string, readonly string[]>()
  private number = 0

  bought(corporation: string, from: string): string {
    const ids = this.issued.get(corporation) ?? []
    if (from === 'market') return ids[0] ?? ''
    const id = `${corporationThere(corporation)}_${ids.length + 1}`
    this.issued.set(corporation, [...ids, id])
    return id
  }

  sold(corporation: string, shares: number): readonly string[] {
    const ids = (this.issued.get(corporation) ?? []).slice(0, shares)
    return ids.length < shares ? [`${corporationThere(corporation)}_0`, ...ids] : ids
  }

  card(train: string, from: string, to: string): string {
    const [first = '', ...rest] = this.cards.get(`${from} ${train}`) ?? []
    const id = from === 'ipo' ? `${train}-${this.number++}` : first
    if (from !== 'ipo') this.cards.set(`${from} ${train}`, rest)
    this.cards.set(`${to} ${train}`, [...(this.cards.get(`${to} ${train}`) ?? []), id])
    return id
  }
}

/** A player's entry in a stock round as 18xx.games writes it. */
function stockEntries(state: AnyRailway, things: Things, action: AlAction): readonly Raw[] | undefined {
  switch (action.type) {
    case 'buyPrivate': {
      const price = auctions.price(state, action.private)
      const entry = { type: 'bid', company: companyThere(action.private), price }
      return price > 0 ? [ofPlayer(action.player, entry)] : []
    }
    case 'bid': {
      const entry = { type: 'bid', company: companyThere(action.private), price: action.amount }
      return [ofPlayer(action.player, entry)]
    }
    case 'par': {
      const entry = {
        type: 'par',
        corporation: corporationThere(action.corporation),
        share_price: `${action.price},0,0`,
      }
      return [ofPlayer(action.player, entry)]
    }
    case 'buyShare': {
      const shares = [things.bought(action.corporation, action.from)]
      return [ofPlayer(action.player, { type: 'buy_shares', shares, percent: 10 })]
    }
    case 'sellShares': {
      const shares = things.sold(action.corporation, action.shares)
      return [ofPlayer(action.player, { type: 'sell_shares', shares, percent: action.shares * 10 })]
    }
    case 'sellPrivate': {
      const entry = { type: 'buy_company', company: companyThere(action.private), price: action.price }
      return [ofPlayer(action.to, entry)]
    }
    default:
      return undefined
  }
}

/** A corporation's entry in its turn as 18xx.games writes it. */
function turnEntries(state: AnyRailway, things: Things, action: AlAction): readonly Raw[] {
  switch (action.type) {
    case 'layTile': {
      const { corporation, hex, private: lumber } = action
      if (lumber) return [{ entity: 'BLC', entity_type: 'company', type: 'lay_tile', hex, tile: '445-0' }]
      return [ofCorporation(corporation, { type: 'lay_tile', hex, tile: '9-0' })]
    }
    case 'placeCoalToken': {
      const target = hexes.get(action.city)
      return [{ entity: 'SNAR', entity_type: 'company', type: 'assign', target, target_type: 'hex' }]
    }
    case 'placeToken':
      return [
        ofCorporation(action.corporation, {
          type: 'place_token',
          city: `${hexes.get(action.city ?? 'York')}-0-0`,
          slot: 0,
        }),
      ]
    case 'run': {
      const { corporation, revenue, pay } = action
      const routes = revenue === 0 ? [] : [{ train: '2-0', connections: [], revenue }]
      const run = ofCorporation(corporation, { type: 'run_routes', routes })
      const kind = pay ? 'payout' : 'withhold'
      return revenue === 0 ? [run] : [run, ofCorporation(corporation, { type: 'dividend', kind })]
    }
    case 'buyTrain': {
      const { corporation, from, train: variant } = action
      const price = action.price ?? game.train(variant).price / (action.private ? 2 : 1)
      const entry = { type: 'buy_train', train: things.card(variant, from, corporation), price, variant }
      return [
        action.private
          ? { entity: 'NDY', entity_type: 'company', ...entry }
          : ofCorporation(corporation, entry),
      ]
    }
    case 'discardTrain': {
      const train = things.card(action.train, action.corporation, 'market')
      return [ofCorporation(action.corporation, { type: 'discard_train', train })]
    }
    case 'acquirePrivate': {
      const entry = { type: 'buy_company', company: companyThere(action.private), price: action.price }
      return [ofCorporation(action.corporation, entry)]
    }
    case 'declareBankruptcy':
      return [ofCorporation(operatingTurnIn(state)?.corporation ?? '', { type: 'bankrupt' })]
    default:
      throw new Error(`${action.type} is not written there`)
  }
}

/** Whether the corporation may still buy a private company, so that 18xx.games asks once more before its turn ends. */
function asksForPrivates(state: AnyRailway, corporation: string): boolean {
  if (!game.reached(state, '3') || game.reached(state, '5')) return false
  const has = state.cash[corporation] ?? 0
  return PRIVATES.some(
    id => state.players.includes(state.privates[id] ?? '') && game.company(state, id).face / 2 <= has,
  )
}

/** On 18xx.games whoever passes in an auction is out; here they may come back. So its passes are written once it is over. */
function auctionEntries(before: AnyRailway, after: AnyRailway): readonly Raw[] {
  const company = frame(before, 'auction')?.private
  if (!company || frame(after, 'auction')?.private === company) return []
  const losers = (before.bids[company] ?? []).slice(0, -1)
  return losers.map(({ player }) => ofPlayer(player, { type: 'pass' }))
}

/** The end of a turn. After a purchase, or if nothing is left to do, it is implied. */
function endEntries(state: AnyRailway, action: AlAction, silent: boolean): readonly Raw[] {
  const turn = frame(state, 'stock')
  if (action.type === 'pass')
    return silent && turn && bought(turn) ? [] : [ofPlayer(action.player, { type: 'pass' })]
  if (action.type !== 'endTurn' || silent) return []
  const pass = ofCorporation(action.corporation, { type: 'pass' })
  return asksForPrivates(state, action.corporation) ? [pass, pass] : [pass]
}

/** The text of an 18xx.games file with these entries; those without an id are numbered in order. */
export function rawFile(entries: readonly Raw[], more: Raw = {}): string {
  const actions = entries.map((entry, i) => ({ id: i + 1, ...entry }))
  const players = [1, 2, 3].map(id => ({ id, name: `P${id}` }))
  return JSON.stringify({ title: '18AL', players, settings: {}, status: 'active', actions, ...more })
}

/** One of our games as 18xx.games would have recorded it. */
export function recordedThere(game: RandomGame, silent: Silent): string {
  const things = new Things()
  const entries: Raw[] = []
  let state = start(game)
  let spoken = false
  for (const [i, action] of game.actions.entries()) {
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) throw new Error(`refused: ${JSON.stringify(action)}`)
    // If the same corporation goes on with a purchase, only explicit entries tell the two turns apart.
    const quiet = silent(entries.length) && (action.type === 'pass' || spoken)
    const seam = game.actions[i + 1]?.type === 'acquirePrivate'
    const ends = action.type === 'pass' || action.type === 'endTurn'
    const written: readonly Raw[] = frame(state, 'auction')
      ? [
          ...(ends ? [] : (stockEntries(state, things, action) ?? [])),
          ...auctionEntries(state, outcome.state),
        ]
      : ends
        ? endEntries(state, action, quiet && !seam)
        : (stockEntries(state, things, action) ?? turnEntries(state, things, action))
    // A president sells in the train step: the steps before it were passed.
    const forced = action.type === 'sellShares' && !spoken && operatingTurnIn(state)
    entries.push(...(forced ? [ofCorporation(forced.corporation, { type: 'pass' })] : []), ...written)
    spoken = !!operatingTurnIn(state) && action.type !== 'endTurn' && (spoken || written.length > 0)
    state = outcome.state
  }
  const optional_rules = Object.entries(OPTIONS).flatMap(([theirs, ours]) =>
    game.options[ours] ? [theirs] : [],
  )
  const players = game.players.map(({ id, name }) => ({ id: Number(id.slice(1)), name }))
  return rawFile(entries, { players, settings: { optional_rules }, status: 'finished' })
}
