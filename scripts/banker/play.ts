import { namesOf } from './enter'
import { type Game, keepsMap, kindOf, type Step } from './game'
import type { Screen } from './screen'
import { enteringOf, needsNone } from './titles'
import { STILL } from './titles/kit'

const SALES = new Set(['sellShares', 'sellPrivate'])

/** The number of passes in a row from this step on. */
function passesFrom(steps: readonly Step[], from: number): number {
  let count = 0
  while (steps[from + count]?.type === 'pass') count++
  return count
}

/** Goes back to the player whose turn the next tap would close. */
async function stayWith(screen: Screen): Promise<void> {
  if (await screen.has(STILL)) await screen.enter(STILL)
}

/**
 * Passes; if the screen offers one tap for exactly the passes left in a round or an auction, uses that. Returns the
 * number of passes entered.
 */
async function pass(screen: Screen, game: Game, i: number, enterOne: () => Promise<void>): Promise<number> {
  const all = /^All pass: \d+ times, and /
  if (await screen.has(all)) {
    const offered = Number(/\d+/.exec((await screen.button(all).getAttribute('aria-label')) ?? '')?.[0])
    if (offered <= passesFrom(game.steps, i)) {
      await screen.enter(all)
      return offered
    }
  }
  await enterOne()
  return 1
}

/** The player whose turn the next tap would close before this step, according to the screen, or to the purchase just made. */
async function openTurn(screen: Screen, { players, steps }: Game, at: number): Promise<string | undefined> {
  const [last, next] = [steps[at - 1], steps[at]]
  const bought = last?.type === 'buyShare' && next?.type === 'pass' && next.player === last.player
  if (!(await screen.has(STILL))) return bought ? last.player : undefined
  const [, name] = STILL.exec((await screen.button(STILL).innerText()).trim()) ?? []
  return players.find(player => player.name === name)?.id
}

/** Enters a game through the screen from a step on: all of it, or the rest of one already begun. */
export async function play(screen: Screen, game: Game, from = 0): Promise<void> {
  const entering = enteringOf(game.title)
  const names = namesOf(game, entering.called?.(game))
  // The player before the one shown whose turn is still open: their pass comes with the next tap.
  let open = from > 0 ? await openTurn(screen, game, from) : undefined
  for (let i = from; i < game.steps.length; i++) {
    const step = game.steps[i] as Step
    const enterOne = async () => {
      const enter = entering.enter[step.type]
      if (!enter) throw new Error(`no way to enter ${step.type}`)
      await enter(screen, step, names, keepsMap(game))
    }
    screen.forAction(kindOf(step))
    try {
      if (needsNone(game, step)) continue
      if (step.type === 'pass') {
        const closes = open === step.player
        open = undefined
        // Without a way back the pass cannot be entered by itself.
        if (closes && (i + 1 < game.steps.length || !(await screen.has(STILL)))) continue
        if (closes) await stayWith(screen)
        i += (await pass(screen, game, i, enterOne)) - 1
        continue
      }
      if (open !== undefined && SALES.has(step.type)) await stayWith(screen)
      const left = await entering.leavesOpen(screen, step, names)
      await enterOne()
      open = left ?? open
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`entry ${i + 1} ${JSON.stringify(step)}: ${why}`)
    }
  }
}
