import { tableNow, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { TableView } from '../../../rules/view'
import type { Standing } from '../../../session/story'
import { WideFrame } from '../../parts/WideFrame'
import { type Line, Sum, Told } from '../ahead/Told'

function Row({ row }: { row: Standing }) {
  return (
    <tr>
      <th scope="row">
        {row.place}. {voice.value.name(row.player)}
      </th>
      <td>{row.cash}</td>
      <td>{row.stock}</td>
      <td>{row.privates}</td>
      <td class="strong">{row.total}</td>
    </tr>
  )
}

/** What a player owns, each thing a line. */
function owned({ corporations, privates, players }: TableView, row: Standing): readonly Line[] {
  const { story } = words.value
  const { money } = voice.value
  const shares = players.find(it => it.id === row.player)?.shares ?? {}
  return [
    { text: story.cash, amount: money(row.cash) },
    ...corporations.flatMap(({ id, price }) => {
      const held = shares[id] ?? 0
      if (held === 0 || price === null) return []
      return [{ text: story.sharesAt(held, id, money(price)), amount: money(held * price) }]
    }),
    ...privates.filter(it => it.owner === row.player).map(it => ({ text: it.name, amount: money(it.par) })),
  ]
}

function MadeOf({ rows }: { rows: readonly Standing[] }) {
  const view = tableNow.value
  const { story } = words.value
  const { name, money } = voice.value
  if (!view) return null
  return (
    <Told line={story.madeOf}>
      {rows.map(row => (
        <div key={row.player}>
          <h3>{name(row.player)}</h3>
          <Sum
            name={name(row.player)}
            lines={owned(view, row)}
            result={{ text: story.sum, amount: money(row.total) }}
          />
        </div>
      ))}
    </Told>
  )
}

/** Who is where, and what it is made of. */
export function Ranking({ rows }: { rows: readonly Standing[] }) {
  const { end } = words.value
  return (
    <div>
      <WideFrame kind="books" name={end.ranking}>
        <table class="books ranking">
          <caption class="hidden-text">{end.ranking}</caption>
          <thead>
            <tr>
              <th scope="col">{end.player}</th>
              <th scope="col">{end.cash}</th>
              <th scope="col">{end.stock}</th>
              <th scope="col">{end.privates}</th>
              <th scope="col">{end.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.player} row={row} />
            ))}
          </tbody>
        </table>
      </WideFrame>
      <MadeOf rows={rows} />
    </div>
  )
}
