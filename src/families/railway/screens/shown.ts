import { computed, type ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import { wordsAtHand } from '../../../app/desk/words'
import type { Action, Choice } from '../../../rules/rule'
import type { Play as Kit } from '../../../ui/kit/play/kit'
import type { Slots as KitSlots } from '../../../ui/kit/play/slots'
import type { Bid } from '../auction/bid'
import type { BuyPrivate } from '../auction/buyPrivate'
import type { AcquirePrivate } from '../operating/acquirePrivate'
import type { BuyTrain } from '../operating/buyTrain'
import type { DeclareBankruptcy } from '../operating/declareBankruptcy'
import type { DiscardTrain } from '../operating/discardTrain'
import type { EndTurn } from '../operating/endTurn'
import type { LayTile } from '../operating/layTile'
import type { PlaceToken } from '../operating/placeToken'
import type { Run } from '../operating/policy'
import type { SellPrivate } from '../operating/sellPrivate'
import type { SellShares } from '../operating/sellShares'
import type { BuyShare } from '../stock/buyShare'
import type { Par } from '../stock/par'
import type { Pass } from '../stock/pass'
import type { CorporationView, RailwayView } from '../view'
import type { RailwayWords, ScreenWords } from '../words/screens'

/** The table that is shown. The cast is safe: these screens are only drawn for tables of railway games. */
export const tableNow = shown as ReadonlySignal<RailwayView | null>

/** What these screens say, in the current language. They are drawn only once the words of the title are loaded. */
export const said: ReadonlySignal<ScreenWords> = computed(() => (wordsAtHand.value as RailwayWords).screens)

/** A view of a railway game, whose title may have kinds of turns of its own. */
export type ShownView = Omit<RailwayView, 'turn'> & {
  readonly turn: { readonly at: string; readonly cite: string }
}

/** What a panel of a railway game works with. */
export type Play = Kit<ShownView>

/** The entries that the panels of a railway game draw. */
export type RailwayAction =
  | AcquirePrivate
  | Bid
  | BuyPrivate
  | BuyShare
  | BuyTrain
  | DeclareBankruptcy
  | DiscardTrain
  | EndTurn
  | LayTile
  | Par
  | Pass
  | PlaceToken
  | Run
  | SellPrivate
  | SellShares

/** The choices of a turn, to be taken by their place on the screen. */
export type Slots = KitSlots<RailwayAction>

/** A turn of one kind. */
export type TurnOf<K extends RailwayView['turn']['at']> = Extract<RailwayView['turn'], { at: K }>

/** The choices for one type of entry. */
export type Choices<A extends Action> = readonly Choice<A>[]

/** A corporation by its id. */
export function corporationOf(
  view: Pick<RailwayView, 'corporations'>,
  id: string,
): CorporationView | undefined {
  return view.corporations.find(it => it.id === id)
}
