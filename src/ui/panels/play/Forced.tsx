import { words } from '../../../app/words'
import type { ForcedView } from '../../../rules/view'
import { Folded } from '../../parts/Folded'
import { Label } from '../../parts/Label'
import { StepLabel } from '../../parts/StepLabel'
import { ChoiceButton } from './ChoiceButton'
import { Deals } from './Deals'
import { type ChoiceOf, followsOf, type Play, playerOf, tableAfter, valueAt } from './kit'
import { saleEffects, type TriedSale, trySales } from './SaleButtons'

interface Step extends TriedSale {
  readonly of: ChoiceOf<'sellShares'> | undefined
  /** What the seller's fortune loses by it, for the tokens that fall. */
  readonly loss: number
}

/** What a sale costs its seller beyond what it brings; a token that falls for want of a run falls without the sale, too. */
function lossOf(play: Play, sale: TriedSale): number {
  const { player } = sale.draft
  const tried = play.tryOut(sale.draft)
  const [seller, after] = [playerOf(play.view, player), tableAfter(tried)]
  if (!seller || !after) return 0
  let loss = seller.netWorth - (playerOf(after, player)?.netWorth ?? 0)
  for (const it of followsOf(tried))
    if (it.is === 'token' && it.why === 'left' && it.from)
      loss -= (valueAt(play.view, it.from) - valueAt(play.view, it.to)) * (seller.shares[it.corporation] ?? 0)
  return loss
}

/** Open sales in the order in which they hurt least: no presidency lost, enough at once, the smallest loss. */
function inOrderOfPain(play: Play, short: number, sales: readonly ChoiceOf<'sellShares'>[]): readonly Step[] {
  const steps = sales.flatMap(sale =>
    trySales(play, sale)
      .filter(tried => !tried.refusal)
      .map((tried, i) => ({ ...tried, of: i === 0 ? sale : undefined, loss: lossOf(play, tried) })),
  )
  const rank = (step: Step) =>
    [step.president ? 1 : 0, step.proceeds >= short ? 0 : 1, step.loss, -step.proceeds] as const
  return steps.sort((a, b) => {
    const [x, y] = [rank(a), rank(b)]
    const at = x.findIndex((value, i) => value !== y[i])
    return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0)
  })
}

function SaleStep({ play, step }: { play: Play; step: Step }) {
  const text = words.value.play
  const { shares, corporation } = step.draft
  const loss = step.loss > 0 ? text.loses(play.voice.money(step.loss)) : ''
  const effect = [...saleEffects(play, step), loss].filter(Boolean).join(' · ')
  return (
    <ChoiceButton class="left" of={step.of} onTap={() => play.submit(step.draft)}>
      <span>{text.sellOf(shares, corporation, play.voice.money(step.proceeds))}</span>{' '}
      {effect ? <small>{effect}</small> : null}
    </ChoiceButton>
  )
}

/** Declares bankruptcy: the main action where nothing else is left. */
function Ruin({
  play,
  forced,
  bankruptcies,
}: {
  play: Play
  forced: ForcedView
  bankruptcies: readonly ChoiceOf<'declareBankruptcy'>[]
}) {
  const text = words.value.play
  const { money, name } = play.voice
  return bankruptcies.map(choice => (
    <ChoiceButton
      key={choice.slot}
      of={choice}
      kind={choice.refusal ? 'plain' : 'stop'}
      class="wide"
      refusal={choice.refusal}
      onTap={() => play.submit(choice.draft)}
    >
      {text.bankrupt(name(forced.president))}
      {choice.refusal ? null : (
        <small>{text.cannotRaise(money(forced.canRaise), money(forced.contribution))}</small>
      )}
    </ChoiceButton>
  ))
}

/** Leads through a purchase that the treasury cannot pay: what is short, what may be sold, when only bankruptcy is left (4.2.5.2). */
export function Forced({
  play,
  forced,
  sales,
  deals,
  bankruptcies,
}: {
  play: Play
  forced: ForcedView
  sales: readonly ChoiceOf<'sellShares'>[]
  deals: readonly ChoiceOf<'sellPrivate'>[]
  bankruptcies: readonly ChoiceOf<'declareBankruptcy'>[]
}) {
  const text = words.value.play
  const { money, name } = play.voice
  const who = name(forced.president)
  const lost = bankruptcies.some(choice => !choice.refusal)
  const steps = inOrderOfPain(play, forced.short, sales)
  const shown = new Set(steps.map(step => step.of))
  const shut = sales.filter(sale => !shown.has(sale))
  const ruin = <Ruin play={play} forced={forced} bankruptcies={bankruptcies} />
  return (
    <section class="forced">
      <StepLabel to={play.view.cites.turn} level={2}>
        {text.forcedPurchase}
      </StepLabel>
      <div class="strip notice">
        <p>
          <b>{text.forced(forced.train, money(forced.price))}</b>{' '}
          {text.mustAdd(who, money(forced.contribution), money(forced.has))}{' '}
          {forced.short > 0 ? <strong>{text.short(money(forced.short))}</strong> : text.canPay(who)}
        </p>
      </div>
      {lost ? ruin : null}
      {steps.length > 0 ? (
        <>
          <Label>{text.sellOneOf(who)}</Label>
          <div class="steps">
            {steps.map(step => (
              <SaleStep key={`${step.draft.corporation}${step.draft.shares}`} play={play} step={step} />
            ))}
          </div>
        </>
      ) : null}
      {shut.length > 0 || !lost ? (
        <Folded line={text.notNow}>
          <div class="chips">
            {shut.map(sale => (
              <ChoiceButton key={sale.slot} of={sale} class="long" refusal={sale.refusal} onTap={() => {}}>
                {text.sellThese(sale.draft.corporation)}
              </ChoiceButton>
            ))}
          </div>
          {lost ? null : ruin}
        </Folded>
      ) : null}
      <Deals play={play} deals={deals} />
    </section>
  )
}
