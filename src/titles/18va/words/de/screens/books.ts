import type { books as Books } from '../../en/screens/books'

/** The books: the whole table on one screen. */
export const books: typeof Books = {
  size: 'Anteile insgesamt',
  value: 'Startwert',
  price: 'Kurs',
  treasury: 'Geld',
  trainLimit: 'Limit',
  notSold: 'noch keinen Spielzug beendet: Anteile unverkäuflich',
  extraTrain: 'davon einer durch die Potomac Yards',
  extraStation: 'und der Zusatzbahnhof der Potomac Yards auf dem Plan',
  express: 'und das +10\u00a0$ der Railway Express Agency auf dem Plan',
  key: '+ Potomac Yards: ein Zug mehr oder ein Zusatzbahnhof · X +10\u00a0$ in einer Stadt · G Güterzug · ° noch kein Spielzug: unverkäuflich',
  limits: (five, ten) =>
    five === undefined ? `Zuglimit ${ten}` : `Zuglimit: fünf Anteile ${five}, zehn ${ten}`,
}
