/** Why a file cannot be read: the key at fault, its line, and the facts. */
export interface FileProblem {
  readonly code: string
  readonly key: string
  readonly line: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** Who already has the name that a company in the list is given. */
const holders: Readonly<Record<string | number, string>> = {
  corporation: 'a corporation of this title',
  player: 'a player',
  company: 'another company in the list',
}

/** Spaces in a row of the stock chart. */
const counted = (spaces: string | number | undefined) =>
  `${spaces} ${Number(spaces) === 1 ? 'space' : 'spaces'}`

/** Kinds of values, by what the checks of files call them. */
const kinds = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['Array', 'a list'],
  ['Object', 'an object'],
])

/** A single thing that a value is or must be, in words; values of the file stay as they are. */
const oneInWords = (value: string) =>
  kinds.get(value) ??
  value.replace(/^>=/, 'at least ').replace(/^<=/, 'at most ').replace(/^%/, 'a multiple of ')

/** What a value is or must be, as the checks of files write it, in words: one thing, or any of several. */
function inWords(value: string | number | undefined): string {
  const any = /^\((.*)\)$/.exec(`${value}`)?.[1]?.split(' | ')
  if (!any) return oneInWords(`${value}`)
  return any.every(it => it.startsWith('"')) ? `one of ${any.join(', ')}` : any.map(oneInWords).join(' or ')
}

const reasons: Readonly<Record<string, (facts: FileProblem['facts']) => string>> = {
  tooDeep: ({ depth, most }) => `is nested ${depth} levels deep; the limit is ${most}`,
  unknownKey: () => 'is a key that does not belong here',
  missingKey: () => 'is missing',
  noWhole: ({ received }) => `must be a whole number, not ${received}`,
  oneKey: ({ expected }) => `must have ${expected}`,
  unknownId: ({ received }) => `names nothing in this game: ${received}`,
  empty: () => 'is empty',
  tooManyCharacters: ({ characters, most }) => `has ${characters} characters; the limit is ${most}`,
  writtenLike: ({ example, received }) => `must be written like ${example}, not ${received}`,
  notInThis: ({ received, only }) =>
    `is ${received}, which this game has but does not allow here; it can only be ${only}`,
  wrongValue: ({ expected, received }) => `must be ${inWords(expected)}, not ${inWords(received)}`,
  unknownAction: ({ received }) => `is not an action of this title: ${received}`,
  seats: ({ players, least, most }) => `lists ${players}, but the game takes ${least} to ${most}`,
  twice: ({ received }) => `appears twice: ${received}`,
  reservedId: ({ received }) => `may not be ${received}, which stands for a place on the table`,
  oddId: ({ received }) => `may not be ${received}, a word reserved by programs; use an id such as p1`,
  tooMany: ({ actions, most }) => `lists ${actions} entries; the limit is ${most}`,
  newer: ({ version, known }) =>
    `is ${version}: this file was written by a newer Paymaster, this one reads ${known}`,
  ladderLength: ({ spaces, least, most }) => `has ${counted(spaces)}, but must have ${least} to ${most}`,
  ladderRows: ({ spaces, first, other }) =>
    `has ${counted(spaces)}, but must have as many as "${first}", which has ${other}`,
  ladderRises: ({ price, before }) => `is ${price}, but must be more than the price before it, ${before}`,
  ladderBegins: ({ price, begins }) => `is ${price}, but the printed row begins with ${begins}`,
  companiesMost: ({ companies, most }) => `lists ${companies} companies, but at most ${most} can be added`,
  companyId: ({ received, due }) => `must be ${due} here, not ${received}`,
  companyTwice: ({ received, as }) =>
    `is ${received}, which is already the name of ${holders[as ?? ''] ?? as}`,
  noColor: ({ received }) => `must be a color written as #rrggbb in lowercase, not ${received}`,
  optionSeats: ({ players, seats }) =>
    `is an option only for games with ${seats} players, and this one has ${players}`,
}

/** What is said of a file as a whole, without a key. */
const whole: Readonly<Record<string, (problem: FileProblem) => string>> = {
  noGame: () => 'This is not a game file.',
  tooLong: ({ facts }) => `This is not a game file: it has ${facts.bytes} bytes; the limit is ${facts.most}.`,
  noJson: ({ line }) => `From line ${line} on the file cannot be read. It may be incomplete or damaged.`,
  unknownTitle: ({ facts }) => `This is a game of ${facts.received}, which Paymaster does not bank.`,
}

/** What Paymaster reads, said after a file that is none of it. */
export const readable = (titles: readonly string[]) =>
  `Paymaster reads games of ${titles.join(', ')}: its own files, and those of 18xx.games.`

/** The numbers of entries in a stored game and in the same game just read. */
export interface TwinCounts {
  readonly stored: number
  readonly read: number
  /** The number of entries after which they differ, if they do. */
  readonly common?: number
}

/** A game that was read is already stored: how the two differ, and what can be done. */
export const twins = {
  twin: ({ stored, read, common }: TwinCounts) => {
    if (common !== undefined)
      return `This game is here already, but differs from No. ${common + 1} on. The one just read has ${read} entries, the stored one ${stored}.`
    if (stored === read)
      return `This game is here already, with the same ${stored === 1 ? 'entry' : `${stored} entries`}.`
    return read > stored
      ? `This game is here already, up to entry ${stored}. The one just read goes on to entry ${read}.`
      : `This game is here already and goes further, to entry ${stored}. The one just read ends with entry ${read}.`
  },
  openStored: 'Open the stored game',
  goOn: (entries: number) => (entries === 1 ? 'Add the new entry' : `Add the ${entries} new entries`),
  replace: (old: number, read: number) =>
    `Replace ${old === 1 ? 'its last entry' : `its last ${old} entries`} with the ${read === 1 ? 'one' : read} just read`,
  apart: 'Add it as another game',
  notExtended:
    'That could not be done: the stored game has changed in the meantime, or could not be written. Nothing was changed.',
}

/** The sentence that says what is wrong with a file. */
export function fileProblem(problem: FileProblem): string {
  const { code, key, line, facts } = problem
  const said = whole[code]?.(problem)
  if (said) return said
  const reason = reasons[code]?.(facts) ?? code
  return key === '' ? `Line ${line}: the file ${reason}.` : `Line ${line}: "${key}" ${reason}.`
}
