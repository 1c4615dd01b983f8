import { words } from '../../../app/words'
import type { CorporationView } from '../../../rules/view'
import type { Opened } from '../../parts/opened'
import { Plate } from '../../parts/Plate'
import { ChoiceButton } from './ChoiceButton'
import {
  type ChoiceOf,
  followsOf,
  newPresident,
  numbersOf,
  type Play,
  rangeOf,
  refusalOf,
  varied,
} from './kit'
import { SaleButtons } from './SaleButtons'

/** Buys a certificate with one tap; what that sets off stands below the price. */
function Buy({
  play,
  choice,
  corporation,
}: {
  play: Play
  choice: ChoiceOf<'buyShare'>
  corporation: CorporationView
}) {
  const text = words.value.play
  const { from, player } = choice.draft
  const ipo = from === 'ipo'
  const left = ipo ? corporation.ipo : corporation.market
  const price = play.voice.money((ipo ? corporation.par : corporation.price) ?? 0)
  const happened = choice.refusal ? [] : followsOf(play.tryOut(choice.draft))
  const floats = happened.some(it => it.is === 'floated')
  const president = newPresident(happened, corporation.id)
  const place = left === 0 ? text.empty[ipo ? 'ipo' : 'market'] : text.stock(ipo ? 'ipo' : 'market', left)
  const name = play.voice.name(player)
  const effect = president ? text.becomes(play.voice.name(president)) : floats ? text.floats : undefined
  const visible = left === 0 ? place : `${price} ${place}${effect ? ` ${effect}` : ''}`
  return (
    <ChoiceButton
      of={choice}
      refusal={choice.refusal}
      onTap={() => play.submit(choice.draft)}
      label={text.buyLabel(visible, name, corporation.id, ipo ? 'ipo' : 'market')}
    >
      {left > 0 ? <b>{price}</b> : null}
      <span>{place}</span>
      {effect ? <small>{effect}</small> : null}
    </ChoiceButton>
  )
}

/** Starts a corporation: each par value is one tap and buys the president's certificate. */
function Pars({ play, pars, id }: { play: Play; pars: readonly ChoiceOf<'par'>[]; id: string }) {
  const text = words.value.play
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="pars" role="group" aria-label={text.startIt(id)}>
      {pars.map(par => {
        const { price, player } = par.draft
        const cost = par.refusal ? 0 : -flow(play, par)
        return (
          <ChoiceButton
            key={price}
            of={par}
            refusal={par.refusal}
            onTap={() => play.submit(par.draft)}
            label={text.parLabel(
              price,
              play.voice.name(player),
              id,
              cost ? play.voice.money(cost) : undefined,
            )}
          >
            <b>{price}</b>
            {cost ? <small>{play.voice.money(cost)}</small> : null}
          </ChoiceButton>
        )
      })}
    </div>
  )
}

function flow(play: Play, par: ChoiceOf<'par'>): number {
  const paid = followsOf(play.tryOut(par.draft)).find(it => it.is === 'paid')
  return paid ? -paid.amount : 0
}

/** Whether any number of shares may be sold; the reason of the first where none. */
function saleRefusal(play: Play, sale: ChoiceOf<'sellShares'>) {
  if (!sale.refusal) return undefined
  const open = numbersOf(rangeOf(sale)).some(shares => !refusalOf(play.tryOut(varied(sale, shares))))
  return open ? undefined : sale.refusal
}

/** A corporation's row: its plate and price, what can be bought and where, and the sale that opens below it. */
export function CorporationRow({
  play,
  corporation,
  buys,
  pars,
  sales,
  opened,
}: {
  play: Play
  corporation: CorporationView
  buys: readonly ChoiceOf<'buyShare'>[]
  pars: readonly ChoiceOf<'par'>[]
  sales: readonly ChoiceOf<'sellShares'>[]
  opened: Opened
}) {
  const text = words.value.play
  const { id, price, yellow } = corporation
  const [sale] = sales
  const isOpen = opened.is(id)
  const held = sale ? rangeOf(sale).to : 0
  return (
    <li class="corporation-row">
      <span class="corporation-plate">
        <Plate of={corporation} />
        {price === null ? null : (
          <span class={yellow ? 'zone' : undefined} title={yellow ? text.yellow : undefined}>
            {play.voice.money(price)}
            {yellow ? <span class="hidden-text"> {text.yellow}</span> : null}
          </span>
        )}
      </span>
      {pars.length > 0 ? <Pars play={play} pars={pars} id={id} /> : null}
      {buys.map(buy => (
        <Buy key={buy.draft.from} play={play} choice={buy} corporation={corporation} />
      ))}
      {sale ? (
        <ChoiceButton
          of={sale}
          class="sell"
          expanded={isOpen}
          refusal={saleRefusal(play, sale)}
          onTap={() => opened.toggle(id)}
          label={text.sellLabel(id, held)}
        >
          {text.sell}
          <small>{text.of(held)}</small>
        </ChoiceButton>
      ) : null}
      {sale && isOpen ? <SaleButtons play={play} sale={sale} /> : null}
    </li>
  )
}
