/** Damage in stored changes: the first bad one, which other one is in its place, and how many remain besides the good ones. */
export interface FoundDamage {
  readonly at: number
  readonly why: 'missing' | 'doubled' | 'order' | 'changed' | 'extra'
  readonly of?: number
  readonly count: number
}

/** Why a copy cannot be read. */
export interface CopyFault {
  readonly code: 'noJson' | 'noCopy' | 'tooLong' | 'newer' | 'wrongValue'
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** What reading a copy did, in numbers of games. */
export interface CopyCounts {
  readonly added: number
  readonly extended: number
  readonly same: number
}

const plural = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

const reasons: Readonly<Record<FoundDamage['why'], (at: number, of?: number) => string>> = {
  missing: at => `Change ${at} of this game is missing from storage`,
  doubled: (at, of) => `In place of change ${at} of this game, change ${of} is stored a second time`,
  order: (at, of) => `In place of change ${at} of this game, change ${of} is stored`,
  changed: at => `Change ${at} of this game is not stored as it was written`,
  extra: () => 'Besides the changes of this game, something is stored that does not belong to it',
}

function damage({ at, why, of, count }: FoundDamage): string {
  const good =
    at > 2
      ? `The first ${at - 1} changes are intact.`
      : at === 2
        ? 'The first change is intact.'
        : 'None of its changes are intact.'
  const rest =
    count > 0
      ? ` The rest of what is stored (${plural(count, 'change', 'changes')}) can be saved as a file.`
      : ''
  return `${reasons[why](at, of)}. ${good}${rest} Nothing can be entered before you go on from there.`
}

function copyProblem({ code, key, facts }: CopyFault): string {
  switch (code) {
    case 'noJson':
      return 'This file is damaged: it cannot be read to the end.'
    case 'noCopy':
      return 'This file is not a copy of games.'
    case 'tooLong':
      return `This file has ${facts.characters} characters; the limit is ${facts.most}.`
    case 'newer':
      return `This copy was written by a newer Paymaster (${key} ${facts.version}); this one reads ${facts.known}.`
    case 'wrongValue':
      return `This copy is damaged at "${key}": ${facts.received ?? 'what is there'} does not belong there.`
  }
}

function copyTaken({ added, extended, same }: CopyCounts): string {
  const parts = [
    added > 0 ? `${plural(added, 'game', 'games')} added` : '',
    extended > 0 ? `${plural(extended, 'game', 'games')} brought up to date` : '',
    same > 0 ? `${plural(same, 'game was', 'games were')} here already` : '',
  ].filter(part => part !== '')
  return parts.length > 0 ? `${parts.join(', ')}.` : 'There is no game in this copy.'
}

/** Words about keeping games: what this browser can lose, what was found damaged, what reading or making a copy did. */
export const store = {
  damage,
  saveDamaged: 'Save the damaged part as a file',
  healed: 'The list had lost this game; it was found again. Check that the names are right.',
  copyProblem,
  copyTaken,
  /** A game of the copy is damaged from a change on; what precedes it was added, or was here already. */
  copyDamaged: (at: number, here: boolean) =>
    `it is damaged from change ${at} on; the part before that ${here ? 'was here already' : 'was added'}.`,
  copyFailed: 'it could not be stored.',
  copyLacks: (games: readonly string[]) =>
    games.length === 1
      ? `One game could not be read and is not in the copy: ${games[0]}.`
      : `${games.length} games could not be read and are not in the copy: ${games.join('; ')}.`,
  copyNotMade: 'The copy could not be made; try again.',
  notStored: 'It could not be stored; try again.',
  entryRefused: (entry: number, why: string) => `Entry ${entry} of the file is refused: ${why}`,
  broughtBack: (count: number) =>
    `The browser had lost ${plural(count, 'game', 'games')}; restored from the backup copy.`,
  warnings: {
    blocked:
      'This browser keeps nothing (a private window?). Save your games as files before you close the page.',
    private:
      'This seems to be a private window: what is entered here may be lost when it is closed. Save your games as files.',
    silent:
      'The browser’s storage does not answer, so games that are stored here do not show yet. Paymaster keeps trying. Close its other tabs; if that does not help, restart the phone. Until then nothing that you enter is saved.',
    newer: 'A newer Paymaster has saved games here. Reload the page.',
    nearlyFull: 'This device is nearly full. Make room, or save your games as files.',
    installFirst:
      'Put Paymaster on the home screen before you begin: the installed app does not see games entered here.',
    forgets:
      'This browser forgets pages that have not been opened for a week, and their games. Put Paymaster on the home screen, or save a copy of your games.',
  },
  install: 'Install Paymaster',
  copyAll: 'Save a copy of all games',
  persistence: {
    unknown: '',
    promised: 'The browser has promised not to clear your games on its own.',
    refused: 'The browser may clear your games when the device runs out of room. Save a copy now and then.',
  },
}
