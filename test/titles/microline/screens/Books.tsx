import { voice } from '../../../../src/app/desk/table'
import { Plate } from '../../../../src/ui/kit/parts/Plate'
import { WideFrame } from '../../../../src/ui/kit/parts/WideFrame'
import type { CompanyView } from '../view'
import { said, tableNow } from './shown'

/** The whole table: who has what, and the state of the companies. */
export function Books() {
  const view = tableNow.value
  if (!view) return null
  const { books } = said.value
  const rows: readonly (readonly [string, (company: CompanyView) => number])[] = [
    [books.unsold, it => it.unsold],
    [books.price, it => it.price],
    [books.treasury, it => it.treasury],
  ]
  return (
    <WideFrame kind="books" name={books.table}>
      <table class="books">
        <caption class="hidden-text">{books.table}</caption>
        <thead>
          <tr>
            <th scope="col">{books.player}</th>
            <th scope="col">{books.cash}</th>
            {view.companies.map(company => (
              <th scope="col" key={company.id}>
                <Plate of={company} size="small" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ id, cash }) => (
            <tr key={id}>
              <th scope="row">{voice.value.name(id)}</th>
              <td class="strong" data-purse={id}>
                {cash}
              </td>
              {view.companies.map(company => (
                <td key={company.id}>{company.held[id] || '·'}</td>
              ))}
            </tr>
          ))}
          {rows.map(([name, of]) => (
            <tr key={name}>
              <th scope="row" colSpan={2} class="soft">
                {name}
              </th>
              {view.companies.map(company => (
                <td key={company.id}>{of(company)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideFrame>
  )
}
