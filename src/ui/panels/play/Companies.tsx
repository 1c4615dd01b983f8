import { words } from '../../../app/words'
import { Amount } from '../../fields/Amount'
import { Folded } from '../../parts/Folded'
import { openedIn } from '../../parts/opened'
import { StepLabel } from '../../parts/StepLabel'
import { ChoiceButton } from './ChoiceButton'
import { type ChoiceOf, type Play, rangeOf, refusalOf, varied } from './kit'

function Company({ play, choice }: { play: Play; choice: ChoiceOf<'acquirePrivate'> }) {
  const opened = openedIn(play)
  const text = words.value.play
  const { private: id, price: most, corporation } = choice.draft
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
        <strong>{id}</strong> <span class="soft">{text.ownedBy(owner)}</span>
      </div>
      <div class="chips">
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
          {text.typed}
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

/** Private companies that the corporation may buy: at the most, at the least, or at a price between (4.2.6). */
export function Companies({
  play,
  companies,
}: {
  play: Play
  companies: readonly ChoiceOf<'acquirePrivate'>[]
}) {
  const text = words.value.play
  if (companies.length === 0) return null
  const list = (
    <ul class="companies">
      {companies.map(choice => (
        <Company key={choice.draft.private} play={play} choice={choice} />
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
