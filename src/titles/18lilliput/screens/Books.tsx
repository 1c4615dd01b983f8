import { titleWords, voice } from '../../../app/desk/table'
import { NetWorth, TrainsLeft } from '../../../families/books/screens/Lists'
import { Matrix, orDot } from '../../../families/books/screens/Matrix'
import type { BankRow } from '../../../families/books/screens/table'
import { Label } from '../../../ui/kit/parts/Label'
import type { CompanyView, PlayerView } from '../tableView'
import { owned } from './owned'
import { setsOffLines } from './setsOff'
import { tableNow } from './table'
import { said } from './words'

/** A company's place in the running order, marked once it has run in this round. */
function Order({ of: { order, ran } }: { of: CompanyView }) {
  if (!ran) return orDot(order)
  return (
    <>
      {order}°<span class="hidden-text"> {said.value.books.ran}</span>
    </>
  )
}

/** The rows for what the bank has and what is on the charters. */
function rows(): readonly BankRow<CompanyView>[] {
  const { books } = said.value
  return [
    { name: books.market, of: it => orDot(it.market) },
    { name: books.price, of: it => <b>{it.price}</b> },
    { name: books.order, of: it => <Order of={it} /> },
    { name: books.treasury, of: it => <span data-purse={it.id}>{it.treasury}</span> },
    { name: books.trains, of: it => it.trains.map(({ card }) => card).join(' ') || '·' },
    { name: books.lastRun, of: it => orDot(it.lastRun) },
    { name: books.stations, of: it => orDot(it.stations) },
  ]
}

/** The characters and copy cards of each player. */
function Cards({ players }: { players: readonly PlayerView[] }) {
  const { books } = said.value
  const label = (id: string) => titleWords.value?.label(id) ?? id
  return (
    <section>
      <Label level={2}>{books.players}</Label>
      <ul class="lines">
        {players.map(({ id, characters, copies }) => (
          <li key={id}>
            <b>{voice.value.name(id)}</b>{' '}
            <span class="grow">
              {[
                characters.length > 0 ? characters.map(label).join('; ') : books.noCharacter,
                ...(copies > 0 ? [books.copies(copies)] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The books: the whole table on one screen. */
export function Books() {
  const view = tableNow.value
  if (!view) return null
  const text = said.value.books
  const players = view.players.map(player => ({ ...player, presidencies: player.directs }))
  return (
    <div class="stack">
      <Matrix
        text={text}
        view={{ players, corporations: view.corporations, priorityDeal: view.starting }}
        rows={rows()}
        begun={it => it.director !== null}
      />
      <NetWorth text={text} players={players} owned={id => owned(view, id)} />
      <TrainsLeft
        text={text}
        trains={view.stack.map(it => ({ ...it, name: it.type, setsOff: setsOffLines(view, it.setsOff) }))}
        market={view.scrapped.map(({ card }) => card)}
        limit={text.limit(view.trainLimit)}
        cite="phases"
      />
      <Cards players={view.players} />
    </div>
  )
}
