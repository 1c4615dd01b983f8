import { addressOf } from '../../../app/desk/routes'
import { voice } from '../../../app/desk/table'
import { roundName } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import { Expandable } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import { Who } from '../../../ui/kit/parts/Who'
import type { BestWords } from '../../words/best'
import { answerAtHand, answerTo, type Question } from './runs'
import '../../../ui/style/story.css'
import './best.css'

/** A run of the game, at a table that kept its map then. */
export interface RunMade {
  readonly entry: number
  readonly round: string
  readonly corporation: string
  readonly revenue: Money
  readonly question: Question
}

/** A run with the best one that is known; what was run counts if it is more. */
interface Judged extends RunMade {
  readonly best: Money
}

interface Summed {
  readonly corporation: string
  readonly ran: Money
  readonly best: Money
}

/** What each corporation ran and could have run, in all: the one that missed most first. */
function summedOf(runs: readonly Judged[]): readonly Summed[] {
  const sums = new Map<string, Summed>()
  for (const { corporation, revenue, best } of runs) {
    const sum = sums.get(corporation) ?? { corporation, ran: 0, best: 0 }
    sums.set(corporation, { corporation, ran: sum.ran + revenue, best: sum.best + best })
  }
  return [...sums.values()].toSorted((a, b) => b.best - b.ran - (a.best - a.ran))
}

/** The runs whose best is known, in order; has that of the next one worked out. */
function judged(runs: readonly RunMade[]): readonly Judged[] {
  const open = runs.find(({ question }) => answerAtHand(question) === undefined)
  if (open) answerTo(open.question)
  return runs.flatMap(run => {
    const answer = answerAtHand(run.question)
    return answer ? [{ ...run, best: Math.max(answer.total, run.revenue) }] : []
  })
}

/** What each corporation ran and what the map would have allowed, as far as it is worked out. */
export function RunsStory({ text, runs }: { text: BestWords['story']; runs: readonly RunMade[] }) {
  if (runs.length === 0) return null
  const { name, money } = voice.value
  const known = judged(runs)
  const done = runs.filter(({ question }) => answerAtHand(question) !== undefined).length
  const short = known.filter(({ revenue, best }) => revenue < best)
  return (
    <section class="stack">
      <Label level={2}>{text.heading}</Label>
      {done < runs.length ? (
        <p class="soft" role="status">
          {text.searching(done, runs.length)}
        </p>
      ) : null}
      <table class="sum runs-made">
        <caption class="hidden-text">{text.heading}</caption>
        <tbody>
          {summedOf(known).map(({ corporation, ran, best }) => (
            <tr key={corporation}>
              <th scope="row">
                <Who id={corporation} /> <span>{text.ranOf(money(ran), money(best))}</span>
              </th>
              <td>{ran < best ? text.missed(money(best - ran)) : text.missedNothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {short.length > 0 ? (
        <Expandable line={text.short} detail={text.note}>
          <ol class="turnings">
            {short.map(({ entry, round, corporation, revenue, best }) => (
              <li key={entry}>
                <a href={addressOf('entry', `${entry}`)}>
                  <b>{roundName(round)}</b>{' '}
                  <span>{text.run(name(corporation), money(revenue), money(best))}</span>
                </a>
              </li>
            ))}
          </ol>
        </Expandable>
      ) : null}
    </section>
  )
}
