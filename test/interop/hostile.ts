import { packGame, unpackGame } from '../../src/interop/compact/compact'
import { crc32 } from '../../src/interop/compact/crc'
import { type GameFile, readGameFile } from '../../src/interop/gameFile'
import { fromBase45, toBase45 } from '../../src/interop/qr/base45'
import { framesOf, Series } from '../../src/interop/qr/frames'
import { applyAll } from '../../src/rules/apply'
import type { TitleWords } from '../../src/rules/title'
import { loadTitle } from '../../src/titles/registry'
import { fileProblem } from '../../src/words/en/files'
import { share } from '../../src/words/en/share'
import { actionsOf, gameFileOf, knownGames, type Recorded, realGame } from '../games/recorded'
import { titleOf } from '../session/games'
import { wholeWords } from '../words/whole'
import { mutatedText } from './mutations'

/** The result of many hostile texts. */
export interface Outcome {
  readonly texts: number
  /** How many were refused with a sentence, and how many were read as a game that can be played on. */
  readonly refused: number
  readonly read: number
  /** What was thrown, or refused without a sentence; must be empty. */
  readonly faults: readonly string[]
  /** Milliseconds of the slowest, and how many took 100 ms or more. */
  readonly worst: number
  readonly slow: number
}

/** A source of numbers below a bound, the same for the same seed (mulberry32). */
export function randomBelow(seed: number): (bound: number) => number {
  let state = seed | 0
  return bound => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

/** The text of a code with a valid checksum. */
export function reframed(frame: Uint8Array): string {
  const check = crc32(frame.subarray(0, -2)) & 0xffff
  return `PAYMASTER:${toBase45(Uint8Array.from([...frame.subarray(0, -2), check >> 8, check & 255]))}`
}

const voice = { name: (id: string) => `Holder ${id}`, money: (amount: number) => `$${amount}` }

/** Plays what was read as an import does. Returns the sentence of the entry that is refused, or `undefined`. */
function refusedIn({ title, setup, actions }: GameFile, words: TitleWords): string | undefined {
  const outcome = applyAll(title.law, title.start(setup), actions)
  if ('refusal' in outcome) return words.refusal(outcome.refusal, voice)
  title.report(outcome.state)
  title.view(outcome.state)
  return undefined
}

/** The sentence that refuses a file; `undefined` if its game can be played on. */
async function saidOfFile(text: string, words: TitleWords): Promise<string | undefined> {
  const read = await readGameFile(text, titleOf)
  return 'problem' in read ? fileProblem(read.problem) : refusedIn(read.file, words)
}

/** The sentence that refuses a series of codes; `undefined` if its game can be played on. */
async function saidOfCodes(texts: readonly string[], words: TitleWords): Promise<string | undefined> {
  const series = new Series()
  let said: string | undefined
  for (const text of texts) {
    const told = series.take(text)
    if (told !== 'taken' && told !== 'again') said = share.told[told]
  }
  const { whole } = series
  if (whole === undefined) return said ?? share.progress(series.read.length, series.count)
  if (whole === 'damaged') return share.problems.damaged
  const read = await unpackGame(whole, titleOf)
  if ('code' in read) return share.problems[read.code]
  return 'problem' in read ? fileProblem(read.problem) : refusedIn(read.file, words)
}

/** Tries hostile texts one by one, and catches everything that is thrown. */
async function counted(
  count: number,
  one: (n: number) => { text: string; say: () => Promise<string | undefined> },
): Promise<Outcome> {
  let [refused, read, worst, slow] = [0, 0, 0, 0]
  const faults: string[] = []
  for (let n = 0; n < count; n++) {
    const { text, say } = one(n)
    const began = performance.now()
    try {
      const said = await say()
      if (said === undefined) read++
      else if (/^[A-Z0-9].*\.$/s.test(said) && !/undefined|\[object/.test(said)) refused++
      else faults.push(`${n}: says "${said}" of ${text.slice(0, 200)}`)
    } catch (error) {
      faults.push(`${n}: ${error instanceof Error ? error.stack : error} of ${text.slice(0, 200)}`)
    }
    const took = performance.now() - began
    worst = Math.max(worst, took)
    if (took >= 100) slow++
  }
  return { texts: count, refused, read, faults, worst, slow }
}

const cut = (game: Recorded, length: number): Recorded => ({ ...game, trace: game.trace.slice(0, length) })

function baseGames(below: (bound: number) => number): readonly Recorded[] {
  const known = knownGames().slice(0, 4)
  const lengths = [5, 40, 120, 400]
  return [realGame('4714'), realGame('144868'), ...known].map(game =>
    cut(game, lengths[below(lengths.length)] ?? 40),
  )
}

/** Reads this many mutated game files, the same ones for the same seed. */
export async function hostileFiles(count: number, seed: number): Promise<Outcome> {
  const below = randomBelow(seed)
  const words = await wholeWords(await loadTitle('18AL'), 'en')
  const games = Array.from({ length: 4 }, () => baseGames(below)).flat()
  return counted(count, () => {
    const text = mutatedText(gameFileOf(games[below(games.length)] as Recorded), below)
    return { text, say: () => saidOfFile(text, words) }
  })
}

/** Changes one or a few bytes of a code, or its length. */
function mutatedBytes(bytes: Uint8Array, below: (bound: number) => number): Uint8Array {
  const copy = bytes.slice(0, below(4) === 0 ? below(bytes.length + 1) : bytes.length)
  for (let times = 1 + below(3); times > 0 && copy.length > 0; times--) copy[below(copy.length)] = below(256)
  return copy
}

function mutatedCodes(bytes: Uint8Array, other: Uint8Array, below: (bound: number) => number): string[] {
  const texts = [...(framesOf(below(3) === 0 ? mutatedBytes(bytes, below) : bytes) ?? [])]
  const at = below(texts.length)
  const text = texts[at] as string
  const kinds = [
    () => mutatedText(text, below),
    () => reframed(mutatedBytes(fromBase45(text.slice(10)) ?? new Uint8Array(), below)),
    () => framesOf(other)?.[0] ?? '',
    () => text.toLowerCase(),
    () => `${text}${text}`,
    () => 'PAYMASTER:'.repeat(1 + below(3000)),
    () => text,
  ]
  texts[at] = (kinds[below(kinds.length)] as () => string)()
  return texts
}

/** Reads this many series of mutated codes, the same ones for the same seed. */
export async function hostileCodes(count: number, seed: number): Promise<Outcome> {
  const below = randomBelow(seed)
  const title = await loadTitle('18AL')
  const words = await wholeWords(title, 'en')
  const games = Array.from({ length: 4 }, () => baseGames(below)).flat()
  const packs = games.map(game => packGame({ title, setup: game, actions: actionsOf(game) }) as Uint8Array)
  const any = () => packs[below(packs.length)] as Uint8Array
  return counted(count, () => {
    const texts = mutatedCodes(any(), any(), below)
    return { text: texts.join('\n'), say: () => saidOfCodes(texts, words) }
  })
}
