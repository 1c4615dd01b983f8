import { browserFigures } from './browser'
import { engineFigures } from './engine'
import type { Figure } from './figure'
import { forecastFigures } from './forecast'
import { hostileFigures } from './hostile'
import { sizeFigures } from './size'

/** A part of the bench: a section of BENCHMARKS.md, and what measures it. */
export interface Part {
  readonly heading: string
  /** How it is measured, in a sentence or a few. */
  readonly how: string
  figures(): Promise<readonly Figure[]>
}

/** The parts by the name that `npm run bench -- NAME` takes, in the order of the sections. */
export const PARTS: Readonly<Record<string, Part>> = {
  engine: {
    heading: 'Engine',
    how: 'The rules alone, in Node, every legality check on; five known games played over and over, the median of them.',
    figures: engineFigures,
  },
  sizes: {
    heading: 'Sizes',
    how: 'JavaScript and style of the built app, packed with gzip, without fonts and pictures.',
    figures: sizeFigures,
  },
  browser: {
    heading: 'Speed in the browser',
    how: 'The built app with a stored game of 1,500 entries; the taps are a pass and its undo by turns.',
    figures: browserFigures,
  },
  files: {
    heading: 'Hostile files',
    how: 'Game files and series of codes, changed at random from one seed, read by the reader that the app has.',
    figures: hostileFigures,
  },
  forecast: {
    heading: 'Forecast',
    how: 'Every known game that ended with the bank: as each operating round began, when was the end foretold?',
    figures: forecastFigures,
  },
}
