import { Companies } from '../../../../families/operating/screens/Companies'
import { EndFoot } from '../../../../families/operating/screens/EndFoot'
import { OperateHead } from '../../../../families/operating/screens/OperateHead'
import { Ruin } from '../../../../families/operating/screens/Ruin'
import { Folded } from '../../../../ui/kit/parts/Folded'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { AlAction } from '../../law'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import { Before, beforeSlots } from './Before'
import { Forced } from './Forced'
import { corporationOf, type Play, type TurnOf } from './kit'
import { Run } from './Run'
import { Trains } from './Trains'

/** The choices of an operating turn, by their place on the card. */
export function operateSlots(slots: KitSlots<AlAction>) {
  return {
    before: beforeSlots(slots),
    runs: slots.take('run', 'revenue'),
    trains: slots.take('buyTrain', 'trains'),
    companies: slots.take('acquirePrivate', 'privates'),
    ends: slots.take('endTurn', 'end'),
    sales: slots.take('sellShares', 'corporation:'),
    deals: slots.take('sellPrivate', 'deal:'),
    bankruptcies: slots.take('declareBankruptcy', 'bankruptcy'),
  }
}

/** The trains and stations of a charter, on one line. */
function charterOf({ trains, stations }: CorporationView): string {
  const text = said.value.play
  return text.charter(trains.map(it => (it.obsolete ? text.obsolete(it.type) : it.type)).join(', '), stations)
}

/** One card for the whole operating turn, from top to bottom in the order of 4.2; steps that are not used need no tap. */
export function Operate({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnOf<'operate'>
  slots: ReturnType<typeof operateSlots>
}) {
  const text = said.value.play
  const corporation = corporationOf(play.view, turn.corporation)
  const lost = slots.bankruptcies.filter(({ refusal }) => !refusal)
  const trainless = corporation?.trains.length === 0
  const before = <Before play={play} slots={slots.before} corporation={corporation} />
  const run = <Run play={play} runs={slots.runs} corporation={corporation} most={turn.mostRun} />
  return (
    <>
      <OperateHead play={play} text={text} turn={turn} charter={corporation ? charterOf(corporation) : ''} />
      {turn.ran ? (
        <Folded line={text.earlierSteps(play.voice.money(turn.revenue), turn.revenue > 0)}>
          {before}
          {run}
        </Folded>
      ) : (
        <>
          {before}
          {trainless ? <p class="strip notice">{text.noTrainNoRun}</p> : run}
        </>
      )}
      {turn.forced ? (
        <Forced
          play={play}
          forced={turn.forced}
          sales={slots.sales}
          deals={slots.deals}
          bankruptcies={slots.bankruptcies}
          trains={slots.trains}
        />
      ) : null}
      <Trains play={play} trains={slots.trains} />
      <Companies play={play} text={text} companies={slots.companies} />
      <EndFoot
        play={play}
        notNow={turn.forced ? text.notNow : undefined}
        ends={slots.ends.map(choice => {
          const { corporation: ends, noRoute = false } = choice.draft
          return { choice, says: noRoute ? text.noRoute(ends) : text.endTurn(ends), quiet: noRoute }
        })}
      />
      {turn.forced ? <Ruin play={play} text={text} forced={turn.forced} bankruptcies={lost} /> : null}
    </>
  )
}
