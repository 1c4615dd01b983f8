import { addressOf } from '../../../app/routes'
import type { Story } from '../../../app/story'
import { titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Lost, Turning } from '../../../session/story'
import { Label } from '../../parts/Label'

function lostTrains(lost: readonly Lost[]): string {
  return lost.map(({ corporation, trains }) => `${corporation} ${trains.join(' ')}`).join(', ')
}

/** A turning point as a sentence. */
function sentenceOf(turning: Turning): string {
  const { story } = words.value
  const { name, money } = voice.value
  switch (turning.is) {
    case 'president':
      return story.president(turning.corporation, name(turning.from), name(turning.to))
    case 'phase':
      return [
        story.phase(turning.phase, turning.by),
        ...(turning.lost.length > 0 ? [story.lost(lostTrains(turning.lost))] : []),
      ].join(' ')
    case 'lost':
      return story.lost(lostTrains(turning.lost))
    case 'helped':
      return story.helped(name(turning.player), turning.corporation, money(turning.amount))
    case 'biggestRun':
      return story.biggestRun(turning.corporation, money(turning.revenue), turning.paid)
    case 'ending':
    case 'over': {
      const { is, by } = turning
      return titleWords.value?.happening({ is, by }, voice.value) ?? by
    }
  }
}

/** What turned the game, in sentences; each opens its entry. */
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
              <b>{words.value.frame.round(turning.round)}</b> <span>{sentenceOf(turning)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

const minutesOf = (ms: number) => Math.round(ms / 60_000)

/** How long each round took, and how much was done. */
export function Times({ times, counts }: Pick<Story, 'times' | 'counts'>) {
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
                    <b>{words.value.frame.round(round)}</b>{' '}
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
      <p>{story.counts(counts)}</p>
    </section>
  )
}
