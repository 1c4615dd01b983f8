/** What is said of a file that cannot be taken: the key, its line, and why. */
export interface FileProblem {
  readonly code: string
  readonly key: string
  readonly line: number
  readonly facts: Readonly<Record<string, string | number>>
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
  wrongValue: ({ expected, received }) => `must be ${expected}, not ${received}`,
  unknownAction: ({ received }) => `is no action of this title: ${received}`,
  seats: ({ players, least, most }) => `lists ${players}, and the game takes ${least} to ${most}`,
  twice: ({ received }) => `is given twice: ${received}`,
  reservedId: ({ received }) => `may not be ${received}, which means a place on the table`,
  tooMany: ({ actions, most }) => `lists ${actions} entries, and at most ${most} are read`,
  newer: ({ version, known }) =>
    `is ${version}: this file was written by a newer Paymaster, this one reads ${known}`,
  unknownTitle: ({ received }) => `is no title that Paymaster knows: ${received}`,
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
