import { type Cell, type Grid, type Space, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, type Money } from '../../bank/money'
import { certificatesFor, type Paper, sharesOf } from '../../bank/paper'
import type { PlayerId } from '../../rules/state'
import type { Why } from './law'
import type { Charter, Phase, Printed, PrivateCard, TrainCard } from './printed'
import { type AnyRailway, trainsOf } from './table'

/** What the table of a title decides although other games print it. What is left out is as printed. */
export interface Decides {
  paper?(state: AnyRailway, corporation: string): Paper
  limit?(state: AnyRailway): number
  trainLimit?(state: AnyRailway, corporation: string): number
  stations?(state: AnyRailway, corporation: string): number
  /** On a turn that only this title has: what comes first for the one whose turn it is. */
  first?(state: AnyRailway, by: Holder): Why | undefined
}

/** A space of the chart with what is printed in it, such as `par` or a color. */
interface PrintedCell extends Cell {
  readonly marks: readonly string[]
}

/** What is printed in the box, with everything that follows from it: what a rule asks a table. Every function is pure. */
export interface Game {
  readonly printed: Printed
  readonly corporations: readonly string[]
  readonly privates: readonly string[]
  readonly trains: readonly string[]
  /** What trains can be called on a charter; elsewhere only their type counts. */
  readonly cards: readonly string[]
  readonly phases: readonly string[]
  readonly grid: Grid
  /** The par values, lowest first, with their spaces. */
  readonly parSpaces: ReadonlyMap<Money, Space>
  charter(corporation: string): Charter
  train(type: string): TrainCard
  /** The type of a train, whatever it is declared as. */
  typeOf(card: string): string
  /** What the type of a train is called before it is declared: all that it may be, `3/2G`. */
  typeName(card: string): string
  /** The card of a private company in a game with these options. */
  company(state: Pick<AnyRailway, 'options'>, company: string): PrivateCard
  /** Does an option take the powers of private companies? */
  powerless(state: Pick<AnyRailway, 'options'>): boolean
  phase(state: Pick<AnyRailway, 'phase'>): Phase
  /** Where a corporation's home station is in a game with these options. */
  home(state: Pick<AnyRailway, 'options'>, corporation: string): string
  /** Market value per share; `undefined` before the corporation is started. */
  price(state: AnyRailway, corporation: string): Money | undefined
  /** How the stock of a corporation is divided now. */
  paper(state: AnyRailway, corporation: string): Paper
  /** A number of shares of a corporation in percent. */
  percent(state: AnyRailway, corporation: string, shares: number): number
  /** Stations that a corporation has in all, not counting its home. */
  stations(state: AnyRailway, corporation: string): number
  /** Is this printed in the space `at`? */
  marked(at: Space | undefined, mark: string): boolean
  /** Is this printed in the space of the corporation's token? */
  lies(state: AnyRailway, corporation: string, mark: string): boolean
  shares(state: AnyRailway, corporation: string, holder: Holder): number
  /** What a player can spend: cash less what is set aside for bids. */
  free(state: AnyRailway, player: PlayerId): Money
  /** Does an option do without what phases allow or bring otherwise? */
  without(state: Pick<AnyRailway, 'options'>, what: string): boolean
  /** Is this so in the current phase? */
  allows(state: Pick<AnyRailway, 'phase' | 'options'>, what: string): boolean
  /** Is the game in this phase or a later one? */
  reached(state: Pick<AnyRailway, 'phase'>, phase: string): boolean
  /** Certificates of one corporation that a player would have with so many shares, if its token lay in `at`. */
  counting(at: Space | undefined, shares: number, presides: boolean): number
  /** Certificates that count against the limit: all private companies, and those of corporations that count where their tokens lie. */
  certificates(state: AnyRailway, player: PlayerId): number
  /** The certificate limit at this table. */
  limit(state: AnyRailway): number
  trainLimit(state: AnyRailway, corporation: string): number
  /** Do trains of a type run once more after a new type has made them obsolete? */
  lingers(state: Pick<AnyRailway, 'options'>, type: string): boolean
  /**
   * Is a train of this type obsolete, so that it is no longer sold and goes after its next run? One that a ruling brought back, too,
   * where an option lets none linger.
   */
  obsolete(state: Pick<AnyRailway, 'phase'>, train: string): boolean
  /** Have all trains of this type gone at once, with the first of a newer one? */
  gone(state: Pick<AnyRailway, 'phase' | 'options'>, train: string): boolean
  /** Corporations that own more trains than they may, in printed order. */
  overTrainLimit(state: AnyRailway): readonly string[]
  /** Corporations whose president's certificate has been sold, in printed order. */
  started(state: AnyRailway): readonly string[]
  /** The cheapest private company that the bank still has; `undefined` once all are sold. */
  unsold(state: AnyRailway): string | undefined
  /** What comes first on a turn that only this title has. */
  first(state: AnyRailway, by: Holder): Why | undefined
  /** A player's total: cash, shares at market value, private companies at face value. */
  worth(state: AnyRailway, player: PlayerId): Money
}

/** Throws for an id that is not printed: the schemas let none through. */
function known<V>(record: Readonly<Record<string, V>>, id: string): V {
  const value = record[id]
  if (value === undefined) throw new Error(`nothing printed of ${id}`)
  return value
}

function cellOf(text: string, spaces: Printed['spaces']): PrintedCell {
  const price = Number.parseInt(text, 10)
  const marks = [...text.slice(`${price}`.length)].map(letter => known(spaces, letter))
  const zone = marks.find(mark => mark !== 'par' && mark !== 'end')
  const printed = { par: marks.includes('par'), end: marks.includes('end') }
  const here = Object.fromEntries(Object.entries(printed).filter(([, is]) => is))
  return { price, marks, ...here, ...(zone ? { zone } : {}) }
}

const parSpacesOf = (grid: readonly (readonly PrintedCell[])[]): ReadonlyMap<Money, Space> =>
  new Map(
    grid
      .flatMap((row, r) =>
        row.flatMap(({ price, marks }, column) =>
          marks.includes('par') ? [[price, [r, column] as const] as const] : [],
        ),
      )
      .sort(([a], [b]) => a - b),
  )

/** What a table is asked about certificates, which depends on what is printed in the spaces of the chart. */
function certificatesOf(
  printed: Printed,
  grid: readonly (readonly PrintedCell[])[],
  corporations: readonly string[],
) {
  const uncounted = grid.map(row =>
    row.map(({ marks }) => printed.uncounted.some(mark => marks.includes(mark))),
  )
  const counting: Game['counting'] = (at, shares, presides) =>
    shares === 0 || (at && uncounted[at[0]]?.[at[1]]) ? 0 : certificatesFor(printed.paper, shares, presides)
  const certificates: Game['certificates'] = (state, player) => {
    let number = 0
    for (const id in state.privates) if (state.privates[id] === player) number++
    for (const id of corporations) {
      const shares = sharesOf(state.held[id] ?? {}, player)
      if (shares === 0) continue
      number += counting(spaceOf(state.chart, id), shares, state.corporations[id]?.president === player)
    }
    return number
  }
  return { counting, certificates }
}

/** The trains of a game, and what they can be declared as. */
function cardsOf(trains: Printed['trains']): ReadonlyMap<string, string> {
  const named = Object.entries(trains).flatMap(([type, { cards = [type] }]) =>
    cards.map(card => [card, type] as const),
  )
  return new Map(named)
}

/** The game that is printed, and what its table decides. */
export function railway(printed: Printed, decides: Decides = {}): Game {
  const types = cardsOf(printed.trains)
  const grid = printed.chart.map(row => row.split(' ').map(text => cellOf(text, printed.spaces)))
  const corporations = Object.keys(printed.corporations)
  const privates = Object.keys(printed.privates)
  const phases = Object.keys(printed.phases)
  const cellAt = (at: Space | undefined) => at && grid[at[0]]?.[at[1]]
  const marked: Game['marked'] = (at, mark) => cellAt(at)?.marks.includes(mark) === true
  const price: Game['price'] = ({ chart }, id) => cellAt(spaceOf(chart, id))?.price
  const shares: Game['shares'] = ({ held }, id, holder) => sharesOf(held[id] ?? {}, holder)
  const paper: Game['paper'] = decides.paper ?? (() => printed.paper)
  const limit: Game['limit'] = decides.limit ?? (({ players }) => printed.seats[players.length]?.limit ?? 0)
  const trainLimit: Game['trainLimit'] = decides.trainLimit ?? (state => phase(state).trainLimit)
  const company: Game['company'] = ({ options }, id) => {
    const variant = Object.keys(options).find(option => printed.options?.[option]?.privates?.[id])
    return known((variant && printed.options?.[variant]?.privates) || printed.privates, id)
  }
  const phase: Game['phase'] = state => known(printed.phases, state.phase)
  const reached: Game['reached'] = (state, wanted) => phases.indexOf(state.phase) >= phases.indexOf(wanted)
  const lingers: Game['lingers'] = ({ options }, card) => {
    const { lingers: once } = known(printed.trains, typeOf(card))
    return once !== undefined && !(once.unless !== undefined && options[once.unless])
  }
  const outdated = (state: Pick<AnyRailway, 'phase'>, card: string) => {
    const { goesWith } = known(printed.trains, typeOf(card))
    return goesWith !== undefined && reached(state, goesWith)
  }
  const without: Game['without'] = ({ options }, what) =>
    Object.keys(options).some(option => printed.options?.[option]?.without?.includes(what))
  const typeOf: Game['typeOf'] = card => types.get(card) ?? card
  return {
    printed,
    corporations,
    privates,
    trains: Object.keys(printed.trains),
    cards: [...types.keys()],
    phases,
    grid,
    parSpaces: parSpacesOf(grid),
    powerless: ({ options }) => Object.keys(options).some(option => printed.options?.[option]?.powerless),
    charter: id => known(printed.corporations, id),
    train: type => known(printed.trains, type),
    company,
    phase,
    home({ options }, id) {
      const variant = Object.keys(options).find(option => printed.options?.[option]?.homes?.[id])
      return (variant && printed.options?.[variant]?.homes?.[id]) || known(printed.corporations, id).home
    },
    price,
    marked,
    lies: ({ chart }, id, mark) => marked(spaceOf(chart, id), mark),
    shares,
    paper,
    percent: (state, id, shares) => shares * paper(state, id).percent,
    stations: decides.stations ?? ((_, id) => known(printed.corporations, id).stations.length),
    typeOf,
    typeName: card => (known(printed.trains, typeOf(card)).cards ?? [typeOf(card)]).join('/'),
    free(state, player) {
      let free = cashOf(state.cash, player)
      for (const bids of Object.values(state.bids))
        for (const bid of bids) if (bid.player === player) free -= bid.amount
      return free
    },
    without,
    allows: (state, what) => phase(state).allows?.includes(what) === true && !without(state, what),
    reached,
    lingers,
    obsolete: (state, card) =>
      known(printed.trains, typeOf(card)).lingers !== undefined && outdated(state, card),
    gone: (state, card) => outdated(state, card) && !lingers(state, card),
    ...certificatesOf(printed, grid, corporations),
    limit,
    trainLimit,
    overTrainLimit: state => corporations.filter(id => trainsOf(state, id).length > trainLimit(state, id)),
    started: state => corporations.filter(id => state.corporations[id]?.par !== null),
    first: decides.first ?? (() => undefined),
    unsold: state => privates.find(id => state.privates[id] === 'bank'),
    worth(state, player) {
      let worth = cashOf(state.cash, player)
      for (const [id, owner] of Object.entries(state.privates))
        if (owner === player) worth += company(state, id).face
      for (const id of corporations) worth += shares(state, id, player) * (price(state, id) ?? 0)
      return worth
    },
  }
}
