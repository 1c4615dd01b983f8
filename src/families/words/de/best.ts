import type { BestWords } from '../best'

/** What is said of the best runs, in German. */
export const best: BestWords = {
  best: 'beste',
  soFar: 'bisher',
  searching: 'beste …',
  takeBest: key => `${key}: die beste Fahrt übernehmen, die der Plan hergibt`,
  below: amount => `${amount} unter der besten Fahrt`,
  belowSoFar: amount => `${amount} unter der besten bisher gefundenen`,
  above: amount => `${amount} mehr, als der Plan hergibt`,
  routes: 'Die beste Fahrt',
  notCertain: 'Die beste bisher gefundene; vielleicht gibt es eine bessere.',
  noRoute: 'Keine Strecke bringt etwas ein.',
  sum: 'Zusammen',
  next: amount => `nächste Fahrt damit: höchstens ${amount}`,
  untried: amount => `Ohne das, was hier probiert wird: höchstens ${amount}.`,
  story: {
    heading: 'Fahrten, und was der Plan hergab',
    searching: (done, of) => `${done} von ${of} Fahrten ausgerechnet …`,
    ranOf: (ran, best) => `${ran} von ${best}`,
    missed: amount => `${amount} entgangen`,
    missedNothing: 'nichts entgangen',
    run: (corporation, ran, best) => `${corporation} fuhr ${ran} von ${best} ein.`,
    short: 'Fahrten, die darunter blieben',
    note: 'So wie der Plan bei jeder Fahrt lag.',
  },
}
