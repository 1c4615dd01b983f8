import { Amount } from '../../../ui/kit/fields/Amount'
import { opened } from '../../../ui/kit/parts/opened'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import type { SellPrivate } from '../operating/sellPrivate'
import { type Choices, type Play, said } from './shown'

export interface DealsProps {
  readonly play: Play
  readonly deals: Choices<SellPrivate>
}

/** Private companies sold from player to player: who sells which one to whom, then the price. */
export const Deals = steady(({ play, deals }: DealsProps) => {
  const text = said.value.play
  if (deals.length === 0) return null
  const open = deals.find(({ draft }) => opened.is(`${draft.private}>${draft.to}`))
  return (
    <section class="deals">
      <StepLabel of="sellPrivate" level={2}>
        {text.deals}
      </StepLabel>
      <div class="buttons">
        {deals.map((deal, i) => {
          const { private: company, player, to } = deal.draft
          const id = `${company}>${to}`
          const [from, buyer] = [play.voice.name(player), play.voice.name(to)]
          return (
            <ChoiceButton
              // By its place: from turn to turn most buttons stay and say something else.
              key={i}
              of={deal}
              expanded={opened.is(id)}
              onTap={() => opened.toggle(id)}
              label={text.dealLabel(company, from, buyer)}
            >
              {company}
              <small>{text.fromTo(from, buyer)}</small>
            </ChoiceButton>
          )
        })}
      </div>
      {open ? (
        <Amount
          key={`${open.draft.private}>${open.draft.to}`}
          play={play}
          choice={open}
          start={open.draft.price}
          confirm={amount => {
            const { player, to, private: company } = open.draft
            return text.paysTo(play.voice.name(to), play.voice.name(player), amount, company)
          }}
        />
      ) : null}
    </section>
  )
})
