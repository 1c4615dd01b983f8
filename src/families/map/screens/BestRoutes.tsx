import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Sum } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import type { BestWords } from '../../words/best'
import '../../../ui/style/story.css'
import './map.css'
import type { Best } from '../best'

interface BestRoutesProps {
  readonly text: BestWords
  readonly best: Best
  /** In a what-if, what the best was before. */
  readonly untried: Money | undefined
  /** What a stop is called. */
  readonly nameOf: (hex: string) => string
}

/** The routes of the best runs by train, in the colors of the map, each with its stops and what it earns. */
export function BestRoutes({ text, best: { runs, total, certain }, untried, nameOf }: BestRoutesProps) {
  const { money } = voice.value
  const lines = runs.map(({ train, stops, revenue }, i) => ({
    text: (
      <>
        <b class={`map-route route-${i} of-route`}>{train}</b> {stops.map(nameOf).join(' – ')}
      </>
    ),
    amount: money(revenue),
  }))
  const result = runs.length > 1 ? { result: { text: text.sum, amount: money(total) } } : {}
  return (
    <section class="best-routes">
      <Label>{text.routes}</Label>
      {certain ? null : <p class="soft">{text.notCertain}</p>}
      {untried === undefined ? null : <p>{text.untried(money(untried))}</p>}
      {runs.length > 0 ? <Sum name={text.routes} lines={lines} {...result} /> : <p>{text.noRoute}</p>}
    </section>
  )
}
