import { describe, expect, it } from 'vitest'
import { apply } from '../../src/rules/apply'
import { loadTitle } from '../../src/titles/registry'
import { knownGames, type Recorded, realGame } from './recorded'

type Tree = { [key: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges a change into a table; `null` removes a key. */
function merged(table: Tree, change: Tree): Tree {
  const next = { ...table }
  for (const [key, value] of Object.entries(change)) {
    const old = next[key]
    if (value === null) delete next[key]
    else next[key] = isTree(value) ? merged(isTree(old) ? old : {}, value) : value
  }
  return next
}

/** Leaves out of a report what the recording does not have: the phases before the 3, Priority Deal, net worth, stations, unlimited 4Ds. */
function asRecorded(report: Tree, options: Recorded['options']): Tree {
  const { phase, priorityDeal, trainsLeft, players, corporations, ...rest } = report
  const without = (trees: unknown, key: string) =>
    Object.fromEntries(
      Object.entries(trees as Tree).map(([id, tree]) => [
        id,
        Object.fromEntries(Object.entries(tree as Tree).filter(([k]) => k !== key)),
      ]),
    )
  return {
    ...rest,
    ...(phase === '1' || phase === '2' ? {} : { phase }),
    players: without(players, 'netWorth'),
    corporations: without(corporations, 'tokens'),
    trainsLeft: withoutUnlimited(trainsLeft as Tree, options),
  }
}

function withoutUnlimited(trains: Tree, options: Recorded['options']): Tree {
  return Object.fromEntries(
    Object.entries(trains).filter(([type]) => !(options.unlimited4D && type === '4D')),
  )
}

async function replay(game: Recorded): Promise<void> {
  const title = await loadTitle('18AL')
  let state = title.setup(game)
  let table: Tree = {}
  for (const [i, { action, after }] of game.trace.entries()) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome)
      throw new Error(`entry ${i + 1} ${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    state = outcome.state
    if (!after) continue
    table = merged(table, after)
    const want = { ...table, trainsLeft: withoutUnlimited(table.trainsLeft as Tree, game.options) }
    expect(asRecorded({ ...title.report(state) }, game.options), `after entry ${i + 1}`).toEqual(want)
  }
  const { scores } = title.report(state)
  const recorded = game.final.scores
  if (recorded) expect(scores).toEqual(recorded)
}

describe('recorded games replay with every recorded table equal', () => {
  for (const [i, game] of knownGames().entries())
    it(`known game ${i + 1}, ${game.players.length} players`, () => replay(game))
  it('the real game 4714', () => replay(realGame('4714')))
  it('the real game 144868', () => replay(realGame('144868')))

  it('stop scores 144868 as its table did', async () => {
    const game = realGame('144868')
    const title = await loadTitle('18AL')
    const play = (state: ReturnType<typeof title.setup>, action: Parameters<typeof apply>[2]) => {
      const outcome = apply(title.law, state, action)
      if ('refusal' in outcome) throw new Error(outcome.refusal.code)
      return outcome.state
    }
    const stopped = [...game.trace.map(step => step.action), { type: 'stop' }].reduce(play, title.setup(game))
    expect(title.report(stopped)).toMatchObject({ gameOver: 'stopped', scores: game.result })
  })
})
