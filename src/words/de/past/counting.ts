import type { Words } from '../../en'
import { many } from '../say'

type Past = Words['past']

/** The rules that a ruling breaks. */
export const breaches: Past['breaches'] = { title: 'Das verstößt gegen die Regeln und gilt trotzdem:' }

/** The bank within a sentence. */
const BANK = 'die Bank'

/** Counting purses. */
export const purses: Past['purses'] = {
  title: 'Geld zählen',
  bank: BANK,
  what: 'Antippen, wessen Geld gezählt wird, und eintippen, was daliegt. Nichts ändert sich, bis gesagt ist, wie es richtiggestellt wird.',
  all: 'Wessen Geld',
  books: amount => `Bücher ${amount}`,
  counted: amount => `gezählt ${amount}`,
  agrees: 'wie in den Büchern',
  missing: amount => `${amount} zu wenig`,
  tooMuch: amount => `${amount} mehr als in den Büchern`,
  countOf: who => `Gezählt: ${who}`,
  asBooks: 'Genau wie in den Büchern',
  next: who => `Weiter: ${who}`,
  done: 'Fertig',
  settle: 'Fertig: klären',
  total: (counted, of) => `Alles gezählt: ${counted} von ${of}.`,
  off: (who, what) => `${who}: ${what}`,
  differences: 'Was nicht stimmt',
  between: (one, other) => `${one} und ${other} vertauscht?`,
  sameAs: who => `Genau das sollte ${who} haben. Vertauscht?`,
  byTable: 'Die Bücher stimmen: der Tisch zahlt',
  gives: (from, to, amount) => `${from === BANK ? 'Die Bank' : from} an ${to}: ${amount}`,
  putRight: (off, paid) =>
    paid ? `${off}, am Tisch richtiggestellt: ${paid}` : `${off}: am Tisch richtiggestellt`,
  bookedNote: off => `${off}, bevor die Bücher richtiggestellt wurden`,
  byBooks: (amount, to) => `Die Bücher waren falsch: ${amount} an ${to} buchen`,
  byRulings: 'Die Bücher waren falsch: buchen',
  booked: (amount, from, to) => `${amount} von ${from === BANK ? 'der Bank' : from} an ${to}`,
  other: who => `Nicht gegen ${who}, oder aus anderem Grund`,
  against: 'Woher es kommt oder wohin es geht',
  reason: 'Warum',
  reasonCounted: 'am Tisch gezählt',
  onlyNote: 'Die Zählung nur im Verlauf vermerken',
  note: count => (count === 1 ? 'Zählung vermerken' : `Die ${count} Zählungen vermerken`),
}

/** Searching for the entry that would explain a count. */
export const finding: Past['finding'] = {
  find: 'Den Fehler suchen',
  what: 'Was würde es erklären?',
  how: 'Jeder dieser Fehler würde zu dieser Zählung führen. Den antippen, der passiert ist.',
  wrong: field => `Falsch darin: ${field}`,
  opens: 'Erst die Berichtigung ansehen',
  likely: (n, what) => `Am ehesten Nr. ${n}: ${what}`,
  likelyMissing: round => `Am ehesten fehlt etwas in ${round}`,
  some: count => (count === 1 ? 'Eine mögliche Ursache' : `${count} mögliche Ursachen`),
  likeliest: count => `Die ${count} wahrscheinlichsten Ursachen`,
  leftOut:
    'Weniger wahrscheinliche Ursachen stehen nicht da. Wird noch mehr Geld gezählt, scheiden weitere aus.',
  looking: 'Wird gesucht …',
  none: 'Kein einzelner Eintrag erklärt es.',
  noneYet: 'Keiner der letzten Einträge erklärt es.',
  further: count => `Weiter zurück suchen (${many(count, 'Eintrag', 'Einträge')})`,
  more: count => (count === 1 ? 'Noch einer' : `Noch ${count}`),
  stands: (n, round) => `Nr. ${n}, ${round}:`,
  before: (n, round) => `${round}, vor Nr. ${n}:`,
  atTheEnd: round => `${round}, am Ende:`,
  shouldBe: what => `Richtig wäre: ${what}`,
  forgotten: what => `Vergessen: ${what}`,
  out: 'Herausnehmen',
  unfit: 'Spätere Einträge passen dann nicht mehr.',
  short: (who, amount) => `${who} hat ${amount} zu wenig`,
  over: (who, amount) => `${who} hat ${amount} zu viel`,
  partly: rest => `Erklärt nur einen Teil. Offen bleibt: ${rest}.`,
  implies: sums => `In dem Fall gilt: ${sums}. Zur Sicherheit nachzählen.`,
  at: (n, round) => `Nr. ${n}, ${round}`,
  furtherPlaces: count => `noch ${count}`,
  couldBe: places => `Könnte auch sein: ${places}.`,
  swap: 'Umgekehrt',
  slips: {
    step: 'Eine andere Zahl',
    key: 'Eine Taste daneben',
    digit: 'Eine Ziffer zu viel oder zu wenig',
    swapped: 'Zwei Ziffern vertauscht',
    figure: 'Eine andere Zahl',
    player: 'Jemand anders',
    count: 'Eine andere Anzahl',
    price: 'Ein anderer Preis',
    twice: 'Doppelt eingetragen',
    notDone: 'Nie passiert',
    order: 'In anderer Reihenfolge',
  },
  handed: {
    missed: (amount, who) => `${who}: ${amount} vielleicht nicht ausgezahlt`,
    double: (amount, who) => `${who}: ${amount} vielleicht zweimal ausgezahlt`,
    reversed: (amount, who) => `${who}: ${amount} vielleicht falsch herum gezahlt`,
    share: (amount, who) => `${who}: vielleicht ein Anteil zu ${amount} zu viel oder zu wenig`,
    elsewhere: (amount, who) => `${amount} vielleicht an ${who} ausgezahlt`,
  },
}
