import { Companies } from '../../../../families/operating/screens/Companies'
import { EndFoot } from '../../../../families/operating/screens/EndFoot'
import { OperateHead } from '../../../../families/operating/screens/OperateHead'
import { Ruin } from '../../../../families/operating/screens/Ruin'
import { Folded } from '../../../../ui/kit/parts/Folded'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import { type CardId, FREIGHT_NUMBER } from '../../data'
import type { VaAction } from '../../law'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import { Before, beforeSlots, noneOpen } from './Before'
import { Forced, forcedTrains, PurchaseFoot, ruins } from './Forced'
import { corporationOf, type Play, type TurnOf } from './kit'
import { Run } from './Run'
import { Trains } from './Trains'

/** The choices of an operating turn, by their place on the card. */
export function operateSlots(slots: KitSlots<VaAction>) {
  const powers = slots.take('usePrivate', 'powers')
  return {
    before: beforeSlots(slots, powers),
    runs: slots.take('run', 'revenue'),
    trains: slots.take('buyTrain', 'trains'),
    limits: powers.filter(({ draft }) => draft.use === 'trainLimit'),
    companies: slots.take('acquirePrivate', 'privates'),
    ends: slots.take('endTurn', 'end'),
    sales: slots.take('sellShares', 'corporation:'),
    bankruptcies: slots.take('declareBankruptcy', 'bankruptcy'),
  }
}

type OperateSlots = ReturnType<typeof operateSlots>

/** A charter's size, trains and stations in one line. */
function charterOf({ size, trains, stations }: CorporationView): string {
  const text = said.value.play
  return text.charter(
    size,
    trains.map(card => (FREIGHT_NUMBER[card as CardId] > 0 ? text.freight(card) : card)).join(', '),
    stations,
  )
}

/** The purchase that must be made, with the sales for it, and everything else that may be bought. */
function Buying({
  play,
  turn,
  slots,
  corporation,
}: {
  play: Play
  turn: TurnOf<'operate'>
  slots: OperateSlots
  corporation: CorporationView
}) {
  const { forced } = turn
  const due = forced ? forcedTrains(forced, slots.trains) : []
  const others = slots.trains.filter(train => !due.includes(train))
  const { sales, bankruptcies } = slots
  return (
    <>
      {forced ? (
        <>
          <Forced {...{ play, forced, sales, bankruptcies, others }} trains={due} />
          <PurchaseFoot play={play} forced={forced} trains={due} />
        </>
      ) : null}
      <Trains play={play} corporation={corporation} trains={others} powers={slots.limits} />
    </>
  )
}

/** One card for the whole operating turn, in the order of 4.5 from top to bottom; a step that is not used costs no tap. */
export function Operate({ play, turn, slots }: { play: Play; turn: TurnOf<'operate'>; slots: OperateSlots }) {
  const text = said.value.play
  const { money, name } = play.voice
  const corporation = corporationOf(play.view, turn.corporation)
  if (!corporation) return null
  const before = <Before play={play} slots={slots.before} corporation={corporation} />
  const run = <Run play={play} runs={slots.runs} corporation={corporation} most={turn.mostRun} />
  // The forced purchase comes first if none of the steps before it is possible.
  const late = turn.forced !== undefined && !turn.ran && noneOpen(slots.before)
  return (
    <>
      <OperateHead play={play} text={text} turn={turn} charter={charterOf(corporation)} />
      {turn.ran ? (
        <Folded line={text.earlierSteps(money(turn.revenue), turn.revenue > 0)}>
          {before}
          {run}
        </Folded>
      ) : (
        <>
          {late ? null : before}
          {corporation.trains.length === 0 ? <p class="strip notice">{text.noTrainNoRun}</p> : run}
        </>
      )}
      <Buying play={play} turn={turn} slots={slots} corporation={corporation} />
      {late ? <Folded line={text.earlierNotNow}>{before}</Folded> : null}
      <Companies play={play} text={text} companies={slots.companies} nameOf={id => play.say.label(id)} />
      <EndFoot
        play={play}
        notNow={turn.forced ? text.notNow : undefined}
        ends={slots.ends.map(choice => ({ choice, says: text.endTurn(name(corporation.id)) }))}
      />
      {turn.forced ? (
        <Ruin
          play={play}
          text={text}
          forced={turn.forced}
          bankruptcies={slots.bankruptcies.filter(({ refusal }) => !refusal)}
          ruins={declared => ruins(play, turn.corporation, declared)}
        />
      ) : null}
    </>
  )
}
