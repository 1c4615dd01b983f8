/** The paragraphs of the rule book, by short names for its unnumbered headings. Citing any other does not compile. */
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

/** A paragraph of the rule book; `ruling` stands for the banker's own authority. */
export type Paragraph = (typeof PARAGRAPHS)[number]
