import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { builtWithMaps } from '../../banker/dist'
import { withPhone } from '../../banker/phone'
import type { Figure, Lengths } from '../figure'
import { WHOLE } from './blocks'
import { gameOf, REST, traceOf } from './taps'
import { ownTimes, tapsOf } from './trace'

/** The sampling interval of the profiler, in microseconds. */
const INTERVAL = 200

/** The number of most expensive functions to name. */
const NAMED = 3

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

interface Node {
  readonly id: number
  readonly callFrame: Frame
  readonly children?: readonly number[]
}

interface Profile {
  readonly nodes: readonly Node[]
  readonly startTime: number
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** A function in the sources. */
interface Place {
  readonly file: string
  readonly name: string
}

/** Finds the source of a function in the built app. */
function sources(folder: string): (frame: Frame) => Place {
  const maps = new Map<string, SourceMap | undefined>()
  const lines = new Map<string, readonly string[]>()
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      try {
        maps.set(file, new SourceMap(JSON.parse(readFileSync(join(folder, 'assets', `${file}.map`), 'utf8'))))
      } catch {
        maps.set(file, undefined)
      }
    }
    return maps.get(file)
  }
  /** The name declared in this line of a source, or in the closest line above. */
  const declared = (source: string, line: number): string | undefined => {
    if (!lines.has(source))
      lines.set(source, readFileSync(join(folder, 'assets', source), 'utf8').split('\n'))
    for (let at = line; at > line - 12 && at >= 0; at--) {
      const found =
        /(?:function\*?|const|let|class)\s+([\w$]+)|^\s*(?:readonly\s+|async\s+|get\s+|#)*(?!(?:return|if|for|while|switch)\b)([\w$]+)\s*(?::|\()/.exec(
          lines.get(source)?.[at] ?? '',
        )
      if (found) return found[1] ?? found[2]
    }
    return undefined
  }
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const map = url === '' ? undefined : mapOf(basename(url))
    const entry = map?.findEntry(lineNumber, columnNumber)
    if (!entry || !('originalSource' in entry) || entry.originalSource === undefined)
      return { file: '', name: functionName || '(anonymous)' }
    const source = entry.originalSource
    const file = source.replace(/^(?:\.\.\/)+/, '')
    const inside = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)
    if (inside?.[1]) return { file: inside[1], name: '' }
    return { file, name: declared(source, entry.originalLine) ?? functionName }
  }
}

const isFile =
  (...files: readonly RegExp[]) =>
  (place: Place) =>
    files.some(it => it.test(place.file))
const is =
  (file: string, ...names: readonly string[]) =>
  (place: Place) =>
    place.file === file && names.includes(place.name)

/** The kinds of work for script time, which is counted for the innermost function that belongs to one of them. */
const KINDS: readonly (readonly [string, (place: Place) => boolean])[] = [
  ['previews', is('src/app/desk/table.ts', 'preview')],
  ['choices', is('src/rules/apply.ts', 'choices')],
  ['passes to the end', is('src/app/saving/commands.ts', 'entriesToEnd')],
  ['view', isFile(/^src\/titles\/[^/]+\/table\//)],
  ['entering', is('src/app/saving/commands.ts', 'settle', 'enter')],
  ['saving', isFile(/^src\/(?:store|app\/(?:saving|copies))\//)],
  ['motion', isFile(/^src\/ui\/kit\/motion\//)],
  ['drawing', isFile(/^@?preact\b/, /\.tsx$/, /^src\/(?:words|titles\/[^/]+\/words)\//)],
]

/** The script time within the taps, in ms per tap, by kind and by function. */
function spent(
  profile: Profile,
  placeOf: (frame: Frame) => Place,
  within: readonly { from: number; painted: number }[],
) {
  const parents = new Map<number, number>()
  for (const { id, children = [] } of profile.nodes) for (const child of children) parents.set(child, id)
  const byId = new Map(profile.nodes.map(node => [node.id, placeOf(node.callFrame)]))
  const kinds = new Map<string, number>()
  const functions = new Map<string, { own: number; all: number }>()
  const chains = new Map<number, { kind: string; self: string; all: ReadonlySet<string> }>()
  const chainOf = (leaf: number) => {
    const known = chains.get(leaf)
    if (known) return known
    const all = new Set<string>()
    let kind: string | undefined
    let self: string | undefined
    for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
      const place = byId.get(id) as Place
      kind ??= KINDS.find(([, fits]) => fits(place))?.[0]
      // Time in libraries and in the browser counts both for them and for the app's function that called them.
      const name = place.name === '' ? place.file : `${place.name} (${place.file || 'browser'})`
      self ??= name
      if (place.file !== '') all.add(name)
    }
    const chain = { kind: kind ?? 'the rest', self: self ?? '', all }
    chains.set(leaf, chain)
    return chain
  }
  let at = profile.startTime
  let tap = 0
  const add = (name: string, key: 'own' | 'all', ms: number) => {
    const entry = functions.get(name) ?? { own: 0, all: 0 }
    entry[key] += ms
    functions.set(name, entry)
  }
  for (const [i, leaf] of profile.samples.entries()) {
    at += profile.timeDeltas[i] ?? 0
    while (tap < within.length && (within[tap]?.painted ?? 0) < at) tap += 1
    if ((within[tap]?.from ?? Number.POSITIVE_INFINITY) > at) continue
    const place = byId.get(leaf)
    if (place?.file === '' && /^\((?:idle|program|root)\)$/.test(place.name)) continue
    const ms = Math.min(profile.timeDeltas[i + 1] ?? 0, 4 * INTERVAL) / 1000 / within.length
    const { kind, self, all } = chainOf(leaf)
    kinds.set(kind, (kinds.get(kind) ?? 0) + ms)
    add(self, 'own', ms)
    for (const name of all) add(name, 'all', ms)
  }
  return { kinds, functions }
}

const largest = (times: Iterable<readonly [string, number]>, count: number, digits = 2) =>
  [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${name} ${ms.toFixed(digits)}`)
    .join('; ')

/**
 * Where the main thread spends the taps of real game 4714, by kind and by function, from a block of its own: ms per tap,
 * including the profiler's cost.
 */
export async function profileFigures({ taps: most }: Lengths = WHOLE): Promise<readonly Figure[]> {
  const folder = builtWithMaps()
  const game = gameOf('18AL')
  const { trace, profile } = await withPhone(async phone => {
    const session = await phone.context.newCDPSession(phone.page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.send('Profiler.start')
    const trace = await traceOf(phone, { game, from: 0, most })
    const { profile } = await session.send('Profiler.stop')
    return { trace, profile: profile as unknown as Profile }
  }, folder)
  const taps = tapsOf(trace, REST)
  const own = [...ownTimes(trace, taps)].map(([name, ms]) => [name, ms / taps.length] as const)
  const { kinds, functions } = spent(profile, sources(folder), taps)
  const all = [...functions].map(([name, it]) => [name, it.all] as const)
  return [
    { what: `script by kind, ms per tap`, figure: largest(kinds, KINDS.length + 1) },
    { what: 'its most expensive functions, with everything they call', figure: largest(all, NAMED) },
    {
      what: 'its most expensive functions, by themselves',
      figure: largest(
        [...functions].map(([name, it]) => [name, it.own] as const),
        NAMED,
      ),
    },
    { what: "the browser's most expensive tasks, by themselves", figure: largest(own, NAMED) },
  ]
}
