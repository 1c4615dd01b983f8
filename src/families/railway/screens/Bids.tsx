import type { Choice } from '../../../rules/rule'
import { Amount } from '../../../ui/kit/fields/Amount'
import { opened } from '../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { rangeOf, refusalOf, shortName, varied } from '../../../ui/kit/play/kit'
import type { Bid } from '../auction/bid'
import { type Play, said } from './shown'

/** Raises above the lowest possible bid that take one tap. */
const RAISES = [0, 5, 10] as const

interface BidButtonsProps {
  readonly play: Play
  readonly bid: Choice<Bid>
  /** What the item is called. */
  readonly lot: string
}

/** Bids on an item: the lowest, 5 more and 10 more with one tap each; any other is typed. */
export function BidButtons({ play, bid, lot }: BidButtonsProps) {
  const text = said.value.stock
  const least = rangeOf(bid).from
  const name = play.voice.name(bid.draft.player)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class="bids" role="group" aria-label={text.bidOn(lot)}>
        <span aria-hidden="true">{text.bids}</span>
        {RAISES.map(more => {
          const draft = varied(bid, least + more)
          const amount = play.voice.money(least + more)
          return (
            <ChoiceButton
              key={more}
              of={more === 0 ? bid : undefined}
              enters={draft}
              refusal={refusalOf(play.tryOut(draft))}
              play={play}
              label={text.bidLabel(name, amount, lot)}
            >
              {amount}
            </ChoiceButton>
          )
        })}
        <ChoiceButton
          refusal={bid.refusal}
          expanded={opened.is(`bid ${lot}`)}
          onTap={() => opened.toggle(`bid ${lot}`)}
          label={text.typedLabel(lot)}
        >
          {text.typed}
        </ChoiceButton>
      </div>
      {opened.is(`bid ${lot}`) ? (
        <Amount play={play} choice={bid} start={least} confirm={amount => text.bidLabel(name, amount, lot)} />
      ) : null}
    </>
  )
}

/** Each player's free cash, and what is set aside for bids. */
export function FreeCash({ play, asked }: { play: Play; asked: string }) {
  const text = said.value.stock
  return (
    <ul class="free" aria-label={text.freeCash}>
      {play.view.players.map(({ id, cash, free }) => (
        <li key={id} class={id === asked ? 'asked' : undefined}>
          <span>{shortName(play, id)}</span>{' '}
          <b class="money" data-purse={id}>
            {play.voice.money(free)}
          </b>
          {cash > free ? <span class="soft"> {text.aside(play.voice.money(cash - free))}</span> : null}
        </li>
      ))}
    </ul>
  )
}
