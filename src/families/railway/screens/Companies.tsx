import type { Choice, Refusal } from '../../../rules/rule'
import { Amount } from '../../../ui/kit/fields/Amount'
import { Folded } from '../../../ui/kit/parts/Folded'
import { opened } from '../../../ui/kit/parts/opened'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { rangeOf, refusalOf, varied } from '../../../ui/kit/play/kit'
import type { AcquirePrivate } from '../operating/acquirePrivate'
import { type Choices, type Play, said } from './shown'

interface CompanyProps {
  readonly play: Play
  readonly choice: Choice<AcquirePrivate>
  readonly owner: string
  readonly offers: readonly { readonly draft: AcquirePrivate; readonly refusal: Refusal | undefined }[]
}

/** A company that may be bought, with the prices that take one tap. */
const Company = steady(({ play, choice, owner, offers }: CompanyProps) => {
  const text = said.value.play
  const { private: id, price: most } = choice.draft
  const corporation = play.voice.name(choice.draft.corporation)
  return (
    <li class="company">
      <div class="company-name">
        <strong>{play.say.label(id)}</strong> <span class="soft">{text.ownedBy(owner)}</span>
      </div>
      <div class="bids offers">
        <span aria-hidden="true">{text.buys}</span>
        {offers.map(({ draft, refusal }, i) => {
          const amount = play.voice.money(draft.price)
          return (
            <ChoiceButton
              key={draft.price}
              of={i === 0 ? choice : undefined}
              enters={draft}
              refusal={refusal}
              play={play}
              label={text.acquireLabel(corporation, id, owner, amount)}
            >
              {amount}
            </ChoiceButton>
          )
        })}
        <ChoiceButton
          refusal={choice.refusal}
          expanded={opened.is(id)}
          onTap={() => opened.toggle(id)}
          label={text.otherPriceLabel(id)}
        >
          {text.otherPrice}
        </ChoiceButton>
      </div>
      {opened.is(id) ? (
        <Amount
          play={play}
          choice={choice}
          start={most}
          confirm={amount => text.paysFor(corporation, amount, id)}
        />
      ) : null}
    </li>
  )
})

interface CompaniesProps {
  readonly play: Play
  readonly companies: Choices<AcquirePrivate>
}

/** The private companies that the corporation may buy: at the highest price, at the lowest, or at a typed one in between. */
export function Companies({ play, companies }: CompaniesProps) {
  if (companies.length === 0) return null
  const text = said.value.play
  const list = (
    <ul class="companies">
      {companies.map(choice => {
        const { private: id, price: most } = choice.draft
        const owner = play.voice.name(play.view.privates.find(it => it.id === id)?.owner ?? '')
        const offers = [...new Set([most, rangeOf(choice).from])].map(price => {
          const draft = varied(choice, price)
          return { draft, refusal: refusalOf(play.tryOut(draft)) }
        })
        return <Company key={id} {...{ play, choice, owner, offers }} />
      })}
    </ul>
  )
  if (companies.every(it => it.refusal)) return <Folded line={text.companiesNotNow}>{list}</Folded>
  return (
    <section>
      <StepLabel of="acquirePrivate">{text.companies}</StepLabel>
      {list}
    </section>
  )
}
