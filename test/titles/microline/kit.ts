import { apply } from '../../../src/rules/apply'
import type { Setup } from '../../../src/rules/rule'
import type { AnyTitle } from '../../../src/rules/title'
import title from '.'
import { type CompanyId, SHARES } from './data'
import { law, type MicroAction } from './law'
import { start } from './setup'
import type { MicroState } from './state'

/** What the setup of every game in these tests has besides players and options. */
export const own = {
  ladder: { upper: [30, 35, 40, 45, 50], lower: [10, 15, 20, 25, 28] },
  lines: [
    { id: 'x1', name: 'Dune', color: '#7a1f3d' },
    { id: 'x2', name: 'Reed', color: '#e8d26a' },
  ],
}

/** A setup for this many players. */
export function setupFor(players: number, options: Setup['options'] = {}): Setup {
  const names = ['Ann', 'Bo', 'Cy', 'Di'].slice(0, players)
  return { players: names.map((name, i) => ({ id: `p${i + 1}`, name })), options, own }
}

/** The title without its own types, as code that only passes states on sees it. */
export const micro = title as unknown as AnyTitle

/** A table of two before its first entry. */
export const table = () => start(setupFor(2))

/** The table after some entries. Throws if one is refused. */
export function play(state: MicroState, ...actions: readonly MicroAction[]): MicroState {
  return actions.reduce((before, action) => {
    const outcome = apply(law, before, action)
    if ('refusal' in outcome) throw new Error(`${action.type}: ${JSON.stringify(outcome.refusal)}`)
    return outcome.state
  }, state)
}

/** The code with which an entry is refused; `undefined` if it is not. */
export function refusal(state: MicroState, action: MicroAction): string | undefined {
  const outcome = apply(law, state, action)
  return 'refusal' in outcome ? outcome.refusal.code : undefined
}

export const take = (player: string, card: 'coin' | 'bond' | 'rail'): MicroAction => ({
  type: 'takeCard',
  player,
  card,
})
export const buy = (player: string, corporation: CompanyId): MicroAction => ({
  type: 'buyShare',
  player,
  corporation,
})
export const run = (player: string, corporation: CompanyId, revenue: number, pay = true): MicroAction => ({
  type: 'run',
  player,
  corporation,
  revenue,
  pay,
})
export const end = (player: string): MicroAction => ({ type: 'endTurn', player })

/** A whole game of two. */
export const game: readonly MicroAction[] = [
  ...[take('p1', 'bond'), buy('p1', 'x1'), end('p1'), take('p2', 'bond'), buy('p2', 'x2'), end('p2')],
  ...[take('p1', 'rail'), run('p1', 'x1', 50), take('p2', 'coin')],
  ...[take('p1', 'bond'), buy('p1', 'x1'), end('p1'), take('p2', 'rail'), run('p2', 'x2', 40, false)],
  ...[take('p1', 'rail'), run('p1', 'x1', 100), take('p2', 'coin')],
]

/** All shares of a company, held or unsold. */
export const sharesIn = ({ held }: MicroState, company: CompanyId) =>
  Object.values(held[company]).reduce((sum, shares) => sum + shares, 0)

export { SHARES }
