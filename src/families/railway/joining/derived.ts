import { sharesIn } from '../../joining/reading'
import type { Game } from '../game'
import { reasons } from '../law'
import type { AnyRailway } from '../table'
import type { PlainFault } from './policy'
import { spaceFor } from './reading'
import type { JoinReasons } from './reasons'
import type { PositionTable } from './table'

const joins = reasons<JoinReasons>()

/** A player's private companies and shares, as a table has them: what they are worth, and how many certificates count. */
function worthIn(game: Game, state: AnyRailway, table: PositionTable, player: string) {
  const { cash = 0, privates = [], presidencies = [] } = table.players[player] ?? {}
  let worth = privates.reduce((sum, id) => sum + game.company(state, id).face, cash)
  let [least, most] = [privates.length, privates.length]
  for (const id of game.corporations) {
    const row = table.corporations[id]
    const shares = sharesIn(table, player, id)
    const space = row && spaceFor(game, row)
    worth += shares * (row?.price ?? 0)
    most += game.counting(space, shares, presidencies.includes(id))
    // A price may be found in spaces that count and in others: then the number tells which it is.
    least += game.counting((row && spaceFor(game, row, true)) ?? space, shares, presidencies.includes(id))
  }
  return { worth, least, most }
}

/** A number of certificates, or a net worth, that is not as the rest of the table makes it. */
export const derived: PlainFault = game => (state, table) => {
  for (const [player, { certificates, netWorth }] of Object.entries(table.players)) {
    const { worth, least, most } = worthIn(game, state, table, player)
    if (certificates !== undefined && (certificates < least || certificates > most))
      return joins('positionUnfit', { key: 'certificates' })
    if (netWorth !== undefined && netWorth !== worth) return joins('positionUnfit', { key: 'netWorth' })
  }
  return undefined
}
