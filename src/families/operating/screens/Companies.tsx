import type { Choice } from '../../../rules/rule'
import { Amount } from '../../../ui/kit/fields/Amount'
import { Folded } from '../../../ui/kit/parts/Folded'
import { openedIn } from '../../../ui/kit/parts/opened'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { type Play, rangeOf, refusalOf, varied } from '../../../ui/kit/play/kit'
import type { CompanyWords } from '../../words/operating'
import type { AcquirePrivate, OperatingTable } from './table'

interface Props {
  readonly play: Play<OperatingTable>
  readonly text: CompanyWords
  /** What a company is called. */
  readonly nameOf?: (id: string) => string
}

function Company({ play, text, choice, nameOf = String }: Props & { choice: Choice<AcquirePrivate> }) {
  const opened = openedIn(play)
  const { private: id, price: most } = choice.draft
  const corporation = play.voice.name(choice.draft.corporation)
  const company = play.view.privates.find(it => it.id === id)
  const { from } = rangeOf(choice)
  const owner = play.voice.name(company?.owner ?? '')
  const offers = [
    { price: most, of: choice },
    { price: from, of: undefined },
  ].filter((offer, i) => i === 0 || offer.price !== most)
  return (
    <li class="company">
      <div class="company-name">
        <strong>{nameOf(id)}</strong> <span class="soft">{text.ownedBy(owner)}</span>
      </div>
      <div class="bids offers">
        <span aria-hidden="true">{text.buys}</span>
        {offers.map(({ price, of }) => {
          const draft = varied(choice, price)
          const amount = play.voice.money(price)
          return (
            <ChoiceButton
              key={price}
              of={of}
              refusal={refusalOf(play.tryOut(draft))}
              onTap={() => play.submit(draft)}
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
}

/** The private companies that the corporation may buy: at the highest price, at the lowest, or at a typed one in between. */
export function Companies({ companies, ...props }: Props & { companies: readonly Choice<AcquirePrivate>[] }) {
  const { text } = props
  if (companies.length === 0) return null
  const list = (
    <ul class="companies">
      {companies.map(choice => (
        <Company key={choice.draft.private} {...props} choice={choice} />
      ))}
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
