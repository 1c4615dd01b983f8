import { words } from '../../../app/words'
import type { PrivateView } from '../../../rules/view'
import { Amount } from '../../fields/Amount'
import { openedIn } from '../../parts/opened'
import { ChoiceButton } from './ChoiceButton'
import { type ChoiceOf, flowOf, followsOf, type Play, rangeOf, refusalOf, varied } from './kit'

/** The raises that are one tap, above the least that may be bid. */
const RAISES = [0, 5, 10] as const

/** Bids on a company: the least, 5 and 10 more with one tap each, any other typed. */
export function BidButtons({ play, bid }: { play: Play; bid: ChoiceOf<'bid'> }) {
  const opened = openedIn(play)
  const text = words.value.play
  const { player, private: company } = bid.draft
  const least = rangeOf(bid).from
  const name = play.voice.name(player)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class="bids" role="group" aria-label={text.bidOn(company)}>
        {RAISES.map(more => {
          const draft = varied(bid, least + more)
          const amount = play.voice.money(least + more)
          return (
            <ChoiceButton
              key={more}
              of={more === 0 ? bid : undefined}
              refusal={refusalOf(play.tryOut(draft))}
              onTap={() => play.submit(draft)}
              label={text.bidLabel(name, amount, company)}
            >
              {amount}
            </ChoiceButton>
          )
        })}
        <ChoiceButton
          refusal={bid.refusal}
          expanded={opened.is(`bid ${company}`)}
          onTap={() => opened.toggle(`bid ${company}`)}
          label={text.typedLabel(company)}
        >
          {text.typed}
        </ChoiceButton>
      </div>
      {opened.is(`bid ${company}`) ? (
        <Amount
          play={play}
          choice={bid}
          start={least}
          confirm={amount => text.bidLabel(name, amount, company)}
        />
      ) : null}
    </>
  )
}

function Company({
  play,
  company,
  buy,
  bid,
}: {
  play: Play
  company: PrivateView
  buy: ChoiceOf<'buyPrivate'> | undefined
  bid: ChoiceOf<'bid'> | undefined
}) {
  const text = words.value.play
  const money = play.voice.money
  const sold = !buy && !bid
  const price =
    buy && !buy.refusal ? -flowOf(followsOf(play.tryOut(buy.draft)), buy.draft.player) : company.price
  const bids = company.bids.map(it => `${play.voice.name(it.player)} ${money(it.amount)}`).join(', ')
  return (
    <li class={`company ${sold ? 'sold' : ''}`}>
      <div class="company-name">
        <strong>{company.name}</strong>
        <span class="soft">{text.parAndIncome(money(company.par), money(company.income))}</span>
        {sold ? <span>{text.soldTo(play.voice.name(company.owner))}</span> : null}
        {bids ? <span>{text.bidsSoFar(bids)}</span> : null}
      </div>
      {buy ? (
        <ChoiceButton
          of={buy}
          kind="go"
          refusal={buy.refusal}
          onTap={() => play.submit(buy.draft)}
          label={text.buyCompanyLabel(
            money(price ?? company.par),
            play.voice.name(buy.draft.player),
            company.id,
          )}
        >
          {text.buyFor(money(price ?? company.par))}
        </ChoiceButton>
      ) : null}
      {bid ? <BidButtons play={play} bid={bid} /> : null}
    </li>
  )
}

/** What each player has free, and what he set aside for bids. */
function FreeCash({ play, asked }: { play: Play; asked: string }) {
  const text = words.value.play
  return (
    <ul class="free" aria-label={text.freeCash}>
      {play.view.players.map(({ id, cash, free }) => (
        <li key={id} class={id === asked ? 'asked' : undefined}>
          <span>{play.voice.name(id)}</span>{' '}
          <b class="money" data-purse={id}>
            {play.voice.money(free)}
          </b>
          {cash > free ? <span class="soft"> {text.aside(play.voice.money(cash - free))}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** The private companies that the Bank still sells: the cheapest with one tap, bids on the others (3.1). */
export function Unsold({
  play,
  player,
  purchases,
  bids,
}: {
  play: Play
  player: string
  purchases: readonly ChoiceOf<'buyPrivate'>[]
  bids: readonly ChoiceOf<'bid'>[]
}) {
  return (
    <>
      <FreeCash play={play} asked={player} />
      <ul class="companies" aria-label={words.value.play.companies}>
        {play.view.privates.map(company => (
          <Company
            key={company.id}
            play={play}
            company={company}
            buy={purchases.find(it => it.draft.private === company.id)}
            bid={bids.find(it => it.draft.private === company.id)}
          />
        ))}
      </ul>
    </>
  )
}
