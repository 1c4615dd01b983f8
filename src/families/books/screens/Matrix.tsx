import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import type { CorporationCard } from '../../../rules/view'
import { Mark } from '../../../ui/kit/parts/Mark'
import { Plate } from '../../../ui/kit/parts/Plate'
import { WideFrame } from '../../../ui/kit/parts/WideFrame'
import type { BooksWords } from '../../words/books'
import type { BankRow, BooksPlayer, BooksTable } from './table'
import './matrix.css'

/** Shows a dot for nothing: an empty cell could be mistaken for one that was forgotten. */
export const orDot = (amount: number | null) => (amount === null || amount === 0 ? '·' : amount)

interface HoldingProps {
  readonly player: BooksPlayer
  readonly corporation: CorporationCard
  readonly text: BooksWords
}

function Holding({ player, corporation, text }: HoldingProps) {
  const shares = player.shares[corporation.id]
  if (shares === undefined) return <td />
  const president = player.presidencies.includes(corporation.id)
  return (
    <td class={president ? 'strong' : ''}>
      {shares}
      {president ? <Mark of="president" name={text.president} /> : null}
    </td>
  )
}

interface PlayerRowProps<C extends CorporationCard> {
  readonly player: BooksPlayer
  readonly text: BooksWords
  readonly view: BooksTable<C>
  readonly note: ComponentChildren
}

function PlayerRow<C extends CorporationCard>({ player, view, text, note }: PlayerRowProps<C>) {
  return (
    <tr>
      <th scope="row">
        {voice.value.name(player.id)}
        {view.priorityDeal === player.id ? <Mark of="priority" name={text.priority} /> : null}
        {note}
      </th>
      <td class="strong" data-purse={player.id}>
        {player.cash}
      </td>
      <td class={player.certificates > player.limit ? 'over' : 'soft'}>{player.certificates}</td>
      {view.corporations.map(corporation => (
        <Holding key={corporation.id} player={player} corporation={corporation} text={text} />
      ))}
    </tr>
  )
}

interface MatrixProps<C extends CorporationCard> {
  readonly text: BooksWords
  readonly view: BooksTable<C>
  /** The rows below the players: what the bank, the pool and the charters hold. */
  readonly rows: readonly BankRow<C>[]
  /** Whether a corporation has begun; before that its charter says nothing. */
  readonly begun: (corporation: C) => boolean
  /** A remark below the name of a player. */
  readonly noteOf?: (player: BooksPlayer) => ComponentChildren
}

function Heads<C extends CorporationCard>({ text, view }: Pick<MatrixProps<C>, 'text' | 'view'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="hidden-text">{text.player}</span>
        </th>
        <th scope="col">{text.cash}</th>
        <th scope="col">
          <span class="hidden-text">{text.certificatesInFull} </span>
          {text.certificates(view.players[0]?.limit ?? 0)}
        </th>
        {view.corporations.map(corporation => (
          <th scope="col" key={corporation.id}>
            <Plate of={corporation} size="small" narrow />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A table of players by corporations, with what lies in the bank and on the charters below. It scrolls inside its own frame. */
export function Matrix<C extends CorporationCard>({ text, view, rows, begun, noteOf }: MatrixProps<C>) {
  return (
    <>
      <WideFrame kind="books" name={text.table}>
        <table class="books">
          <caption class="hidden-text">{text.table}</caption>
          <Heads text={text} view={view} />
          <tbody>
            {view.players.map(player => (
              <PlayerRow key={player.id} player={player} view={view} text={text} note={noteOf?.(player)} />
            ))}
          </tbody>
          <tbody>
            {rows.map(({ name, of, always }) => (
              <tr key={name}>
                <th scope="row" colSpan={3} class="soft">
                  {name}
                </th>
                {view.corporations.map(corporation => (
                  <td key={corporation.id}>{begun(corporation) || always ? of(corporation) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideFrame>
      <p class="soft legend">
        <Mark of="president" /> {text.president} · <Mark of="priority" /> {text.priority}
        {text.key && ` · ${text.key}`}
      </p>
    </>
  )
}
