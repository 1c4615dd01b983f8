import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runIn } from '../../../src/rules/happening'
import type { Action } from '../../../src/rules/rule'
import type { TitleWords } from '../../../src/rules/title'
import { PARAGRAPHS } from '../../../src/titles/18lilliput/book'
import { card } from '../../../src/titles/18lilliput/card'
import title from '../../../src/titles/18lilliput/index'
import { law } from '../../../src/titles/18lilliput/law'
import { type Reason, type Reasons, refuse } from '../../../src/titles/18lilliput/refusals'
import { start } from '../../../src/titles/18lilliput/setup'
import { words as german } from '../../../src/titles/18lilliput/words/de'
import { words as english } from '../../../src/titles/18lilliput/words/en'
import { doneBy } from '../../played'
import { filesIn } from '../../source'
import { inGerman, voiceWith } from '../../words/said'
import { expectBoth } from '../spoken'
import { knownGames } from './games'
import { setupFor } from './kit'
import { FACTS } from './words/facts'

const companies = title.corporations(setupFor(5)).map(({ id, short }) => [id, short])
const voice = voiceWith(Object.fromEntries(companies))
const stimme = inGerman(voice)

// What is said beside play is fetched on demand.
await Promise.all([german.rest?.load(), english.rest?.load()])

const codes = Object.keys(FACTS) as Reason[]

describe('refusals in words', () => {
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

  it('says what an entry cost or brought', () => {
    expect(log).toContain('Ann takes the General.')
    expect(log).toContain('Di takes Glimigrim, with $500 in its treasury, and $30 more for the player.')
    expect(log).toContain('Cy has the Grand Justiciary bring $20 to Lilliput.')
    expect(log).toContain('Di takes the card “shares, or $5”: $5.')
    expect(log).toContain(
      'Mildendo runs for $300 and pays a dividend: $150 to Bo; its share price rises from $55 to $62.',
    )
    expect(log).toContain('Slamecksan pays no dividend, and its share price falls from $50 to $42.')
    expect(log).toContain(
      'Slamecksan runs for $220 and pays a dividend, doubled in the last round: $220 to Ann; its share price rises from $58 to $71.',
    )
    expect(bericht).toContain(
      'Glimigrim fährt 100\u00a0$ ein und zahlt eine Dividende, in der letzten Runde doppelt: 50\u00a0$ an Cy, 10\u00a0$ an Di, 100\u00a0$ in die eigene Kasse; der Kurs steigt von 52\u00a0$ auf 62\u00a0$.',
    )
    expect(log).toContain('Glimigrim has no train and does not run.')
    expect(bericht).toContain('Glimigrim hat keinen Zug und fährt nicht.')
    expect(log.filter(line => line.endsWith(' has run.'))).toEqual([])
    expect(log).toContain('Bureaucracy: a 3-train goes to the scrapped trains.')
    expect(bericht).toContain('Bo kopiert die Karte „Züge / 5\u00a0$“ und wählt ein oder zwei Züge.')
    expect(bericht).toContain('Glimigrim ist fertig.')
  })

  it('phases: says once what a phase does to all trains of a type, not for each company', () => {
    expect(
      log.filter(line => line.startsWith('Phase 4 begins: 2-trains are obsolete')).length,
    ).toBeGreaterThan(0)
    expect(log.filter(line => /becomes obsolete|is removed from the game/.test(line))).toEqual([])
    expect(
      bericht.filter(line => line.startsWith('Phase 4 beginnt: 2er-Züge sind veraltet')).length,
    ).toBeGreaterThan(0)
    expect(bericht.filter(line => /jetzt veraltet|er-Zug .* verfällt/.test(line))).toEqual([])
  })

  it('tells a count', () => {
    const counted = [{ is: 'counted' as const, holder: 'p1', cash: 20, books: 25 }]
    expect(english.entry({ type: 'count', holder: 'p1', cash: 20 } as Action, counted, voice)).toBe(
      'Ann’s cash counted: $20, the books say $25: $5 missing.',
    )
  })

  it.each(['start', '3', '3 run'])('tells a table joined in round %s', round => {
    const joins = { type: 'position', table: { round } } as Action
    expectBoth(english.entry(joins, [], voice), german.entry(joins, [], stimme))
  })
})

it('paragraphs are cited by a short heading', () => {
  for (const paragraph of PARAGRAPHS) expect(english.cite(paragraph)).not.toBe(paragraph)
})

describe('rounds and the story', () => {
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
    const runs = chapters.flatMap(({ happened }) => runIn(happened) ?? [])
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
  })
})
