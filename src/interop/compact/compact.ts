import type { Action, Options, Player, Setup } from '../../rules/rule'
import type { ActionSchema } from '../../rules/schema'
import { schemaOf } from '../../rules/setupFaults'
import type { AnyTitle } from '../../rules/title'
import { fixedHolders, type GameFile, gameFileText, MOST_ACTIONS, readGameFile } from '../gameFile'
import type { Problem } from '../json'
import { BitCoder, CodeFault, type FaultCode } from './coder'
import { bytesOf, crcOfText, numberOf } from './crc'
import { actionCoder, type FieldCoder, fieldCoder, isKnown } from './fields'
import { type FieldPlace, placeIn, Scribe } from './scribe'

/**
 * A game in as few bytes as possible: only what the schemas of its actions leave open, each value at the cost of its
 * surprise. The code depends on the schemas and on earlier entries, not on the rules: a phone with newer rules can read it.
 *
 * Bytes: version, length of the title's id, the id, a print of the schemas (2), the game, the checksum of the game (4).
 *
 * What entries may say grows by editions: those of each version, the latest first. The print tells which one it is; an older
 * app sees by the version that a code is too new for it.
 */
const EDITIONS: readonly (readonly number[])[] = [[], [3, 2, 1], [5, 4]]
/** The versions and editions in which codes are written, the earliest first. */
const WRITTEN = [
  [1, 3],
  [2, 4],
  [2, 5],
] as const
/** A code with more bytes than this is rejected: it is more than the longest game allowed needs. */
const MOST_BYTES = 64 * 1024

/** A game with its text as a game file, or what is wrong: with the code itself, or with the file it contained. */
export type Unpacked =
  | { readonly file: GameFile; readonly text: string }
  | { readonly code: FaultCode }
  | { readonly problem: Problem }

const HEAD = placeIn(undefined, 'game')
const PLACES = {
  players: placeIn(HEAD, 'players'),
  id: placeIn(HEAD, 'id'),
  name: placeIn(HEAD, 'name'),
  actions: placeIn(HEAD, 'actions'),
  type: placeIn(HEAD, 'type'),
}

/** How the actions of a title are coded: types in alphabetical order, since that is the same everywhere. */
interface Grammar {
  readonly types: readonly string[]
  readonly coders: readonly FieldCoder[]
  readonly options: readonly { readonly id: string; readonly place: FieldPlace }[]
  readonly own: readonly { readonly key: string; readonly coder: FieldCoder }[]
  readonly print: number
}

/** The title's grammar in an edition of the codes, without the entries and fields that were added after that. */
function grammarOf(title: AnyTitle, edition: number): Grammar {
  const rules: Readonly<Record<string, { readonly schema: ActionSchema }>> = title.law.rules
  const schemaIn = (type: string) => (rules[type] as { schema: ActionSchema }).schema
  const types = Object.keys(rules)
    .filter(type => isKnown(schemaIn(type), edition))
    .sort()
  const coders = types.map(type => actionCoder(type, schemaIn(type), edition))
  const corporations = title.corporations({ players: [], options: {} }).map(({ id }) => id)
  const options = title.setup.flags.map(({ id }) => ({ id, place: placeIn(HEAD, id) }))
  const own = title.setup.fields.map(field => ({
    key: field.key,
    coder: fieldCoder(schemaOf(field), placeIn(HEAD, field.key)),
  }))
  const spelled = types.map((type, i) => `${type}${coders[i]?.print}`)
  const { least, most } = title.seats
  const asked = [...options.map(({ id }) => id), ...own.map(({ key, coder }) => `${key}${coder.print}`)]
  const print = crcOfText([...spelled, ...asked, ...corporations, least, most].join('\n')) & 0xffff
  return { types, coders, options, own, print }
}

function codeSetup(scribe: Scribe, title: AnyTitle, grammar: Grammar, setup?: Setup): Setup {
  const { least, most } = title.seats
  const number =
    scribe.choice(PLACES.players, most - least + 1, (setup?.players.length ?? least) - least) + least
  const players: Player[] = []
  for (let seat = 0; seat < number; seat++) {
    const usual = `p${seat + 1}`
    const from = setup?.players[seat] ?? { id: usual, name: '' }
    const id = scribe.yes(PLACES.id, from.id === usual) ? usual : scribe.text(PLACES.id, from.id)
    players.push({ id, name: scribe.text(PLACES.name, from.name) })
  }
  const on = grammar.options.filter(({ id, place }) => scribe.yes(place, setup?.options[id] === true))
  const options: Options = Object.fromEntries(on.map(({ id }) => [id, true]))
  const own = grammar.own.map(({ key, coder }) => [key, coder.code(scribe, setup?.own?.[key])] as const)
  return { players, options, ...(own.length > 0 ? { own: Object.fromEntries(own) } : {}) }
}

function codeActions(
  scribe: Scribe,
  { types, coders }: Grammar,
  actions?: readonly Action[],
): readonly Action[] {
  const length = scribe.length(PLACES.actions, actions?.length ?? 0, MOST_ACTIONS)
  const coded: Action[] = []
  for (let i = 0; i < length; i++) {
    const action = actions?.[i]
    if (action && !types.includes(action.type)) throw new CodeFault('newer')
    scribe.begin()
    const type = scribe.type(PLACES.type, types.length, action ? types.indexOf(action.type) : 0)
    const fields = coders[type]?.code(scribe, action) as Readonly<Record<string, unknown>>
    coded.push({ type: types[type] as string, ...fields })
  }
  return coded
}

/** Encodes `file`, or decodes a game if it is omitted; returns the game. */
function codeGame(coder: BitCoder, title: AnyTitle, grammar: Grammar, file?: GameFile): GameFile {
  const scribe = new Scribe(coder)
  const setup = codeSetup(scribe, title, grammar, file?.setup)
  const ids = setup.players.map(player => player.id)
  scribe.seat({ players: ids, holders: [...fixedHolders(title, setup), ...ids] })
  return { title, setup, actions: codeActions(scribe, grammar, file?.actions) }
}

function checkOf({ setup: { players, options, own }, actions }: GameFile): number {
  const asked = own ? [own] : []
  return crcOfText(JSON.stringify([players.map(({ id, name }) => [id, name]), options, ...asked, actions]))
}

/** Encodes a game in an edition of the codes. Throws if it says more than that can, or than any code can hold. */
function packedAs(version: number, edition: number, file: GameFile): Uint8Array {
  const grammar = grammarOf(file.title, edition)
  const coder = new BitCoder()
  const meant = codeGame(coder, file.title, grammar, file)
  const id = new TextEncoder().encode(file.title.id)
  const head = [version, id.length, ...id, ...bytesOf(grammar.print, 2)]
  return Uint8Array.from([...head, ...coder.bytes(), ...bytesOf(checkOf(meant), 4)])
}

/**
 * Encodes a game without its notes and times, in the earliest edition that can say it, so that older apps read whatever they
 * know of; `undefined` if it has more than a code can hold.
 */
export function packGame(file: GameFile): Uint8Array | undefined {
  for (const [version, edition] of WRITTEN)
    try {
      return packedAs(version, edition, file)
    } catch {
      // A later edition may be able to say it.
    }
  return undefined
}

/** Decodes a game; any error in a foreign code means that it is damaged. */
function tried(bytes: Uint8Array, title: AnyTitle): GameFile | { readonly code: FaultCode } {
  try {
    return unpacked(bytes, title)
  } catch (error) {
    return { code: error instanceof CodeFault ? error.code : 'damaged' }
  }
}

function unpacked(bytes: Uint8Array, title: AnyTitle): GameFile {
  const [version = 0, length = 0] = bytes
  const print = numberOf(bytes.subarray(length + 2, length + 4))
  const grammar = EDITIONS[version]?.map(it => grammarOf(title, it)).find(it => it.print === print)
  if (!grammar) throw new CodeFault('otherEdition')
  const file = codeGame(new BitCoder(bytes.subarray(length + 4, -4)), title, grammar)
  if (checkOf(file) !== numberOf(bytes.subarray(-4))) throw new CodeFault('damaged')
  return file
}

/** Decodes a game and checks it like a game file. Rejects only if `titleOf` does. */
export async function unpackGame(
  bytes: Uint8Array,
  titleOf: (id: string) => Promise<AnyTitle | undefined>,
): Promise<Unpacked> {
  const [version = 0, length = 0] = bytes
  if (version >= EDITIONS.length) return { code: 'newer' }
  if (version < 1 || bytes.length < length + 8) return { code: 'damaged' }
  if (bytes.length > MOST_BYTES) return { code: 'tooBig' }
  const title = await titleOf(new TextDecoder().decode(bytes.subarray(2, 2 + length)))
  if (!title) return { code: 'unknownTitle' }
  const read = tried(bytes, title)
  if ('code' in read) return read
  const text = gameFileText(read)
  const checked = await readGameFile(text, titleOf)
  return 'problem' in checked ? checked : { file: checked.file, text }
}
