import type { ComponentChildren } from 'preact'
import { addressOf } from '../../app/routes'
import { set, settings } from '../../app/settings'
import { tableNow, titleWords, voice } from '../../app/table'
import { words } from '../../app/words'
import type { CorporationView, PlayerView, TableView } from '../../rules/view'
import { Button } from '../parts/Button'
import { Label } from '../parts/Label'
import { Mark } from '../parts/Mark'
import { Plate } from '../parts/Plate'
import { StepLabel } from '../parts/StepLabel'
import { Who } from '../parts/Who'
import { WideFrame } from '../parts/WideFrame'

/** A dot where there is nothing: an empty cell could be taken for one that was forgotten. */
const orDot = (amount: number | null) => (amount === null || amount === 0 ? '·' : amount)

function Holding({ player, corporation }: { player: PlayerView; corporation: CorporationView }) {
  const shares = player.shares[corporation.id]
  if (shares === undefined) return <td />
  const president = player.presidencies.includes(corporation.id)
  return (
    <td class={president ? 'strong' : ''}>
      {shares}
      {president ? <Mark of="president" /> : null}
    </td>
  )
}

function PlayerRow({ player, view }: { player: PlayerView; view: TableView }) {
  return (
    <tr>
      <th scope="row">
        {voice.value.name(player.id)}
        {view.priorityDeal === player.id ? <Mark of="priority" /> : null}
      </th>
      <td class="strong" data-purse={player.id}>
        {player.cash}
      </td>
      <td class={player.certificates > player.limit ? 'over' : 'soft'}>{player.certificates}</td>
      {view.corporations.map(corporation => (
        <Holding key={corporation.id} player={player} corporation={corporation} />
      ))}
    </tr>
  )
}

function BankRow({
  name,
  view,
  of,
}: {
  name: string
  view: TableView
  of: (corporation: CorporationView) => ComponentChildren
}) {
  return (
    <tr>
      <th scope="row" colSpan={3} class="soft">
        {name}
      </th>
      {view.corporations.map(corporation => (
        <td key={corporation.id}>
          {corporation.par === null && name !== words.value.books.offering ? '' : of(corporation)}
        </td>
      ))}
    </tr>
  )
}

function Price({ of }: { of: CorporationView }) {
  if (!of.yellow) return <b>{of.price}</b>
  return (
    <b class="yellow-price">
      {of.price}
      <span class="hidden-text"> {words.value.books.yellow}</span>
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
          †<span class="hidden-text"> {words.value.books.obsolete}</span>
        </span>
      ) : null}
    </span>
  ))
}

function Matrix({ view }: { view: TableView }) {
  const { books } = words.value
  const { corporations } = view
  return (
    <table class="books">
      <caption class="hidden-text">{books.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-text">{books.player}</span>
          </th>
          <th scope="col">{books.cash}</th>
          <th scope="col">
            <span class="hidden-text">{books.certificatesInFull} </span>
            {books.certificates(view.players[0]?.limit ?? 0)}
          </th>
          {corporations.map(corporation => (
            <th scope="col" key={corporation.id}>
              <Plate of={corporation} size="small" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.map(player => (
          <PlayerRow key={player.id} player={player} view={view} />
        ))}
      </tbody>
      <tbody>
        <BankRow name={books.offering} view={view} of={it => orDot(it.ipo)} />
        <BankRow name={books.market} view={view} of={it => orDot(it.market)} />
        <BankRow name={books.price} view={view} of={it => <Price of={it} />} />
        <BankRow name={books.par} view={view} of={it => it.par} />
        <BankRow
          name={books.treasury}
          view={view}
          of={it => <span data-purse={it.id}>{it.floated ? it.treasury : '–'}</span>}
        />
        <BankRow name={books.trains} view={view} of={it => <Trains of={it} />} />
        <BankRow name={books.lastRun} view={view} of={it => orDot(it.lastRun)} />
        <BankRow name={books.stations} view={view} of={it => orDot(it.stations)} />
      </tbody>
    </table>
  )
}

function TrainsLeft({ view, still }: { view: TableView; still: boolean }) {
  const { books } = words.value
  const left = view.trains.filter(train => train.left !== 0)
  const next = view.trains.find(train => train.left !== 0 && train.setsOff.length > 0)
  const said = titleWords.value
  return (
    <section>
      <StepLabel to={still ? undefined : view.cites.phase} level={2} aside={books.limit(view.trainLimit)}>
        {books.trainsLeft}
      </StepLabel>
      <p class="depot">
        {left.map(train => (
          <span key={train.type}>
            {train.left === null ? `${books.unlimited} ` : ''}
            <b>{train.type}</b>
            {train.left === null ? ' ' : ` ×${train.left} `}
            <span class="soft">{voice.value.money(train.price)}</span>
          </span>
        ))}
      </p>
      {view.market.length > 0 ? <p>{books.inMarket(view.market.join(' '))}</p> : null}
      {next && said ? <p>{books.first(next.type, next.setsOff.map(said.setsOff).join('; '))}</p> : null}
      {still ? null : (
        <a class="button" href={addressOf('lookahead')}>
          {words.value.ahead.title}
        </a>
      )}
    </section>
  )
}

function Privates({ view }: { view: TableView }) {
  const { books } = words.value
  const owner = (id: string) => {
    if (id === 'bank') return books.unsold
    return id === 'closed' ? books.closed : <Who id={id} />
  }
  return (
    <section>
      <Label level={2}>{books.privateCompanies}</Label>
      <ul class="lines">
        {view.privates.map(it => (
          <li key={it.id}>
            <span class="grow">
              {it.name} <span class="soft">{books.income(voice.value.money(it.income))}</span>
            </span>
            <b>{owner(it.owner)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NetWorth({ view, still }: { view: TableView; still: boolean }) {
  const { books } = words.value
  const secret = settings.hideNetWorth
  const toggle = () => set('hideNetWorth', !secret.value)
  const change = secret.value ? books.show : books.hide
  if (still && secret.value) return null
  return (
    <section>
      <div class="row">
        <div class="grow">
          <Label level={2}>{books.netWorth}</Label>
        </div>
        {still ? null : (
          <Button kind="quiet" onTap={toggle} label={`${change}: ${books.netWorth}`}>
            {change}
          </Button>
        )}
      </div>
      {secret.value ? null : (
        <ul class="worth">
          {view.players.map(player => (
            <li key={player.id}>
              {voice.value.name(player.id)} <b>{player.netWorth}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The whole table on one screen; what is wider than the phone scrolls inside its own frame. */
export function Books({ still = false }: { still?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { books, parts } = words.value
  return (
    <div class="stack">
      <WideFrame kind="books" name={books.table}>
        <Matrix view={view} />
      </WideFrame>
      <p class="soft legend">
        <Mark of="president" silent /> {parts.president} · <Mark of="priority" silent /> {parts.priority} ·{' '}
        {books.key}
      </p>
      <TrainsLeft view={view} still={still} />
      <Privates view={view} />
      <NetWorth view={view} still={still} />
    </div>
  )
}
