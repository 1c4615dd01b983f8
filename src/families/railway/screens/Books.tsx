import type { ComponentChildren } from 'preact'
import { NetWorth, PrivateCompanies, TrainsLeft } from '../../books/screens/Lists'
import { Matrix, orDot } from '../../books/screens/Matrix'
import type { BankRow } from '../../books/screens/table'
import type { CorporationView, RailwayView } from '../view'
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
function rows(obsolete: readonly string[], own: BooksParts): readonly BankRow<CorporationView>[] {
  const { books } = said.value
  const [above = [], below = []] = own.rows?.() ?? []
  const noted = (row: 'price' | 'stations', it: CorporationView) => own.notes?.[row]?.(it)
  return [
    ...above,
    { name: books.offering, always: true, of: it => orDot(it.ipo) },
    { name: books.market, of: it => orDot(it.market) },
    {
      name: books.price,
      of: it => (
        <>
          <ZonePrice price={it.price ?? 0} zone={it.zone} />
          {noted('price', it)}
        </>
      ),
    },
    { name: books.par, of: it => it.par },
    {
      name: books.treasury,
      of: it => <span data-purse={it.id}>{it.floated ? it.treasury : '–'}</span>,
    },
    { name: books.trains, of: it => <Trains of={it} obsolete={obsolete} /> },
    ...below,
    { name: books.lastRun, of: it => orDot(it.lastRun) },
    {
      name: books.stations,
      of: it => (
        <>
          {orDot(it.stations)}
          {noted('stations', it)}
        </>
      ),
    },
  ]
}

/** What the books say in a title's own way. */
export interface BooksParts {
  /** Further rows of what the bank and the charters hold: above all others, and below the trains. */
  rows?(): readonly [above: readonly BankRow<CorporationView>[], below: readonly BankRow<CorporationView>[]]
  /** What is noted beside a figure. */
  readonly notes?: Partial<Readonly<Record<'price' | 'stations', (of: CorporationView) => ComponentChildren>>>
  /** What a type of train is called. */
  train?(type: string): string
  /** The train limit, if it is not the same for all. */
  limit?(view: RailwayView): string
}

/** What is to be known of a player beside the name. */
function Note({ view, id, uncounted = 0 }: { view: RailwayView; id: string; uncounted?: number }) {
  const { books: text } = said.value
  if (view.out?.includes(id)) return <small class="soft"> {text.bankrupt}</small>
  return uncounted > 0 ? <small class="soft"> {text.uncounted(uncounted)}</small> : null
}

/** The whole table on one screen, with what a title says in its own way. */
export function BooksWith({ own }: { own: BooksParts }) {
  const view = tableNow.value
  if (!view) return null
  const { books: text, setsOff } = said.value
  return (
    <div class="stack">
      <Matrix
        text={text}
        view={view}
        rows={rows(view.obsolete, own)}
        begun={it => it.par !== null}
        noteOf={it => <Note {...{ view, ...it }} />}
      />
      <NetWorth text={text} players={view.players} owned={id => owned(view, id)} />
      <TrainsLeft
        text={text}
        trains={view.trains.map(train => ({
          ...train,
          name: own.train?.(train.type) ?? train.type,
          setsOff: train.setsOff.map(setsOff),
        }))}
        market={view.market}
        limit={own.limit?.(view) ?? text.limit(view.trainLimit)}
        cite={view.cites.phase}
      />
      <PrivateCompanies text={text} companies={view.privates} />
    </div>
  )
}

/** The whole table on one screen. */
export const Books = () => <BooksWith own={{}} />
