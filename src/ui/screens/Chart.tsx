import { signal } from '@preact/signals'
import { tableNow } from '../../app/table'
import { words } from '../../app/words'
import { type Cell, inOrder, type Space, sameSpace, spaceOf } from '../../bank/chart'
import type { CorporationView, TableView, TokenGoal } from '../../rules/view'
import { useWalks } from '../motion/walk'
import { Button } from '../parts/Button'
import { Plate } from '../parts/Plate'
import { WideFrame } from '../parts/WideFrame'
import { low } from '../parts/wide'
import { type Window, wholeChart, windowAround } from './chartMoves'

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
function kindOf(cell: Cell, at: Space, to: readonly TokenGoal[]): string {
  const kinds = ['cell']
  if (cell.yellow) kinds.push('yellow')
  if (cell.par) kinds.push('par')
  if (cell.end) kinds.push('end')
  if (to.some(goal => sameSpace(goal.at, at))) kinds.push('goal')
  return kinds.join(' ')
}

interface GridProps {
  readonly view: TableView
  /** Where the tokens of the chosen space go. */
  readonly to: readonly TokenGoal[]
  readonly still: boolean
}

function SpaceCell({ cell, at, view, to, still }: GridProps & { cell: Cell; at: Space }) {
  const { chart } = words.value
  const stack = stackAt(view, at)
  const kind = kindOf(cell, at, to)
  const inside = (
    <>
      <span>{cell.price}</span>
      {stack.map(corporation => (
        <Plate key={corporation.id} of={corporation} size="small" />
      ))}
    </>
  )
  const name = chart.space(`${cell.price}`, stack.map(it => it.id).join(', '))
  if (stack.length === 0 || still)
    return (
      <div class={kind} aria-hidden={stack.length === 0}>
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

/** A price where a token would lie; one in the yellow zone is framed. */
function Price({ price, yellow }: { price: number; yellow: boolean }) {
  if (!yellow) return <b>{price}</b>
  return (
    <b class="yellow-price">
      {price}
      <span class="hidden-text"> {words.value.chart.yellow}</span>
    </b>
  )
}

/** Where every token goes, in the order in which the corporations operate; the line of a chosen space stands out. */
function Goals({ view, chosenAt }: { view: TableView; chosenAt: Space | null }) {
  const { chart } = words.value
  const { grid, tokens } = view.chart
  const lines = inOrder(grid, tokens).flatMap(id => {
    const corporation = view.corporations.find(it => it.id === id)
    const at = spaceOf(tokens, id)
    return corporation && at ? [{ corporation, at }] : []
  })
  return (
    <WideFrame kind="books" name={chart.goals}>
      <table class="books goals">
        <caption class="hidden-text">{chart.goals}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{chart.corporation}</span>
            </th>
            <th scope="col">{chart.now}</th>
            <th scope="col">{chart.pays}</th>
            <th scope="col">{chart.withholds}</th>
            {[1, 2, 3].map(shares => (
              <th scope="col" key={shares}>
                {chart.sold(shares)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ corporation, at }) => (
            <tr key={corporation.id} class={chosenAt && sameSpace(chosenAt, at) ? 'chosen' : ''}>
              <th scope="row">
                <Plate of={corporation} size="small" />
              </th>
              <td>
                <Price price={corporation.price ?? 0} yellow={corporation.yellow} />
              </td>
              {corporation.goals.map(goal => (
                <td key={`${goal.why}${goal.shares}`}>
                  <Price price={goal.price} yellow={goal.yellow} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideFrame>
  )
}

function Grid({ shown, ...props }: GridProps & { shown: Window }) {
  const [left, right] = shown.columns
  const { grid, tokens } = props.view.chart
  const rows = grid.slice(...shown.rows)
  // A column with a token is as wide as a thumb; the others only as their figures, so that more of them are seen.
  const columns = Array.from({ length: right - left }, (_, c) =>
    tokens.some(token => token.at[1] === left + c) ? 'var(--token)' : 'var(--space)',
  ).join(' ')
  const walks = useWalks(shown)
  return (
    <WideFrame kind="chart" name={words.value.chart.title} sight=".cell:has(.plate)" at={columns}>
      <div class="chart-grid" ref={walks} style={{ gridTemplateColumns: columns }}>
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

/** Where the tokens of a space would go: from one space all go the same ways. */
function goalsAt(view: TableView, at: Space): readonly TokenGoal[] {
  const token = view.chart.tokens.find(it => sameSpace(it.at, at))
  return view.corporations.find(it => it.id === token?.corporation)?.goals ?? []
}

/** The chosen space, as long as a token lies there. */
function chosenIn(view: TableView): Space | null {
  const at = chosen.value
  return at && view.chart.tokens.some(token => sameSpace(token.at, at)) ? at : null
}

/**
 * The stock chart as printed. A space with tokens, tapped, shows where each of them goes. `still`: without buttons;
 * `brief`: the table of where tokens go only for a chosen one.
 */
export function Chart({ still = false, brief = false }: { still?: boolean; brief?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { chart } = words.value
  const { grid, tokens } = view.chart
  const shown = whole.value || still || low.value ? wholeChart(grid) : windowAround(grid, tokens)
  const at = still ? null : chosenIn(view)
  const toggle = () => {
    whole.value = !whole.value
  }
  return (
    <div class={`chart ${still ? 'still' : ''}`}>
      <Grid view={view} shown={shown} to={at ? goalsAt(view, at) : []} still={still} />
      {still ? null : (
        <div class="row">
          <p class="soft grow">{tokens.length === 0 ? chart.none : chart.hint}</p>
          {low.value ? null : (
            <Button onTap={toggle} pressed={whole.value}>
              {chart.whole}
            </Button>
          )}
        </div>
      )}
      {tokens.length === 0 || (brief && !at) ? null : <Goals view={view} chosenAt={at} />}
      {still ? null : (
        <p class="soft legend">
          {chart.yellowNote} {chart.parNote}
        </p>
      )}
    </div>
  )
}
