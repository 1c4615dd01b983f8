import type { StockParts } from '../../../../families/railway/screens/Stock'
import { BidButtons, FreeCash } from '../../../../families/stock/screens/Bids'
import { PassFoot } from '../../../../families/stock/screens/PassFoot'
import { PlayerHead } from '../../../../families/stock/screens/PlayerHead'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf, refusalOf } from '../../../../ui/kit/play/kit'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { VaAction } from '../../law'
import type { CorporationView, LotView } from '../../table/view'
import { type ChoiceOf, ownHappenings, type Play, said, type TurnOf } from '../shown'

/** The choices of the first auction: bids on each item, and passing. */
export function auctionSlots(slots: KitSlots<VaAction>) {
  return { bids: slots.take('bid', 'lot:'), passes: slots.take('pass', 'pass') }
}

/** An item's description: a private company with its income, or the presidency. */
function lotText(play: Play, { id, face }: LotView): string {
  const text = said.value.stock
  const { money } = play.voice
  const company = play.view.privates.find(it => it.id === id)
  if (!company) return `${text.presidency} · ${money(face)}`
  return (face < company.face ? text.faceNow : text.faceAndIncome)(money(face), money(company.income))
}

/** An item: its leading bid, and the bids to choose from. */
function Lot({ play, lot, bid }: { play: Play; lot: LotView; bid: ChoiceOf<'bid'> | undefined }) {
  const text = said.value.stock
  const { money, name } = play.voice
  return (
    <li class="company">
      <div class="company-name">
        <strong>{name(lot.id)}</strong>
        <span class="soft">{lotText(play, lot)}</span>
        {lot.bid ? (
          <b>{text.highBid(name(lot.bid.player), money(lot.bid.amount))}</b>
        ) : (
          <span>{text.noBid}</span>
        )}
      </div>
      {bid ? <BidButtons play={play} text={text} bid={bid} lot={name(lot.id)} /> : null}
    </li>
  )
}

/**
 * The passes still needed for all to have passed in a row, and what the last of them causes; `undefined` if one of them
 * is refused or nothing would follow.
 */
function settling(play: Play, turn: TurnOf<'lots'>) {
  const text = said.value.stock
  const { money, name } = play.voice
  const players = [turn.player, ...play.view.followers].slice(0, turn.of - turn.passed.length)
  const passes = players.map(player => ({ type: 'pass', player }))
  const tried = play.tryOut(...passes)
  if (!tried || refusalOf(tried)) return undefined
  const happened = ownHappenings(followsOf(tried))
  const falls = happened.filter(it => it.is === 'reduced').map(it => text.falls(name(it.lot), money(it.face)))
  const what = happened.some(it => it.is === 'sold') ? text.allSold : falls.join(', ')
  return what ? { passes, what } : undefined
}

/** The first auction: all items at once, the leading bids, each player's free cash, and what the last pass would cause (4.1). */
export function Auction({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnOf<'lots'>
  slots: ReturnType<typeof auctionSlots>
}) {
  const text = said.value.stock
  const { name } = play.voice
  const { player, passed, of, forced } = turn
  const end = settling(play, turn)
  return (
    <>
      <PlayerHead play={play} text={text} id={player} brief />
      <StepLabel to={turn.cite} level={2} aside={text.inARow(passed.length, of)}>
        {text.auction}
      </StepLabel>
      <FreeCash play={play} text={text} asked={player} />
      {forced === null ? null : <div class="strip notice">{text.mustBid(name(player), name(forced))}</div>}
      <ul class="companies lots" aria-label={text.lots}>
        {play.view.lots.map(lot => (
          <Lot
            key={lot.id}
            play={play}
            lot={lot}
            bid={slots.bids.find(({ draft }) => draft.private === lot.id)}
          />
        ))}
      </ul>
      {end ? <p class="soft">{text.lastPass(end.what)}</p> : null}
      <PassFoot
        play={play}
        text={text}
        player={player}
        passes={slots.passes}
        all={end?.passes ?? []}
        allLabel={end ? text.allPassAuction(end.passes.length, end.what) : ''}
      />
    </>
  )
}

/** The starting values to choose from. */
export function valueSlots(slots: KitSlots<VaAction>) {
  return { values: slots.take('par', 'corporation:') }
}

/** The move order to come, with the cash that decides it; it is the same for every value. */
function orderAfter(play: Play, values: readonly ChoiceOf<'par'>[]): string {
  const [first] = values
  const happened = ownHappenings(first ? followsOf(play.tryOut(first.draft)) : [])
  const order = happened.find(it => it.is === 'order')?.order ?? []
  const cashOf = (id: string) => play.view.players.find(it => it.id === id)?.cash ?? 0
  return order.map(id => `${play.voice.name(id)} ${play.voice.money(cashOf(id))}`).join(', ')
}

/** The buyer of the first presidency sets its starting value: one tap for each, showing what the treasury gets (4.1). */
export function Value({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnOf<'value'>
  slots: ReturnType<typeof valueSlots>
}) {
  const text = said.value.stock
  const { money, name } = play.voice
  const corporation = name(turn.corporation)
  const order = orderAfter(play, slots.values)
  return (
    <>
      <PlayerHead play={play} text={text} id={turn.player} />
      <StepLabel to={turn.cite} level={2}>
        {text.setValue(corporation)}
      </StepLabel>
      <p>{text.valueIs(name(turn.player), corporation)}</p>
      <div class="buttons">
        {slots.values.map(value => {
          const { price } = value.draft
          const sum = money(flowOf(followsOf(play.tryOut(value.draft)), turn.corporation))
          return (
            <ChoiceButton
              key={price}
              of={value}
              refusal={value.refusal}
              onTap={() => play.submit(value.draft)}
              label={text.valueLabel(price, corporation, sum)}
            >
              <b>{price}</b>
              <small>{text.forTreasury(sum)}</small>
            </ChoiceButton>
          )
        })}
      </div>
      {order ? <p class="soft">{text.orderBy(order)}</p> : null}
    </>
  )
}

/** What a stock turn shows in 18VA's own way: what a share counts, and what the sixth one brings (4.4). */
export const stockParts: StockParts = {
  price(play, corporation) {
    const { price, percent } = corporation as CorporationView
    const text = said.value.stock
    return (
      <span>
        {price === null ? null : <b>{play.voice.money(price)} </b>}
        {text.percent(percent)} <span class="hidden-text">{text.aShare}</span>
      </span>
    )
  },
  cost: ({ price }) => price ?? 0,
  brings(play, happened) {
    const added = happened.filter(it => it.is === 'paid').find(it => it.why === 'underwriting')
    return added ? [said.value.stock.underwrites(play.voice.money(added.amount))] : []
  },
}
