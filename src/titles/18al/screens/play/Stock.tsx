import { OverLimit } from '../../../../families/stock/screens/OverLimit'
import { PassFoot } from '../../../../families/stock/screens/PassFoot'
import { PlayerHead } from '../../../../families/stock/screens/PlayerHead'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { AlAction } from '../../law'
import { said } from '../words'
import { Corporations } from './Corporations'
import { Deals } from './Deals'
import type { Play, TurnOf } from './kit'
import { yellowTrick } from './sold'
import { Unsold } from './Unsold'

/** The choices of a stock turn, by their place on the screen. */
export function stockSlots(slots: KitSlots<AlAction>) {
  return {
    buys: slots.take('buyShare', 'corporation:'),
    pars: slots.take('par', 'corporation:'),
    sales: slots.take('sellShares', 'corporation:'),
    purchases: slots.take('buyPrivate', 'private:'),
    bids: slots.take('bid', 'private:'),
    deals: slots.take('sellPrivate', 'deal:'),
    passes: slots.take('pass', 'pass'),
  }
}

type StockSlots = ReturnType<typeof stockSlots>

/** A stock turn: private companies while there are unsold ones, otherwise a row for each corporation. */
export function Stock({ play, turn, slots }: { play: Play; turn: TurnOf<'stock'>; slots: StockSlots }) {
  const text = said.value.play
  const { player, unsold, acted } = turn
  const { buys, pars, sales } = slots
  const shares = <Corporations play={play} buys={buys} pars={pars} sales={sales} />
  return (
    <>
      <PlayerHead play={play} text={text} id={player} />
      <OverLimit
        play={play}
        text={text}
        cite={play.view.cites.certificates}
        player={player}
        sales={sales}
        also={yellowTrick(play)}
      />
      <StepLabel to={play.view.turn.cite} level={2}>
        {unsold ? text.companies : text.stockTurn}
      </StepLabel>
      {unsold ? (
        <>
          <Unsold play={play} player={player} purchases={slots.purchases} bids={slots.bids} />
          {buys.length + pars.length + sales.length > 0 ? (
            <Folded line={text.corporationsLater}>{shares}</Folded>
          ) : null}
        </>
      ) : (
        shares
      )}
      <Deals play={play} deals={slots.deals} />
      <PassFoot play={play} text={text} player={player} acted={acted} passes={slots.passes} />
    </>
  )
}
