const times = (n: number) => (n === 1 ? 'once' : `${n} times`)
const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

/** The story of a game: at its end, and at any moment as if it ended now. */
export const story = {
  title: 'Story of the game',
  early: 'If it ended now',
  earlyNote: (round: string) => `As the table stands in ${round}. Nothing is decided yet.`,
  joined: (round: string) =>
    `The table was joined in ${round}, and the story begins there. Before: not known.`,
  hidden: 'Net worth is kept secret at this table.',
  showAnyway: 'Show it',
  hideAgain: 'Keep it secret',
  madeOf: 'Share by share',
  sum: 'Total',
  // dividends
  dividends: (corporation = 'corporation') => `Dividends by ${corporation}`,
  corporation: 'Corporation',
  treasury: 'treasury',
  all: 'all',
  noDividends: (corporation = 'corporation') => `No ${corporation} has run yet.`,
  runsHeading: 'How often they paid',
  runs: (corporation: string, paid: number, withheld: number, kept: string, how = 'withheld') =>
    `${corporation} paid ${times(paid)}${withheld > 0 ? ` and ${how} ${times(withheld)}, ${kept} in all` : ''}.`,
  // turning points
  turnings: 'Turning points',
  noTurnings: 'No turning point yet.',
  biggestRun: (corporation: string, revenue: string, paid: boolean, how = 'withheld') =>
    `The biggest run: ${corporation} ${paid ? 'paid' : how} ${revenue}.`,
  // time and counts
  time: 'Time by round',
  noTime: 'This game was imported without the times of its entries.',
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`
  },
  inAll: 'In all',
  entries: (n: number) => count(n, 'entry', 'entries'),
  pause: (time: string) => `and a pause of ${time}`,
  timeNote: 'From entry to entry; half an hour without one counts as a pause.',
  counts: (
    it: { entries: number; undone: number; paid: number; withheld: number },
    tally: string | undefined,
    how = 'withheld',
  ) =>
    [
      `${count(it.entries, 'entry', 'entries')}, ${it.undone} taken back`,
      ...(tally ? [tally] : []),
      ...(tally === undefined ? [] : [`${count(it.paid, 'run', 'runs')} paid, ${it.withheld} ${how}`]),
    ].join(' · '),
  // sharing
  share: 'Share',
  asText: 'As text',
  asPicture: 'As a picture',
  asCsv: 'Rounds as CSV',
  asJson: 'Rounds as JSON',
  asFile: 'The game file',
  print: 'Print',
  given: {
    shared: '',
    cancelled: '',
    downloaded: 'Saved to the downloads.',
    refused: 'The phone did not take the file, and nothing was saved. Tap once more.',
    no: 'It could not be made on this device.',
  },
}
