import type { Part } from '../figure'
import { openingFigures, tapFigures, visitFigures } from './index'
import { keptFigures } from './kept'
import { profileFigures } from './profile'
import type { Played } from './taps'

const HOW = `The app and a page with a single button that counts its taps, in alternating blocks of one run, each in a fresh browser, slowed down.
Machines and hours differ by a factor of two, so what counts is the ratio: the median of the blocks, with their range and the times of each block.`

const taps = (title: Played): Part => ({
  heading: `Speed of a tap, ${title}`,
  how: `${HOW} A whole game is entered over
all blocks, a part of it in each. Both measures of a tap come from one trace: the time from the end of the touch to the painted frame, as in Event
Timing but unrounded; and the processor time of all main-thread tasks from the touch to the end of the task that hands over that frame. A third page has
nothing of the app but its CSS and the elements on the screen: each tap makes the changes recorded for the same tap of the game, without anything to
calculate. The time that takes is the browser's own.`,
  figures: lengths => tapFigures(title, lengths),
})

/** What `npm run bench -- speed` measures; each part is a section that is kept as soon as it has been measured. */
export const speedParts: Readonly<Record<string, Part>> = {
  'speed:18al': taps('18AL'),
  'speed:18va': taps('18VA'),
  'speed:18lilliput': taps('18Lilliput'),
  'speed:map': {
    heading: 'Speed of a tap with the map',
    how: 'Real game 4714, entered with its map and without it in alternating blocks of one run, each in a fresh browser, slowed down; measured as above. Compared are the taps of the entries that both make by as many; with the map every tile is laid by two taps on it besides.',
    figures: keptFigures,
  },
  'speed:opening': {
    heading: 'Speed of opening',
    how: `${HOW} Games of 18AL. The page without the app shows, at one tap,
all elements of the table with the app's CSS: drawing them for the first time is the browser's own work.`,
    figures: openingFigures,
  },
  'speed:visits': {
    heading: 'Speed of a visit',
    how: 'First and repeat visits to the start page, slowed down, with a fresh browser for each block.',
    figures: visitFigures,
  },
  'speed:profile': {
    heading: 'What a tap costs',
    how: `The taps of real game 4714 in a block of their own, as seen by the profiler: ms per tap, including the cost of profiling and tracing, by what caused the work.`,
    figures: profileFigures,
  },
}
