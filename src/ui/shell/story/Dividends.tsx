import { session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { DividendsOf } from '../../../session/story'
import { Expandable } from '../../kit/parts/Expandable'
import { Label } from '../../kit/parts/Label'
import { Who } from '../../kit/parts/Who'
import { WideFrame } from '../../kit/parts/WideFrame'

/** What each corporation paid, and to whom. */
export function Dividends({ dividends }: { dividends: readonly DividendsOf[] }) {
  const { story } = words.value
  const { name, money } = voice.value
  const { corporation, withheld } = titleWords.value?.storyCalls ?? {}
  const heading = story.dividends(corporation)
  const players = session.value?.setup.players ?? []
  if (dividends.length === 0)
    return (
      <section class="stack">
        <Label level={2}>{heading}</Label>
        <p class="soft">{story.noDividends(corporation)}</p>
      </section>
    )
  return (
    <section class="stack">
      <Label level={2}>{heading}</Label>
      <WideFrame kind="books" name={heading}>
        <table class="books dividends">
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden-text">{corporation ?? story.corporation}</span>
              </th>
              {players.map(player => (
                <th scope="col" key={player.id}>
                  {name(player.id)}
                </th>
              ))}
              <th scope="col">{story.treasury}</th>
              <th scope="col">{story.all}</th>
            </tr>
          </thead>
          <tbody>
            {dividends.map(row => (
              <tr key={row.corporation}>
                <th scope="row">
                  <Who id={row.corporation} />
                </th>
                {players.map(player => (
                  <td key={player.id}>{row.byPlayer[player.id] || '·'}</td>
                ))}
                <td>{row.toTreasury || '·'}</td>
                <td class="strong">{row.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideFrame>
      <Expandable line={story.runsHeading}>
        {dividends.map(row => (
          <p key={row.corporation}>
            {story.runs(name(row.corporation), row.paid, row.withheld, money(row.kept), withheld)}
          </p>
        ))}
      </Expandable>
    </section>
  )
}
