import { engineFigures as browserFigures } from '../engines/figures'
import { amendmentFigures } from './amendments'
import { auditFigures } from './audit'
import { countFigures } from './counts'
import { durabilityFigures } from './durability'
import { engineFigures } from './engine'
import type { Part } from './figure'
import { findFigures } from './find'
import { followFigures } from './follow'
import { forecastFigures } from './forecast'
import { hostileFigures } from './hostile'
import { lighthouseFigures } from './lighthouse'
import { longFigures } from './long'
import { mapFigures } from './maps'
import { mendFigures } from './mends'
import { sizeFigures } from './size'
import { speedParts } from './speed/parts'

/** The parts by the name for `npm run bench -- NAME`, in the order of the sections. */
export const PARTS: Readonly<Record<string, Part>> = {
  engine: {
    heading: 'Engine',
    how: 'The rules alone, in Node, with every legality check on. Five recorded games of each title are played over and over, the titles in turn, each for a second. A game counts with its fastest play, since whatever else the machine does can only slow it down; the figure is the median of the five games.',
    figures: engineFigures,
  },
  sizes: {
    heading: 'Sizes',
    how: 'JavaScript and CSS of the built app, gzipped, without fonts and pictures.',
    figures: sizeFigures,
  },
  lighthouse: {
    heading: 'Lighthouse',
    how: `Lighthouse 12 as a mobile phone, with its own screen, network and processor; the host is on this machine and gzips text like any static host. Five
visits each: the median performance (followed by all five), and the lowest of the other two scores. The first visit starts with nothing stored; the
game is real game 4714 in its middle, opened by its address in the installed app, so from the app's own store and without a network.`,
    figures: lighthouseFigures,
  },
  taps: {
    heading: 'Taps',
    how: `The banker's script enters whole games through the screen of the built app, from New game to the last entry, and counts the taps, including keypad
digits. Tiles that cost nothing need no entry (32 of the 252 recorded for 4714). The file that the app saves afterwards has the same entries and leads
to the recorded scores. Known games are numbered by their line in \`test/games/18al-known.jsonl.gz\`, and those of 18VA in
\`test/games/18va-known.jsonl.gz\`; the latter have random revenues, bids and prices, so that nearly each of these costs its digits.
Where the map is kept, every tile is laid by tapping its hex and its picture; moving the map so that the hex is in sight is a look, not a tap.
A single game: \`npm run -s banker -- FILE [LINE]\`, with its map \`--map\`.`,
    figures: countFigures,
  },
  amendments: {
    heading: 'Amendments',
    how: `A mistake of each kind that a game has room for, at seeded places, noticed up to 60 entries later: a wrong value, listed by the name of its
field; an entry made twice, or forgotten; two neighbors in the wrong order; an entry made for the wrong player, in place of a pass or crossed with
the other's entry. The banker's script opens the game with the mistake and corrects it through the screen, starting with the tap on Log; afterwards
entries, table, books and chart are those of a fresh game without it. Alone: \`npm run -s banker -- FILE [LINE] --amend\`.`,
    figures: amendmentFigures,
  },
  mends: {
    heading: 'Mistakes named',
    how: `Every mistake that could have been made, and would have been accepted, in every ninth entry of each known game. Once it is named, does the
proposed change restore the game as it should have been, entry by entry? For crossed entries: is that change among those offered?`,
    figures: mendFigures,
  },
  ...speedParts,
  long: {
    heading: 'Long games',
    how: 'Games of 1,500 entries of each title that has any so long, all with the same number of players, in the built app, slowed down and measured in turn. Times from the touch are Event Timing, in steps of 8 ms.',
    figures: longFigures,
  },
  follow: {
    heading: 'Phones that follow',
    how: `Two phones that follow a third, and a fourth that banks the same game with nobody following: four browser processes on one machine, which
connect over its loopback; fake cameras show each the other's code. The banks are tapped in turn. Times are from the touch to the frame with the change, by the clock
of the machine. The game of 5,000 entries is a real one after rulings that give and take money.`,
    figures: followFigures,
  },
  map: {
    heading: 'The map',
    how: "In Node, and four times what it takes there: the best runs of the boards with known bests, with as many comparisons as the app's worker makes before it says that it may not have found the best; and what a corporation may lay, at every tile of the real games.",
    figures: mapFigures,
  },
  durability: {
    heading: 'Durability',
    how: `The banker's script enters real game 4714 through the screen of the built app while the browser is killed, the device is full, the app is
updated, or its host is gone. What the screen calls saved is compared with the rows in the database, the entries they amount to, and the log.`,
    figures: durabilityFigures,
  },
  browsers: {
    heading: 'Other engines',
    how: `The same banker, with the same taps, in Firefox ESR (headless, over WebDriver BiDi, touched with a finger) and in WebKitGTK's MiniBrowser (under Xvfb,
over its WebDriver, which has a mouse but no finger), at 390x844. MiniBrowser stores nothing once it is driven: for killing and opening it again, a
window of the same library that keeps what pages store takes its place. WebKit's window is never narrower than 334 pixels.
Pictures of both engines beside Chromium's go into \`shots/engines\`. What a machine lacks is named and not tried.
The seconds are those of both engines running at once on two cores.`,
    command: 'npm run engines',
    figures: () => browserFigures(),
  },
  files: {
    heading: 'Hostile files',
    how: "Game files and series of codes, randomly changed from one seed, and read by the app's own reader.",
    figures: hostileFigures,
  },
  audit: {
    heading: 'Audit',
    how: `A million random entries and rulings from one seed, divided among the titles. After each of them, money, shares, trains, private companies and
everything else that changes hands are counted.`,
    figures: auditFigures,
  },
  forecast: {
    heading: 'Forecast',
    how: 'Every known game that ended with the bank: at the start of each operating round, when was the end predicted to come?',
    figures: forecastFigures,
  },
  find: {
    heading: 'Find it',
    how: `Mistakes of each kind from one seed in known games of all titles, such that the game continued as recorded, and a count up to 60 entries later. Is
the mistake, with its correction, among the first three that "Find it" names? An entry for the wrong player and a forgotten one also count at
another turn of that player in the same round. The wrong order of two entries hardly ever changes a purse.`,
    figures: findFigures,
  },
}
