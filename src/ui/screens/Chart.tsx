import { signal } from '@preact/signals'
import { tableNow, voice } from '../../app/table'
import { words } from '../../app/words'
import { type Cell, inOrder, type Space, sameSpace } from '../../bank/chart'
import type { CorporationView, TableView } from '../../rules/view'
import { Button } from '../parts/Button'
import { Label } from '../parts/Label'
import { Plate } from '../parts/Plate'
import { type Goal, goals, type Window, wholeChart, windowAround } from './chartMoves'

const whole = signal(false)
const chosen = signal<Space | null>(null)

/** What lies in a space: its corporations, the top of the stack first. */
function stackAt(view: TableView, at: Space): readonly CorporationView[] {
  return view.chart.tokens.flatMap(token => {
    const corporation = sameSpace(token.at, at) && view.corporations.find(it => it.id === token.corporation)
    return corporation ? [corporation] : []
  })
}

/** Colour is never alone: the end of the game is named, and a space where a chosen token would go has its mark. */
function kindOf(cell: Cell, at: Space, to: readonly Goal[]): string {
  const kinds = ['cell']
  if (cell.yellow) kinds.push('yellow')
  if (cell.par) kinds.push('par')
  if (cell.end) kinds.push('end')
  if (to.some(goal => sameSpace(goal.at, at))) kinds.push('goal')
  return kinds.join(' ')
}

function SpaceCell({ cell, at, view, to }: { cell: Cell; at: Space; view: TableView; to: readonly Goal[] }) {
  const { chart } = words.value
  const stack = stackAt(view, at)
  const kind = kindOf(cell, at, to)
  const inside = (
    <>
      <span class="price">
        {cell.price}
        {cell.end ? <small class="cell-end"> {chart.end}</small> : null}
      </span>
      {stack.map(corporation => (
        <Plate key={corporation.id} of={corporation} size="small" />
      ))}
    </>
  )
  const name = chart.space(`${cell.price}`, stack.map(it => it.id).join(', '))
  if (stack.length === 0)
    return (
      <div class={kind} aria-hidden="true">
        {inside}
      </div>
    )
  const on = chosen.value !== null && sameSpace(chosen.value, at)
  const choose = () => {
    chosen.value = on ? null : at
  }
  return (
    <button type="button" class={kind} aria-pressed={on} aria-label={name} onClick={choose}>
      {inside}
    </button>
  )
}

function GoalLine({ goal, from }: { goal: Goal; from: Space }) {
  const { chart } = words.value
  const price = voice.value.money(goal.price)
  const name = goal.why === 'sold' ? chart.sold(goal.shares) : chart[goal.why]
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {sameSpace(goal.at, from) ? chart.stays(price) : price}
        {goal.yellow ? <small> {chart.yellow}</small> : null}
      </dd>
    </div>
  )
}

/** Where the tokens of the chosen space go, a corporation a paragraph. */
function Goals({ view, at }: { view: TableView; at: Space }) {
  const { chart } = words.value
  const order = inOrder(view.chart.grid, view.chart.tokens)
  return stackAt(view, at).map(corporation => (
    <section key={corporation.id} class="goals">
      <Label aside={chart.nth(order.indexOf(corporation.id) + 1, order.length)}>
        <Plate of={corporation} size="small" /> {voice.value.money(corporation.price ?? 0)}
      </Label>
      <dl>
        {goals(view.chart.grid, at).map(goal => (
          <GoalLine key={`${goal.why}${goal.shares}`} goal={goal} from={at} />
        ))}
      </dl>
    </section>
  ))
}

function Grid({ view, shown, to }: { view: TableView; shown: Window; to: readonly Goal[] }) {
  const [left, right] = shown.columns
  const rows = view.chart.grid.slice(...shown.rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="chart-frame" aria-label={words.value.chart.title} tabIndex={0}>
      <div class="chart-grid" style={{ '--columns': right - left }}>
        {rows.flatMap((row, r) =>
          Array.from({ length: right - left }, (_, c) => {
            const cell = row[left + c]
            const at: Space = [shown.rows[0] + r, left + c]
            return cell ? (
              <SpaceCell key={at.join()} cell={cell} at={at} view={view} to={to} />
            ) : (
              <div key={at.join()} />
            )
          }),
        )}
      </div>
    </section>
  )
}

/** The chosen space, as long as a token lies there. */
function chosenIn(view: TableView): Space | null {
  const at = chosen.value
  return at && view.chart.tokens.some(token => sameSpace(token.at, at)) ? at : null
}

/** The stock chart as printed. A space with tokens, tapped, shows where each of them goes. */
export function Chart({ still = false }: { still?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = words.value
  const { grid, tokens } = view.chart
  const shown = whole.value || still ? wholeChart(grid) : windowAround(grid, tokens)
  const at = still ? null : chosenIn(view)
  const toggle = () => {
    whole.value = !whole.value
  }
  return (
    <div class={`chart ${still ? 'still' : ''}`}>
      <Grid view={view} shown={shown} to={at ? goals(grid, at) : []} />
      {still ? null : (
        <div class="row">
          <p class="soft grow">{tokens.length === 0 ? chart.none : chart.hint}</p>
          <Button onTap={toggle} pressed={whole.value}>
            {chart.whole}
          </Button>
        </div>
      )}
      {at ? <Goals view={view} at={at} /> : null}
      {still ? null : (
        <p class="soft legend">
          {chart.yellowNote} {chart.parNote}.
        </p>
      )}
    </div>
  )
}
