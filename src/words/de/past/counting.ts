import type { Words } from '../../en'

type Past = Words['past']

/** What a ruling breaks of the rules. */
export const breaches: Past['breaches'] = {
  title: 'Es verstößt gegen die Regeln und gilt trotzdem:',
}

/** Counting purses. */
export const purses: Past['purses'] = {
  title: 'Geld zählen',
  what: 'Das Geld von einem oder von allen zählen. Das Gezählte wird vermerkt; die Bücher ändern sich nur, wo eine Berichtigung gebucht wird.',
  all: 'Wessen Geld',
  books: amount => `Bücher ${amount}`,
  counted: amount => `gezählt ${amount}`,
  agrees: 'wie in den Büchern',
  missing: amount => `${amount} zu wenig`,
  tooMuch: amount => `${amount} zu viel`,
  countOf: who => `Gezählt: ${who}`,
  clear: 'Nicht gezählt',
  asBooks: 'Wie in den Büchern',
  next: 'Weiter',
  total: (counted, of) => `Alles gezählt: ${counted} von ${of}.`,
  off: (who, what) => `${who}: ${what}`,
  suspects: 'Einträge seit der letzten Zählung, die dazu passen',
  noSuspects: 'Kein einzelner Eintrag seit der letzten Zählung passt dazu.',
  moreSuspects: count => `und ${count} frühere`,
  suspect: (amount, what, round) => `${amount}: ${what} in ${round}?`,
  how: {
    missed: 'vielleicht nicht ausgeführt',
    reversed: 'vielleicht falsch herum',
    double: 'vielleicht doppelt ausgeführt',
  },
  close: 'Berichtigung buchen',
  against: 'Woher es kommt oder wohin es geht',
  reason: 'Warum',
  reasonCounted: 'gezählt',
  booked: (amount, from, to) => `${amount} von ${from} an ${to}`,
  note: count => (count === 1 ? 'Zählung vermerken' : `Die ${count} Zählungen vermerken`),
  noteAndBook: 'Vermerken und berichtigen',
}
