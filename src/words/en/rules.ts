/** The rule book in our own words. */
export const rules = {
  title: 'Rules',
  find: 'Find in the rules',
  found: (n: number) => (n === 1 ? '1 paragraph' : `${n} paragraphs`),
  none: 'No paragraph contains that.',
  example: 'Example',
  otherwise: 'If your table reads this otherwise, a ruling puts it into the books.',
  rule: (kind: string) => `Ruling: ${kind}`,
  notHere: 'The rules in this language are not on this device yet. They will come when you are online.',
  opening: 'Opening the rules…',
}
