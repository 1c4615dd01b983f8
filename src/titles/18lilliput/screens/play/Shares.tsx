import { useSignal } from '@preact/signals'
import { valueAt } from '../../../../bank/chart'
import { SaleButtons } from '../../../../families/stock/screens/SaleButtons'
import { saleRefusal } from '../../../../families/stock/screens/sales'
import { opened, reveal } from '../../../../ui/kit/parts/opened'
import { SpacePick } from '../../../../ui/kit/parts/SpacePick'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { Who } from '../../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { followsOf, rangeOf, refusalOf } from '../../../../ui/kit/play/kit'
import type { HandView } from '../../tableView'
import { companyOf } from '../table'
import { said } from '../words'
import { type ChoiceOf, type Choices, type Play, paidFor } from './kit'
import type { CardSlots } from './slots'

/** Shares that may be sold before one is bought; their number is chosen below (shares). */
function Sales({ play, sales }: { play: Play; sales: Choices<'sellShares'> }) {
  const text = said.value.play
  const open = sales.find(({ draft }) => opened.is(`sell ${draft.corporation}`))
  if (sales.length === 0) return null
  return (
    <section class="stack">
      <StepLabel of="sellShares">{text.sellFirst}</StepLabel>
      <div class="buttons" style={{ '--least': '10rem' }}>
        {sales.map(sale => {
          const { corporation } = sale.draft
          const held = rangeOf(sale).to
          return (
            <ChoiceButton
              key={corporation}
              of={sale}
              expanded={opened.is(`sell ${corporation}`)}
              refusal={saleRefusal(play, sale)}
              onTap={() => opened.toggle(`sell ${corporation}`)}
              label={text.sellLabel(play.voice.name(corporation), held)}
            >
              <Who id={corporation} />
              <small>{text.of(held)}</small>
            </ChoiceButton>
          )
        })}
      </div>
      {open ? <SaleButtons key={open.slot} play={play} text={text} sale={open} /> : null}
    </section>
  )
}

/** One share of a company, at the current price. */
function Buy({ play, buy }: { play: Play; buy: ChoiceOf<'buyShare'> }) {
  const text = said.value.play
  const { corporation } = buy.draft
  const company = companyOf(play.view, corporation)
  const price = play.voice.money(company?.price ?? 0)
  const left = text.left(company?.market ?? 0)
  return (
    <ChoiceButton of={buy} play={play} label={text.buyLabel(price, left, play.voice.name(corporation))}>
      <Who id={corporation} />
      <b>{price}</b>
      <small>{left}</small>
    </ChoiceButton>
  )
}

/**
 * The first space of a new company's marker: the most expensive affordable one is preset, any other is a tap on the index
 * (founding).
 */
function Founding({ play, found }: { play: Play; found: ChoiceOf<'found'> }) {
  const text = said.value.play
  const { money, name } = play.voice
  const cell = useSignal(found.draft.cell)
  const company = name(found.draft.corporation)
  const draft = { ...found.draft, cell: cell.value }
  const tried = play.tryOut(draft)
  const refusal = refusalOf(tried)
  const happened = followsOf(tried)
  const sum = (why: string) => money(paidFor(happened, why)?.amount ?? 0)
  return (
    <div ref={reveal} class="stack revealed">
      <SpacePick
        name={text.spaceFor(company)}
        chart={play.view.chart}
        corporations={play.view.corporations}
        lies={undefined}
        chosen={cell.value}
        onPick={([row, column]) => (cell.value = [row, column])}
      />
      <ChoiceButton kind="ink" class="wide" enters={draft} refusal={refusal} play={play}>
        <b>{text.foundAt(company, valueAt(play.view.chart.grid, cell.value))}</b>{' '}
        {refusal ? null : <small>{text.foundCosts(sum('certificate'), sum('capital'))}</small>}
      </ChoiceButton>
    </div>
  )
}

function Founds({ play, founds }: { play: Play; founds: Choices<'found'> }) {
  const text = said.value.play
  const open = founds.find(({ draft }) => opened.is(`found ${draft.corporation}`))
  if (founds.length === 0) return null
  return (
    <section class="stack">
      <StepLabel of="found">{text.found}</StepLabel>
      <div class="buttons" style={{ '--least': '10rem' }}>
        {founds.map(found => {
          const { corporation } = found.draft
          return (
            <ChoiceButton
              key={corporation}
              of={found}
              expanded={opened.is(`found ${corporation}`)}
              onTap={() => opened.toggle(`found ${corporation}`)}
              label={text.foundOne(play.voice.name(corporation))}
            >
              <Who id={corporation} />
            </ChoiceButton>
          )
        })}
      </div>
      {open ? <Founding key={open.draft.corporation} play={play} found={open} /> : null}
    </section>
  )
}

/** A card for shares: sell any number, then buy one or found a company (shares, founding). */
export function Shares({ play, hand, slots }: { play: Play; hand: HandView; slots: CardSlots }) {
  const text = said.value.play
  const sales = <Sales play={play} sales={slots.sales} />
  return (
    <>
      {hand.maySell ? sales : null}
      <section class="stack">
        <StepLabel of="buyShare">{text.buyOne}</StepLabel>
        <div class="buttons" style={{ '--least': '8.5rem' }}>
          {slots.buys.map(buy => (
            <Buy key={buy.draft.corporation} play={play} buy={buy} />
          ))}
        </div>
      </section>
      <Founds play={play} founds={slots.founds} />
      {hand.maySell ? null : sales}
    </>
  )
}
