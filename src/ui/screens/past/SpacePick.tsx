import type { JoinedCorporation } from '../../../app/pastJoin'
import { words } from '../../../app/words'
import { type Grid, type Space, sameSpace } from '../../../bank/chart'
import '../../style/chart.css'

/** The chart with every space a button: the same price stands in several of them. */
export function SpacePick({
  name,
  grid,
  row,
  onPick,
}: {
  name: string
  grid: Grid
  row: JoinedCorporation
  onPick: (at: Space, price: number) => void
}) {
  const { ruling } = words.value
  const columns = Math.max(...grid.map(cells => cells.length))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="chart-frame" aria-label={name} tabIndex={0}>
      <div class="chart-grid" style={{ '--columns': columns }}>
        {grid.flatMap((cells, r) =>
          Array.from({ length: columns }, (_, c) => {
            const cell = cells[c]
            const at: Space = [r, c]
            if (!cell) return <div key={at.join()} />
            return (
              <button
                key={at.join()}
                type="button"
                class={`cell ${cell.yellow ? 'yellow' : ''} ${cell.par ? 'par' : ''}`}
                aria-pressed={row.at !== undefined && sameSpace(row.at, at)}
                aria-label={ruling.space(`${cell.price}`, r + 1, c + 1)}
                onClick={() => onPick(at, cell.price)}
              >
                {cell.price}
              </button>
            )
          }),
        )}
      </div>
    </section>
  )
}
