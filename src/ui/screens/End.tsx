import { computed, signal } from '@preact/signals'
import { enter } from '../../app/commands'
import { desk, session, tableNow, titleWords, voice } from '../../app/table'
import { words } from '../../app/words'
import type { TableView, TurnView } from '../../rules/view'
import { Button } from '../parts/Button'
import { Label } from '../parts/Label'
import { shareText } from '../parts/share'
import { WorthChart } from './WorthChart'
import { worthByRound } from './worth'
import '../style/end.css'
import '../style/books.css'

type Over = Extract<TurnView, { at: 'over' }>

const points = computed(() => (session.value ? worthByRound(session.value) : []))
const told = signal('')

const label = (id: string) => titleWords.value?.label(id) ?? id

/** The result as a text for a message: a line a player, the reason of the end above. */
function asText(over: Over): string {
  const { end } = words.value
  const { name, money } = voice.value
  const lines = over.ranking.map(row =>
    end.line(
      row.place,
      name(row.player),
      money(row.total),
      end.parts(money(row.cash), money(row.stock), money(row.privates)),
    ),
  )
  return [end.heading(session.value?.title.id ?? '', label(over.by)), ...lines].join('\n')
}

async function share(over: Over): Promise<void> {
  const { end } = words.value
  const outcome = await shareText(end.title, asText(over))
  told.value = outcome === 'copied' ? end.copied : outcome === 'no' ? end.notShared : ''
}

function Ranking({ over }: { over: Over }) {
  const { end } = words.value
  const { name } = voice.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="books-frame" aria-label={end.ranking} tabIndex={0}>
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
          {over.ranking.map(row => (
            <tr key={row.player}>
              <th scope="row">
                {row.place}. {name(row.player)}
              </th>
              <td>{row.cash}</td>
              <td>{row.stock}</td>
              <td>{row.privates}</td>
              <td class="strong">{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Where the first place is tied the rule stands here; the extra round is offered where it may be played. */
function Tie({ over }: { over: Over }) {
  const { end } = words.value
  const shown = desk.value
  const more = shown?.choices.find(choice => choice.draft.type === 'extraRound')
  if (over.ranking.filter(row => row.place === 1).length < 2) return null
  return (
    <section class="stack">
      <p>{end.tieRule}</p>
      {more && shown ? (
        <Button kind="ink" refusal={more.refusal} onTap={() => enter([more.draft], shown.revision)}>
          {end.extraRound}
        </Button>
      ) : null}
    </section>
  )
}

function Result({ view, over }: { view: TableView; over: Over }) {
  const { end } = words.value
  const first = over.ranking.filter(row => row.place === 1).map(row => voice.value.name(row.player))
  return (
    <div class="stack end">
      <h2 class="winner">{first.length > 1 ? end.tie(first.join(end.and)) : end.wins(first[0] ?? '')}</h2>
      <p class="strip">{label(over.by)}</p>
      <Ranking over={over} />
      <Tie over={over} />
      <Button kind="go" class="big" onTap={() => void share(over)}>
        {end.share}
      </Button>
      <p role="status">{told.value}</p>
      <WorthChart points={points.value} players={view.players.map(player => player.id)} />
      <Label>{end.undoNote}</Label>
    </div>
  )
}

/** The end of a game: who won, with what, and how it came about. */
export function End() {
  const view = tableNow.value
  return view?.turn.at === 'over' ? <Result view={view} over={view.turn} /> : null
}
