import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import type { TitleWords } from '../../../src/rules/title'
import { correction } from '../../../src/titles/18lilliput/banker/correctionKinds'
import { PARAGRAPHS } from '../../../src/titles/18lilliput/book'
import { card } from '../../../src/titles/18lilliput/card'
import { CARDS, CHARACTERS, STARTING } from '../../../src/titles/18lilliput/data'
import title from '../../../src/titles/18lilliput/index'
import { law } from '../../../src/titles/18lilliput/law'
import { type Reason, type Reasons, refuse } from '../../../src/titles/18lilliput/refusals'
import { start } from '../../../src/titles/18lilliput/setup'
import { fields } from '../../../src/titles/18lilliput/table/report'
import { words as german } from '../../../src/titles/18lilliput/words/de'
import { words as english } from '../../../src/titles/18lilliput/words/en'
import { doneBy } from '../../played'
import { filesIn } from '../../source'
import { expectSameFigures } from '../../words/said'
import { knownGames } from './games'
import { FACTS } from './words/facts'
import { expectSatz, expectSentence, stimme, voice } from './words/table'

const codes = Object.keys(FACTS) as Reason[]
const [book, buch] = [await english.book(), await german.book()]

describe('refusals in words', () => {
  it.each(codes)('%s is a sentence in both languages, with the same figures', <K extends Reason>(code: K) => {
    for (const facts of FACTS[code] as readonly Reasons[K][]) {
      const said = english.refusal(refuse('ruling', code, facts), voice)
      const gesagt = german.refusal(refuse('ruling', code, facts), stimme)
      expectSentence(said)
      expectSatz(gesagt)
      expectSameFigures(gesagt, said)
    }
  })

  it('every reason is raised somewhere, by a rule of the title or one that it shares', () => {
    const text = ['../../../src/titles/18lilliput', '../../../src/families']
      .flatMap(folder => filesIn(fileURLToPath(new URL(folder, import.meta.url))))
      .filter(({ path }) => path.endsWith('.ts') && !/\/words\/|\/refusals\.ts$/.test(path))
      .map(file => file.text)
      .join('\n')
    expect(codes.filter(code => !text.includes(`'${code}'`))).toEqual([])
  })

  it('say the numbers that decide', () => {
    const say = <K extends Reason>(code: K, facts: Reasons[K]) =>
      english.refusal(refuse('ruling', code, facts), voice)
    expect(say('directorShort', { player: 'p1', has: 40, needs: 50, short: 10 })).toBe(
      'Ann would have to add $50 but has $40: $10 is missing.',
    )
    expect(say('cardTaken', { card: 'shares10', player: 'p2' })).toBe(
      'Bo has taken the card “shares, or $10” in this round; a copy card lets it be copied.',
    )
    expect(say('trainLimit', { corporation: 'red', owned: 2, limit: 2 })).toBe(
      'Mildendo owns 2 trains, counting obsolete ones, and the limit is 2, so it may buy none.',
    )
  })

  it('an unknown code is given as it is', () => {
    expect(english.refusal({ rule: 'ruling', code: 'toString', facts: {} }, voice)).toBe('toString')
    expect(german.label('constructor')).toBe('constructor')
  })
})

describe('the log in words', () => {
  const told = (words: TitleWords, says: typeof voice) =>
    knownGames().flatMap((game, n) => {
      if (n % 5 !== 0) return []
      const actions = game.trace.map(({ action }) => action)
      return doneBy(law, start(game), actions).flatMap(({ happened }, i) => {
        const followed = happened.flatMap(it => words.happening(it, says) ?? [])
        return [words.entry(actions[i] as Action, happened, says), ...followed]
      })
    })
  const [log, bericht] = [told(english, voice), told(german, stimme)]

  it('tells whole games in sentences', () => {
    for (const line of new Set(log)) expectSentence(line)
    for (const line of new Set(bericht)) expectSatz(line)
  })

  it('tells the same in both languages', () => {
    expect(bericht.length).toBe(log.length)
    for (const [n, line] of log.entries()) expectSameFigures(bericht[n] ?? '', line)
  })

  it('says what an entry cost or brought', () => {
    expect(log).toContain('Ann takes the General.')
    expect(log).toContain('Di takes Glimigrim, with $500 in its treasury, and $30 more for the player.')
    expect(log).toContain('Cy has the Grand Justiciary bring $20 to Lilliput.')
    expect(log).toContain('Di takes the card “shares, or $5”: $5.')
    expect(log).toContain(
      'Mildendo runs for $300 and pays a dividend: $150 to Bo; its share price rises to $62.',
    )
    expect(log).toContain('Slamecksan pays no dividend, and its share price falls from $50 to $42.')
    expect(log).toContain(
      'Slamecksan runs for $220 and pays a dividend, doubled in the last round: $220 to Ann; its share price rises to $71.',
    )
    expect(bericht).toContain(
      'Glimigrim fährt 100\u00a0$ ein und zahlt eine Dividende, in der letzten Runde doppelt: 50\u00a0$ an Cy, 10\u00a0$ an Di, 100\u00a0$ in die eigene Kasse; der Kurs steigt auf 62\u00a0$.',
    )
    expect(log).toContain('Glimigrim has no train and does not run.')
    expect(bericht).toContain('Glimigrim hat keinen Zug und fährt nicht.')
    expect(log.filter(line => line.endsWith(' has run.'))).toEqual([])
    expect(log).toContain('Bureaucracy: a 3-train goes to the scrapped trains.')
    expect(bericht).toContain(
      'Bo gibt eine Kopierkarte für die Karte „ein oder zwei Züge oder 5\u00a0$“: ein oder zwei Züge.',
    )
  })

  it.each([
    ['money', { from: 'bank', to: 'p1', amount: 5 }],
    ['shares', { corporation: 'red', from: 'market', to: 'p1', shares: 2 }],
    ['price', { corporation: 'red', cell: [1, 3] as [number, number] }],
    ['train', { train: '2*' as const, from: 'closed', to: 'scrapped' }],
    ['train', { train: '3' as const, from: 'red', to: 'closed' }],
    ['train', { train: '3' as const, from: 'ipo', to: 'red' }],
    ['station', { corporation: 'red', left: 1 }],
    ['character', { character: 'general', to: 'p1' }],
    ['character', { character: 'general', to: 'closed' }],
    ['copies', { player: 'p1', left: 0 }],
    ['phase', '4'],
    ['turn', 'red'],
  ] as const)('tells a ruling of %s', (kind, what) => {
    const action = { type: 'correct', reason: 'As agreed', [kind]: what }
    expectSentence(english.entry(action, [], voice))
    expectSatz(german.entry(action, [], stimme))
    expectSameFigures(german.entry(action, [], stimme), english.entry(action, [], voice))
  })

  it('tells counts, a joined game and the end by hand', () => {
    const counted = [{ is: 'counted' as const, holder: 'p1', cash: 20, books: 25 }]
    const count = { type: 'count', holder: 'p1', cash: 20 }
    expect(english.entry(count, counted, voice)).toBe(
      'Ann’s cash counted: $20, the books say $25: $5 missing.',
    )
    expectSatz(german.entry(count, counted, stimme))
    expectSatz(german.entry({ type: 'stop' }, [], stimme))
    for (const round of ['start', '3', '3 run']) {
      expectSentence(english.entry({ type: 'position', table: { round } } as never, [], voice))
      expectSatz(german.entry({ type: 'position', table: { round } } as never, [], stimme))
    }
  })
})

describe('the rule book in words', () => {
  it('has a page for each paragraph and no other, in both languages', () => {
    expect(Object.keys(book).toSorted()).toEqual([...PARAGRAPHS].toSorted())
    expect(Object.keys(buch)).toEqual(Object.keys(book))
  })

  it.each(PARAGRAPHS)('%s has a heading, whole sentences, and an example in figures', paragraph => {
    const [page, seite] = [book[paragraph], buch[paragraph]]
    expect(page?.heading).toMatch(/^\S.*[^.\s]$/)
    expect(seite?.heading).not.toBe(page?.heading)
    for (const line of page?.text.split('\n') ?? []) expectSentence(line)
    for (const line of seite?.text.split('\n') ?? []) expectSatz(line)
    expectSentence(page?.example ?? '')
    expectSatz(seite?.example ?? '')
    expect(page?.example, 'an example in figures').toMatch(/\d/)
    expectSameFigures(seite?.text ?? '', page?.text ?? '')
    expectSameFigures(seite?.example ?? '', page?.example ?? '')
  })

  it('is cited by a short heading', () => {
    for (const words of [english, german])
      for (const paragraph of PARAGRAPHS) expect(words.cite(paragraph)).not.toBe(paragraph)
  })
})

describe('labels and forms', () => {
  it('name companies, cards, characters, variants, ends, parts of a worth, places and figures', () => {
    const flags = title.setup.flags.map(({ id }) => id)
    for (const words of [english, german]) {
      for (const id of [
        ...STARTING,
        ...CARDS,
        ...CHARACTERS,
        ...flags,
        'rounds',
        'stopped',
        'stock',
        'copies',
      ])
        expect(words.label(id)).not.toBe(id)
      for (const id of title.places) expect(words.holder(id, voice)).not.toBe(id)
      for (const key of Object.keys(fields.kinds)) expect(words.figure(key), key).toMatch(/\S/)
      for (const kind of correction.keys) expect(words.ruling(kind)).not.toBe(kind)
      for (const field of title.rulings.kinds.flatMap(kind => kind.fields))
        expect(words.field(field.id)).toMatch(/^\p{Lu}/u)
    }
    expect(english.holder('p1', voice)).toBe('Ann')
  })

  it('a round is named by the card of the title', () => {
    expect(['start', '3', '3 run', 'SR 2'].map(round => card.round(round, 'en'))).toEqual([
      'Choosing',
      'Round 3',
      'Round 3, runs',
      'SR 2',
    ])
    expect(card.round('3 run', 'de')).toBe('Runde 3, Fahrten')
  })

  it('the chronicle is told and counted', () => {
    const chapters = knownGames().flatMap(game =>
      doneBy(
        law,
        start(game),
        game.trace.map(({ action }) => action),
      ),
    )
    const points = chapters.flatMap(chapter => title.chronicle?.turnings(chapter) ?? [])
    expect([...new Set(points.map(({ code }) => code))].toSorted()).toEqual([
      'founded',
      'lastRound',
      'phase',
      'trainless',
    ])
    for (const point of points) {
      expectSentence(english.turning?.(point, voice) ?? '')
      expectSatz(german.turning?.(point, stimme) ?? '')
    }
    const runs = chapters.flatMap(chapter => title.chronicle?.run(chapter) ?? [])
    expect(runs.length).toBeGreaterThan(1000)
    expect(runs.every(({ revenue }) => revenue > 0)).toBe(true)
    const counts: Record<string, number> = {}
    for (const chapter of chapters)
      for (const [code, n] of Object.entries(title.chronicle?.counts(chapter) ?? {}))
        counts[code] = (counts[code] ?? 0) + n
    expect(counts).toMatchObject({
      cards: 2778,
      copies: 156,
      founded: 67,
      sharesBought: 448,
      trains: 813,
      stations: 191,
    })
    expect(english.tally?.(counts)).toContain('448 shares bought')
    expectSameFigures(german.tally?.(counts) ?? '', english.tally?.(counts) ?? '')
  })
})
