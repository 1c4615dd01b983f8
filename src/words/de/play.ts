import type { Words } from '../en'

/** What every title's Play screen says: the keypad, the slip, the end. */
export const play: Words['play'] = {
  amountDigits: 'Ziffern des Betrags',
  digit: key => `Ziffer ${key}`,
  erase: 'Löschen',
  inTens: (below, above) => `In Zehnern: ${below} oder ${above}?`,
  otherEntries: 'Andere Einträge',
  token: (from, to) => `Kurs ${from} auf ${to}`,
  tokenStays: 'Kurs bleibt',
  gameOver: 'Das Spiel ist zu Ende',
  account: 'Geschichte des Spiels',
  correction: {
    title: (n: number, takenBack: boolean) =>
      takenBack ? `Die Berichtigung ab Nr. ${n} wurde zurückgenommen` : `Berichtigt ab Nr. ${n}`,
    handOver: 'Wenn der Tisch der App gefolgt ist, jetzt übergeben:',
    to: 'an',
    move: 'Und auf dem Tisch ändern:',
    all: 'Alles, was sich geändert hat',
    nothing: 'Kein Geld wechselt den Besitzer.',
  },
  slip: 'Auszahlung',
  atTable: {
    heading: 'Auf dem Tisch:',
    told: what => `Auf dem Tisch: ${what}`,
    toldAll: (count, back, what) =>
      `Auf dem Tisch, für alle ${count} ${back ? 'zurückgenommenen' : 'wiederholten'}: ${what}`,
    several: (count, whose) =>
      `${count === 1 ? '1 Handgriff' : `${count} Handgriffe`}${whose && ` (${whose})`}`,
    pays: (from, to, sum) => `${from} an ${to} ${sum}`,
    choose: 'Was dieser Tisch aus Pappe hat',
  },
  paysAShare: share => `zahlt ${share} je Anteil`,
  treasury: 'Kasse',
  treasuryOf: corporation => `Kasse von ${corporation}`,
  inNotes: notes => `Scheine ${notes}`,
  noNotes: money => `für ${money} keine Scheine`,
}
