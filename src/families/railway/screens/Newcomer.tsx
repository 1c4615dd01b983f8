import { desk } from '../../../app/desk/table'
import { Hints } from '../../newcomer/screens/Hints'
import type { RailwayView, TurnView } from '../view'
import { said } from './shown'

/** The kind of this turn, as a code of the words. */
function kindOf(turn: TurnView): string {
  if (turn.at === 'stock') return turn.unsold ? 'unsold' : 'stock'
  return turn.at === 'operate' && turn.forced ? 'forced' : turn.at
}

/** The options of the turn and the reasons to choose them. */
export function Newcomer() {
  const turn = (desk.value?.view as RailwayView | undefined)?.turn
  if (!turn) return null
  const kind = kindOf(turn)
  const step = kind === 'operate' && turn.at === 'operate' ? turn.step : undefined
  return <Hints text={said.value.newcomer} kind={kind} step={step} cite={turn.cite} />
}
