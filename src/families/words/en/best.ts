import type { BestWords } from '../best'

/** What is said of the best runs, in English. */
export const best: BestWords = {
  best: 'best',
  soFar: 'so far',
  searching: 'best…',
  takeBest: key => `${key}: take the best run that the map allows`,
  below: amount => `${amount} below the best`,
  belowSoFar: amount => `${amount} below the best found so far`,
  above: amount => `${amount} above the best that the map allows`,
  routes: 'The best run',
  notCertain: 'The best found so far; there may be a better one.',
  noRoute: 'No route earns anything.',
  sum: 'Together',
  next: amount => `next run with it: at best ${amount}`,
  untried: amount => `Without what is tried: at best ${amount}.`,
  story: {
    heading: 'Runs, and what the map allowed',
    searching: (done, of) => `${done} of ${of} runs worked out…`,
    ranOf: (ran, best) => `${ran} of ${best}`,
    missed: amount => `${amount} missed`,
    missedNothing: 'nothing missed',
    run: (corporation, ran, best) => `${corporation} ran ${ran} of ${best}.`,
    short: 'Runs that fell short',
    note: 'As the map lay when each of them ran.',
  },
}
