/** What is said of a file that cannot be taken: the key, its line, and why. */
export interface FileProblem {
  readonly code: string
  readonly key: string
  readonly line: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** Who has a name that a company of the list would have, too. */
const holders: Readonly<Record<string | number, string>> = {
  corporation: 'a corporation of this title',
  player: 'a player',
  company: 'another company in the list',
}

const reasons: Readonly<Record<string, (facts: FileProblem['facts']) => string>> = {
  tooLong: ({ bytes, most }) => `has ${bytes} bytes, and at most ${most} are read`,
  tooDeep: ({ depth, most }) => `is nested ${depth} levels deep, and at most ${most} are read`,
  noJson: () => 'is not readable as JSON from here on',
  unknownKey: () => 'is a key that does not belong here',
  missingKey: () => 'is missing',
  noWhole: ({ received }) => `must be a whole number, not ${received}`,
  oneKey: ({ expected }) => `must have ${expected}`,
  unknownId: ({ received }) => `names nobody and nothing in this game: ${received}`,
  empty: () => 'is empty',
  tooManyCharacters: ({ characters, most }) => `has ${characters} characters, and at most ${most} are taken`,
  writtenLike: ({ example, received }) => `must be written like this: ${example}, and is ${received}`,
  notInThis: ({ received, only }) =>
    `is ${received}, which this game has but which cannot do this; here it can only be ${only}`,
  wrongValue: ({ expected, received }) => `must be ${expected}, not ${received}`,
  unknownAction: ({ received }) => `is no action of this title: ${received}`,
  seats: ({ players, least, most }) => `lists ${players}, and the game takes ${least} to ${most}`,
  twice: ({ received }) => `is given twice: ${received}`,
  reservedId: ({ received }) => `may not be ${received}, which means a place on the table`,
  oddId: ({ received }) =>
    `may not be ${received}, a word that programs keep for themselves; an id is for example p1`,
  tooMany: ({ actions, most }) => `lists ${actions} entries, and at most ${most} are read`,
  newer: ({ version, known }) =>
    `is ${version}: this file was written by a newer Paymaster, this one reads ${known}`,
  unknownTitle: ({ received }) => `is no title that Paymaster knows: ${received}`,
  ladderLength: ({ spaces, least, most }) => `has ${spaces} spaces, and must have ${least} to ${most}`,
  ladderRows: ({ spaces, first, other }) =>
    `has ${spaces} spaces, and must have as many as "${first}", which has ${other}`,
  ladderRises: ({ price, before }) => `is ${price}, and must be more than the price before it, ${before}`,
  ladderBegins: ({ price, begins }) => `is ${price}, but the printed row begins ${begins}`,
  companiesMost: ({ companies, most }) => `lists ${companies} companies, and at most ${most} can be added`,
  companyId: ({ received, due }) => `must be ${due} in this place, not ${received}`,
  companyTwice: ({ received, as }) =>
    `is ${received}, which is already the name of ${holders[as ?? ''] ?? as}`,
  noColor: ({ received }) => `must be a colour written #rrggbb in small letters, not ${received}`,
  optionSeats: ({ players, seats }) =>
    `is an option for games with ${seats} players only, and this one has ${players}`,
}

/** How many entries a stored game has, and one that was read. */
export interface TwinCounts {
  readonly stored: number
  readonly read: number
}

/** What is said of a game that is stored already, and what may be done with it. */
export const twins = {
  twin: ({ stored, read }: TwinCounts) => {
    if (stored === read)
      return `This game is here already, with the same ${stored === 1 ? 'entry' : `${stored} entries`}.`
    return read > stored
      ? `This game is here already, up to entry ${stored}. What was read goes on to entry ${read}.`
      : `This game is here already and goes on further, to entry ${stored}. What was read ends with entry ${read}.`
  },
  openStored: 'Open the stored game',
  goOn: (entries: number) => (entries === 1 ? 'Add the new entry' : `Add the ${entries} new entries`),
  apart: 'Add it as another game',
  notExtended:
    'The new entries could not be added: the stored game is another one by now, or could not be written. Nothing was changed.',
}

/** The one sentence that is said of a file. */
export function fileProblem({ code, key, line, facts }: FileProblem): string {
  const reason = reasons[code]?.(facts) ?? code
  return key === '' ? `Line ${line}: the file ${reason}.` : `Line ${line}: "${key}" ${reason}.`
}
