/** The banker's ruling: the table outranks the program. */
export const ruling = {
  title: 'The banker’s ruling',
  what: 'The table decides, and the books follow. Nothing is created or lost by it, and nothing follows from it by itself.',
  kind: 'What is set right?',
  on: { often: 'Most often', round: 'The round', things: 'Other things' },
  agreed: 'as the table agreed',
  because: (reason: string) => (reason === '' ? 'Without a reason' : `Why: ${reason}`),
  reason: 'Why (may be left empty)',
  enter: 'Enter the ruling',
  missing: 'Choose what is still open above.',
  space: (price: string, row: number, column: number) => `${price}, row ${row}, column ${column}`,
}
