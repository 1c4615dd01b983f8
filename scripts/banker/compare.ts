import { type Game, needsNone, type Step } from './game'

/** What the screen does not ask for. */
const UNASKED = new Set(['hex', 'at', 'note'])

function plain(step: Step): string {
  const fields = Object.entries(step).filter(
    ([key, value]) =>
      !UNASKED.has(key) && value !== undefined && !(key === 'city' && step.type === 'placeToken'),
  )
  return JSON.stringify(Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))))
}

const asked = (steps: readonly Step[]) => steps.filter(step => !needsNone(step)).map(plain)

/** The first entry of an exported game, which may not be at its end yet, that is not the one to be entered, or nothing. */
export function firstDifference(game: Game, exported: string): string | undefined {
  const [want, is] = [asked(game.steps), asked((JSON.parse(exported) as { actions: Step[] }).actions)]
  const at = is.findIndex((step, i) => step !== want[i])
  return at < 0 ? undefined : `entry ${at + 1} became ${is[at]} instead of ${want[at]}`
}

/** Throws where an exported game is not the whole of the one that was to be entered. */
export function assertSame(game: Game, exported: string): void {
  const difference = firstDifference(game, exported)
  if (difference) throw new Error(difference)
  const [want, is] = [asked(game.steps), asked((JSON.parse(exported) as { actions: Step[] }).actions)]
  if (is.length < want.length) throw new Error(`entry ${is.length + 1} is missing: ${want[is.length]}`)
}

/** The step of a game that comes after what was entered of it. Throws where something else was entered. */
export function nextStep({ steps }: Game, entered: readonly Step[]): number {
  const is = asked(entered)
  let at = 0
  for (const [i, step] of steps.entries()) {
    if (at === is.length) return i
    if (needsNone(step)) continue
    if (plain(step) !== is[at]) throw new Error(`entry ${at + 1} became ${is[at]} instead of ${plain(step)}`)
    at++
  }
  return steps.length
}
