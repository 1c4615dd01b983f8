import type { ComponentChildren } from 'preact'
import { inOrder, type Space, sameSpace, spaceOf } from '../../../bank/chart'
import { Plate } from '../../../ui/kit/parts/Plate'
import { WideFrame } from '../../../ui/kit/parts/WideFrame'
import type { ChartWords } from '../../words/chart'
import type { Goal } from '../goal'
import type { ChartCorporation, ChartTable } from './table'

/** Renders prices: where a token lies now, and where it would go. */
export interface Prices<C, G extends Goal> {
  readonly now: (corporation: C) => ComponentChildren
  readonly goal: (goal: G, corporation: C) => ComponentChildren
}

/** Where every token would go, in the order in which the corporations operate; the row of a chosen space stands out. */
export function Goals<G extends Goal, C extends ChartCorporation<G>>({
  text,
  view,
  prices,
  chosenAt,
}: {
  text: ChartWords
  view: ChartTable<C>
  prices: Prices<C, G>
  chosenAt: Space | null
}) {
  const { grid, tokens } = view.chart
  const lines = inOrder(grid, tokens).flatMap(id => {
    const corporation = view.corporations.find(it => it.id === id)
    const at = spaceOf(tokens, id)
    return corporation && at ? [{ corporation, at }] : []
  })
  const sales = lines[0]?.corporation.goals.filter(goal => goal.why === 'sold') ?? []
  return (
    <WideFrame kind="books" name={text.goals}>
      <table class="books goals">
        <caption class="hidden-text">{text.goals}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{text.corporation}</span>
            </th>
            <th scope="col">{text.now}</th>
            <th scope="col">{text.pays}</th>
            <th scope="col">{text.withholds}</th>
            {sales.map(({ shares }) => (
              <th scope="col" key={shares}>
                {text.sold(shares)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ corporation, at }) => (
            <tr key={corporation.id} class={chosenAt && sameSpace(chosenAt, at) ? 'pointed' : ''}>
              <th scope="row">
                <Plate of={corporation} size="small" />
              </th>
              <td>{prices.now(corporation)}</td>
              {corporation.goals.map(goal => (
                <td key={`${goal.why}${goal.shares}`}>{prices.goal(goal, corporation)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideFrame>
  )
}
