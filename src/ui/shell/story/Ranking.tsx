import { tableNow, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Standing } from '../../../session/story'
import { Expandable, Sum } from '../../kit/parts/Expandable'
import { WideFrame } from '../../kit/parts/WideFrame'
import { screens } from '../screens'

function Row({ row }: { row: Standing }) {
  return (
    <tr>
      <th scope="row">
        {row.place}. {voice.value.name(row.player)}
        {row.out ? <small> {words.value.end.out}</small> : null}
      </th>
      {row.parts.map(({ part, amount }) => (
        <td key={part}>{amount}</td>
      ))}
      <td class="strong">{row.total}</td>
    </tr>
  )
}

function MadeOf({ rows }: { rows: readonly Standing[] }) {
  const view = tableNow.value
  const own = screens.value
  const { story } = words.value
  const { name, money } = voice.value
  if (!view || !own) return null
  return (
    <Expandable line={story.madeOf}>
      {rows.map(row => (
        <div key={row.player}>
          <h3>{name(row.player)}</h3>
          <Sum
            name={name(row.player)}
            lines={own.owned(view, row.player).map(({ text, amount }) => ({ text, amount: money(amount) }))}
            result={{ text: story.sum, amount: money(row.total) }}
          />
        </div>
      ))}
    </Expandable>
  )
}

/** The ranking, and what each score is made of. */
export function Ranking({ rows }: { rows: readonly Standing[] }) {
  const { end } = words.value
  const parts = rows[0]?.parts ?? []
  return (
    <div>
      <WideFrame kind="books" name={end.ranking}>
        <table class="books ranking">
          <caption class="hidden-text">{end.ranking}</caption>
          <thead>
            <tr>
              <th scope="col">{end.player}</th>
              {parts.map(({ part }) => (
                <th scope="col" key={part}>
                  {titleWords.value?.short(part) ?? part}
                </th>
              ))}
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
