import type { Game, Step } from './game'

/** What the screen does not ask for, and a tile that needs no entry. */
const UNASKED = new Set(['hex', 'at', 'note'])

function plain(step: Step): string {
  const fields = Object.entries(step).filter(
    ([key, value]) =>
      !UNASKED.has(key) && value !== undefined && !(key === 'city' && step.type === 'placeToken'),
  )
  return JSON.stringify(Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))))
}

const asked = (steps: readonly Step[]) =>
  steps.filter(it => it.type !== 'layTile' || it.cost !== 0 || it.private !== undefined).map(plain)

/** The first entry of the exported game that is not the one to be entered, or nothing. */
export function firstDifference(game: Game, exported: string): string | undefined {
  const [want, is] = [asked(game.steps), asked((JSON.parse(exported) as { actions: Step[] }).actions)]
  const at = is.findIndex((step, i) => step !== want[i])
  return at < 0 ? undefined : `entry ${at + 1} became ${is[at]} instead of ${want[at]}`
}
