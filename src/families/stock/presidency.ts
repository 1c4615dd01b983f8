import type { PlayerId } from '../../rules/state'

/**
 * Who takes over a presidency if the players hold what `holds` says: the greatest holder of more than the president, and on a
 * tie the first of `others`, which are in the title's order after the president. `undefined` while nobody holds more.
 */
export function heirAmong(
  president: PlayerId,
  others: readonly PlayerId[],
  holds: (player: PlayerId) => number,
): PlayerId | undefined {
  let heir: PlayerId | undefined
  let most = holds(president)
  for (const player of others) {
    const held = holds(player)
    if (held <= most) continue
    heir = player
    most = held
  }
  return heir
}
