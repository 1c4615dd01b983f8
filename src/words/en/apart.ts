/** Phones that do not reach each other, the bank that moves to one that follows, and two that went on with one game by themselves, side by side. */
export const apart = {
  help: {
    link: 'How it works, in three pictures',
    title: 'Phones that follow',
    what: 'Everybody at the table sees the game live on their own phone: money, shares, prices and the log. On their turn they can ask for an entry there, which you take with one tap. It needs no internet and no account, only the same Wi-Fi or a hotspot.',
    steps: [
      'On the bank’s phone: menu, “Phones that follow”, “Add a phone”. On the other phone: “Follow a table” on the start page. It looks at the code with its camera.',
      'Then it shows a code in return. Hold it in front of the bank’s camera: the bank’s phone goes on looking all the while.',
      'From then on it follows live, over the Wi-Fi or hotspot that both are on. A phone that was locked comes back by itself; one whose page was closed pairs anew.',
    ],
    more: [
      {
        head: 'Your turn on your own phone',
        text: 'Say whose phone it is: it then shows first what you have, could buy, and could raise. On your turn, tap as the banker would. The bank’s phone shows beside the button what you want to enter, and one tap there takes it; until then you can withdraw it. Under “Phones that follow” the banker may also let a phone enter at once, or only watch.',
      },
      {
        head: 'If the bank’s phone dies',
        text: 'Any phone that follows has the whole game. On it: menu, “Phones that follow”, “Bank here from now on”. The old phone says so as soon as the two are connected again.',
      },
      {
        head: 'On a television',
        text: 'Follow with a tablet, a laptop or a television, and choose “Table view”.',
      },
    ],
  },

  reasons: {
    bye: 'The bank has disconnected this phone.',
    strange: 'The other phone sent what this Paymaster does not understand. Bring both to the same version.',
    otherVersion: 'The two phones have different versions of Paymaster. Bring both to the same one.',
    olderBank: 'That phone banked before. It now knows that another phone does.',
    moved: 'Another phone has taken the bank over: follow that one.',
    notStored: 'The game could not be stored on this phone. Make room, and follow again.',
    differs: 'This Paymaster gives another result than the bank’s. Bring both to the same version.',
    order: 'Something is missing in what arrived. Follow again to get the whole game.',
  },
  again: 'Follow again',
  leave: 'Stop following',
  leaveWhat: 'The game stays on this phone as it stands. To follow again, the phones have to pair again.',

  /** Before it is known whether they do. */
  perhaps:
    'Has the bank’s phone read the code? Until then nothing happens here. Once it has, the phones may not reach each other; what helps then:',
  tooLate: 'The phones do not reach each other. What helps:',
  tries: [
    'Are both on the same Wi-Fi? Without one, open a hotspot on the bank’s phone and join it with the other.',
    'Guest networks and networks in hotels often keep phones apart: use a hotspot there.',
    'Is a VPN on? Turn it off on both.',
    'On an iPhone: Settings, Privacy & Security, Local Network: allow it for the browser.',
    'Then start over with a new code on both phones.',
  ],
  instead: 'Pass the whole game by code',
  insteadWhat: 'It needs no connection, but shows the game as it stands now.',
  told: {
    noNetwork:
      'This phone is not on any network. Join the Wi-Fi that the others use, or open a hotspot on this phone and let them join it.',
    cannot: 'This browser cannot connect to another phone. Pass the whole game by code instead.',
    failed: 'The connection could not be prepared. Start over with a new code.',
    foreign: 'That code is not one for following a table.',
    newer: 'That code was made by a newer Paymaster. Update this one.',
    damaged: 'That code could not be read whole. Hold it straight in front of the camera.',
    bank: 'That is a bank’s code. Here the other phone’s code is needed, which it shows after it has read this one.',
    follower:
      'That is the code of a phone that follows. Here the bank’s code is needed: menu, “Phones that follow”.',
    otherCode: 'That code answers an older one of this phone. Let the other phone read the code above.',
  },

  title: 'Which one goes on?',
  what: (common: number) =>
    common === 0
      ? 'Two phones banked this game, and differ from the first entry on.'
      : `Both phones have the same game up to entry ${common}. From there on each went on by itself.`,
  here: 'This phone',
  there: 'The other phone',
  bank: 'The bank’s phone',
  nothing: 'Nothing more.',
  more: (entries: number) => `… and ${entries} more`,
  picks: 'The bank’s phone now shows the same. There the table picks which one goes on.',
  yield: 'Go on as the bank’s phone has it',
  asHere: 'Go on as it is here',
  asThere: 'Go on as it is there',
  nothingLost:
    'Nothing is lost: the phone that is not picked keeps its own as another game, and Undo takes back what was changed here.',
  kept: 'This phone then keeps its own as another game in its list.',
  settled: 'There is nothing left to pick here.',
  failed: 'That no longer fits the game.',

  alone:
    'Other phones followed this game until this page was closed. One of them may have gone on by itself.',
  forget: 'They no longer follow',

  bankHere: 'Bank here from now on',
  bankHereNot:
    'As long as the bank’s phone is connected, it banks. If it fails, any phone that follows can go on here with all that arrived.',
  bankHereWhat: (entries: number) =>
    `All has arrived up to entry ${entries}. The bank’s phone learns that this one banks, and can follow here, as soon as the two are connected again. Should it have entered more, both are shown side by side, and the table picks.`,
  bankHereNow: (entries: number) => `Go on here after entry ${entries}`,
}
