import { NetWorth, PrivateCompanies, TrainsLeft } from '../../books/screens/Lists'
import { Matrix, orDot } from '../../books/screens/Matrix'
import type { BankRow } from '../../books/screens/table'
import type { CorporationView } from '../view'
import { owned } from './owned'
import { said, tableNow } from './shown'
import { ZonePrice } from './Zone'

/** The trains on a charter, those that are obsolete with a mark. */
function Trains({ of: { trains }, obsolete }: { of: CorporationView; obsolete: readonly string[] }) {
  if (trains.length === 0) return '·'
  return trains.map((train, i) => (
    <span key={i}>
      {i > 0 ? ' ' : ''}
      {train}
      {obsolete.includes(train) ? (
        <span>
          †<span class="hidden-text"> {said.value.books.obsolete}</span>
        </span>
      ) : null}
    </span>
  ))
}

/** Rows for what the bank and the charters hold. */
function rows(obsolete: readonly string[]): readonly BankRow<CorporationView>[] {
  const { books } = said.value
  return [
    { name: books.offering, always: true, of: it => orDot(it.ipo) },
    { name: books.market, of: it => orDot(it.market) },
    { name: books.price, of: it => <ZonePrice price={it.price ?? 0} zone={it.zone} /> },
    { name: books.par, of: it => it.par },
    {
      name: books.treasury,
      of: it => <span data-purse={it.id}>{it.floated ? it.treasury : '–'}</span>,
    },
    { name: books.trains, of: it => <Trains of={it} obsolete={obsolete} /> },
    { name: books.lastRun, of: it => orDot(it.lastRun) },
    { name: books.stations, of: it => orDot(it.stations) },
  ]
}

/** The whole table on one screen. */
export function Books() {
  const view = tableNow.value
  if (!view) return null
  const { books: text, setsOff } = said.value
  return (
    <div class="stack">
      <Matrix
        text={text}
        view={view}
        rows={rows(view.obsolete)}
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
