import { sameSpace } from '../../../../src/bank/chart'
import { Plate } from '../../../../src/ui/kit/parts/Plate'
import { WideFrame } from '../../../../src/ui/kit/parts/WideFrame'
import { said, tableNow } from './shown'

/** The price ladder: its two rows, with the companies where their tokens lie. */
export function Chart() {
  const view = tableNow.value
  if (!view) return null
  const { grid, tokens } = view.chart
  const columns = grid[0]?.length ?? 0
  return (
    <WideFrame kind="chart" name={said.value.ladder}>
      <div class="chart-grid" style={{ '--columns': columns }}>
        {grid.flatMap((cells, row) =>
          cells.map(({ price }, column) => (
            <div key={`${row} ${column}`} class="cell">
              <span>{price}</span>
              {tokens
                .filter(({ at }) => sameSpace(at, [row, column]))
                .flatMap(({ corporation }) => view.companies.filter(({ id }) => id === corporation))
                .map(company => (
                  <Plate key={company.id} of={company} size="small" />
                ))}
            </div>
          )),
        )}
      </div>
    </WideFrame>
  )
}
