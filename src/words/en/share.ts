/** Sharing a game by QR code, and reading one. */
export const share = {
  title: 'Share by code',
  how: 'On the other phone, open Paymaster, choose “Read a code”, and point its camera here.',
  get: 'The other phone does not have Paymaster yet? Open this address there once:',
  sendAddress: 'Send the address',
  sent: {
    shared: '',
    copied: 'The address was copied.',
    no: 'It cannot be sent or copied here: type it in.',
  },
  moment: 'The code holds the game as it stands now. Later entries are not in it: show it again then.',
  series: (of: number) =>
    `This game takes ${of} codes, shown in turn. Hold the other phone still until it has them all.`,
  entries: (n: number, round: string) => `${n === 1 ? '1 entry' : `${n} entries`}, up to ${round}`,
  without: 'Notes and times are left out; a file keeps them.',
  code: (nth: number, of: number) => (of === 1 ? 'Code of this game' : `Code ${nth} of ${of}`),
  nth: (nth: number, of: number) => `${nth} of ${of}`,
  pause: 'Pause',
  play: 'Go on',
  next: 'Next',
  previous: 'Previous',
  file: 'Send as a file',
  save: 'Save as a file',
  handOver: 'Who banks from now on?',
  handOverWhat:
    'Once the other phone has the game: every screen here then says so, until you bank here again.',
  banksNow: (who: string) => `${who}’s phone banks now`,
  tooBig: 'This game is too long for codes. Send it as a file.',
  making: 'Making the code…',
  failed: 'The code could not be made. Try again, or send a file.',
  again: 'Try again',

  scan: 'Read a code',
  scanHow: 'Point the camera at the code on the other phone.',
  starting: 'Starting the camera…',
  camera: 'What the camera sees',
  picture: 'Read from a picture',
  progress: (read: number, of: number) =>
    of === 0 ? 'No code read yet.' : `${read} of ${of} ${of === 1 ? 'code' : 'codes'} read.`,
  missing: (which: string) => `Still to come: ${which}.`,
  startOver: 'Start over',
  opening: 'The game is here. Opening it…',
  noCode: 'No code can be read in that picture. Take it straight on, with the whole code in it.',
  noPicture: 'That file is not a picture that can be opened.',
  cameraProblems: {
    denied:
      'Paymaster is not allowed to use the camera. Allow it in the browser’s settings for this page, or read the code from a picture.',
    none: 'There is no camera here. Read the code from a picture instead.',
    busy: 'Another app is using the camera. Close that app, or read the code from a picture.',
    unsafe: 'The browser allows the camera only on HTTPS pages. Read the code from a picture instead.',
    failed: 'The camera could not be started. Try again, or read the code from a picture.',
  },
  /** Why a code that was read is not taken into the series. */
  told: {
    foreign: 'That code is not one of Paymaster’s.',
    newer: 'That code was made by a newer Paymaster. Update this one to read it.',
    damaged: 'That code is damaged. Show it again.',
    otherGame: 'That code belongs to another game. Start over to read that one.',
  },
  /** Why a complete series of codes does not give a game. */
  problems: {
    damaged: 'The codes were read, but their content is damaged. Start over.',
    newer: 'This game was sent by a newer Paymaster. Update this one to read it.',
    otherEdition:
      'This game was sent by another version of Paymaster. Bring both to the same version, or send a file.',
    tooBig: 'These codes hold more than any game can.',
    unknownTitle: 'This game is for a title that this Paymaster does not know. Update it to read the game.',
  },
}
