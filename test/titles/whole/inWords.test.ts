import { describe, expect, it } from 'vitest'
import { apply, choices } from '../../../src/rules/apply'
import { type Happening, runIn } from '../../../src/rules/happening'
import type { Action, Refusal } from '../../../src/rules/rule'
import type { AnyState } from '../../../src/rules/state'
import { actionsOf, type Recorded } from '../../games/recorded'
import { tablesOf } from '../../played'
import { chanceOf, oneOf } from '../../random'
import { ruling } from '../../randomGame'
import { emptyIn, germanOf, kindsOf, pairsOf, sameIn, slipsIn } from '../../words/pair'
import { expectSameFigures } from '../../words/said'
import { type Kit, kits, type OwnSayings } from '../kits'
import { expectBoth, expectBothWritten, type Spoken, spoken } from '../spoken'

/** What no recorded game has, or only some titles do. */
const RARE = ['correct', 'count', 'map', 'position', 'stop', 'extraRound']

/** What a title says happened by a code of its own. */
interface Noted {
  readonly is: 'noted'
  readonly code: string
}

/** The sample, and for each type of entry that it lacks a recorded game that has it. */
function gamesOf({ title, recorded, sample }: Kit): readonly Recorded[] {
  const games = [...sample]
  const has = (game: Recorded, type: string) => game.trace.some(({ action }) => action.type === type)
  for (const type of Object.keys(title.law.rules)) {
    if (RARE.includes(type) || games.some(game => has(game, type))) continue
    const found = recorded.find(game => has(game, type))
    if (found) games.push(found)
  }
  return games
}

/** What both languages are asked for, each with its name and its voice. */
const languagesOf = ({ english, german, voice, stimme }: Spoken) =>
  [
    ['English', english, voice],
    ['German', german, stimme],
  ] as const

/** Fails if a reason has no sentence, or if what it says is not one in both languages. */
function expectReason(words: Spoken, refusal: Refusal): void {
  const { code } = refusal
  const said = languagesOf(words).map(([language, it, voice]) => {
    const text = it.refusal(refusal, voice)
    expect(text, `no sentence for ${code} in ${language}`).not.toBe(code)
    return text
  })
  expectBoth(said[0], said[1])
}

/** Codes that note no more than that an entry was made: its own sentence says it. */
const isOfEntry = ({ sayings }: OwnSayings, code: string) =>
  /^bid$|Corrected$/.test(code) || sayings.inEntry?.includes(code) === true

/**
 * Fails if nothing is said of what a title notes by a code: it has no sentence, and that of its entry would be the same
 * without it.
 */
function expectNoted(
  kit: OwnSayings,
  words: Spoken,
  action: Action,
  happened: readonly (Happening | Noted)[],
): void {
  const all = happened as readonly Happening[]
  for (const it of happened) {
    if (it.is !== 'noted' || isOfEntry(kit, it.code)) continue
    for (const [language, says, voice] of languagesOf(words)) {
      const without = all.filter(other => other !== (it as unknown))
      const said =
        says.happening(it as unknown as Happening, voice) !== undefined ||
        says.entry(action, all, voice) !== says.entry(action, without, voice)
      expect(said, `no sentence for ${it.code} in ${language}`).toBe(true)
    }
  }
}

/**
 * Fails if an entry, what follows from it and what the story makes of it are not whole sentences, or if the story tells
 * another run. Adds what the story counts, and returns the next table.
 */
function expectTold(
  kit: Kit & OwnSayings,
  words: Spoken,
  state: AnyState,
  action: Action,
  counts: Record<string, number> = {},
): AnyState {
  const { law, chronicle } = kit.title
  const { english, german, voice, stimme } = words
  const outcome = apply(law, state, action)
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
  const { happened } = outcome
  expectBoth(english.entry(action, happened, voice), german.entry(action, happened, stimme))
  expectNoted(kit, words, action, happened)
  for (const it of happened) expectBoth(english.happening(it, voice), german.happening(it, stimme))
  for (const point of chronicle?.turnings(outcome) ?? [])
    expectBoth(english.turning?.(point, voice), german.turning?.(point, stimme))
  const run = runIn(happened)
  if (run) expect(action).toMatchObject({ corporation: run.corporation, revenue: run.revenue, pay: run.paid })
  for (const [code, count] of Object.entries(chronicle?.counts(outcome) ?? {}))
    counts[code] = (counts[code] ?? 0) + count
  return outcome.state
}

describe.each(kits)('$id in words', async kit => {
  const { title, sayings } = kit
  const words = await spoken(kit)
  const { english, german, voice, stimme } = words
  const [book, buch] = [await english.book(), await german.book()]

  it.each(Object.entries(sayings.facts))(
    '%s is a sentence in both languages that says its numbers',
    (code, list) => {
      for (const facts of list) {
        const refusal = { rule: 'ruling', code, facts }
        expectReason(words, refusal)
        const [said, gesagt] = [english.refusal(refusal, voice), german.refusal(refusal, stimme)]
        expect(gesagt).not.toBe(said)
        if (sayings.otherwise.includes(code)) continue
        // Zero is left out, and a sign is put into words.
        for (const value of Object.values(facts))
          if (typeof value === 'number' && value !== 0) expect(said).toContain(String(Math.abs(value)))
      }
    },
  )

  it('an unknown code or id is given as it is', () => {
    for (const one of [english, german]) {
      expect(one.refusal({ rule: '9', code: 'newRule', facts: {} }, voice)).toBe('newRule')
      expect(one.refusal({ rule: '9', code: 'toString', facts: {} }, voice)).toBe('toString')
      expect([one.label('Nowhere'), one.label('constructor')]).toEqual(['Nowhere', 'constructor'])
    }
  })

  it('every entry, consequence, turning point and refusal of whole games is a sentence in both languages', async () => {
    const told = new Set<string>()
    const counts: Record<string, number> = {}
    for (const game of gamesOf(kit)) {
      const inGame = await spoken(kit, game)
      let state = title.start(game)
      for (const [i, action] of actionsOf(game).entries()) {
        if (i % 20 === 0)
          for (const { refusal } of choices(title.law, state)) if (refusal) expectReason(inGame, refusal)
        state = expectTold(kit, inGame, state, action, counts)
        told.add(action.type)
      }
    }
    expectSameFigures(german.tally?.(counts) ?? '', english.tally?.(counts) ?? '-')
    const types = Object.keys(title.law.rules).filter(type => !RARE.includes(type))
    expect(types.filter(type => !told.has(type))).toEqual([])
  })

  it('rulings of each kind, counts, a joined table and the end by hand are sentences in both languages', async () => {
    const [game] = kit.sample
    if (!game) throw new Error('no game')
    const tables = tablesOf(title.law, title.start(game), actionsOf(game).slice(0, -9))
    const chance = chanceOf(41)
    const ruled = new Set<string>()
    for (let i = 0; i < 2500; i++) {
      const table = oneOf(chance, tables)
      const action = ruling(chance, title, table)
      if ('refusal' in apply(title.law, table, action)) continue
      expectTold(kit, words, table, action)
      ruled.add(Object.keys(action)[2] ?? '')
    }
    expect(title.rulings.kinds.map(({ id }) => id).filter(id => !ruled.has(id))).toEqual([])
    const middle = tables[Math.floor(tables.length / 2)]
    if (!middle) throw new Error('no table')
    for (const cash of [0, middle.cash.p1 ?? 0, 5000])
      expectTold(kit, words, middle, { type: 'count', holder: 'p1', cash } as Action)
    expectTold(kit, words, middle, { type: 'stop' })
    if (Object.hasOwn(title.law.rules, 'map'))
      for (const lies of [{}, { tiles: [] }])
        expectTold(kit, words, middle, { type: 'map', ...lies } as Action)
    const table = (await title.position?.())?.(middle)
    if (table) expectTold(kit, words, title.start(game), { type: 'position', table } as Action)
  })

  it('the book has a page for each paragraph and no other', () => {
    expect(Object.keys(book).toSorted()).toEqual([...english.paragraphs].toSorted())
    expect(Object.keys(buch).toSorted()).toEqual(Object.keys(book).toSorted())
    expect(german.paragraphs).toBe(english.paragraphs)
    const named = english.paragraphs.filter(paragraph => !/\d|^Table/.test(paragraph))
    expect(named.filter(paragraph => german.cite(paragraph) === paragraph)).toEqual([])
  })

  it.each(english.paragraphs)('%s has a heading, whole sentences, and an example in figures', paragraph => {
    const [page, seite] = [book[paragraph], buch[paragraph]]
    if (!page || !seite) throw new Error('no page')
    for (const { heading } of [page, seite]) expect(heading).toMatch(/^\S.*[^.\s]$/)
    expect(seite.heading).not.toBe(page.heading)
    const figures = sayings.withoutFigures?.includes(paragraph) !== true
    expect(/\d/.test(page.example), 'an example in figures, but for `withoutFigures` of `sayings.ts`').toBe(
      figures,
    )
    expectBothWritten(page.text, seite.text)
    expectBothWritten(page.example, seite.example)
  })

  it('labels name corporations, private companies, options, steps, ends and what a phase sets off', () => {
    const labels = [...title.setup.flags.map(({ id }) => id), ...sayings.labels, 'stopped', 'stock']
    for (const id of [...labels, ...sayings.names]) {
      expect([english.label(id), german.label(id)]).not.toContain(id)
      expectSameFigures(german.label(id), english.label(id))
    }
    for (const id of labels) expect(german.label(id)).not.toBe(english.label(id))
    expect(german.label('cash')).not.toBe('cash')
    for (const holder of title.places)
      for (const one of [english, german]) expect(one.holder(holder, voice)).not.toBe(holder)
    expect(english.holder('p1', voice)).toBe('Ann')
    const fields = title.rulings.kinds.flatMap(kind => kind.fields)
    for (const { id } of fields) expect([english.field(id), german.field(id)]).not.toContain(id)
  })

  it('the screens say the same in German, in German typography, and do not address the banker', () => {
    const pairs = pairsOf(english.screens as object, german.screens as object, sayings.given)
    // A place that is on no English map of ours has a name of its own in German.
    const kinds = (screens: unknown) =>
      kindsOf(screens as object).filter(path => !path.startsWith('sheet.names.'))
    expect(kinds(german.screens)).toEqual(kinds(english.screens))
    for (const { path, german: said } of pairs) expect(said.length, path).toBeGreaterThan(0)
    expect(emptyIn(pairs, 'german')).toEqual(emptyIn(pairs, 'english'))
    expect(sameIn(pairs), '`same` of `sayings.ts` lists what German says alike').toEqual(
      sayings.same.toSorted(),
    )
    expect(slipsIn(pairs)).toEqual([])
    expect(germanOf(pairs).filter(text => /[SO]R \d/.test(text))).toEqual([])
    expect(germanOf(pairs).filter(text => /\b(?:du|dein\w*|Sie haben|Ihr\w* Spiel\w*)\b/.test(text))).toEqual(
      [],
    )
  })
})
