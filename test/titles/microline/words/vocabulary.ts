import type { Happening } from '../../../../src/rules/happening'
import type { Action, Voice } from '../../../../src/rules/rule'
import type { PageOfBook, TitleWords } from '../../../../src/rules/title'
import type { CardId } from '../data'
import type { MicroAction } from '../law'
import type { MicroHappening } from '../ledger'
import { PARAGRAPHS, type Paragraph, type Reason, type Reasons } from '../refusals'
import type { fields } from '../report'
import type { KINDS } from '../rules/correct'

type Texts<K extends string> = Readonly<Record<K, string>>

/** The words of the form for a new game: see `SetupForm`. */
type SetupLabel = 'ladder' | 'ladder what' | 'upper' | 'lower' | 'lines' | 'lines what'

/** The words of this title's screens. */
export interface ScreenWords {
  readonly takes: string
  readonly cards: Readonly<Record<CardId, (left: number, pay: string) => string>>
  readonly buys: string
  readonly buy: (company: string, price: string) => string
  readonly left: (shares: number) => string
  readonly runs: string
  readonly pays: (company: string, revenue: string) => string
  readonly keeps: (company: string, revenue: string) => string
  readonly endTurn: (player: string) => string
  readonly ladder: string
  readonly books: Texts<'table' | 'player' | 'cash' | 'unsold' | 'price' | 'treasury'>
  readonly sharesAt: (shares: number, company: string, price: string) => string
  readonly join: Texts<'round' | 'turn' | 'cash' | 'treasury' | 'space'> & {
    readonly shares: (company: string) => string
  }
}

/** All words of Micro Line in one language: what is missing does not compile. */
export interface Vocabulary {
  readonly refusals: { readonly [K in Reason]: (facts: Reasons[K], voice: Voice) => string }
  readonly entries: {
    readonly [T in MicroAction['type']]: (
      action: Extract<MicroAction, { type: T }>,
      happened: readonly MicroHappening[],
      voice: Voice,
    ) => string
  }
  readonly happenings: (happening: MicroHappening) => string | undefined
  readonly labels: Texts<CardId | 'extra' | 'rounds' | 'stopped' | 'cash' | 'stock' | SetupLabel>
  readonly places: Texts<'bank' | 'pool'>
  readonly paragraphs: Texts<Paragraph>
  readonly figures: Texts<keyof typeof fields.kinds>
  readonly fields: Texts<
    | 'player'
    | 'card'
    | 'corporation'
    | 'revenue'
    | 'pay'
    | 'holder'
    | 'cash'
    | 'from'
    | 'to'
    | 'amount'
    | 'cell'
    | 'turn'
  >
  readonly rulings: Texts<(typeof KINDS)[number]>
  readonly mayStill: (name: string) => string
  readonly screens: ScreenWords
  readonly book: () => Promise<Readonly<Record<Paragraph, PageOfBook>>>
}

/** The words of Micro Line, with those of its screens. */
export interface MicroWords extends TitleWords {
  readonly screens: ScreenWords
}

/** The text of a record by an id; for an unknown id, the id itself. */
const textOf = (record: Readonly<Record<string, string>>, id: string) =>
  Object.hasOwn(record, id) ? (record[id] ?? id) : id

type Say = (what: unknown, ...more: unknown[]) => string

/** Makes a title's words from a vocabulary. The casts are safe: each code maps to the function for exactly that code. */
export function wordsOf(of: Vocabulary): MicroWords {
  return {
    refusal: ({ code, facts }, voice) => (of.refusals[code as Reason] as Say)(facts, voice),
    entry: (action: Action, happened: readonly Happening[], voice: Voice) =>
      (of.entries[action.type as MicroAction['type']] as Say | undefined)?.(action, happened, voice) ??
      action.type,
    happening: happening => of.happenings(happening),
    label: id => textOf(of.labels, id),
    short: id => textOf(of.labels, id),
    cite: rule => textOf(of.paragraphs, rule),
    mayStill: of.mayStill,
    where: () => '',
    holder: (id, voice) => (Object.hasOwn(of.places, id) ? textOf(of.places, id) : voice.name(id)),
    turning: ({ code }) => code,
    tally: () => '',
    figure: key => textOf(of.figures, key),
    field: key => textOf(of.fields, key),
    ruling: kind => textOf(of.rulings, kind),
    pages: () => [],
    screens: of.screens,
    paragraphs: PARAGRAPHS,
    book: of.book,
  }
}

/** The sum of the payments of one kind. */
export function sumOf(happened: readonly MicroHappening[], why: string): number {
  return happened.reduce((sum, it) => sum + (it.is === 'paid' && it.why === why ? it.amount : 0), 0)
}

/** The prices from and to which a token moved; `undefined` if it did not. */
export function valuesIn(
  happened: readonly MicroHappening[],
): readonly [from: number, to: number] | undefined {
  const it = happened.find(it => it.is === 'token')
  return !it || it.was === null || it.was === it.value ? undefined : [it.was, it.value]
}
