/** Sharing a game by QR code, and reading one. */
export const share = {
  title: 'Share by code',
  how: 'On the other phone, open Paymaster, choose “Read a code”, and point its camera here.',
  get: 'The other phone does not have it yet? Open this address there once:',
  sendAddress: 'Send the address',
  sent: {
    shared: '',
    copied: 'The address was copied.',
    no: 'It can be neither sent nor copied here: type it.',
  },
  moment:
    'The code is the game as it stands at this moment. What is entered later is not in it: show it again then.',
  series: (of: number) =>
    `This game takes ${of} codes, shown in turn. Hold the other phone still until it has them all.`,
  entries: (n: number, round: string) => `${n === 1 ? '1 entry' : `${n} entries`}, up to ${round}`,
  without: 'Notes and times stay behind; a file keeps them.',
  code: (nth: number, of: number) => (of === 1 ? 'Code of this game' : `Code ${nth} of ${of}`),
  nth: (nth: number, of: number) => `${nth} of ${of}`,
  pause: 'Pause',
  play: 'Go on',
  next: 'Next',
  previous: 'Previous',
  file: 'Send as a file',
  save: 'Save as a file',
  tooBig: 'This game says more than codes can hold. Send it as a file.',
  making: 'Making the code …',
  failed: 'The code could not be made. Try again, or send a file.',
  again: 'Try again',

  scan: 'Read a code',
  scanHow: 'Point the camera at the code on the other phone.',
  starting: 'Starting the camera …',
  camera: 'What the camera sees',
  picture: 'Read from a picture',
  progress: (read: number, of: number) =>
    of === 0 ? 'No code read yet.' : `${read} of ${of} ${of === 1 ? 'code' : 'codes'} read.`,
  missing: (which: string) => `Still to come: ${which}.`,
  startOver: 'Start over',
  opening: 'The game is here. Opening it …',
  noCode: 'There is no code to be read in that picture. Take it straight on, with all of the code in it.',
  noPicture: 'That file is not a picture that can be opened.',
  cameraProblems: {
    denied:
      'Paymaster may not use the camera. Allow it in the browser’s settings for this page, or read the code from a picture.',
    none: 'There is no camera here. Read the code from a picture instead.',
    busy: 'The camera is in use by another app. Close that, or read the code from a picture.',
    unsafe: 'The browser gives the camera only to pages with HTTPS. Read the code from a picture instead.',
    failed: 'The camera could not be started. Try again, or read the code from a picture.',
  },
  /** What is said of a code that does not belong to the series. */
  told: {
    foreign: 'That code is not one of Paymaster’s.',
    newer: 'That code was made by a newer Paymaster. Update this one to read it.',
    damaged: 'That code is damaged. Show it again.',
    otherGame: 'That code is of another game. Start over to read that one.',
  },
  /** What is said of a series that was read and is no game. */
  problems: {
    damaged: 'The codes were read, but what they say is damaged. Start over.',
    newer: 'This game was sent by a newer Paymaster. Update this one to read it.',
    otherEdition:
      'This game was sent by a Paymaster of another version. Bring both to the same version, or send a file.',
    tooBig: 'These codes say more than any game does.',
    unknownTitle: 'This game is of a title that this Paymaster does not know. Update it to read the game.',
  },
}
