import { addressOf } from '../../../app/desk/routes'
import { titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { Story } from '../../../app/games/story'
import type { Turning } from '../../../session/story'
import { Label } from '../../kit/parts/Label'

/** A turning point as a sentence. */
function sentenceOf(turning: Turning): string {
  const said = titleWords.value
  if (turning.is === 'point') return said?.turning?.(turning.point, voice.value) ?? turning.point.code
  if (turning.is === 'biggestRun') {
    const { name, money } = voice.value
    const { corporation, revenue, paid } = turning
    const how = said?.storyCalls?.withheld
    return words.value.story.biggestRun(name(corporation), money(revenue), paid, how)
  }
  return said?.happening(turning, voice.value) ?? turning.by
}

/** The turning points of the game, in sentences; each links to its entry. */
export function Turnings({ turnings }: Pick<Story, 'turnings'>) {
  const { story } = words.value
  return (
    <section class="stack">
      <Label level={2}>{story.turnings}</Label>
      {turnings.length === 0 ? <p class="soft">{story.noTurnings}</p> : null}
      <ol class="turnings">
        {turnings.map((turning, i) => (
          <li key={`${turning.entry} ${i}`}>
            <a href={addressOf('entry', `${turning.entry}`)}>
              <b>{roundName(turning.round)}</b> <span>{sentenceOf(turning)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

const minutesOf = (ms: number) => Math.round(ms / 60_000)

/** How long each round took, and how much was done in it. */
export function Times({ times, counts }: Pick<Story, 'times' | 'counts'>) {
  const said = titleWords.value
  const { story } = words.value
  const all = times.reduce((sum, it) => sum + it.ms, 0)
  return (
    <section class="stack">
      <Label level={2}>{story.time}</Label>
      {times.length === 0 ? (
        <p class="soft">{story.noTime}</p>
      ) : (
        <>
          <table class="sum">
            <caption class="hidden-text">{story.time}</caption>
            <tbody>
              {times.map(({ round, ms, entries, pause }) => (
                <tr key={round}>
                  <th scope="row">
                    <b>{roundName(round)}</b>{' '}
                    <span class="soft">
                      {story.entries(entries)}
                      {pause > 0 ? ` ${story.pause(story.minutes(minutesOf(pause)))}` : ''}
                    </span>
                  </th>
                  <td>{story.minutes(minutesOf(ms))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{story.inAll}</th>
                <td>{story.minutes(minutesOf(all))}</td>
              </tr>
            </tfoot>
          </table>
          <p class="soft">{story.timeNote}</p>
        </>
      )}
      <p>{story.counts(counts, said?.tally?.(counts.tally), said?.storyCalls?.withheld)}</p>
    </section>
  )
}
