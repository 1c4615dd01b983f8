import type { ComponentChildren } from 'preact'
import { Folded } from '../../../ui/kit/parts/Folded'
import { Label } from '../../../ui/kit/parts/Label'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { rangeOf } from '../../../ui/kit/play/kit'
import { saleEffects } from '../../stock/screens/sales'
import type { BuyTrain } from '../operating/buyTrain'
import type { DeclareBankruptcy } from '../operating/declareBankruptcy'
import type { SellShares } from '../operating/sellShares'
import type { ForcedView } from '../view'
import { inOrderOfPain, type SaleStep } from './forcedSales'
import { Ruin } from './Ruin'
import { type Choices, type Play, said } from './shown'
import { intoZone } from './Zone'

/** With more sales than these in view the purchase would be out of sight; the most painful ones are folded away. */
const IN_SIGHT = 3

interface Props {
  readonly play: Play
  readonly forced: ForcedView
  readonly sales: Choices<SellShares>
  readonly bankruptcies: Choices<DeclareBankruptcy>
  /** Trains that may be bought, among them those of other corporations. */
  readonly trains: Choices<BuyTrain>
  /** What a title adds about the purchase, one line each. */
  readonly besides: readonly string[]
  /** Other ways to raise money. */
  readonly children?: ComponentChildren
}

function Sale({ play, step: { sale, of, loss } }: { play: Play; step: SaleStep }) {
  const text = said.value.forced
  const { shares, corporation } = sale.draft
  const lost = loss > 0 ? [text.loses(play.voice.money(loss))] : []
  const effect = [...saleEffects(play, text, sale, intoZone(play)), ...lost].join(' · ')
  return (
    <ChoiceButton class="left" of={of} enters={sale.draft} play={play}>
      <span>{text.sellOf(shares, play.voice.name(corporation), play.voice.money(sale.proceeds))}</span>{' '}
      {effect ? <small>{effect}</small> : null}
    </ChoiceButton>
  )
}

/** The least that a train of another corporation may cost; `undefined` if none may be bought. */
function leastOf(trains: Choices<BuyTrain>): number | undefined {
  const prices = trains
    .filter(({ draft, refusal }) => draft.price !== undefined && !refusal)
    .map(it => rangeOf(it).from)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** What must be bought, what the president must add, how much is missing, and what may be done about it. */
function Notice({
  play,
  forced,
  besides,
  ways,
}: Pick<Props, 'play' | 'forced' | 'besides'> & { ways: readonly string[] }) {
  const text = said.value.forced
  const { money, name } = play.voice
  const who = name(forced.president)
  return (
    <div class="strip notice">
      <p>
        <b>{text.forced(forced.train, money(forced.price))}</b>{' '}
        {text.mustAdd(who, money(forced.contribution), money(forced.has))}{' '}
        {forced.short > 0 ? <strong>{text.short(money(forced.short))}</strong> : text.canPay(who)}
      </p>
      {ways.length > 0 ? <p>{text.nextWays(ways)}</p> : null}
      {besides.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The possible sales, least painful first; of many, only the first few are in view. */
function Sales({ play, forced, steps }: Pick<Props, 'play' | 'forced'> & { steps: readonly SaleStep[] }) {
  const text = said.value.forced
  // Folding away a single one would save no space.
  const few = steps.length <= IN_SIGHT + 1 ? steps.length : IN_SIGHT
  const listOf = (some: readonly SaleStep[]) => (
    <div class="steps">
      {some.map(step => (
        <Sale key={`${step.sale.draft.corporation}${step.sale.draft.shares}`} play={play} step={step} />
      ))}
    </div>
  )
  return (
    <>
      <Label>{text.sellOneOf(play.voice.name(forced.president), steps.length > 1)}</Label>
      {listOf(steps.slice(0, few))}
      {steps.length > few ? (
        <Folded line={text.moreSales(steps.length - few)}>{listOf(steps.slice(few))}</Folded>
      ) : null}
    </>
  )
}

/**
 * Leads through a purchase that the treasury cannot pay: what is missing, and what may be sold. A bankruptcy that may be
 * declared is left to the end of the panel (`Ruin`).
 */
export function Forced({ play, forced, sales, bankruptcies, trains, besides, children }: Props) {
  const text = said.value.forced
  const lost = bankruptcies.some(choice => !choice.refusal)
  const steps = inOrderOfPain(play, forced.short, sales)
  const least = leastOf(trains)
  const ways = [
    ...(steps.length > 0 ? [text.waySale] : []),
    ...(least === undefined ? [] : [text.wayTrain(play.voice.money(least))]),
    ...(lost ? [text.wayRuin] : []),
  ]
  const shown = new Set(steps.map(step => step.of))
  const shut = sales.filter(sale => !shown.has(sale))
  return (
    <section class="forced">
      <StepLabel to={play.view.turn.cite} level={2}>
        {text.forcedPurchase}
      </StepLabel>
      <Notice {...{ play, forced, besides, ways }} />
      {steps.length > 0 ? <Sales {...{ play, forced, steps }} /> : null}
      {shut.length > 0 || !lost ? (
        <Folded line={text.notNow(shut.length > 0, !lost)}>
          <div class="chips">
            {shut.map(sale => (
              <ChoiceButton key={sale.slot} of={sale} class="long" play={play}>
                {text.sellThese(play.voice.name(sale.draft.corporation))}
              </ChoiceButton>
            ))}
          </div>
          {lost ? null : <Ruin {...{ play, forced, bankruptcies }} />}
        </Folded>
      ) : null}
      {children}
    </section>
  )
}
