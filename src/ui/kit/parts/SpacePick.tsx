import { words } from '../../../app/desk/words'
import { type Cell, type Grid, type Space, sameSpace, type Tokens } from '../../../bank/chart'
import type { CorporationCard } from '../../../rules/view'
import { Plate } from './Plate'
import { printedOn } from './printed'
import { WideFrame } from './WideFrame'
import '../../style/chart.css'

interface PickProps {
  readonly name: string
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<string> }
  readonly corporations: readonly CorporationCard[]
  /** Where the token lies before a space is chosen. */
  readonly lies: Space | undefined
  readonly chosen: Space | undefined
  readonly onPick: (at: Space, price: number) => void
}

interface CellProps extends PickProps {
  readonly cell: Cell
  readonly space: Space
}

/** A space with the tokens that lie there, the top of the stack first. */
function PickCell({ cell, space, chart, corporations, lies, chosen, onPick }: CellProps) {
  const stack = chart.tokens.flatMap(({ at, corporation }) => {
    const card = sameSpace(at, space) && corporations.find(({ id }) => id === corporation)
    return card ? [card] : []
  })
  const on = chosen !== undefined && sameSpace(chosen, space)
  const here = on || (chosen === undefined && lies !== undefined && sameSpace(lies, space))
  const tokens = stack.map(({ short }) => short).join(', ')
  return (
    <button
      type="button"
      class={['cell', ...printedOn(cell), ...(here ? ['here'] : [])].join(' ')}
      aria-pressed={on}
      aria-current={here ? 'location' : undefined}
      aria-label={words.value.ruling.space(`${cell.price}`, space[0] + 1, space[1] + 1, tokens)}
      onClick={() => onPick(space, cell.price)}
    >
      {cell.price}
      {stack.map(of => (
        <Plate key={of.id} of={of} size="small" narrow />
      ))}
    </button>
  )
}

/**
 * The chart as printed, with all tokens and with every space as a button, because several spaces have the same price. The
 * space where the token lies is marked, and the chart opens scrolled to it.
 */
export function SpacePick(props: PickProps) {
  const { name, lies, chosen, chart } = props
  const { grid } = chart
  const columns = Math.max(...grid.map(cells => cells.length))
  return (
    <WideFrame kind="chart" name={name} sight=".here" at={(chosen ?? lies)?.join()}>
      <div class="chart-grid" style={{ '--columns': columns }}>
        {grid.flatMap((cells, row) =>
          Array.from({ length: columns }, (_, column) => {
            const cell = cells[column]
            const space: Space = [row, column]
            return cell ? (
              <PickCell key={space.join()} {...{ ...props, cell, space }} />
            ) : (
              <div key={space.join()} />
            )
          }),
        )}
      </div>
    </WideFrame>
  )
}
