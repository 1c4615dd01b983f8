import { words } from '../../../app/words'
import type { Action, Choice } from '../../../rules/rule'
import { PlainChoice } from '../../fields/PlainChoice'
import { Folded } from '../../parts/Folded'
import { Auction, auctionSlots } from './Auction'
import { Discard, discardSlots } from './Discard'
import { markOf, type Play } from './kit'
import { Operate, operateSlots } from './Operate'
import { Over, overSlots } from './Over'
import { Stock, stockSlots } from './Stock'
import { type Slots, slotsOf } from './slots'

/** The panel of the decision, with the choices that it lays out taken. */
function panelOf(play: Play, slots: Slots) {
  const { turn } = play.view
  switch (turn.at) {
    case 'stock':
      return <Stock play={play} turn={turn} slots={stockSlots(slots)} />
    case 'auction':
      return <Auction play={play} turn={turn} slots={auctionSlots(slots)} />
    case 'operate':
      return <Operate play={play} turn={turn} slots={operateSlots(slots)} />
    case 'discard':
      return <Discard play={play} turn={turn} slots={discardSlots(slots)} />
    case 'over':
      return <Over play={play} turn={turn} slots={overSlots(slots)} />
  }
}

/** Every choice of a table, each once: the panel of the decision, and plainly below it whatever that has no place for. */
export function Panels({ play, choices }: { play: Play; choices: readonly Choice<Action>[] }) {
  const slots = slotsOf(choices)
  const panel = panelOf(play, slots)
  const rest = slots.rest()
  return (
    <>
      {panel}
      {rest.length > 0 ? (
        <Folded class="rest" line={words.value.play.otherEntries}>
          {rest.map(choice => (
            <PlainChoice key={markOf(choice)} play={play} choice={choice} />
          ))}
        </Folded>
      ) : null}
    </>
  )
}
