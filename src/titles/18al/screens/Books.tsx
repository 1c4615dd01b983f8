import { NetWorth, PrivateCompanies, TrainsLeft } from '../../../families/books/screens/Lists'
import { Matrix, orDot } from '../../../families/books/screens/Matrix'
import type { BankRow } from '../../../families/books/screens/table'
import type { CorporationView } from '../tableView'
import { owned } from './owned'
import { tableNow } from './table'
import { said } from './words'

function Price({ of }: { of: CorporationView }) {
  if (!of.yellow) return <b>{of.price}</b>
  return (
    <b class="yellow-price">
      {of.price}
      <span class="hidden-text"> {said.value.books.yellow}</span>
    </b>
  )
}

function Trains({ of }: { of: CorporationView }) {
  if (of.trains.length === 0) return '·'
  return of.trains.map((train, i) => (
    <span key={i}>
      {i > 0 ? ' ' : ''}
      {train.type}
      {train.obsolete ? (
        <span>
          †<span class="hidden-text"> {said.value.books.obsolete}</span>
        </span>
      ) : null}
    </span>
  ))
}

/** Rows for what the Initial Offering, the Open Market and the charters hold. */
function rows(): readonly BankRow<CorporationView>[] {
  const { books } = said.value
  return [
    { name: books.offering, always: true, of: it => orDot(it.ipo) },
    { name: books.market, of: it => orDot(it.market) },
    { name: books.price, of: it => <Price of={it} /> },
    { name: books.par, of: it => it.par },
    {
      name: books.treasury,
      of: it => <span data-purse={it.id}>{it.floated ? it.treasury : '–'}</span>,
    },
    { name: books.trains, of: it => <Trains of={it} /> },
    { name: books.lastRun, of: it => orDot(it.lastRun) },
    { name: books.stations, of: it => orDot(it.stations) },
  ]
}

/** The whole table on one screen. */
export function Books() {
  const view = tableNow.value
  if (!view) return null
  const { setsOff } = said.value
  const text = { ...said.value.books, lookAhead: said.value.ahead.title }
  return (
    <div class="stack">
      <Matrix
        text={text}
        view={view}
        rows={rows()}
        begun={it => it.par !== null}
        noteOf={({ uncounted = 0 }) =>
          uncounted > 0 ? <small class="soft"> {text.uncounted(uncounted)}</small> : null
        }
      />
      <NetWorth text={text} players={view.players} owned={id => owned(view, id)} />
      <TrainsLeft
        text={text}
        trains={view.trains.map(train => ({
          ...train,
          name: train.type,
          setsOff: train.setsOff.map(setsOff),
        }))}
        market={view.market}
        limit={text.limit(view.trainLimit)}
        cite={view.cites.phase}
      />
      <PrivateCompanies text={text} companies={view.privates} />
    </div>
  )
}
