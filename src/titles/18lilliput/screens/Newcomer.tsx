import { desk } from '../../../app/desk/table'
import { Hints } from '../../../families/newcomer/screens/Hints'
import type { LilView } from '../tableView'
import { said } from './words'

/** The step of a turn, by its code in the words; `undefined` if the kind of the turn says it all. */
function stepOf(turn: LilView['turn']): string | undefined {
  if (turn.at === 'card') return turn.card ? turn.card.id : undefined
  if (turn.at !== 'run') return undefined
  return turn.mustRun ? undefined : turn.ran === 'paid' ? 'paid' : 'notPaid'
}

/** The options of the current turn, and why one would take them. */
export function Newcomer() {
  const turn = (desk.value?.view as LilView | undefined)?.turn
  if (!turn) return null
  return <Hints text={said.value.newcomer} kind={turn.at} step={stepOf(turn)} cite={turn.cite} />
}
