import { words } from '../../../app/words'
import type { TurnView } from '../../../rules/view'
import { Folded } from '../../parts/Folded'
import { Plate } from '../../parts/Plate'
import { RuleOf } from '../../parts/StepLabel'
import { Before, beforeSlots } from './Before'
import { Companies } from './Companies'
import { EndFoot } from './EndFoot'
import { Forced } from './Forced'
import { Head } from './Head'
import { corporationOf, type Play } from './kit'
import { Run } from './Run'
import type { Slots } from './slots'
import { Trains } from './Trains'

/** The choices of an operating turn, by where they stand on the card. */
export function operateSlots(slots: Slots) {
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

function OperateHead({ play, turn }: { play: Play; turn: TurnView & { at: 'operate' } }) {
  const text = words.value.play
  const corporation = corporationOf(play.view, turn.corporation)
  if (!corporation) return null
  const trains = corporation.trains.map(it => (it.obsolete ? text.obsolete(it.type) : it.type))
  return (
    <Head
      who={
        <>
          <Plate of={corporation} size="large" /> {play.voice.name(turn.president)}
        </>
      }
      money={play.voice.money(corporation.treasury)}
      purse={corporation.id}
      left={text.charter(trains.join(', '), corporation.stations)}
      right={<RuleOf to={play.view.cites.turn}>{text.nth(turn.nth, turn.of)}</RuleOf>}
    />
  )
}

/** One card for the whole operating turn, top to bottom in the order of 4.2; steps that are not used cost no tap. */
export function Operate({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnView & { at: 'operate' }
  slots: ReturnType<typeof operateSlots>
}) {
  const text = words.value.play
  const corporation = corporationOf(play.view, turn.corporation)
  const trainless = corporation?.trains.length === 0
  const before = <Before play={play} slots={slots.before} corporation={corporation} />
  const run = <Run key={`${play.revision}`} play={play} runs={slots.runs} corporation={corporation} />
  return (
    <>
      <OperateHead play={play} turn={turn} />
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
        />
      ) : null}
      <Trains play={play} trains={slots.trains} />
      <Companies play={play} companies={slots.companies} />
      <EndFoot play={play} ends={slots.ends} />
    </>
  )
}
