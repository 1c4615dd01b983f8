import type { Holder } from '../../../bank/money'
import type { Game } from '../game'
import type { RailLedger } from '../ledger'
import { type AnyRailway, trainsOf } from '../table'
import type { OperatingPolicy } from './policy'

/** Takes trains of a type out of play: new ones, those in the Open Market, and those on these charters. */
function scrap(game: Game, ledger: RailLedger, type: string, on: readonly string[], why: string): void {
  const { depot } = ledger.state
  const trains: (readonly [card: string, from: Holder])[] = []
  for (let left = depot.offering[type] ?? 0; left > 0; left--) trains.push([type, 'ipo'])
  for (const place of ['market', ...on]) {
    const cards = place === 'market' ? depot.market : trainsOf(ledger.state, place)
    for (const card of cards) if (game.typeOf(card) === type) trains.push([card, place])
  }
  for (const [card, from] of trains) ledger.train(card, from, 'gone', why, type)
  if (trains.length > 0) ledger.tell({ is: 'removed', type, trains, why })
}

/** The charters on which trains of a type go at once: all, or that of the `buyer` whose purchase makes the others obsolete. */
const goesOn = (game: Game, state: AnyRailway, type: string, buyer: string): readonly string[] =>
  game.lingers(state, type) ? [buyer] : game.corporations

/** Makes it this phase, and tells the table so. */
export function enterPhase(game: Game, ledger: RailLedger, phase: string): void {
  ledger.set({ phase })
  ledger.tell({ is: 'phase', phase, ...(game.powerless(ledger.state) ? { powerless: true } : {}) })
}

/** Begins the phase of the first train of a type, at once: older trains go, then limits fall. */
export function beginPhase(
  game: Game,
  { begins, scraps }: Pick<OperatingPolicy, 'begins' | 'scraps'>,
  ledger: RailLedger,
  phase: string,
  buyer = '',
): void {
  enterPhase(game, ledger, phase)
  for (const type of game.trains)
    if (game.train(type).goesWith === phase)
      scrap(game, ledger, type, goesOn(game, ledger.state, type, buyer), scraps)
  begins[phase]?.(game, ledger)
  if (game.overTrainLimit(ledger.state).length > 0) ledger.pushTurn({ at: 'discard' })
}

/** All private companies close, but those that `stays` names. */
export const closesPrivates =
  (stays: (game: Game, ledger: RailLedger) => readonly string[] = () => []) =>
  (game: Game, ledger: RailLedger): void => {
    const open = stays(game, ledger)
    const privates = Object.entries(ledger.state.privates).filter(
      ([company, owner]) => owner !== 'closed' && !open.includes(company),
    )
    for (const [company] of privates) ledger.private(company, 'closed', 'phase')
    if (privates.length > 0) ledger.tell({ is: 'closing', privates })
  }
