/** The paragraphs of the rule book, by short names for its headings: it has no numbers. A citation of any other does not compile. */
export const PARAGRAPHS = [
  'setup',
  'companies',
  'characters',
  'actions',
  'copyCard',
  'tiles',
  'trains',
  'trainLimit',
  'phases',
  'obsolete',
  'shares',
  'founding',
  'shareLimit',
  'stations',
  'privateMoney',
  'treasuryMoney',
  'running',
  'dividend',
  'withholding',
  'bureaucracy',
  'end',
  'threePlayers',
  'twoPlayers',
  'variants',
  'ruling',
] as const

/** A paragraph of the rule book; `ruling` is the banker's own authority. */
export type Paragraph = (typeof PARAGRAPHS)[number]
