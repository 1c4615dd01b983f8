import type { ComponentChildren } from 'preact'
import { orDot } from '../../../families/books/screens/Matrix'
import type { BankRow } from '../../../families/books/screens/table'
import { BooksWith } from '../../../families/railway/screens/Books'
import type { CorporationView } from '../table/view'
import { limitsOf, said, trainType } from './shown'

/** A mark beside a figure, and its meaning as hidden text. */
function Noted({ mark, says, children }: { mark: string; says: string; children: ComponentChildren }) {
  return (
    <>
      {children}
      {mark}
      <span class="hidden-text"> {says}</span>
    </>
  )
}

function Price({ of }: { of: CorporationView }) {
  const price = <b>{of.price}</b>
  if (of.operated) return price
  return (
    <Noted mark="°" says={said.value.books.notSold}>
      {price}
    </Noted>
  )
}

function TrainLimit({ of }: { of: CorporationView }) {
  if (!of.extraTrain) return of.trainLimit
  return (
    <Noted mark="*" says={said.value.books.extraTrain}>
      {of.trainLimit}
    </Noted>
  )
}

/** Stations left on the charter, with marks for the extra station and the +10. */
function Stations({ of }: { of: CorporationView }) {
  const { extraStation, express } = said.value.books
  return (
    <>
      {orDot(of.stations)}
      {of.extraStation ? (
        <Noted mark="•" says={extraStation}>
          {null}
        </Noted>
      ) : null}
      {of.express ? (
        <Noted mark="X" says={express}>
          {null}
        </Noted>
      ) : null}
    </>
  )
}

/** The rows of the corporations: treasury, Pool and charter. */
function rows(): readonly BankRow<CorporationView>[] {
  const { books } = said.value
  return [
    { name: books.size, always: true, of: it => it.size },
    { name: books.offering, always: true, of: it => orDot(it.ipo) },
    { name: books.market, of: it => orDot(it.market) },
    { name: books.price, of: it => <Price of={it} /> },
    { name: books.value, of: it => it.par },
    { name: books.treasury, of: it => <span data-purse={it.id}>{it.treasury}</span> },
    { name: books.trains, of: it => it.trains.join(' ') || '·' },
    { name: books.trainLimit, of: it => <TrainLimit of={it} /> },
    { name: books.lastRun, of: it => orDot(it.lastRun) },
    { name: books.stations, of: it => <Stations of={it} /> },
  ]
}

/** The whole table on one screen, with what charters hold of powers. */
export const Books = () => <BooksWith own={{ rows, train: trainType, limit: limitsOf }} />
