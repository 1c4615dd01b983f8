import { words } from '../../../app/desk/words'
import { type Grid, type Space, sameSpace, type Tokens } from '../../../bank/chart'
import type { CorporationCard } from '../../../rules/view'
import { Plate } from './Plate'
import { WideFrame } from './WideFrame'
import '../../style/chart.css'

/** The chart with every space as a button, because several spaces have the same price. Opens scrolled to the token. */
export function SpacePick({
  name,
  chart: { grid, tokens },
  corporations,
  lies,
  chosen,
  onPick,
}: {
  name: string
  chart: { readonly grid: Grid; readonly tokens: Tokens<string> }
  corporations: readonly CorporationCard[]
  /** Where the token lies before a space is chosen. */
  lies: Space | undefined
  chosen: Space | undefined
  onPick: (at: Space, price: number) => void
}) {
  const at = chosen ?? lies
  const mark = at?.join()
  const columns = Math.max(...grid.map(cells => cells.length))
  return (
    <WideFrame kind="chart" name={name} sight=".marked" at={mark}>
      <div class="chart-grid" style={{ '--columns': columns }}>
        {grid.flatMap((cells, row) =>
          Array.from({ length: columns }, (_, column) => {
            const cell = cells[column]
            const space: Space = [row, column]
            const key = space.join()
            if (!cell) return <div key={key} />
            const here = tokens.filter(token => sameSpace(token.at, space))
            const style = `cell ${cell.yellow ? 'yellow' : ''} ${key === mark ? 'par marked' : ''}`
            return (
              <button
                key={key}
                type="button"
                class={style}
                aria-pressed={chosen !== undefined && sameSpace(chosen, space)}
                aria-label={words.value.ruling.space(`${cell.price}`, row + 1, column + 1)}
                onClick={() => onPick(space, cell.price)}
              >
                {cell.price}
                {corporations.map(of =>
                  here.some(({ corporation }) => corporation === of.id) ? (
                    <Plate key={of.id} of={of} narrow />
                  ) : null,
                )}
              </button>
            )
          }),
        )}
      </div>
    </WideFrame>
  )
}
