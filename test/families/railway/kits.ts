import { expect } from 'vitest'
import { totalCash } from '../../../src/bank/money'
import type { Game } from '../../../src/families/railway/game'
import type { Joined } from '../../../src/families/railway/join/answers'
import type { JoinPolicy } from '../../../src/families/railway/join/policy'
import type { RailLedger } from '../../../src/families/railway/ledger'
import type { RailwayReport } from '../../../src/families/railway/report'
import type { AnyRailway } from '../../../src/families/railway/table'
import type { Law } from '../../../src/rules/apply'
import type { Action, Fact } from '../../../src/rules/rule'
import type { AnyTitle } from '../../../src/rules/title'
import { game as alabama } from '../../../src/titles/18al/data'
import { join as joinAlabama } from '../../../src/titles/18al/later/join'
import { join as joinVirginia } from '../../../src/titles/18va/later/join'
import { game as virginia } from '../../../src/titles/18va/state'
import { game as shikoku } from '../../../src/titles/1889/data'
import { join as joinShikoku } from '../../../src/titles/1889/later/join'
import { loadTitle, type TitleId } from '../../../src/titles/registry'
import { place as placeAlabama } from '../../titles/18al/kit'
import { paragraphs as ofAlabama } from '../../titles/18al/paragraphs'
import { type Place, place as placeVirginia } from '../../titles/18va/kit'
import { paragraphs as ofVirginia } from '../../titles/18va/paragraphs'
import { paragraphs as ofShikoku } from '../../titles/1889/paragraphs'
import { seated, tried } from '../../titles/tried'
import { type Position, placeOn } from './place'

/** Figures of the rule book, told here once more. */
interface Figures {
  /** What new trains cost. */
  readonly trains: Readonly<Record<string, number>>
  /** Operating rounds after a stock round, by phase. */
  readonly rounds: Readonly<Record<string, number>>
  /** What a corporation pays for a private company: at least and at most. */
  readonly prices: readonly (readonly [company: string, least: number, most: number])[]
  /** Why no corporation buys one before phase 3. */
  readonly early: string
  /** The face values of the private companies with three players, cheapest first, if they are sold one by one. */
  readonly faces?: Readonly<Record<string, number>>
  /** Whether the first of them gets 5 cheaper each time all pass. */
  readonly falls?: true
  /** How much of a corporation may lie in the market in percent, whatever brought it there. */
  readonly market?: number
  /** How much of a corporation is sold once it floats, in percent, if that depends on it. */
  readonly floats?: number
  /** What is still played of the operating rounds in which the bank runs out. */
  readonly last: 'round' | 'set'
}

/** What a railway game tells the suites of what its family shares. */
interface Parts {
  readonly figures: Figures
  readonly game: Game
  /** What stands in each paragraph of the rule book: rules, and reasons by `<rule>.<code>`, by the code or by the part that a reason names. */
  readonly paragraphs: Readonly<Record<string, readonly string[]>>
  /** Corporations with ten shares each, and private companies. */
  readonly corporations: readonly [one: string, two: string, three: string]
  readonly privates: readonly [one: string, other: string]
  /** The form that joins a game, and what it must know besides what every railway game asks. */
  readonly join: JoinPolicy
  readonly answers?: Joined['own']
  /** Sets a table up in mid-game. */
  place(at: Position): AnyRailway
}

async function kitOf(id: TitleId, parts: (title: AnyTitle) => Parts) {
  const title = await loadTitle(id)
  const { game, paragraphs, answers = {}, ...rest } = parts(title)
  const cites: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(paragraphs).flatMap(([paragraph, all]) => all.map(of => [of, paragraph])),
  )
  // The state of each is a railway's; its suites enter what its schemas take.
  const law = title.law as unknown as Law<AnyRailway, Action, RailLedger<AnyRailway>>
  const report = title.report as unknown as (state: AnyRailway) => RailwayReport
  const printed = (await title.position?.()) as unknown as (state: AnyRailway) => object
  const at = tried<AnyRailway, Action, RailLedger<AnyRailway>, RailwayReport>({ law, report })
  /** The paragraph of a reason, in an entry of this type; the first that is listed counts. Throws if there is none. */
  const cite = (type: string, code = type, of = type) => {
    const paragraph = [`${type}.${code}`, code, of, type].flatMap(it => cites[it] ?? [])[0]
    if (paragraph === undefined) throw new Error(`${id}: no paragraph for ${type} ${code}`)
    return paragraph
  }
  return {
    ...{ id, title, game, law, report, cites, cite, printed, answers, ...rest },
    ...{ play: at.play, happened: at.happened, expectAllowed: at.expectAllowed, now: at.now },
    /** Expects an entry to be refused for this reason, of that part of the rules, with at least these facts. */
    refuses(state: AnyRailway, action: Action, code: string, facts: Record<string, Fact> = {}, of?: string) {
      at.expectRefused(state, action, cite(action.type, code, of), code, facts)
    },
    /** Expects money, certificates and trains to be all still there. */
    conserves(before: AnyRailway, after: AnyRailway): void {
      const shares = ({ held }: AnyRailway) =>
        Object.values(held).map(of => Object.values(of).reduce((sum, n) => sum + n, 0))
      const trains = ({ depot: { offering, market, gone, owned } }: AnyRailway) =>
        Object.values(offering).reduce<number>((sum, n) => sum + (n ?? 0), 0) +
        [...market, ...gone, ...Object.values(owned).flat()].length
      expect(totalCash(after.cash)).toBe(totalCash(before.cash))
      expect(shares(after)).toEqual(shares(before))
      expect(trains(after)).toBe(trains(before))
    },
  }
}

/** The railway games over which the suites of the family run; a new one has its kit here. */
export const railways = await Promise.all([
  kitOf('18AL', () => ({
    ...{ game: alabama, paragraphs: ofAlabama, place: placeAlabama, join: joinAlabama },
    ...{ corporations: ['TAG', 'WRA', 'ATN'], privates: ['NDY', 'M&C'] },
    figures: {
      trains: { '2': 100, '3': 180, '4': 300, '5': 450, '6': 630, '7': 700, '4D': 800 },
      rounds: { '1': 1, '2': 1, '3': 2, '4': 2, '5': 3, '6': 3, '7': 3, '4D': 3 },
      prices: [
        ['Tusc', 10, 30],
        ['S&NA', 20, 60],
        ['B&SLC', 35, 105],
        ['M&C', 50, 150],
        ['NDY', 60, 180],
      ],
      falls: true,
      faces: { Tusc: 20, 'S&NA': 40, 'B&SLC': 70, 'M&C': 100, NDY: 120 },
      ...{ early: 'privatesNotYet', market: 50, floats: 60, last: 'round' },
    },
  })),
  kitOf('18VA', () => ({
    ...{ join: joinVirginia, answers: { moves: ['p2', 'p1'] } },
    ...{
      game: virginia,
      paragraphs: ofVirginia,
      corporations: ['SR', 'WM', 'C&O'],
      privates: ['PY', 'REA'],
    },
    figures: {
      trains: { '2': 100, '3': 200, '4': 300, '5': 500, '6': 600, '4D': 800 },
      rounds: { '2': 1, '3': 2, '4': 2, '5': 3, '6': 3, '4D': 3 },
      prices: [
        ['REA', 20, 60],
        ['TIW', 30, 90],
        ['PY', 40, 120],
      ],
      ...{ early: 'privatesNotNow', last: 'set' },
    },
    place({ corporations = {}, ...at }) {
      const all = Object.entries(corporations).map(([id, charter]) => [id, { size: 10, ...charter }])
      return placeVirginia({ ...at, corporations: Object.fromEntries(all) } as Place)
    },
  })),
  kitOf('1889', title => ({
    join: joinShikoku,
    ...{
      game: shikoku,
      paragraphs: ofShikoku,
      corporations: ['AR', 'KO', 'TR'],
      privates: ['SIR', 'DR'],
    },
    figures: {
      trains: { '2': 80, '3': 180, '4': 300, '5': 450, '6': 630, D: 1100 },
      rounds: { '2': 1, '3': 2, '4': 2, '5': 3, '6': 3, D: 3 },
      prices: [
        ['TE', 10, 40],
        ['MF', 15, 60],
        ['ER', 20, 80],
        ['SMR', 25, 100],
        ['DR', 30, 120],
        ['SIR', 40, 160],
      ],
      falls: true,
      faces: { TE: 20, MF: 30, ER: 40, SMR: 50, DR: 60, SIR: 80 },
      ...{ early: 'privatesNotNow', market: 50, floats: 50, last: 'set' },
    },
    place(at) {
      const setup = { players: seated(at.players ?? 3), options: at.options ?? {} }
      return placeOn(shikoku, title.start(setup) as AnyRailway, at, 'build')
    },
  })),
])
export type RailwayKit = (typeof railways)[number]
