import type { ComponentChildren } from 'preact'
import { paragraphOf } from '../../../app/desk/paragraphs'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Expandable, Sum } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import { Plate } from '../../../ui/kit/parts/Plate'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import type { AheadWords } from '../../words/ahead'
import type { RunOutlook } from '../outlook'
import type { AheadCorporation } from './table'

interface WayProps {
  readonly text: AheadWords
  readonly name: string
  readonly now: Money
  readonly path: readonly Money[]
  readonly dividends: number
  readonly perShare: Money
  readonly gain: Money
}

/** One of the two ways: its prices, its dividends, and what a share gains. */
function Way({ text, name, now, path, dividends, perShare, gain }: WayProps) {
  const { money } = voice.value
  const last = path.at(-1) ?? now
  const lines = [
    { text: text.dividends(dividends, money(perShare)), amount: money(dividends * perShare) },
    { text: text.value(money(now), money(last)), amount: money(last - now) },
  ]
  return (
    <div>
      <h3>{name}</h3>
      <p class="soft">{text.values(money(now), path.map(money).join(', '))}</p>
      <Sum name={name} lines={lines} result={{ text: text.aShare, amount: money(gain) }} />
    </div>
  )
}

function Run<R extends RunOutlook, C extends AheadCorporation>({
  text,
  run,
  corporation,
  also,
}: {
  text: AheadWords
  run: R
  corporation: C
  also?: ((run: R) => ComponentChildren) | undefined
}) {
  const { money } = voice.value
  const by = run.gainPaid - run.gainWithheldFirst
  const now = corporation.price ?? 0
  const runs = run.paid.length
  const { perShare } = run
  const better = by === 0 ? text.even : text.better(money(Math.abs(by)), by > 0)
  return (
    <Expandable
      line={
        <>
          <Plate of={corporation} size="small" /> {better}
        </>
      }
      detail={`${text.lastRun(money(run.revenue))}${corporation.trains.length === 0 ? ` · ${text.noTrainNow}` : ''}`}
    >
      {also?.(run)}
      <Way
        name={text.paidAll(runs)}
        path={run.paid}
        dividends={runs}
        gain={run.gainPaid}
        {...{ text, now, perShare }}
      />
      <Way
        name={text.withheldFirst(runs - 1)}
        path={run.withheldFirst}
        dividends={runs - 1}
        gain={run.gainWithheldFirst}
        {...{ text, now, perShare }}
      />
      <p>{text.keeps(money(run.revenue), money(run.perShare * corporation.market))}</p>
      <p class="soft">{text.assumes(text.runsAssume)}</p>
      <RuleLink to={paragraphOf('run')} />
    </Expandable>
  )
}

interface RunsAheadProps<R extends RunOutlook> {
  readonly text: AheadWords
  readonly runs: readonly R[]
  readonly corporations: readonly AheadCorporation[]
  /** Further remarks on a run, before the sums. */
  readonly also?: (run: R) => ComponentChildren
}

/** Each corporation's next runs: all paid out, or the first one withheld. */
export function RunsAhead<R extends RunOutlook>({ text, runs, corporations, also }: RunsAheadProps<R>) {
  return (
    <section class="stack">
      <Label level={2}>{text.runs}</Label>
      {runs.length === 0 ? <p class="soft">{text.none}</p> : null}
      <div>
        {runs.map(run => {
          const corporation = corporations.find(it => it.id === run.corporation)
          return corporation ? <Run key={run.corporation} {...{ text, run, corporation, also }} /> : null
        })}
      </div>
    </section>
  )
}
