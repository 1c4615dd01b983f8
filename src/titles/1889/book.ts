/** The paragraph on the option; the words name it by this, because a text of the screen has no straight apostrophe. */
export const BEGINNERS = "Beginner's game"

/** The paragraphs of the rule book, in its order: a citation of any other does not compile. */
export const PARAGRAPHS = [
  'Setting up',
  'Auction',
  'Starting a corporation',
  'Stock turn',
  'Selling',
  '7.6',
  'Presidency',
  'Floating',
  'End of a stock round',
  'Private companies',
  'Private powers',
  'Operating turn',
  'Terrain',
  'Stations',
  'Running',
  'Dividend',
  'Trains',
  '10.6',
  'Forced sales',
  '12.1',
  'Phases',
  'End of the game',
  BEGINNERS,
  'Ruling',
] as const

/** A paragraph of the rule book; `Ruling` is the banker's own authority. */
export type Paragraph = (typeof PARAGRAPHS)[number]
