import Dexie from 'dexie'
import type { Row } from '../../src/store/chain'
import { openStore } from '../../src/store/dexie'
import type { Damage, GameHead, StoredGame, Written } from '../../src/store/types'
import { store as sentences } from '../../src/words/en/store'
import { type Chance, chanceOf, oneOf } from '../random'

/** The number of records of the game that is damaged. */
export const RECORDS = 40
export const head: GameHead = {
  ...{ id: 'g', format: 1, title: '18AL', edition: 1, options: {}, created: '2030', changed: '2030' },
  ...{ players: [{ id: 'p1', name: 'Ann' }], round: 'SR 1', over: false, records: 0 },
}
export const written: readonly Written[] = Array.from({ length: RECORDS }, (_, i) => ({
  record: { n: i + 1, splices: [{ after: i, remove: [], insert: [{ type: 'bid', amount: i * 5 }] }] },
  table: `t${i + 1}`,
  by: 'a',
}))

/** A game's rows after an accident; their keys may be anything. */
type Rows = readonly Row[]

/** The text with one bit flipped. */
function flipped(text: string, below: Chance): string {
  const at = below(text.length)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7))) + text.slice(at + 1)
}

const one = (rows: Rows, below: Chance) => below(rows.length)
const put = (rows: Rows, at: number, row: Row) => rows.map((old, i) => (i === at ? row : old))
const other = (rows: Rows, at: number, below: Chance) => (at + 1 + below(rows.length - 1)) % rows.length

/** The accidents, each of which damages some of the rows. */
export const accidents: Readonly<Record<string, (rows: Rows, below: Chance) => Rows>> = {
  'a bit flipped': (rows, below) => {
    const at = one(rows, below)
    const row = rows[at] as Row
    const field = (['text', 'text', 'text', 'table', 'by', 'check'] as const)[below(6)] ?? 'text'
    return put(rows, at, { ...row, [field]: flipped(String(row[field]), below) })
  },
  'one missing': (rows, below) => {
    const at = one(rows, below)
    return rows.filter((_, i) => i !== at)
  },
  'the end missing': (rows, below) => rows.slice(0, one(rows, below)),
  'one doubled behind the end': (rows, below) => [
    ...rows,
    { ...(rows[one(rows, below)] as Row), n: RECORDS + 1 + below(3) },
  ],
  'one doubled where no record can be': (rows, below) => [
    ...rows,
    { ...(rows[one(rows, below)] as Row), n: ([0, -1, 2.5, 'x', [1]] as unknown[])[below(5)] as number },
  ],
  'one doubled over another': (rows, below) => {
    const from = one(rows, below)
    const to = other(rows, from, below)
    return put(rows, to, { ...(rows[from] as Row), n: (rows[to] as Row).n })
  },
  'two swapped': (rows, below) => {
    const a = one(rows, below)
    const b = other(rows, a, below)
    const [first, second] = [rows[a] as Row, rows[b] as Row]
    return put(put(rows, a, { ...second, n: first.n }), b, { ...first, n: second.n })
  },
  'one under another number': (rows, below) => {
    const at = one(rows, below)
    return put(rows, at, { ...(rows[at] as Row), n: RECORDS + 1 + below(100) })
  },
  'one without its fields': (rows, below) => {
    const at = one(rows, below)
    return put(rows, at, { game: 'g', n: (rows[at] as Row).n } as Row)
  },
  'one that is no record': (rows, below) => {
    const at = one(rows, below)
    const text = ([null, 7, '', 'null', '[]', '{"n":1e99}', {}] as unknown[])[below(7)] as string
    return put(rows, at, { ...(rows[at] as Row), text })
  },
}

const same = (a: Row | undefined, b: Row | undefined) =>
  a !== undefined &&
  b !== undefined &&
  (['text', 'table', 'by', 'check'] as const).every(key => a[key] === b[key])

/** What must be reported of damaged rows, worked out from what they were, without the code by which the store detects damage. */
function truth(whole: Rows, rows: Rows): { good: number; why?: readonly Damage['why'][]; of?: number } {
  const at = (n: number) => rows.find(row => row.n === n)
  let good = 0
  while (good < whole.length && same(at(good + 1), whole[good])) good++
  if (good === whole.length) return rows.length === good ? { good } : { good, why: ['extra'] }
  const there = at(good + 1)
  if (!there) return { good, why: ['missing'] }
  const of = whole.findIndex(row => same(row, there)) + 1
  if (of === 0) return { good, why: ['changed'] }
  if (same(at(of), there)) return { good, why: ['doubled'], of }
  // Without the checksum of the record before it, nothing shows whether it is as it was written.
  const before = of === 1 || rows.some(row => row.check === whole[of - 2]?.check)
  return before ? { good, why: ['order'], of } : { good, why: ['changed'] }
}

/** The true sentence, built without the app's own words. */
function sentence(why: Damage['why'], good: number, of: number | undefined, rest: number): string {
  const [at, game] = [good + 1, 'of this game']
  const reasons: Readonly<Record<Damage['why'], string>> = {
    missing: `Change ${at} ${game} is missing from storage.`,
    doubled: `In place of change ${at} ${game}, change ${of} is stored a second time.`,
    order: `In place of change ${at} ${game}, change ${of} is stored.`,
    changed: `Change ${at} ${game} is not stored as it was written.`,
    extra: `Besides the changes ${game}, something is stored that does not belong to it.`,
  }
  const [many, first] = [`The first ${good} changes are intact.`, 'The first change is intact.']
  const whole = good === 0 ? 'None of its changes are intact.' : good === 1 ? first : many
  const left = `The rest of what is stored (${rest === 1 ? '1 change' : `${rest} changes`}) can be saved as a file.`
  const wait = 'Nothing can be entered before you go on from there.'
  return [reasons[why], whole, ...(rest > 0 ? [left] : []), wait].join(' ')
}

/** What is wrong with how a damaged game was opened; `undefined` if the good part opened and the sentence is true. */
function faultIn(whole: Rows, rows: Rows, game: StoredGame | undefined): string | undefined {
  if (!game) return 'it did not open'
  const { good, why, of } = truth(whole, rows)
  if (JSON.stringify(game.records) !== JSON.stringify(written.slice(0, good).map(({ record }) => record)))
    return `${game.records.length} records instead of ${good}`
  const { damage } = game
  if (!why || !damage) return (why === undefined) === (damage === undefined) ? undefined : 'told wrongly'
  const rest = rows.filter(row => !(Number.isInteger(row.n) && row.n >= 1 && row.n <= good))
  const kept = JSON.parse(damage.kept) as readonly Row[]
  const texts = new Set(kept.map(row => JSON.stringify(row)))
  if (kept.length !== rest.length || rest.some(row => !texts.has(JSON.stringify(row))))
    return `${kept.length} others kept instead of ${rest.length}`
  const said = sentences.damage(damage)
  const right = why.map(reason => sentence(reason, good, of, rest.length))
  return right.includes(said) ? undefined : `said "${said}" instead of "${right.join('" or "')}"`
}

/** The result of many damaged games. */
export interface Outcome {
  readonly cases: number
  /** How often each reason was reported. */
  readonly found: Readonly<Record<string, number>>
  /** Games that did not open with their longest good part, a true sentence and everything else kept; must be empty. */
  readonly faults: readonly string[]
}

/** The database of the game that is damaged: its content, and a way to replace it. */
export async function database(name: string) {
  const store = await openStore(name)
  await store.create(head, written)
  const raw = await new Dexie(name).open()
  const table = raw.table<Row>('records')
  const whole: Rows = await table.toArray()
  const lay = (rows: Rows) =>
    raw.transaction('rw', table, async () => {
      await table.clear()
      await table.bulkPut([...rows])
    })
  return { store, raw, whole, lay }
}

/** A game after one accident or several at once: what happened, and the rows that are left. */
function damaged(whole: Rows, kinds: readonly string[], chance: Chance): { happened: string; rows: Rows } {
  let rows = whole
  for (const kind of kinds) if (rows.length > 1) rows = accidents[kind]?.(rows, chance) ?? rows
  // No two rows have the same key.
  const keyed = new Map(rows.map(row => [JSON.stringify(row.n), row]))
  return { happened: kinds.join(' and '), rows: [...keyed.values()] }
}

/**
 * Opens a game after each of this many cases of damage, the same ones for the same seed; every fourth case is several
 * accidents at once.
 */
export async function damagedGames(count: number, seed: number): Promise<Outcome> {
  const { store, raw, whole, lay } = await database(`damaged ${count} ${seed}`)
  const chance = chanceOf(seed)
  const names = Object.keys(accidents)
  const found: Record<string, number> = {}
  const faults: string[] = []
  for (let n = 0; n < count; n++) {
    const more = Array.from({ length: n % 4 === 3 ? 1 + chance(3) : 0 }, () => oneOf(chance, names))
    const { happened, rows } = damaged(whole, [names[n % names.length] as string, ...more], chance)
    await lay(rows)
    const game = await store.open('g').catch((error: unknown) => void faults.push(`${happened}: ${error}`))
    const fault = faultIn(whole, rows, game ?? undefined)
    if (fault !== undefined) faults.push(`case ${n}, ${happened}: ${fault}`)
    const why = game?.damage?.why ?? 'whole'
    found[why] = (found[why] ?? 0) + 1
  }
  store.close()
  raw.close()
  return { cases: count, found, faults }
}
