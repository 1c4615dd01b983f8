/** What is said of the best runs, in English. */
export const best = {
  /** The key that puts the best on the pad. */
  best: 'best',
  soFar: 'so far',
  searching: 'best…',
  takeBest: (key: string) => `${key}: take the best run that the map allows`,
  /** A revenue that is something else. */
  below: (amount: string) => `${amount} below the best`,
  belowSoFar: (amount: string) => `${amount} below the best found so far`,
  above: (amount: string) => `${amount} above the best that the map allows`,
  routes: 'The best run',
  notCertain: 'The best found so far; there may be a better one.',
  noRoute: 'No route earns anything.',
  sum: 'Together',
  /** The best run of all trains if this one is bought now. */
  next: (amount: string) => `next run with it: at best ${amount}`,
  /** The best run as it was before anything was tried, in a what-if. */
  untried: (amount: string) => `Without what is tried: at best ${amount}.`,
  story: {
    heading: 'Runs, and what the map allowed',
    searching: (done: number, of: number) => `${done} of ${of} runs worked out…`,
    ranOf: (ran: string, best: string) => `${ran} of ${best}`,
    missed: (amount: string) => `${amount} missed`,
    missedNothing: 'nothing missed',
    /** A single run that fell short. */
    run: (corporation: string, ran: string, best: string) => `${corporation} ran ${ran} of ${best}.`,
    short: 'Runs that fell short',
    note: 'As the map lay when each of them ran.',
  },
}
