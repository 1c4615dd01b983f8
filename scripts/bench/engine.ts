import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { begin, enter, type Session } from '../../src/session/session'
import { isTitle } from '../../src/titles/registry'
import { actionsOf, type Recorded } from '../../test/games/recorded'
import { type Kit, kits } from '../../test/titles/kits'
import type { Figure } from './figure'

const SECOND = 1000

type Engine = typeof import('./played')

/**
 * The engine, built as for a phone. As these scripts run, every closure is given its name whenever it is made, which costs some
 * rules a tenth of their speed and others nothing.
 */
async function buildEngine(): Promise<Engine> {
  const outDir = resolve('node_modules/.cache/engine')
  const target = 'es2022'
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'scripts/bench/played.ts', outDir, emptyOutDir: true, target, minify: true },
  })
  return import(pathToFileURL(resolve(outDir, 'played.js')).href)
}

function play({ applyAll }: Engine, title: AnyTitle, game: Recorded, actions: readonly Action[]): void {
  const outcome = applyAll(title.law, title.start(game), actions)
  if ('refusal' in outcome) throw new Error(outcome.refusal.code)
}

/** The number of games played for each title. */
const GAMES = 5

/** The games of a title that are played, and the fastest play of each so far, in ms. */
interface Run {
  readonly title: AnyTitle
  readonly games: readonly { readonly game: Recorded; readonly actions: readonly Action[]; best: number }[]
}

async function runOf({ id, recorded }: Kit, engine: Engine): Promise<Run> {
  if (!isTitle(id)) throw new Error(`${id} is not in the registry`)
  const games = recorded.filter((_, i) => i % Math.ceil(recorded.length / GAMES) === 0)
  return {
    title: await engine.loadTitle(id),
    games: games.map(game => ({ game, actions: actionsOf(game), best: Infinity })),
  }
}

/** Plays each game of a title over and over for a while. Whatever else the machine does can only slow it down. */
function repeat(engine: Engine, { title, games }: Run, ms: number): void {
  for (const it of games) {
    const start = performance.now()
    while (performance.now() - start < ms) {
      const from = performance.now()
      play(engine, title, it.game, it.actions)
      it.best = Math.min(it.best, performance.now() - from)
    }
  }
}

/** Actions per second, warm, in whole recorded games of a title with every legality check on: the median of five games. */
function speedOf({ title, games }: Run): Figure {
  const rates = games.map(({ actions, best }) => (actions.length / best) * SECOND).toSorted((a, b) => a - b)
  const median = rates[Math.floor(rates.length / 2)] ?? 0
  return {
    what: `${title.id}: actions per second, warm`,
    figure: `${Math.round(median).toLocaleString('en-US')} (${rates.map(it => Math.round(it / SECOND)).join(', ')} thousand)`,
    target: 'at least 200,000',
    met: median >= 200_000,
  }
}

/** The speeds of all titles. They take turns: what is played first alone has the code that they share compiled for itself. */
async function speeds(): Promise<readonly Figure[]> {
  const engine = await buildEngine()
  const runs = await Promise.all(kits.map(kit => runOf(kit, engine)))
  for (const run of runs) repeat(engine, run, SECOND / 4)
  for (let round = 0; round < 3; round++) for (const run of runs) repeat(engine, run, SECOND / 3)
  return runs.map(speedOf)
}

/** A recorded game of a title, cut to this many entries; the longest one if none has so many. */
const upTo = ({ recorded }: Kit, entries: number): Recorded => {
  const game =
    recorded.find(({ trace }) => trace.length >= entries) ??
    recorded.reduce((longest, it) => (it.trace.length > longest.trace.length ? it : longest))
  return { ...game, trace: game.trace.slice(0, entries) }
}

/**
 * A recorded game of a title (with this number of players, if given), cut to at least this many entries, at a moment
 * between two passes. `undefined` if there is none, for example because games of the title are shorter.
 */
export function longGame({ recorded }: Kit, entries: number, players?: number): Recorded | undefined {
  for (const game of recorded) {
    if (players !== undefined && game.players.length !== players) continue
    const at = game.trace.findIndex(
      ({ action }, i) => i >= entries && action.type === 'pass' && game.trace[i - 1]?.action.type === 'pass',
    )
    if (at > 0) return { ...game, trace: game.trace.slice(0, at) }
  }
  return undefined
}

/** A session in which each action of a game is a tap of its own. */
function sessionOf(title: AnyTitle, game: Recorded): Session {
  return actionsOf(game).reduce(
    (session, action) => {
      const step = enter(session, [action], '2026-01-01T20:00:00.000Z')
      if ('stop' in step) throw new Error(step.stop.refusal.code)
      return step.session
    },
    begin(title, game),
  )
}

/** The heap of a game of 1,500 entries with every state, entry and record kept. Needs node's --expose-gc. */
function memory(kit: Kit): Figure {
  const collect = globalThis.gc
  if (!collect) throw new Error('memory is measured with --expose-gc')
  const game = upTo(kit, 1500)
  let session: Session | undefined = sessionOf(kit.title, game)
  session = undefined
  collect()
  const before = process.memoryUsage().heapUsed
  session = sessionOf(kit.title, game)
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  const kept = session.entries.length
  return {
    what: `${kit.id}: ${kept} entries in memory with every state`,
    figure: `${(bytes / 1e6).toFixed(1)} MB`,
    target: 'under 8 MB',
    met: bytes < 8e6,
  }
}

/** The figures of the engine for every title in the registry. */
export async function engineFigures(): Promise<readonly Figure[]> {
  const fast = await speeds()
  return kits.flatMap((kit, i) => [...fast.slice(i, i + 1), memory(kit)])
}
