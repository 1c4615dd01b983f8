import { engineFigures as browserFigures } from '../engines/figures'
import { amendmentFigures } from './amendments'
import { auditFigures } from './audit'
import { countFigures } from './counts'
import { durabilityFigures } from './durability'
import { engineFigures } from './engine'
import type { Figure } from './figure'
import { findFigures } from './find'
import { forecastFigures } from './forecast'
import { hostileFigures } from './hostile'
import { lighthouseFigures } from './lighthouse'
import { longFigures } from './long'
import { mendFigures } from './mends'
import { sizeFigures } from './size'
import type { Lengths } from './speed/blocks'
import { speedParts } from './speed/parts'

/** A part of the bench: a section of BENCHMARKS.md, and what measures it. */
export interface Part {
  readonly heading: string
  /** How it is measured, in a sentence or a few. */
  readonly how: string
  /** `lengths`: how much is measured, where a part can be run in short. */
  figures(lengths?: Lengths): Promise<readonly Figure[]>
  /** What measures it alone, where that is a command of its own. */
  readonly command?: string
}

/** The parts by the name that `npm run bench -- NAME` takes, in the order of the sections. */
export const PARTS: Readonly<Record<string, Part>> = {
  engine: {
    heading: 'Engine',
    how: 'The rules alone, in Node, every legality check on; five recorded games of each title played over and over: of each the quickest play of a second, since whatever else the machine does only slows it, and the median of the five.',
    figures: engineFigures,
  },
  sizes: {
    heading: 'Sizes',
    how: 'JavaScript and style of the built app, packed with gzip, without fonts and pictures.',
    figures: sizeFigures,
  },
  lighthouse: {
    heading: 'Lighthouse',
    how: `Lighthouse 12 as a mobile phone: its own screen, network and processor, from a host on this machine that packs text as any static host
does. Five visits each: the middle performance (all of them behind it), the lowest of the other two. The first visit begins with nothing stored; the
game is real game 4714 in its middle, opened by its address in the installed app, so from its own store and without a network.`,
    figures: lighthouseFigures,
  },
  taps: {
    heading: 'Taps',
    how: `The banker's script enters whole games through the screen of the built app, from New game to the last entry, and counts the taps, keypad digits
included. Tiles that cost nothing need no entry (32 of the 252 that were recorded of 4714). What the app then gives out as a file has the same
entries, and comes to the recorded scores. Known games by their line in
\`test/games/18al-known.jsonl.gz\`; those of 18VA in \`test/games/18va-known.jsonl.gz\`, whose revenues, bids and prices are drawn at random,
so that nearly every one of them costs its digits. One alone: \`npm run -s banker -- FILE [LINE]\`.`,
    figures: countFigures,
  },
  amendments: {
    heading: 'Amendments',
    how: `A mistake of each kind that a game has room for, at seeded places of it, noticed up to 60 entries later: a wrong value in a field, by the
field's name; entered twice; forgotten; two neighbours in the wrong order; another player's, in a turn of its own or crosswise with another. The banker's
script opens the game with it and puts it right through the screen, from the tap on Log on; entries, table, books and chart are then those of a fresh game
without it. Alone: \`npm run -s banker -- FILE [LINE] --amend\`.`,
    figures: amendmentFigures,
  },
  mends: {
    heading: 'Mistakes named',
    how: `Every mistake that could have been made in an entry of a known game and would have been taken, in every ninth entry of each: once it is named,
does the change that is proposed restore the game as it should have been, entry by entry? Crosswise: is it among the ways that are offered?`,
    figures: mendFigures,
  },
  ...speedParts,
  long: {
    heading: 'Long games',
    how: 'Games of 1,500 entries of each title that has such, of as many players, in the built app, slowed down and measured in turn. Times from the touch are Event Timing, in steps of 8 ms.',
    figures: longFigures,
  },
  durability: {
    heading: 'Durability',
    how: `The banker's script enters the real game 4714 through the screen of the built app while the browser is killed, the device is full, the app
is updated or its host is gone. What the screen calls saved is held against the rows of the database, the entries they come to, and the log.`,
    figures: durabilityFigures,
  },
  browsers: {
    heading: 'Other engines',
    how: `The same banker, with the same taps, in Firefox ESR (headless, over WebDriver BiDi, touched with a finger) and in WebKitGTK's MiniBrowser (under Xvfb,
by its WebDriver, which has no finger but a mouse), at 390x844. MiniBrowser forgets all once it is driven:
to be killed and opened again there is a window of the same library that keeps what pages store. WebKit's window is never narrower than 334 pixels.
Pictures of both engines beside Chromium's are put into \`shots/engines\`. What a machine lacks is named and not tried.
The seconds are those of both engines at once on two cores.`,
    command: 'npm run engines',
    figures: () => browserFigures(),
  },
  files: {
    heading: 'Hostile files',
    how: 'Game files and series of codes, changed at random from one seed, read by the reader that the app has.',
    figures: hostileFigures,
  },
  audit: {
    heading: 'Audit',
    how: `A million random entries and rulings from one seed, shared out among the titles; money, shares, trains, private companies and whatever else
crosses a table are counted after each.`,
    figures: auditFigures,
  },
  forecast: {
    heading: 'Forecast',
    how: 'Every known game that ended with the bank: as each operating round began, when was the end foretold?',
    figures: forecastFigures,
  },
  find: {
    heading: 'Find it',
    how: `Mistakes of each kind from one seed in known games of all titles, such that the game went on as recorded, and a count up to 60 entries later: is
the mistake, with what should stand there, among the first three that "Find it" names? Another player's entry, and one that was forgotten, count at
any turn of that player in the same round. "The wrong order" of two entries hardly ever changes a purse.`,
    figures: findFigures,
  },
}
