import { paragraphOf } from '../../../app/paragraphs'
import { tableNow, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Money } from '../../../bank/money'
import type { RunOutlook } from '../../../rules/outlook'
import type { CorporationView } from '../../../rules/view'
import { Label } from '../../parts/Label'
import { Plate } from '../../parts/Plate'
import { RuleLink } from '../../parts/RuleLink'
import { Sum, Told } from './Told'

/** One way of it: the market values, the dividends, and what a share gains. */
function Way({
  name,
  now,
  path,
  dividends,
  perShare,
  gain,
}: {
  name: string
  now: Money
  path: readonly Money[]
  dividends: number
  perShare: Money
  gain: Money
}) {
  const { ahead } = words.value
  const { money } = voice.value
  const last = path.at(-1) ?? now
  const lines = [
    { text: ahead.dividends(dividends, money(perShare)), amount: money(dividends * perShare) },
    { text: ahead.value(money(now), money(last)), amount: money(last - now) },
  ]
  return (
    <div>
      <h3>{name}</h3>
      <p class="soft">{ahead.values(money(now), path.map(money).join(', '))}</p>
      <Sum name={name} lines={lines} result={{ text: ahead.aShare, amount: money(gain) }} />
    </div>
  )
}

function Run({ run, corporation }: { run: RunOutlook; corporation: CorporationView }) {
  const { ahead } = words.value
  const { money } = voice.value
  const by = run.gainPaid - run.gainWithheldFirst
  const now = corporation.price ?? 0
  const runs = run.paid.length
  const { perShare } = run
  const said = by === 0 ? ahead.even : ahead.better(money(Math.abs(by)), by > 0)
  return (
    <Told
      line={
        <>
          <Plate of={corporation} size="small" /> {said}
        </>
      }
      detail={`${ahead.lastRun(money(run.revenue))}${corporation.trains.length === 0 ? ` · ${ahead.noTrainNow}` : ''}`}
    >
      <Way
        name={ahead.paidAll(runs)}
        path={run.paid}
        dividends={runs}
        gain={run.gainPaid}
        {...{ now, perShare }}
      />
      <Way
        name={ahead.withheldFirst(runs - 1)}
        path={run.withheldFirst}
        dividends={runs - 1}
        gain={run.gainWithheldFirst}
        {...{ now, perShare }}
      />
      <p>{ahead.keeps(money(run.revenue), money(run.perShare * corporation.market))}</p>
      <p class="soft">{ahead.assumes(ahead.runsAssume)}</p>
      <RuleLink to={paragraphOf('run')} />
    </Told>
  )
}

/** The next runs of each corporation, paid or withheld first. */
export function RunsAhead({ runs }: { runs: readonly RunOutlook[] }) {
  const { ahead } = words.value
  const corporations = tableNow.value?.corporations ?? []
  return (
    <section class="stack">
      <Label level={2}>{ahead.runs}</Label>
      {runs.length === 0 ? <p class="soft">{ahead.none}</p> : null}
      <div>
        {runs.map(run => {
          const corporation = corporations.find(it => it.id === run.corporation)
          return corporation ? <Run key={run.corporation} run={run} corporation={corporation} /> : null
        })}
      </div>
    </section>
  )
}
