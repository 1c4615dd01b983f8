import { voice } from '../../../app/desk/table'
import type { BoardAuction, BoardLot, BoardPlayer } from '../../kit/panels/board'
import { Mark } from '../../kit/parts/Mark'
import { Plate } from '../../kit/parts/Plate'

interface OfAuction {
  readonly auction: BoardAuction
}

/** A lot on which players bid in turn stands out. */
const standsOut = ({ called }: BoardAuction, { id }: BoardLot) => (id === called ? 'acts' : '')

/** The names of the lots: a private company by its short one, a presidency by the plate of its corporation. */
export function LotHeads({ auction, president }: OfAuction & { readonly president: string }) {
  return (
    <>
      {auction.lots.map(lot => (
        <th scope="col" key={lot.id} class={`board-lot ${standsOut(auction, lot)}`}>
          {lot.presidencyOf ? (
            <>
              <Plate of={lot.presidencyOf} narrow />
              <Mark of="president" name={president} />
            </>
          ) : (
            lot.id
          )}
        </th>
      ))}
    </>
  )
}

/** What the lots cost that may be bought, and the lowest bids on the others; `beside`: columns that follow. */
export function LotPrices({ auction, beside }: OfAuction & { readonly beside: number }) {
  const { lots, text } = auction
  const rows = (['price', 'least'] as const).filter(row => lots.some(lot => lot[row] !== null))
  return (
    <>
      {rows.map(row => (
        <tr key={row} class="board-prices">
          <th scope="row" colSpan={2}>
            {text[row]}
          </th>
          {lots.map(lot => (
            <td key={lot.id} class={standsOut(auction, lot)}>
              {lot[row] ?? '·'}
            </td>
          ))}
          {beside > 0 ? <td colSpan={beside} /> : null}
        </tr>
      ))}
    </>
  )
}

/** The bids of a player; those that lead are framed. */
export function Bids({ auction, player }: OfAuction & { readonly player: string }) {
  return (
    <>
      {auction.lots.map(({ id, bids, leader }) => (
        <td key={id}>
          {leader === player ? (
            <span class="board-leads">
              {bids[player]}
              <span class="hidden-text"> ({auction.text.leads})</span>
            </span>
          ) : (
            bids[player]
          )}
        </td>
      ))}
    </>
  )
}

/** What a player may spend; below it all their cash, if some of it is set aside for bids. Rows are of one height either way. */
export function Free({ auction, player: { id, cash } }: OfAuction & { readonly player: BoardPlayer }) {
  const { money } = voice.value
  const free = auction.free[id] ?? cash
  return (
    <td class="board-cash" data-purse={id}>
      {money(free)}
      <small> {free < cash ? auction.text.of(money(cash)) : '\u00a0'}</small>
    </td>
  )
}
