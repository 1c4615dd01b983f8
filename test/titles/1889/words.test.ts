import { describe, expect, it } from 'vitest'
import { REPORT_FIELDS } from '../../../src/families/railway/report'
import type { AnyRailway } from '../../../src/families/railway/table'
import { railRefusals } from '../../../src/families/railway/words/en/refusals'
import { voiced } from '../../../src/families/railway/words/terms'
import { apply, choices } from '../../../src/rules/apply'
import type { Voice } from '../../../src/rules/rule'
import title from '../../../src/titles/1889'
import { PARAGRAPHS } from '../../../src/titles/1889/book'
import { game } from '../../../src/titles/1889/data'
import { type Action1889, law, rest } from '../../../src/titles/1889/law'
import { start } from '../../../src/titles/1889/start'
import { words as german } from '../../../src/titles/1889/words/de'
import { words as english } from '../../../src/titles/1889/words/en'
import { knownGames } from '../../games/recorded'
import { kindsOf, pairsOf, sameIn, slipsIn } from '../../words/pair'
import { expectSameFigures, PLAYERS } from '../../words/said'

const NAMES: Readonly<Record<string, string>> = { ...PLAYERS, p6: 'Flo' }
const voice: Voice = { name: id => NAMES[id] ?? id, money: amount => `¥${amount}` }
const stimme: Voice = { ...voice, money: amount => `${amount}\u00a0¥` }

/** A code or a hole in a sentence, a dollar, or one without a beginning or an end. */
const HOLE = /undefined|NaN|\bnull\b|\[object|\$|\b[a-z]+[A-Z]|\s\s|\s[,.;:]|\.\./
const WHOLE = /^[\p{Lu}\d¥].*[.?…]$/u
const ENGLISH = /\b(?:the|and|of|is|has|Train|Offering|Stock|Operating|OR \d)\b/
const GERMAN = /\b(?:der|die|das|und|von|ist|hat|Zug)\b/
/** A sign that is not where German has it. */
const SLIP = /\d[%¥]|\d [%¥]|¥\d|["'“]/

/** Fails if what both languages say is not one whole sentence in each, with the same figures. */
function expectBoth(said: string | undefined, gesagt: string | undefined): void {
  if (said === undefined || gesagt === undefined) {
    expect([said, gesagt]).toEqual([undefined, undefined])
    return
  }
  for (const text of [said, gesagt]) {
    expect(text).not.toMatch(HOLE)
    expect(text).toMatch(WHOLE)
  }
  expect(gesagt).not.toMatch(ENGLISH)
  expect(gesagt).not.toMatch(SLIP)
  expect(said).not.toMatch(GERMAN)
  expectSameFigures(gesagt, said)
}

/** Three tables: of two, four and six players. */
const GAMES = [2, 4, 6].flatMap(
  number => knownGames('1889').find(({ players }) => players.length === number) ?? [],
)

await rest.load()

describe('1889 in words', () => {
  it.each(GAMES.map(one => [one.players.length, one] as const))(
    'every entry, consequence and refusal in a game of %i is a sentence in both languages',
    (_, recorded) => {
      let state: AnyRailway = start(recorded)
      for (const { action } of recorded.trace) {
        for (const { refusal } of choices(law, state))
          if (refusal) expectBoth(english.refusal(refusal, voice), german.refusal(refusal, stimme))
        const outcome = apply(law, state, action as Action1889)
        if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
        const { happened } = outcome
        expectBoth(english.entry(action, happened, voice), german.entry(action, happened, stimme))
        for (const it of happened) expectBoth(english.happening(it, voice), german.happening(it, stimme))
        for (const point of title.chronicle?.turnings(outcome) ?? [])
          expectBoth(english.turning?.(point, voice), german.turning?.(point, stimme))
        state = outcome.state
      }
    },
  )

  it('every reason for a refusal is a sentence in both languages', () => {
    const terms = { game, places: {}, offering: '', market: '', company: String, train: String }
    const own = ['beginnersGame', 'auctionFirst', 'dealtOne', 'noBids', 'terrainFree', 'noSuchHolder']
    const facts = {
      ...{
        player: 'p1',
        president: 'p2',
        turn: 'p2',
        payer: 'IR',
        owner: 'p3',
        holder: 'p2',
        to: 'KO',
        from: 'market',
      },
      ...{ corporation: 'IR', private: 'DR', cheapest: 'TE', auction: 'ER', kind: 'train', owners: ['IR'] },
      ...{ train: '4', next: '3', exchange: '2', latest: '3', by: '6', phase: '2', round: 'SR 1', hex: 'C6' },
      ...{ price: 70, least: 75, most: 3, amount: 60, free: 40, aside: 30, has: 20, needs: 90, short: 11 },
      ...{
        percent: 70,
        limit: 60,
        held: 4,
        shares: 5,
        enough: 2,
        cost: 80,
        revenue: 15,
        owned: 3,
        trains: 1,
      },
      ...{ raises: 85, pars: ['65', '70'], tiles: 1, step: 'build', now: 'trains' },
    }
    const special = {
      cheapestNotForBids: { cheapest: 'TE' },
      affordsCheaper: { cheapest: 35 },
      cheapestOnly: { cheapest: '3' },
    }
    const others = [
      { by: 'bankruptcy', owner: 'closed', from: 'p2', aside: 0, most: 0, next: null, turn: '' },
      { by: 'stopped', owner: 'bank', from: 'IR', owners: ['IR', 'KO'], price: 0, holder: 'bank' },
    ]
    for (const code of [...Object.keys(railRefusals(voiced(terms))), ...own])
      for (const other of [{}, ...others]) {
        const one = { ...facts, ...special[code as keyof typeof special] }
        const given = code === 'trainGone' ? one : { ...one, ...other }
        const refusal = { rule: 'Ruling', code, facts: given }
        expectBoth(english.refusal(refusal, voice), german.refusal(refusal, stimme))
      }
  })

  it('a private company that is closed belongs to nobody else', () => {
    const facts = { private: 'DR', owner: 'closed', player: 'p1' }
    const refusal = { rule: 'Private powers', code: 'notOwner', facts }
    expect(english.refusal(refusal, voice)).toBe('The Dougo Railway is closed.')
    expect(german.refusal(refusal, stimme)).toBe('Die Dougo Railway ist geschlossen.')
  })

  it('every name of a figure, field, ruling and paragraph is there in German', async () => {
    const columns = REPORT_FIELDS.columns.map(({ head }) => head)
    for (const key of [...Object.keys(REPORT_FIELDS.kinds), ...columns])
      expect(german.figure(key)).not.toBe(key)
    for (const { id, fields } of title.rulings.kinds) {
      expect(german.ruling(id)).not.toBe(id)
      for (const field of fields) expect(german.field(field.id)).not.toBe(field.id)
    }
    const entered = Object.values(law.rules).flatMap(({ schema }) =>
      'entries' in schema ? Object.keys(schema.entries as object) : [],
    )
    expect(entered).toContain('exchange')
    const said = entered.filter(key => english.field(key) !== key)
    expect(said.filter(key => german.field(key) === key)).toEqual([])
    const named = PARAGRAPHS.filter(paragraph => !/\d/.test(paragraph))
    expect(named.filter(paragraph => german.cite(paragraph) === paragraph)).toEqual([])
    expect(Object.keys(await german.book())).toEqual([...PARAGRAPHS])
    const [book, buch] = [await english.book(), await german.book()]
    for (const paragraph of PARAGRAPHS) {
      const [page, seite] = [book[paragraph], buch[paragraph]]
      expectSameFigures(seite?.example ?? '', page?.example ?? '-')
      for (const text of Object.values(seite ?? {})) {
        expect(text).not.toMatch(SLIP)
        expect(text).not.toMatch(ENGLISH)
      }
    }
  })

  it('every label is there in German', () => {
    const ids = ['build', 'run', 'trains', 'bank', 'ending bank', 'bankruptcy', 'stopped', 'cash', 'stock']
    const more = ['privates', 'first seat', 'income', 'beginner', 'beginner what']
    for (const id of [...ids, ...more]) {
      expect(german.label(id)).not.toBe(id)
      expect(german.label(id)).not.toBe(english.label(id))
    }
    for (const id of [...game.corporations, ...game.privates])
      expect(german.label(id)).toBe(english.label(id))
    for (const id of ['cash', 'stock', 'privates']) expect(german.short(id)).not.toBe(english.short(id))
  })

  it('the screens say the same in German', () => {
    const pairs = pairsOf(english.screens, german.screens)
    expect(kindsOf(german.screens)).toEqual(kindsOf(english.screens))
    expect(sameIn(pairs)).toMatchInlineSnapshot(`
      [
        "books.inMarket",
        "books.market",
        "chart.space",
        "joining.addTrain",
        "joining.bank",
        "joining.market",
        "joining.notYet",
        "joining.phase",
        "play.fallsInto",
        "play.place",
        "play.stock",
        "play.train",
        "play.used",
        "setsOff",
        "sheet.bonus",
        "sheet.train",
      ]
    `)
    expect(slipsIn(pairs)).toEqual([])
    const codes = ['goes2', 'limit2', 'rounds3', 'greenTiles', 'brownTiles', 'privatesClose', 'diesels']
    for (const code of [...codes, 'privatesToCorporations']) {
      expect(german.screens.setsOff(code)).not.toBe(code)
      expect(german.screens.setsOff(code)).not.toBe(english.screens.setsOff(code))
    }
  })
})
