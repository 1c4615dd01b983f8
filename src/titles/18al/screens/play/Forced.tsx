import { Forced as ForcedPanel } from '../../../../families/operating/screens/Forced'
import type { ForcedView } from '../../../../families/railway/view'
import { said } from '../words'
import { Deals } from './Deals'
import type { ChoiceOf, Play } from './kit'
import { intoYellow } from './sold'

/** Leads through a purchase that the treasury cannot pay; private companies may be sold for it as well (4.2.5.2). */
export function Forced({
  play,
  forced,
  sales,
  deals,
  bankruptcies,
  trains,
}: {
  play: Play
  forced: ForcedView
  sales: readonly ChoiceOf<'sellShares'>[]
  deals: readonly ChoiceOf<'sellPrivate'>[]
  bankruptcies: readonly ChoiceOf<'declareBankruptcy'>[]
  trains: readonly ChoiceOf<'buyTrain'>[]
}) {
  return (
    <ForcedPanel
      play={play}
      text={said.value.play}
      forced={forced}
      sales={sales}
      bankruptcies={bankruptcies}
      trains={trains}
      alsoSold={intoYellow(play)}
    >
      <Deals play={play} deals={deals} />
    </ForcedPanel>
  )
}
