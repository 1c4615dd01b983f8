/** The rule book in our own words. */
export const rules = {
  title: 'Rules',
  find: 'Find in the rules',
  found: (n: number) => (n === 1 ? '1 paragraph' : `${n} paragraphs`),
  none: 'No paragraph says that.',
  example: 'Example',
  opening: 'Opening the rules …',
}
