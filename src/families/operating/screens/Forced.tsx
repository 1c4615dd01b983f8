import type { ComponentChildren } from 'preact'
import type { Choice } from '../../../rules/rule'
import { Folded } from '../../../ui/kit/parts/Folded'
import { Label } from '../../../ui/kit/parts/Label'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { type Play, rangeOf } from '../../../ui/kit/play/kit'
import { type AlsoOf, saleEffects } from '../../stock/screens/sales'
import type { SellShares } from '../../stock/screens/table'
import type { ForcedWords } from '../../words/operating'
import { inOrderOfPain, type SaleStep } from './forcedSales'
import { type Bankruptcy, Ruin } from './Ruin'
import type { BuyTrain, ForcedPurchase, OperatingTable } from './table'

/** With more sales than these in view the purchase would be out of sight; the most painful ones are folded away. */
const IN_SIGHT = 3

interface Props<V extends OperatingTable, B extends Bankruptcy = Bankruptcy> {
  readonly play: Play<V>
  readonly text: ForcedWords
  readonly forced: ForcedPurchase
  readonly sales: readonly Choice<SellShares>[]
  readonly bankruptcies: readonly Choice<B>[]
  /** Trains that may be bought, among them those of other corporations. */
  readonly trains?: readonly Choice<BuyTrain>[]
  /** What a title adds about the purchase, one line each. */
  readonly besides?: readonly string[]
  /** What a title adds about a sale. */
  readonly alsoSold?: AlsoOf<V>
  /** Other ways to raise money. */
  readonly children?: ComponentChildren
}

function Sale<V extends OperatingTable>({
  play,
  text,
  step: { sale, of, loss },
  alsoSold,
}: Pick<Props<V>, 'play' | 'text' | 'alsoSold'> & { step: SaleStep<V> }) {
  const { shares, corporation } = sale.draft
  const lost = loss > 0 ? [text.loses(play.voice.money(loss))] : []
  const effect = [...saleEffects(play, text, sale, alsoSold), ...lost].join(' · ')
  return (
    <ChoiceButton class="left" of={of} onTap={() => play.submit(sale.draft)}>
      <span>{text.sellOf(shares, play.voice.name(corporation), play.voice.money(sale.proceeds))}</span>{' '}
      {effect ? <small>{effect}</small> : null}
    </ChoiceButton>
  )
}

/** The least that a train of another corporation may cost; `undefined` if none may be bought. */
function leastOf(trains: readonly Choice<BuyTrain>[]): number | undefined {
  const prices = trains
    .filter(({ draft, refusal }) => draft.price !== undefined && !refusal)
    .map(it => rangeOf(it).from)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** What must be bought, what the president must add, how much is missing, and what may be done about it. */
function Notice<V extends OperatingTable>({
  play,
  text,
  forced,
  besides = [],
  ways,
}: Pick<Props<V>, 'play' | 'text' | 'forced' | 'besides'> & { ways: readonly string[] }) {
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
function Sales<V extends OperatingTable>({
  play,
  text,
  forced,
  steps,
  alsoSold,
}: Pick<Props<V>, 'play' | 'text' | 'forced' | 'alsoSold'> & { steps: readonly SaleStep<V>[] }) {
  // Folding away a single one would save no space.
  const few = steps.length <= IN_SIGHT + 1 ? steps.length : IN_SIGHT
  const listOf = (some: readonly SaleStep<V>[]) => (
    <div class="steps">
      {some.map(step => (
        <Sale
          key={`${step.sale.draft.corporation}${step.sale.draft.shares}`}
          play={play}
          text={text}
          step={step}
          {...(alsoSold ? { alsoSold } : {})}
        />
      ))}
    </div>
  )
  return (
    <>
      <Label>{text.sellOneOf(play.voice.name(forced.president))}</Label>
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
export function Forced<V extends OperatingTable, B extends Bankruptcy>(props: Props<V, B>) {
  const { play, text, forced, sales, bankruptcies, trains = [], besides, alsoSold, children } = props
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
      <Notice {...{ play, text, forced, ways }} {...(besides ? { besides } : {})} />
      {steps.length > 0 ? (
        <Sales play={play} text={text} forced={forced} steps={steps} {...(alsoSold ? { alsoSold } : {})} />
      ) : null}
      {shut.length > 0 || !lost ? (
        <Folded line={text.notNow(shut.length > 0, !lost)}>
          <div class="chips">
            {shut.map(sale => (
              <ChoiceButton key={sale.slot} of={sale} class="long" refusal={sale.refusal} onTap={() => {}}>
                {text.sellThese(play.voice.name(sale.draft.corporation))}
              </ChoiceButton>
            ))}
          </div>
          {lost ? null : <Ruin {...{ play, text, forced, bankruptcies }} />}
        </Folded>
      ) : null}
      {children}
    </section>
  )
}
