/** The log: one sentence per entry, by round. */
export const log = {
  title: 'Log',
  empty: 'Nothing has been entered yet.',
  newest: 'newest first',
  older: (more: number) => (more === 1 ? 'Show 1 earlier entry' : `Show ${more} earlier entries`),
  find: 'Find in the log',
  found: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  moved: (who: string, sum: string) => `${who} ${sum}`,
  number: (n: number) => `No. ${n}`,
}
