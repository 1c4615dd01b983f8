import { BidButtons, FreeCash } from '../../../../families/stock/screens/Bids'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf } from '../../../../ui/kit/play/kit'
import type { PrivateView } from '../../tableView'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

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
  const text = said.value.play
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
      {bid ? <BidButtons play={play} text={text} bid={bid} lot={company.id} /> : null}
    </li>
  )
}

/** The private companies that the Bank still sells: the cheapest with one tap, the others by bids (3.1). */
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
      <FreeCash play={play} text={said.value.play} asked={player} />
      <ul class="companies" aria-label={said.value.play.companies}>
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
