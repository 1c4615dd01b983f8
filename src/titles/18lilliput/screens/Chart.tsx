import { voice } from '../../../app/desk/table'
import type { Goal as ChartGoal } from '../../../families/chart/goal'
import type { Prices } from '../../../families/chart/screens/Goals'
import { PriceChart } from '../../../families/chart/screens/PriceChart'
import type { CompanyView, LilView } from '../tableView'
import { tableNow } from './table'
import { said } from './words'

/** A company with the goals of its marker as the list that the chart draws. */
type Marked = Omit<CompanyView, 'goals'> & { readonly goals: readonly ChartGoal[] }

const prices: Prices<Marked, ChartGoal> = {
  now: ({ price, ran }) => (
    <>
      <b>{price}</b>
      {ran ? '°' : ''}
    </>
  ),
  goal: ({ price }) => <b>{price}</b>,
}

function marked({ goals, ...company }: CompanyView): Marked {
  const row: readonly ChartGoal[] = goals
    ? [
        { why: 'pays', shares: 0, ...goals.dividend },
        { why: 'withholds', shares: 0, ...goals.none },
        ...goals.sold.map((goal, i) => ({ why: 'sold' as const, shares: i + 1, ...goal })),
      ]
    : []
  return { ...company, goals: row }
}

/** The index with its markers in running order, which also orders rows that tie. */
function indexOf({ corporations, chart }: LilView) {
  const order = (id: string) => corporations.find(it => it.id === id)?.order ?? 0
  const tokens = chart.tokens.toSorted((a, b) => order(a.corporation) - order(b.corporation))
  return { corporations: corporations.map(marked), chart: { grid: chart.grid, tokens } }
}

/** The share price index: two rows with their stacks of markers, and the order of running. */
export function Chart({ brief = false }: { brief?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = said.value
  const lines = [
    ...(view.toRun.length > 0 ? [chart.toRun(view.toRun.map(voice.value.name).join(', '))] : []),
    ...(view.ending ? [chart.lastRound] : []),
    chart.note,
  ]
  return <PriceChart {...{ prices, brief }} view={indexOf(view)} text={chart} legend={lines.join(' ')} />
}
