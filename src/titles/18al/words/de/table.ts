import type { Vocabulary } from '../vocabulary'

/** Rounds, places, and the figures of a table report. */
export const table: Pick<
  Vocabulary,
  'phase' | 'cite' | 'mayStill' | 'backTo' | 'sharesFollow' | 'places' | 'figures'
> = {
  phase: phase => `Phase ${phase}`,
  cite: rule => (rule === 'ruling' ? 'Entscheidung' : rule.replace(/^Table /, 'Tabelle ')),
  mayStill: name => `Zurück zu ${name}: noch verkaufen`,
  backTo: name => `Zurück zu ${name}`,
  sharesFollow: 'Anteile',
  places: {
    bank: 'Bank',
    ipo: 'Startangebot',
    market: 'Offener Markt',
    closed: 'Aus dem Spiel',
  },
  figures: {
    round: 'Runde',
    turn: 'an der Reihe',
    phase: 'Phase',
    bank: 'Bank',
    priorityDeal: 'Vorrangkarte',
    cash: 'Geld',
    privates: 'Privatgesellschaften',
    shares: 'Anteile',
    presidencies: 'Direktor von',
    certificates: 'Zertifikate',
    netWorth: 'Vermögen',
    par: 'Nennwert',
    price: 'Kurs',
    treasury: 'Kasse',
    ipo: 'Startangebot',
    market: 'Offener Markt',
    floated: 'in Betrieb',
    trains: 'Züge',
    tokens: 'übrige Bahnhöfe',
    trainMarket: 'Züge im Offenen Markt',
    trainsLeft: 'übrige Züge',
    gameOver: 'Ende',
    scores: 'Ergebnis',
  },
}
