import type { ScreenWords } from '../../en/screens'

/** Reminders shown before a card is taken or a turn with one ends. */
export const reminders: ScreenWords['reminders'] = {
  twice: name => `${name} hat auch die nächste Karte.`,
  lastCard: name => `Das ist die letzte Karte von ${name}.`,
  treasurer: amount => `Der Schatzmeister bringt jetzt ${amount}, nach diesem Spielzug nichts mehr.`,
  copies: (count, worth) =>
    count === 1
      ? `Die Kopierkarte zählt am Ende ${worth}, wenn sie unbenutzt bleibt.`
      : `Die ${count} Kopierkarten zählen am Ende ${worth}, wenn sie unbenutzt bleiben.`,
}
