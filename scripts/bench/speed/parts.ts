import type { Part } from '../parts'
import { openingFigures, tapFigures, visitFigures } from './index'
import { profileFigures } from './profile'
import type { Played } from './taps'

const HOW = `App and a page of one button that counts its taps in alternating blocks of one run, each a fresh browser, slowed down: machines and
hours differ twofold, so what counts is the ratio, the median of the blocks, with their range and what each block had.`

const taps = (title: Played): Part => ({
  heading: `Speed of a tap, ${title}`,
  how: `${HOW} A whole game is entered over all blocks, a part of it in each. Both measures of a tap come from one
trace: from the end of the touch to the painted frame, as Event Timing has it but unrounded; and the processor's time of all main-thread tasks from the
touch to the end of the one that hands that frame over. The third page has nothing of the app but its style and the elements that stood there: each tap changes on it what the same
tap of the game changed in the app, as it was recorded, with nothing to work out. What that takes is the browser's own.`,
  figures: lengths => tapFigures(title, lengths),
})

/** What `npm run bench -- speed` measures, each a section that is kept as soon as it is measured. */
export const speedParts: Readonly<Record<string, Part>> = {
  'speed:18al': taps('18AL'),
  'speed:18va': taps('18VA'),
  'speed:18lilliput': taps('18Lilliput'),
  'speed:opening': {
    heading: 'Speed of opening',
    how: `${HOW} Games of 18AL. The page without the app shows, at one tap, all the elements that the table had, in its style: drawing them for the
first time is the browser's own.`,
    figures: openingFigures,
  },
  'speed:visits': {
    heading: 'Speed of a visit',
    how: 'First and repeat visits of the start page, slowed down, each block a fresh browser.',
    figures: visitFigures,
  },
  'speed:profile': {
    heading: 'What a tap costs',
    how: `The taps of real game 4714 in a block of their own, as the profiler has them: ms a tap, with what profiling and tracing cost, by what asked for the work.`,
    figures: profileFigures,
  },
}
