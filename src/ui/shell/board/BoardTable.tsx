import { voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import { decidersOf, type ShellView, worthOf } from '../../../rules/view'
import type { Board, BoardCorporation, BoardPlayer } from '../../kit/panels/board'
import { Mark } from '../../kit/parts/Mark'
import { Plate } from '../../kit/parts/Plate'
import { WideFrame } from '../../kit/parts/WideFrame'
import { Bids, Free, LotHeads, LotPrices } from './BoardLots'

interface HoldingProps {
  readonly player: BoardPlayer
  readonly corporation: BoardCorporation
  readonly board: Board
}

/** A player's shares of a corporation; in the colors of its plate if the player presides over it. */
function Holding({ player, corporation, board }: HoldingProps) {
  const { id, plate } = corporation.of
  const shares = player.shares[id] ?? 0
  if (shares === 0) return <td />
  if (!player.presidencies.includes(id)) return <td>{shares}</td>
  return (
    <td>
      <span class="board-president" style={{ '--plate': plate.fill, '--plate-ink': plate.ink }}>
        {shares}
        <Mark of="president" name={board.text.president} />
      </span>
    </td>
  )
}

interface HeadsProps {
  readonly board: Board
  /** Who decides for whom; nobody once the game is over. */
  readonly deciders: ReturnType<typeof decidersOf>
}

/** The prices of the corporations. */
function Prices({ board: { text, corporations, auction }, deciders }: HeadsProps) {
  return (
    <tr class="board-prices">
      <th scope="row" colSpan={2}>
        {text.price}
      </th>
      {auction ? <td colSpan={auction.lots.length} /> : null}
      {corporations.map(({ of, price, zone }) => (
        <td key={of.id} class={of.id in deciders ? 'acts' : ''}>
          {zone ? (
            <span class={`zone-price ${zone}`}>
              {price}
              <span class="hidden-text"> {text.zones?.[zone] ?? zone}</span>
            </span>
          ) : (
            (price ?? '·')
          )}
        </td>
      ))}
    </tr>
  )
}

/** The names of what is auctioned and of the corporations, and their prices. */
function Heads({ board, deciders, isOver }: HeadsProps & { readonly isOver: boolean }) {
  const { text, corporations, auction } = board
  const said = auction?.text.free ?? (isOver ? words.value.end.total : undefined)
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="hidden-text">{text.player}</span>
        </th>
        <th scope="col" class="board-free">
          {said ?? <span class="hidden-text">{text.cash}</span>}
        </th>
        {auction ? <LotHeads auction={auction} president={text.president} /> : null}
        {corporations.map(({ of }) => (
          <th scope="col" key={of.id} class={of.id in deciders ? 'acts' : ''}>
            <Plate of={of} narrow />
          </th>
        ))}
      </tr>
      {auction ? <LotPrices auction={auction} beside={corporations.length} /> : null}
      {auction && corporations.length === 0 ? null : <Prices board={board} deciders={deciders} />}
    </thead>
  )
}

/** Names up to so many letters are larger. */
const SHORT = 9

interface PlayerRowProps {
  readonly player: BoardPlayer
  readonly board: Board
  readonly acts: boolean
  /** What they are worth, once the game is over. */
  readonly total: Money | undefined
}

function PlayerRow({ player, board, acts, total }: PlayerRowProps) {
  const { name, money } = voice.value
  const called = name(player.id)
  const { auction } = board
  return (
    <tr class={acts ? 'acts' : ''}>
      <th scope="row">
        <span class={called.length > SHORT ? 'board-name long' : 'board-name'}>
          {called}
          {board.priority === player.id ? <Mark of="priority" name={board.text.priority} /> : null}
        </span>
        {player.others.length > 0 ? <small>{player.others.join(' · ')}</small> : null}
      </th>
      {auction ? (
        <>
          <Free auction={auction} player={player} />
          <Bids auction={auction} player={player.id} />
        </>
      ) : (
        <td class="board-cash" data-purse={player.id}>
          {money(total ?? player.cash)}
        </td>
      )}
      {board.corporations.map(corporation => (
        <Holding key={corporation.of.id} {...{ player, corporation, board }} />
      ))}
    </tr>
  )
}

/** The rows below the players: what corporations have. */
function Rows({ board: { corporations, rows, auction } }: { board: Board }) {
  return (
    <tbody class="board-rows">
      {rows.map((row, i) => (
        <tr key={row}>
          <th scope="row" colSpan={2}>
            {row}
          </th>
          {auction ? <td colSpan={auction.lots.length} /> : null}
          {corporations.map(({ of, cells }) => (
            <td key={of.id}>{cells[i]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Players by what is auctioned and by corporations, in type for two metres, as high as the screen. Whoever acts stands out; at the end each has their score. */
export function BoardTable({ view, turn, board }: { view: ShellView; turn: ShellView; board: Board }) {
  const isOver = view.over !== null
  const deciders = isOver ? {} : decidersOf(turn)
  const acting = Object.values(deciders)
  const { corporations, text, auction } = board
  const columns = corporations.length + (auction?.lots.length ?? 0)
  return (
    <WideFrame kind="books" name={text.player}>
      <table class="board-table" style={{ '--columns': columns }}>
        <Heads board={board} deciders={deciders} isOver={isOver} />
        <tbody>
          {board.players.map(player => (
            <PlayerRow
              key={player.id}
              {...{ player, board, acts: acting.includes(player.id) }}
              total={isOver ? worthOf(view, player.id) : undefined}
            />
          ))}
        </tbody>
        {auction && corporations.length === 0 ? null : <Rows board={board} />}
      </table>
    </WideFrame>
  )
}
