import { BidButtons, FreeCash } from '../../../../families/stock/screens/Bids'
import { PassFoot } from '../../../../families/stock/screens/PassFoot'
import { PlayerHead } from '../../../../families/stock/screens/PlayerHead'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { followsOf, refusalOf } from '../../../../ui/kit/play/kit'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { VaAction } from '../../law'
import type { LotView } from '../../table/view'
import { said } from '../shown'
import { type ChoiceOf, ownHappenings, type Play, type TurnOf } from './kit'

/** The choices of the first auction: bids on each item, and passing. */
export function auctionSlots(slots: KitSlots<VaAction>) {
  return { bids: slots.take('bid', 'lot:'), passes: slots.take('pass', 'pass') }
}

/** An item's description: a private company with its income, or the presidency. */
function lotText(play: Play, { id, face }: LotView): string {
  const text = said.value.play
  const { money } = play.voice
  const company = play.view.privates.find(it => it.id === id)
  if (!company) return `${text.presidency} · ${money(face)}`
  return (face < company.face ? text.faceNow : text.faceAndIncome)(money(face), money(company.income))
}

/** An item: its leading bid, and the bids to choose from. */
function Lot({ play, lot, bid }: { play: Play; lot: LotView; bid: ChoiceOf<'bid'> | undefined }) {
  const text = said.value.play
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
  const text = said.value.play
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
  const text = said.value.play
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
