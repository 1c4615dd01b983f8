import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { type Cell, type Space, sameSpace } from '../../../bank/chart'
import { type Window, wholeChart, windowAround } from '../../../ui/kit/motion/chartMoves'
import { useWalks } from '../../../ui/kit/motion/walk'
import { Button } from '../../../ui/kit/parts/Button'
import { Plate } from '../../../ui/kit/parts/Plate'
import { printedOn } from '../../../ui/kit/parts/printed'
import { WideFrame } from '../../../ui/kit/parts/WideFrame'
import { low, wide } from '../../../ui/kit/parts/wide'
import type { ChartWords } from '../../words/chart'
import type { Goal } from '../goal'
import { Goals, type Prices } from './Goals'
import type { ChartCorporation, ChartTable } from './table'
import './dense.css'

const whole = signal(false)
const chosen = signal<Space | null>(null)

interface GridProps<C> {
  readonly text: ChartWords
  readonly view: ChartTable<C>
  /** Where the tokens of the chosen space would go. */
  readonly to: readonly Goal[]
}

/** The corporations whose tokens lie in a space, the top of the stack first. */
function stackAt<C extends ChartCorporation<Goal>>(view: ChartTable<C>, at: Space): readonly C[] {
  return view.chart.tokens.flatMap(token => {
    const corporation = sameSpace(token.at, at) && view.corporations.find(it => it.id === token.corporation)
    return corporation ? [corporation] : []
  })
}

function SpaceCell<C extends ChartCorporation<Goal>>(props: GridProps<C> & { cell: Cell; at: Space }) {
  const { text, cell, at, view, to } = props
  const stack = stackAt(view, at)
  // Marks the spaces where a chosen token would go.
  const goal = to.some(it => sameSpace(it.at, at)) ? ['goal'] : []
  const kind = ['cell', ...printedOn(cell), ...goal].join(' ')
  const inside = (
    <>
      <span>{cell.price}</span>
      {stack.map(corporation => (
        <Plate key={corporation.id} of={corporation} size="small" narrow />
      ))}
    </>
  )
  if (stack.length === 0)
    return (
      <div class={kind} aria-hidden="true">
        {inside}
      </div>
    )
  const on = chosen.value !== null && sameSpace(chosen.value, at)
  const choose = () => (chosen.value = on ? null : at)
  const name = text.space(`${cell.price}`, stack.map(it => it.short).join(', '))
  return (
    <button type="button" class={kind} aria-pressed={on} aria-label={name} onClick={choose}>
      {inside}
    </button>
  )
}

function ChartGrid<C extends ChartCorporation<Goal>>({ shown, ...props }: GridProps<C> & { shown: Window }) {
  const [left, right] = shown.columns
  const { grid, tokens } = props.view.chart
  const rows = grid.slice(...shown.rows)
  // A column with a token is as wide as a thumb; the others are only as wide as their figures, so that more of them fit.
  const uneven = Array.from({ length: right - left }, (_, c) =>
    tokens.some(token => token.at[1] === left + c) ? 'var(--token)' : 'var(--space)',
  ).join(' ')
  // On an upright phone, the whole chart is whole.
  const dense = whole.value && !low.value && !wide.value
  const columns = dense ? `repeat(${right - left}, minmax(0, 1fr))` : uneven
  const walks = useWalks(shown)
  return (
    <WideFrame kind="chart" name={props.text.title} sight=".cell:has(.plate)" at={columns}>
      <div class={`chart-grid${dense ? ' dense' : ''}`} ref={walks} style={{ gridTemplateColumns: columns }}>
        {rows.flatMap((row, r) =>
          Array.from({ length: right - left }, (_, c) => {
            const cell = row[left + c]
            const at: Space = [shown.rows[0] + r, left + c]
            return cell ? (
              <SpaceCell key={at.join()} cell={cell} at={at} {...props} />
            ) : (
              <div key={at.join()} />
            )
          }),
        )}
      </div>
    </WideFrame>
  )
}

/** Where the tokens of a space would go: all tokens in one space go the same ways. */
function goalsAt<C extends ChartCorporation<Goal>>(view: ChartTable<C>, at: Space): readonly Goal[] {
  const token = view.chart.tokens.find(it => sameSpace(it.at, at))
  return view.corporations.find(it => it.id === token?.corporation)?.goals ?? []
}

/** The chosen space, or `null` once no token lies there. */
function chosenIn<C>(view: ChartTable<C>): Space | null {
  const at = chosen.value
  return at && view.chart.tokens.some(token => sameSpace(token.at, at)) ? at : null
}

/**
 * The stock chart as printed. A tap on a space with tokens shows where each of them would go. `brief` shows
 * the table of goals only for a chosen space.
 */
export function PriceChart<G extends Goal, C extends ChartCorporation<G>>({
  text,
  view,
  prices,
  legend,
  brief = false,
}: Pick<GridProps<C>, 'text' | 'view'> & {
  prices: Prices<C, G>
  /** Explains the zones and frames. */
  legend: ComponentChildren
  brief?: boolean
}) {
  const { grid, tokens } = view.chart
  const shown = whole.value || low.value ? wholeChart(grid) : windowAround(grid, tokens)
  const at = chosenIn(view)
  const toggle = () => (whole.value = !whole.value)
  return (
    <div class="chart">
      <ChartGrid {...{ text, view, shown }} to={at ? goalsAt(view, at) : []} />
      <div class="row">
        <p class="soft grow">{tokens.length === 0 ? text.none : text.hint}</p>
        {low.value ? null : (
          <Button onTap={toggle} pressed={whole.value}>
            {text.whole}
          </Button>
        )}
      </div>
      {tokens.length === 0 || (brief && !at) ? null : (
        <Goals<G, C> text={text} view={view} prices={prices} chosenAt={at} />
      )}
      <p class="soft legend">{legend}</p>
    </div>
  )
}
