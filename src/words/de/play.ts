import type { Words } from '../en'

/** What every title's Play screen says: the keypad, the slip, the end. */
export const play: Words['play'] = {
  amountDigits: 'Ziffern des Betrags',
  digit: key => `Ziffer ${key}`,
  erase: 'Löschen',
  otherEntries: 'Andere Einträge',
  token: (from, to) => `Kurs ${from} auf ${to}`,
  gameOver: 'Das Spiel ist zu Ende',
  account: 'Die ganze Abrechnung',
  handover: 'Die Vergangenheit ist geändert: zu übergeben',
  handoverTo: 'an',
  handoverNone: 'Kein Geld wechselt den Besitzer.',
  slipAgain: 'Zeigen, wer was bekommt',
  slip: 'Auszahlung',
  paysAShare: share => `zahlt ${share} je Anteil`,
  treasuryOf: corporation => `Kasse von ${corporation}`,
}
