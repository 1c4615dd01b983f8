/** The banker's ruling: the table outranks the program. */
export const ruling = {
  title: 'The banker’s ruling',
  what: 'The table decides, and the books follow. A ruling creates nothing and loses nothing, and nothing else changes because of it.',
  kind: 'What is put right?',
  on: { often: 'Most often', round: 'The round', things: 'Other things' },
  agreed: 'as the table agreed',
  because: (reason: string) => (reason === '' ? 'Without a reason' : `Why: ${reason}`),
  reason: 'Why (may be left empty)',
  enter: 'Enter the ruling',
  missing: 'Something above is still to be chosen.',
  /** A space of the chart; `tokens` names those that lie there. */
  space: (price: string, row: number, column: number, tokens: string) =>
    `${price}, row ${row}, column ${column}${tokens && `: ${tokens}`}`,
}
