import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf, type Play as Kit, refusalOf } from '../../../ui/kit/play/kit'
import type { Bid } from '../auction/bid'
import type { LotsHappening } from '../auction/lots'
import type { LotsTurnView, LotView } from '../auction/lotsView'
import type { Par } from '../stock/par'
import type { Pass } from '../stock/pass'
import type { LotsWords } from '../words/lots'
import { BidButtons, FreeCash } from './Bids'
import { PassFoot } from './PassFoot'
import { PlayerHead } from './PlayerHead'
import { type Choices, type ShownView, type Slots, said } from './shown'

/** What the panels of an auction of several lots at once work with. */
type Play = Kit<ShownView & { readonly lots: readonly LotView[] }>

type TurnOf<K extends LotsTurnView['at']> = Extract<LotsTurnView, { at: K }>

/** What they say: the words of a title that has such an auction. */
const saidOf = () => said.value.stock as LotsWords

/** What such an auction reports among what happened. */
const reports = (happened: readonly { readonly is: string }[]) => happened as readonly LotsHappening[]

/** A lot's description: a private company with its income, or the presidency. */
function lotText({ view, voice: { money } }: Play, { id, face }: LotView): string {
  const text = saidOf()
  const company = view.privates.find(it => it.id === id)
  if (!company) return `${text.presidency} · ${money(face)}`
  return (face < company.face ? text.faceNow : text.faceAndIncome)(money(face), money(company.income))
}

/** A lot: its leading bid, and the bids to choose from. */
function Lot({ play, lot, bid }: { play: Play; lot: LotView; bid: Choices<Bid>[number] | undefined }) {
  const text = saidOf()
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
      {bid ? <BidButtons play={play} bid={bid} lot={name(lot.id)} /> : null}
    </li>
  )
}

/**
 * The passes still needed for all to have passed in a row, and what the last of them causes; `undefined` if one of them
 * is refused or nothing would follow.
 */
function settling(play: Play, turn: TurnOf<'lots'>) {
  const text = saidOf()
  const { money, name } = play.voice
  const players = [turn.player, ...play.view.followers].slice(0, turn.of - turn.passed.length)
  const passes = players.map(player => ({ type: 'pass', player }))
  const tried = play.tryOut(...passes)
  if (!tried || refusalOf(tried)) return undefined
  const happened = reports(followsOf(tried))
  const falls = happened.flatMap(it => (it.is === 'reduced' ? text.falls(name(it.lot), money(it.face)) : []))
  const what = happened.some(it => it.is === 'sold') ? text.allSold : falls.join(', ')
  return what ? { passes, what } : undefined
}

interface LotsProps {
  readonly play: Play
  readonly turn: TurnOf<'lots'>
  readonly bids: Choices<Bid>
  readonly passes: Choices<Pass>
}

/** The auction: all lots at once, the leading bids, each player's free cash, and what the last pass would cause. */
function Lots({ play, turn, bids, passes }: LotsProps) {
  const text = saidOf()
  const { money, name } = play.voice
  const { player, passed, of, forced } = turn
  const end = settling(play, turn)
  return (
    <>
      <PlayerHead play={play} id={player} brief />
      <StepLabel to={turn.cite} level={2} aside={text.inARow(passed.length, of)}>
        {text.auction}
      </StepLabel>
      <FreeCash play={play} asked={player} />
      {forced === null ? null : (
        <div class="strip notice">{text.mustBid(name(player), name(forced), money(0))}</div>
      )}
      <ul class="companies lots" aria-label={text.lots}>
        {play.view.lots.map(lot => (
          <Lot key={lot.id} play={play} lot={lot} bid={bids.find(({ draft }) => draft.private === lot.id)} />
        ))}
      </ul>
      {end ? <p class="soft">{text.lastPass(end.what)}</p> : null}
      <PassFoot
        play={play}
        player={player}
        passes={passes}
        all={end?.passes ?? []}
        allLabel={end ? text.allPassAuction(end.passes.length, end.what) : ''}
      />
    </>
  )
}

/** The move order to come, with the cash that decides it; it is the same for every value. */
function orderAfter(play: Play, [first]: Choices<Par>): string {
  const happened = reports(first ? followsOf(play.tryOut(first.draft)) : [])
  const order = happened.flatMap(it => (it.is === 'order' ? it.order : []))
  const cashOf = (id: string) => play.view.players.find(it => it.id === id)?.cash ?? 0
  return order.map(id => `${play.voice.name(id)} ${play.voice.money(cashOf(id))}`).join(', ')
}

/** The buyer of the presidency sets its starting value: one tap for each, showing what the treasury gets. */
function Value({ play, turn, values }: { play: Play; turn: TurnOf<'value'>; values: Choices<Par> }) {
  const text = saidOf()
  const { money, name } = play.voice
  const corporation = name(turn.corporation)
  const order = orderAfter(play, values)
  return (
    <>
      <PlayerHead play={play} id={turn.player} />
      <StepLabel to={turn.cite} level={2}>
        {text.setValue(corporation)}
      </StepLabel>
      <p>{text.valueIs(name(turn.player), corporation)}</p>
      <div class="buttons">
        {values.map(value => {
          const { price } = value.draft
          const sum = money(flowOf(followsOf(play.tryOut(value.draft)), turn.corporation))
          return (
            <ChoiceButton
              key={price}
              of={value}
              play={play}
              label={text.valueLabel(price, corporation, sum, money(price))}
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

/** The panels of the auction, and of the value that is set after it, each with the choices that it takes. */
export const lotsPanels = {
  lots: (play: Play, turn: TurnOf<'lots'>, slots: Slots) => (
    <Lots {...{ play, turn }} bids={slots.take('bid', 'lot:')} passes={slots.take('pass', 'pass')} />
  ),
  value: (play: Play, turn: TurnOf<'value'>, slots: Slots) => (
    <Value {...{ play, turn }} values={slots.take('par', 'corporation:')} />
  ),
}
