import * as v from 'valibot'
import { MOST_LETTERS } from '../../interop/follow/code'
import { type Epoch, epochForm } from '../../interop/follow/epoch'
import type { Terms } from '../../interop/follow/gate'
import type { Action, Player } from '../../rules/rule'
import { writtenForm } from '../../store/copy'
import type { HeadNow, Written } from '../../store/types'

/** The version of these messages: phones that speak another one do not follow each other. */
export const VERSION = 4

/** At most so many characters of one message of the bank: a few hundred long games. */
export const MOST_OF_BANK = 64 * 1024 * 1024

/** How often each end says that it is still there, and after how long without a word the other counts as lost, in ms. */
export const BEAT = 2000
export const SILENCE = 6000

/** After how long without a word a phone that follows takes the connection in reserve, in ms: the bank is ready for it by then. */
export const GIVEN_UP = 12_000

/** Who a phone is: the id of a player, or nobody who only watches. */
const who = v.nullable(v.pipe(v.string(), v.maxLength(40)))

/**
 * The code of a connection in reserve, which the phones prepare while they have one: with it they find each other again after
 * one was locked or out of reach.
 */
const spare = v.strictObject({ is: v.literal('spare'), code: v.pipe(v.string(), v.maxLength(MOST_LETTERS)) })

const here = v.strictObject({ is: v.literal('here') })

/** What a phone that follows may do: watch, ask the bank for what its player decides, or enter that. */
export const MAY = ['watch', 'ask', 'enter'] as const
export type May = (typeof MAY)[number]

/**
 * What became of what was asked. `old`: it was asked on a table that has changed since; `not`: the bank does not take it from
 * this phone, or cannot now; `withdrawn`: by that phone.
 */
export const ANSWERS = ['taken', 'refused', 'old', 'not', 'withdrawn'] as const
export type Answer = (typeof ANSWERS)[number]

/**
 * A number that no request has. By an answer to it a bank says that it takes `withdraw`, and whether it has another game open (`AWAY`):
 * phones that do not know that leave the answer alone, and to a bank that does not say so `withdraw` is never sent, so that phones with
 * and without it follow each other.
 */
export const NO_ASK = 0
export const HERE = { is: 'answer', id: NO_ASK, answer: 'not' } as const satisfies FromBank
export const AWAY = { is: 'answer', id: NO_ASK, answer: 'old' } as const satisfies FromBank

/** A tap enters at most so many entries. */
const MOST_ACTIONS = 12

/** What a player wants to enter; its `id` counts from 1 on each phone. It is asked on the table after so many records, of which this is the digest. */
export interface Ask {
  readonly id: number
  readonly records: number
  readonly table: string
  readonly actions: readonly Action[]
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** At most so many characters of a piece: as JSON within JSON it may become twice as long, and must fit into one message. */
export const PIECE = 1900

/**
 * All that a phone that follows can say: that it is there, whose it is, which bank it knows, and what its player wants to enter.
 * Only that can change a game, and only if the banker takes it or has allowed it. `withdraw`: it takes back what it asked, unless the
 * banker has answered; `parted`: a piece of how the game went on there and not at the bank; `yields`: it follows the bank's all the
 * same.
 */
export type FromFollower =
  | {
      readonly is: 'hello'
      readonly version: number
      /** A name that only this phone has: what it may do is kept under it. */
      readonly phone: string
      readonly player: string | null
    }
  | { readonly is: 'who'; readonly player: string | null }
  | { readonly is: 'knows'; readonly epoch: Epoch }
  | ({ readonly is: 'ask' } & Ask)
  | { readonly is: 'withdraw'; readonly id: number }
  | { readonly is: 'parted'; readonly piece: string }
  | { readonly is: 'yields' }
  | { readonly is: 'spare'; readonly code: string }
  | { readonly is: 'here' }

const fromFollower = v.variant('is', [
  v.strictObject({
    is: v.literal('hello'),
    version: v.literal(VERSION),
    phone: epochForm.entries.by,
    player: who,
  }),
  v.strictObject({ is: v.literal('who'), player: who }),
  v.strictObject({ is: v.literal('knows'), epoch: epochForm }),
  v.strictObject({ is: v.literal('withdraw'), id: whole }),
  v.strictObject({ is: v.literal('parted'), piece: v.string() }),
  v.strictObject({ is: v.literal('yields') }),
  v.strictObject({
    ...{ is: v.literal('ask'), id: whole, records: whole, table: v.pipe(v.string(), v.maxLength(40)) },
    actions: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1), v.maxLength(MOST_ACTIONS)),
  }),
  spare,
  here,
])

/** A record that was stored, and what the list then says of its game. */
export interface Arrived {
  readonly written: Written
  readonly now: HeadNow
}

/**
 * What the phone that banks says: the whole game, each record once it is stored, new names, what the other may do and what became
 * of what it asked, and that it ends this. `picked`: how the game goes on that went on differently on that phone, as it did there
 * (`theirs`) or here; `moved`: another phone banks it now.
 */
export type FromBank =
  | {
      readonly is: 'hello'
      readonly version: number
      readonly game: string
      /** So that what the game needs is fetched while it is on its way. */
      readonly title: string
      readonly epoch: Epoch
    }
  | { readonly is: 'game'; readonly epoch: Epoch; readonly copy: string }
  | ({ readonly is: 'record'; readonly epoch: Epoch } & Arrived)
  | { readonly is: 'picked'; readonly theirs: boolean }
  | { readonly is: 'moved'; readonly epoch: Epoch }
  | { readonly is: 'names'; readonly players: readonly Player[] }
  | { readonly is: 'may'; readonly may: May }
  | { readonly is: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly is: 'bye' }
  | { readonly is: 'spare'; readonly code: string }
  | { readonly is: 'here' }

const fromBank = v.variant('is', [
  v.strictObject({
    is: v.literal('hello'),
    version: v.literal(VERSION),
    game: writtenForm.game,
    title: v.pipe(v.string(), v.maxLength(60)),
    epoch: epochForm,
  }),
  v.strictObject({ is: v.literal('game'), epoch: epochForm, copy: v.string() }),
  v.strictObject({ is: v.literal('picked'), theirs: v.boolean() }),
  v.strictObject({ is: v.literal('moved'), epoch: epochForm }),
  v.strictObject({
    is: v.literal('record'),
    epoch: epochForm,
    written: writtenForm.written,
    now: writtenForm.now,
  }),
  v.strictObject({ is: v.literal('names'), players: writtenForm.players }),
  v.strictObject({ is: v.literal('may'), may: v.picklist(MAY) }),
  v.strictObject({ is: v.literal('answer'), id: whole, answer: v.picklist(ANSWERS) }),
  v.strictObject({ is: v.literal('bye') }),
  spare,
  here,
])

/** What the bank takes from a phone: more than a hand can tap, and far less than it could be kept busy with. */
export const followerTerms: Terms<FromFollower> = {
  ...{ schema: fromFollower, first: 'hello', size: 4000, burst: 20, perSecond: 4 },
}

/** What a phone takes from the bank: after a loss, hundreds of records may come at once. */
export const bankTerms: Terms<FromBank> = {
  ...{ schema: fromBank, first: 'hello', size: MOST_OF_BANK, burst: 6000, perSecond: 200 },
}
