import type { Money } from '../../../bank/money'
import { type PlayerId, recordOf } from '../../../rules/state'
import { turnOf } from '../../join/form'
import type { LotsPolicy } from '../auction/lots'
import type { Game } from '../game'
import type { LotsFrame } from '../joining/lots'
import type { FrameTable } from '../joining/table'
import type { AnyRailway } from '../table'
import type { Joined } from './answers'
import type { JoinPolicy, OwnQuestions } from './policy'

/** A lot, as filled in so far. */
export interface JoinedLot {
  readonly face: Money
  /** The highest bidder; `undefined` if there is no bid. */
  readonly player?: PlayerId | undefined
  readonly amount?: Money | undefined
}

/** The auction of a table being joined: its lots, and how many players have passed in a row. */
export interface JoinedAuction {
  readonly lots: Readonly<Record<string, JoinedLot>>
  readonly passes: number
}

/** What the form asks of it. */
interface LotAnswers {
  /** The auction, while it is still on. */
  readonly auction?: JoinedAuction | undefined
  /** The auction is over, and the player to act sets the value of the presidency. */
  readonly value?: boolean
}

const answersOf = ({ own }: Pick<Joined, 'own'>): LotAnswers => own

/** The same answers with some of these changed. */
export const withAnswers = ({ own }: Pick<Joined, 'own'>, changes: LotAnswers): Pick<Joined, 'own'> => ({
  own: { ...own, ...changes },
})

const isFirst = ({ kind, set }: Joined): boolean => kind === 'SR' && set === 1

/** The auction, if the table is in it; only possible in the first stock round. */
export const auctionOf = (form: Joined): JoinedAuction | undefined =>
  isFirst(form) ? answersOf(form).auction : undefined

/** May the value be set now? Only in the first stock round, before any corporation is started. */
export const mayValue = (form: Joined): boolean =>
  isFirst(form) && Object.keys(form.corporations).length === 0 && !auctionOf(form)

/** Is the value being set? */
export const setsValue = (form: Joined): boolean => mayValue(form) && answersOf(form).value === true

/** The answers as the auction begins: bids are only set aside, so nobody has paid anything yet, and nobody has moved. */
export const begun = (
  { printed, privates }: Game,
  lots: LotsPolicy,
  { players, priorityDeal }: AnyRailway,
): Partial<Joined> => ({
  cash: recordOf(players, () => printed.seats[players.length]?.cash ?? 0),
  priority: priorityDeal,
  privates: recordOf(privates, () => ''),
  corporations: {},
  market: [],
  own: {
    auction: { lots: recordOf(Object.keys(lots.faces), lot => ({ face: lots.faces[lot] ?? 0 })), passes: 0 },
  },
})

/** Lots with a bidder but without a possible bid: one of at least the face value, in steps. */
export const openBids = ({ step }: LotsPolicy, auction: JoinedAuction | undefined): readonly string[] =>
  Object.entries(auction?.lots ?? {}).flatMap(([lot, { player, amount, face }]) =>
    player !== undefined && (amount === undefined || amount < face || amount % step !== 0) ? [lot] : [],
  )

/** The auction's turn frame; the players who passed in a row are those seated before the player to act. */
function auctionTurn(
  players: readonly PlayerId[],
  player: PlayerId,
  { lots, passes }: JoinedAuction,
): LotsFrame {
  const at = players.indexOf(player)
  const before = [...players.slice(at), ...players.slice(0, at)]
  return {
    at: 'auction',
    player,
    passed: passes > 0 ? before.slice(-passes) : [],
    lots: recordOf(Object.keys(lots), lot => {
      const { face = 0, player: bidder, amount = face } = lots[lot] ?? {}
      return { face, bid: bidder === undefined ? null : { player: bidder, amount } }
    }),
  }
}

/** The form's auction, from a table that was joined during it. */
function auctionFrom({ lots, passed }: LotsFrame): JoinedAuction {
  const filled = Object.entries(lots).map(([lot, { face, bid }]) => [lot, { face, ...bid }])
  return { lots: Object.fromEntries(filled), passes: passed.length }
}

/** The questions of a title together with those of its auction. During that, only bids are open. */
export function lotsQuestions(game: Game, lots: LotsPolicy, own: OwnQuestions): OwnQuestions {
  const { presidentShares } = game.printed.paper
  return {
    ...own,
    player: (form, id) => ({
      ...own.player?.(form, id),
      ...(setsValue(form) && turnOf(form) === id
        ? { shares: { [lots.presidency]: presidentShares }, presidencies: [lots.presidency] }
        : {}),
    }),
    turn(form, fresh) {
      const player = turnOf(form) ?? ''
      const auction = auctionOf(form)
      if (auction) return auctionTurn(fresh.players, player, auction)
      const value: FrameTable & { readonly player: PlayerId } = { at: 'value', player }
      return setsValue(form) ? value : own.turn?.(form, fresh)
    },
    form(table, fresh) {
      const auction = table.turns?.find((it): it is LotsFrame => it.at === 'auction')
      return {
        ...own.form(table, fresh),
        ...(auction ? { auction: auctionFrom(auction) } : {}),
        ...(table.turns?.some(it => it.at === 'value') ? { value: true } : {}),
      }
    },
    missing(form, phase, fresh) {
      const auction = auctionOf(form)
      if (!auction) return own.missing?.(form, phase, fresh) ?? []
      return openBids(lots, auction).map(lot => ({ at: lot, asks: 'bid', of: lot }))
    },
  }
}

/** Until the presidency has its value, players move as they are seated. */
export const movedOn: NonNullable<JoinPolicy['moves']> = form => !auctionOf(form) && !setsValue(form)
