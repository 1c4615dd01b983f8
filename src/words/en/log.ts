/** The log: one sentence per entry, by round. */
export const log = {
  title: 'Log',
  empty: 'Nothing has been entered yet.',
  older: (more: number) => (more === 1 ? 'Show 1 earlier entry' : `Show ${more} earlier entries`),
  moved: (who: string, sum: string) => `${who} ${sum}`,
  number: (n: number) => `No. ${n}`,
}
