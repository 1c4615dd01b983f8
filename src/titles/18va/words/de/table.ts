import type { Vocabulary } from '../vocabulary'
import { many } from './say'

/** Places, phases, and the figures of a table report. */
export const table: Pick<
  Vocabulary,
  'phase' | 'cite' | 'mayStill' | 'setKeeps' | 'sharesFollow' | 'places' | 'figures'
> = {
  phase: phase => `Phase ${phase}`,
  cite: rule => (rule === 'ruling' ? 'Entscheidung' : rule),
  mayStill: name => `Zurück zu ${name}: noch dran`,
  setKeeps: (rounds, phase, next) =>
    `Dieser Satz behält seine Zahl von ${many(rounds, 'Betriebsrunde', 'Betriebsrunden')}, obwohl Phase ${phase} ${next} hat: Es gilt die Zahl vom Beginn des Satzes. Die Regel lässt sich auch anders lesen.`,
  sharesFollow: 'Anteile',
  places: {
    bank: 'Bank',
    ipo: 'Kasse',
    'train ipo': 'Bank',
    market: 'Pool',
    closed: 'Aus dem Spiel',
    aside: 'Beiseite',
  },
  figures: {
    round: 'Runde',
    turn: 'an der Reihe',
    phase: 'Phase',
    bank: 'Bank',
    order: 'Spielreihenfolge',
    priorityDeal: 'Vorrangkarte',
    cash: 'Bargeld',
    privates: 'Privatgesellschaften',
    shares: 'Anteile',
    presidencies: 'Direktor von',
    certificates: 'Zertifikate',
    netWorth: 'Vermögen',
    bankrupt: 'bankrott',
    size: 'Anteile insgesamt',
    par: 'Startwert',
    price: 'Kurs',
    treasury: 'Kasse',
    ipo: 'Anteile in der Kasse',
    market: 'Anteile im Pool',
    trainLimit: 'Zuglimit',
    trains: 'Züge',
    tokens: 'Bahnhöfe übrig',
    trainMarket: 'Züge im Pool',
    trainsLeft: 'Züge übrig',
    gameOver: 'Ende',
    scores: 'Wertung',
  },
}
