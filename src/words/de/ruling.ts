import type { Words } from '../en'

/** The banker's ruling: the table outranks the program. */
export const ruling: Words['ruling'] = {
  title: 'Entscheid des Bankhalters',
  what: 'Der Tisch entscheidet, und die Bücher folgen. Dadurch entsteht nichts und geht nichts verloren, und nichts folgt daraus von selbst.',
  kind: 'Was wird richtiggestellt?',
  kinds: {
    money: 'Geld',
    shares: 'Zertifikate',
    president: 'Direktor',
    price: 'Kursmarker',
    train: 'Zug',
    // Where they do not fit they are parted at the hyphen.
    private: 'Privat\u00adgesellschaft',
    station: 'Übrige Bahnhöfe',
    phase: 'Phase',
    float: 'Betriebs\u00adaufnahme',
    turn: 'Wer an der Reihe ist',
  },
  fields: {
    from: 'Von',
    to: 'An',
    amount: 'Betrag',
    corporation: 'Gesellschaft',
    player: 'Spieler',
    shares: 'Anteile',
    cell: 'Das Feld',
    train: 'Zug',
    private: 'Privatgesellschaft',
    left: 'Übrige Bahnhöfe',
    phase: 'Phase',
    turn: 'An der Reihe ist',
    reason: 'Warum (darf leer bleiben)',
  },
  places: {
    bank: 'Bank',
    ipo: 'Startangebot',
    market: 'Offener Markt',
    closed: 'Aus dem Spiel',
  },
  enter: 'Entscheid eintragen',
  missing: 'Oben fehlt noch eine Angabe.',
  space: (price, row, column) => `${price}, Zeile ${row}, Spalte ${column}`,
}
