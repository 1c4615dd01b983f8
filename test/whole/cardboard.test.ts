import { describe, expect, it } from 'vitest'
import { sameSpace, type Tokens } from '../../src/bank/chart'
import type { CardboardMove, PieceMove } from '../../src/rules/cardboard'
import type { Voice } from '../../src/rules/rule'
import type { AnyState, Railways } from '../../src/rules/state'
import { WHOLE } from '../all'
import { actionsOf } from '../games/recorded'
import { tablesOf } from '../played'
import { expectSame } from '../same'
import { kits } from '../titles/kits'
import { wholeWords } from '../words/whole'
import { type CountOwn, OWN } from './cardboardOf'

// What is told to be moved by hand adds up to the difference between two tables, piece by piece: between any entry and the
// next, and between tables far apart, as after an amendment. The pieces are counted here without the code that tells.

type Counted = Map<string, number>

interface Records {
  readonly corporations?: Readonly<Record<string, { readonly president: string | null }>>
  readonly companies?: Readonly<Record<string, { readonly director: string | null }>>
  readonly phase?: string
  readonly privates?: Readonly<Record<string, string>>
  readonly priorityDeal?: string
  readonly starting?: string
  readonly characters?: Readonly<Record<string, string | null>>
  readonly copies?: Readonly<Record<string, number>>
}

type Laid = AnyState & Railways<string, string> & Records

/** Where each piece lies whose place is known: certificates by their shares. */
function laid(state: AnyState, own: CountOwn): Counted {
  const { held, depot, privates = {}, characters = {}, copies = {}, ...table } = state as Laid
  const counted: Counted = new Map()
  const add = (what: string, at: string, count = 1) =>
    void counted.set(`${what} @ ${at}`, (counted.get(`${what} @ ${at}`) ?? 0) + count)
  for (const [id, places] of Object.entries(held))
    for (const [place, shares] of Object.entries(places)) add(`shares ${id}`, place, shares)
  for (const [of, owner] of Object.entries(privates)) add(`private ${of}`, owner)
  for (const [of, owner] of Object.entries(characters)) if (owner !== null) add(`card ${of}`, owner)
  for (const [owner, count] of Object.entries(copies)) add('card copy', owner, count)
  for (const owner of [table.priorityDeal, table.starting]) if (owner !== undefined) add('card first', owner)
  own(state, add)
  const cards = { market: depot.market, gone: depot.gone, ...depot.owned }
  for (const [place, trains] of Object.entries(cards))
    for (const train of trains) add(`train ${train}`, place)
  for (const [type, count] of Object.entries(depot.offering))
    if (count !== null) add(`train ${type}`, 'new', count)
  return counted
}

/** What a piece is called in the count, and how many of it one move takes. */
function named(
  { is, of, count }: PieceMove,
  face: string | undefined,
  president: number,
): readonly [string, number] {
  if (is === 'share') return [`shares ${of}`, count]
  if (is === 'president') return [`shares ${of}`, president]
  if (is === 'station') return [`stations ${of}`, count]
  if (is === 'marker' || is === 'chip') return [of, count]
  if (of === 'charter') return [`charter ${face}`, count]
  if (is === 'card') return [of === 'priority' || of === 'starting' ? 'card first' : `card ${of}`, count]
  return [is === 'train' ? `train ${face ?? of}` : `${is} ${of}`, count]
}

const NEW = ['bank', 'ipo']
const placeOf = ({ is }: PieceMove, at: string): string => {
  if (is !== 'train') return at
  return NEW.includes(at) ? 'new' : at === 'scrapped' ? 'market' : at
}

/** The pieces after the moves. Those that come from where nobody counts, or go there, are only added or taken. */
function moved(counted: Counted, moves: readonly CardboardMove[], president: number): Counted {
  const after = new Map(counted)
  const add = (key: string, by: number) => void after.set(key, (after.get(key) ?? 0) + by)
  for (const move of moves) {
    if (move.is === 'token' || move.is === 'stack' || move.is === 'news') continue
    const { from, to, was, face } = move
    const [taken, out] = named(move, was ?? face, president)
    const [given, into] = named(move, face ?? was, president)
    if (from !== null) add(`${taken} @ ${placeOf(move, from)}`, -out)
    if (to !== null) add(`${given} @ ${placeOf(move, to)}`, into)
  }
  return after
}

const without0 = (counted: Counted) =>
  Object.fromEntries([...counted].filter(([, count]) => count !== 0).toSorted())

/** The tokens of each space from the top. */
const stacks = (tokens: Tokens<string>) =>
  Object.fromEntries(
    tokens
      .map(
        ({ at }) => [`${at}`, tokens.filter(it => sameSpace(it.at, at)).map(it => it.corporation)] as const,
      )
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

/** The tokens after the moves, each laid under the others of its space. */
function movedTokens(tokens: Tokens<string>, moves: readonly CardboardMove[]): Tokens<string> {
  let now = tokens
  for (const move of moves) {
    if (move.is === 'token') {
      const lies = now.find(it => it.corporation === move.of)
      expect(lies?.at ?? null).toEqual(move.from)
      now = now.filter(it => it !== lies)
      if (move.to) {
        const { of, to, under } = move
        expect(now.filter(it => sameSpace(it.at, to)).map(it => it.corporation)).toEqual(under)
        now = [...now, { corporation: of, at: to }]
      }
    }
    if (move.is === 'stack') {
      const { at, order } = move
      expect(
        now
          .filter(it => sameSpace(it.at, at))
          .map(it => it.corporation)
          .toSorted(),
      ).toEqual(order.toSorted())
      now = [...now.filter(it => !sameSpace(it.at, at)), ...order.map(corporation => ({ corporation, at }))]
    }
  }
  return now
}

/** The owner of each president's certificate. */
function presidents(state: AnyState): Readonly<Record<string, string | null>> {
  const { corporations, companies } = state as Laid
  const of = companies
    ? Object.entries(companies).map(([id, it]) => [id, it.director] as const)
    : Object.entries(corporations ?? {}).map(([id, it]) => [id, it.president] as const)
  return Object.fromEntries(of)
}

/** How many entries lie between two tables: the quick test looks at what three of them move together. */
const EVERY = WHOLE ? 1 : 3

/** How the pieces of a title are counted. Throws for one of which nobody has said it. */
function ownOf(title: string): CountOwn {
  const own = OWN[title]
  if (!own)
    throw new Error(`${title} has no line in OWN of test/whole/cardboardOf.ts: where do its own pieces lie?`)
  return own
}

/** Ids where a place should have a name, and holes in a sentence. */
const ODD =
  /undefined|null|NaN|\bipo\b|(?:from|to|von|an) (?:aside|gone|closed|market|scrapped|bank|box|map|middle)\b|^ | $|\n\n/m

const voice: Voice = { name: id => id, money: amount => `$${amount}` }

for (const kit of kits.filter(it => it.recorded.length > 0))
  describe(kit.title.id, async () => {
    const words = await Promise.all((['en', 'de'] as const).map(it => wholeWords(kit.title, it)))
    // A director's certificate is five shares where no president may change, two elsewhere.
    const whole = (state: AnyState) => ('companies' in state ? 5 : 2)
    const games = WHOLE ? kit.recorded : kit.sample
    const own = ownOf(kit.title.id)

    const tell = (was: AnyState, is: AnyState) => {
      const [english = [], german = []] = words.map(it => it.moved?.(was, is, voice))
      const moves = english.map(({ move }) => move)
      const [told, counted] = [moved(laid(was, own), moves, whole(is)), laid(is, own)].map(it =>
        JSON.stringify(without0(it)),
      )
      // Their texts are compared sooner than the counts, which tell better what is wrong.
      if (told !== counted) expect(JSON.parse(`${told}`)).toEqual(JSON.parse(`${counted}`))
      const [before, after] = [was as Laid, is as Laid]
      expectSame(stacks(movedTokens(before.chart, moves)), stacks(after.chart))
      const presided = presidents(was)
      for (const [id, president] of Object.entries(presidents(is))) {
        const told = moves.filter(it => it.is === 'president' && it.of === id)
        if (presided[id] === president) expectSame(told, [])
        else if (president !== null) expect(told).toMatchObject([{ to: president }])
      }
      const [from, to] = [before.phase, after.phase]
      const news = moves.filter(it => it.is === 'news' && it.of === 'phase')
      if (from === to) expectSame(news, [])
      else expect(news).toMatchObject([{ from, to }])
      expectSame(JSON.stringify(german.map(({ move }) => move)), JSON.stringify(moves))
      for (const { move, brief } of english)
        if (move.is === 'token' && moves.some(it => it.is === 'stack' && `${it.at}` === `${move.to}`))
          expect(brief).not.toContain('under')
      const said = [...english, ...german].flatMap(({ brief, whole: text }) => [brief, text]).join('\n')
      expectSame(ODD.exec(said)?.[0], undefined, said)
    }

    it('tells what is moved by hand, piece by piece', () => {
      for (const game of games) {
        const { players, options, own } = game
        const start = kit.title.start({ players, options, ...(own ? { own } : {}) })
        const tables = tablesOf(kit.title.law, start, actionsOf(game))
        for (const [i, is] of tables.entries()) {
          if (i % EVERY === 0 || i === tables.length - 1) tell(tables[i - EVERY] ?? is, is)
          // Back and forth, as an amendment or several entries taken back would be.
          if (i % 20 === 0) tell(is, tables[i - 20] ?? start)
          if (i % 20 === 10) tell(tables[i - 10] ?? start, is)
        }
      }
    })
  })
