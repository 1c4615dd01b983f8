import { desk } from '../../../app/desk/table'
import { Hints } from '../../../families/newcomer/screens/Hints'
import type { VaView } from '../tableView'
import { said } from './words'

/** The options of the turn, and reasons to choose them. */
export function Newcomer() {
  const turn = (desk.value?.view as VaView | undefined)?.turn
  if (!turn) return null
  const operating = turn.at === 'operate' ? turn : undefined
  return (
    <Hints
      text={said.value.newcomer}
      kind={operating?.forced ? 'forced' : turn.at}
      step={operating?.forced ? undefined : operating?.step}
      cite={turn.cite}
    />
  )
}
